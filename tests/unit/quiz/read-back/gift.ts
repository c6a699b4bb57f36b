/**
 * Reads GIFT as its description says: questions parted by blank lines, a name between `::`, answers in braces, `=` and `~`
 * before them, weights between `%`, feedback after `#`, general feedback after `####`, signs of the grammar after `\`, lines after `//` left out.
 */
import type { ReadQuestion } from './read.ts';

/** The text with each escaped sign as a private one, so that only the grammar's are left; and back. */
const SIGNS = ':#={}~\\';
const hidden = (text: string): string =>
  text.replaceAll(/\\([:#={}~\\])/g, (_, sign: string) => String.fromCodePoint(0xe000 + SIGNS.indexOf(sign)));
const shown = (text: string): string =>
  text.replaceAll(/[\uE000-\uE006]/g, (sign) => SIGNS[(sign.codePointAt(0) ?? 0) - 0xe000] ?? '').trim();

function answerOf(text: string): ReadQuestion['choices'][number] {
  const [body = '', feedback = ''] = text.slice(1).split('#');
  const [, weight, rest = body] = /^%(-?[\d.]+)%(.*)$/s.exec(body) ?? [];
  const fallback = text.startsWith('=') ? 100 : 0;
  return { text: shown(rest), weight: weight === undefined ? fallback : Number(weight), feedback: shown(feedback) };
}

function questionOf(block: string): ReadQuestion {
  const match = /^::(.*?)::\[plain\](.*?)\{(.*)\}$/s.exec(hidden(block));
  if (!match) throw new Error(`not read: ${block}`);
  const [, name = '', text = '', inside = ''] = match;
  const [answers = '', explanation = ''] = inside.split('####');
  const common = { name: shown(name), text: shown(text), explanation: shown(explanation) };
  if (answers.trim().startsWith('#')) {
    const [value, within] = answers.trim().slice(1).split(':').map(Number);
    return { ...common, choices: [], number: { value: value ?? Number.NaN, within: within ?? 0 } };
  }
  return { ...common, choices: [...answers.matchAll(/[=~][^=~]*/g)].map(([one]) => answerOf(one)) };
}

export function readGift(file: string): { readonly category: string; readonly questions: readonly ReadQuestion[] } {
  const [first = '', ...blocks] = file
    .replaceAll(/^\/\/.*\n/gm, '')
    .trim()
    .split(/\n\s*\n/);
  return { category: first.replace('$CATEGORY:', '').trim(), questions: blocks.map(questionOf) };
}
