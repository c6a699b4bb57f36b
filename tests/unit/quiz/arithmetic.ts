/** The arithmetic of `proof.is` in content/quiz: how a key that is a figure is worked out another way. */

const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  ln: Math.log,
  exp: Math.exp,
  sqrt: Math.sqrt,
  min: Math.min,
  max: Math.max,
};
const TOKEN = /\s*(\d+(?:\.\d+)?(?:e[-+]?\d+)?|[a-z]+|[-+*/^(),])/y;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  let end = 0;
  for (TOKEN.lastIndex = 0; end < text.trimEnd().length; end = TOKEN.lastIndex) {
    const [, token] = TOKEN.exec(text) ?? [];
    if (token === undefined) throw new Error(`"${text}" is not understood from "${text.slice(end)}" on`);
    tokens.push(token);
  }
  return tokens;
}

/**
 * The value of a text like `100 * (1 - ln(2) / 3 ^ 0.5)`: numbers with a point, + - * / ^, brackets and the functions
 * ln, exp, sqrt, min, max.
 * @throws {Error} quoting what is not understood
 */
export function valueOfArithmetic(text: string): number {
  const tokens = tokensOf(text);
  const take = (...wanted: readonly string[]): string | undefined =>
    wanted.includes(tokens[0] ?? '') ? tokens.shift() : undefined;
  const need = (sign: string): void => {
    if (take(sign) === undefined) throw new Error(`"${text}" lacks a "${sign}" before "${tokens.join(' ')}"`);
  };

  function sum(): number {
    let value = product();
    for (let sign = take('+', '-'); sign !== undefined; sign = take('+', '-')) {
      value += (sign === '+' ? 1 : -1) * product();
    }
    return value;
  }
  function product(): number {
    let value = power();
    for (let sign = take('*', '/'); sign !== undefined; sign = take('*', '/')) {
      value = sign === '*' ? value * power() : value / power();
    }
    return value;
  }
  function power(): number {
    if (take('-') !== undefined) return -power();
    const base = atom();
    return take('^') === undefined ? base : base ** power();
  }
  function atom(): number {
    if (take('(') !== undefined) {
      const value = sum();
      need(')');
      return value;
    }
    const token = tokens.shift() ?? '';
    const call = FUNCTIONS[token];
    if (call === undefined) {
      if (/^\d/.test(token)) return Number(token);
      throw new Error(`"${text}": "${token}" is no number, and none of ${Object.keys(FUNCTIONS).join(', ')}`);
    }
    need('(');
    const values = [sum()];
    while (take(',') !== undefined) values.push(sum());
    need(')');
    return call(...values);
  }

  const value = sum();
  if (tokens.length > 0) throw new Error(`"${text}" is not understood from "${tokens.join(' ')}" on`);
  return value;
}
