// The examples of a README: the code of each ```js block, and what it is said to print.

/**
 * @param {string} text a README; before each example one sentence, after `// →` what the line prints
 * @returns {{ title: string, code: string, prints: string[] }[]}
 */
export function examplesOf(text) {
  return [...text.matchAll(/^([^\n`#][^\n]*)\n\n```js\n(.*?)```/gms)].map(([, before, code]) => ({
    title: before.replace(/[:.]$/, ''),
    code,
    prints: [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, printed]) => printed),
  }));
}
