/** What three sheets say in the same words is said once, in a sheet of `src/kit/styles`. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Shorter ones are alike by chance. */
const LEAST = 4;
const MOST_SHEETS = 2;

/** The declarations of each innermost rule, in any order, with the conditions around them. */
function rulesOf(css: string): readonly string[] {
  const rules: string[] = [];
  const heads: string[] = [];
  let text = '';
  for (const sign of css.replaceAll(/\/\*[^]*?\*\//g, '')) {
    if (sign === '{') {
      heads.push(text.slice(text.lastIndexOf(';') + 1).trim());
      text = '';
    } else if (sign === '}') {
      heads.pop();
      const own = text.split(';').map((declaration) => declaration.trim().replaceAll(/\s+/g, ' '));
      const declarations = own.filter((declaration) => declaration !== '').sort();
      const conditions = heads.filter((head) => head.startsWith('@') && !head.startsWith('@layer'));
      if (declarations.length >= LEAST) rules.push([...conditions, ...declarations].join('; '));
      text = '';
    } else text += sign;
  }
  return rules;
}

const sheets = globSync('src/**/*.css').map((path) => ({ path, rules: new Set(rulesOf(readFileSync(path, 'utf8'))) }));

describe('the rules of the style sheets', () => {
  it('are read, those under a condition too', () => {
    expect(rulesOf('.a{b:c;d:e;f:g;h:i} @media print { .j { h: i; f: g; d: e; b: c; } .k { l: m } }')).toEqual([
      'b:c; d:e; f:g; h:i',
      '@media print; b: c; d: e; f: g; h: i',
    ]);
  });

  it('stand in no three sheets alike', () => {
    const holders = new Map<string, string[]>();
    for (const { path, rules } of sheets)
      for (const rule of rules) holders.set(rule, [...(holders.get(rule) ?? []), path]);
    expect(holders.size).toBeGreaterThan(300);
    expect([...holders].filter(([, paths]) => paths.length > MOST_SHEETS)).toEqual([]);
  });
});
