/** Text of a script that runs before the first paint: scripts/build/inline-scripts.ts. */
declare module 'virtual:inline:*' {
  const text: string;
  export default text;
}

/** Of the build alone: what unpacks the typeface (scripts/build/pictures.ts). */
declare module 'wawoff2' {
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}

/** What others wrote that the site is made of: scripts/build/sbom.ts. */
declare module 'virtual:parts' {
  const parts: readonly { readonly name: string; readonly version: string; readonly licence: string }[];
  export default parts;
}
