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
