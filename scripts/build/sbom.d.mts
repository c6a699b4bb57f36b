export interface Part {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}
export interface Sbom {
  readonly components: readonly { readonly name: string; readonly version?: string }[];
}
export declare function sbom(): Sbom;
export declare function partsOf(list: Sbom): readonly Part[];
export declare function packageOf(file: string): string | undefined;
export declare function partsList(): {
  readonly name: string;
  generateBundle(
    this: { error(text: string): void },
    options: unknown,
    files: Readonly<Record<string, { readonly moduleIds?: readonly string[] }>>,
  ): void;
};
