/** Text of a script that runs before the first paint: scripts/build/inline-scripts.mjs. */
declare module 'virtual:inline:*' {
  const text: string;
  export default text;
}
