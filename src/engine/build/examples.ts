// The examples of a README: the code of each ```js block, and what it is said to print.

export interface Example {
  readonly title: string;
  readonly code: string;
  readonly prints: readonly string[];
}

/** @param text a README; before each example one sentence, after `// →` what the line prints */
export function examplesOf(text: string): readonly Example[] {
  return [...text.matchAll(/^([^\n`#][^\n]*)\n\n```js\n(.*?)```/gms)].map(([, before = '', code = '']) => ({
    title: before.replace(/[:.]$/, ''),
    code,
    prints: [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, printed = '']) => printed),
  }));
}
