export interface Example {
  readonly title: string;
  readonly code: string;
  readonly prints: readonly string[];
}
export declare function examplesOf(text: string): readonly Example[];
