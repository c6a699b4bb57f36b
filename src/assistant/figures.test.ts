import { describe, expect, it } from 'vitest';
import { figuresOf, verifierFrom } from './figures.ts';
import { resultMessageText } from './messages.ts';
import type { ChatMessage } from './messages.ts';

const wordsOf = (text: string): readonly string[] => figuresOf(text).map(({ start, end }) => text.slice(start, end));
const user = (content: string): ChatMessage => ({ role: 'user', content });

/** The figures of an answer that nothing before it contains. */
function unverified(answer: string, ...before: readonly ChatMessage[]): readonly string[] {
  const verified = verifierFrom(before);
  return figuresOf(answer)
    .filter((figure) => !verified(figure))
    .map(({ start, end }) => answer.slice(start, end));
}

describe('the figures of a text', () => {
  it.each([
    ['La pression vaut 2,928 bar abs. à 0 °C.', ['2,928', '0']],
    ['The pressure is 2.928 bar at 0 °C, that is 42.5 psi.', ['2.928', '0', '42.5']],
    ['Surchauffe de 5 à 8 K, sous-refroidissement 3-8 K', ['5', '8', '3', '8']],
    ['EER 5,68', ['5,68']],
    ['1\u202f234,5 kJ/kg et 200\u00a0000 Pa', ['1\u202f234,5', '200\u00a0000']],
    ['−12,5\u202f°C', ['12,5']],
    ['12kW', ['12']],
    ['398,6', ['398,6']],
    ['45', ['45']],
    ['4', []],
    ['R134a, R1234yf, R-410A, CO2, EN 378, 2014/68/UE en 2026, gpt-4o', []],
    ['Il y a 3 étapes et 12 kits', []],
    ['Étape 2 : ouvrir la vanne', []],
  ])('%s', (text, figures) => {
    expect(wordsOf(text)).toEqual(figures);
  });
});

describe('a figure of an answer', () => {
  const result = user(resultMessageText('Ruler', { P: { value: 2.928, unit: 'bar abs' }, list: [1, 398.6] }, 'fr'));
  const context: ChatMessage = {
    role: 'system',
    content: 'Contexte',
    context: { type: 'Simulation', tables: [{ title: 't', rows: [{ object: 'o', key: 'EER', value: '5,68' }] }] },
  };

  it('is verified by a tool, a context or a question, rounded or not', () => {
    expect(unverified('2,928 bar, soit 2,93 bar, environ 3 bar ; 398,6 puis 399 kJ/kg', result)).toEqual([]);
    expect(unverified('EER 5,68, soit 5.7', context)).toEqual([]);
    expect(unverified('À −10 °C comme demandé', user('à -10 °C ?'))).toEqual([]);
    expect(unverified('1 234 kJ or 1,234 kJ', user('1234 kJ'))).toEqual([]);
    expect(unverified('1.234 bar', user('1,234 bar'))).toEqual([]);
  });

  it('is not verified when it is another, or says more digits than are known', () => {
    expect(unverified('2,94 bar et 2,9281 bar, 41 psi', result)).toEqual(['2,94', '2,9281', '41']);
    expect(unverified('5,69', context)).toEqual(['5,69']);
    expect(unverified('12,3 bar', user('et alors ?'))).toEqual(['12,3']);
  });

  it('is never verified by what the model has said before', () => {
    expect(unverified('7,5 bar', { role: 'assistant', content: 'Elle vaut 7,5 bar' })).toEqual(['7,5']);
  });
});
