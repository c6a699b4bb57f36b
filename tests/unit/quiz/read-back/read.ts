/** A question as a platform has it after an import. */
export interface ReadQuestion {
  readonly name: string;
  readonly text: string;
  readonly explanation: string;
  readonly choices: readonly { readonly text: string; readonly weight: number; readonly feedback: string }[];
  readonly number?: { readonly value: number; readonly within: number };
}
