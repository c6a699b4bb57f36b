/** Text of a script that runs before the first paint: scripts/build/inline-scripts.mjs. */
declare module 'virtual:inline:*' {
  const text: string;
  export default text;
}

/** What others wrote that the site is made of: scripts/build/sbom.mjs. */
declare module 'virtual:parts' {
  const parts: readonly { readonly name: string; readonly version: string; readonly licence: string }[];
  export default parts;
}
