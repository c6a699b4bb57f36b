export const inlineHashes: readonly string[];
export function inlineText(file: string): string;
export function inlineScripts(): { readonly name: string };
