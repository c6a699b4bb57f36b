/** What changes in a form when another cycle is chosen: nothing that was typed. */
import { textAt } from '../../../kit/form/fields.ts';
import type { FormContent } from '../../../kit/form/form.ts';
import { cycleOfWord } from '../../../simulation/cycles/index.ts';
import type { CycleDescription } from '../../../simulation/cycles/index.ts';
import { formKeyFromBodyKey } from '../../../simulation/fields.ts';
import type { FormKey } from '../../../simulation/fields.ts';
import { STEADY_FORM, TRANSIENT_FORM } from '../../../simulation/url.ts';
import type { FormState } from '../../../simulation/url.ts';
import type { Regime } from './form.ts';

interface Changes {
  readonly texts: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, number>>;
}

const FORMS: Readonly<Record<Regime, FormState>> = { permanent: STEADY_FORM, transient: TRANSIENT_FORM };

const openingsOf = ({ defaults = {} }: CycleDescription): ReadonlyMap<FormKey, string | number> =>
  new Map(
    Object.entries(defaults).map(([key, value]) => [formKeyFromBodyKey(key as keyof typeof defaults), value] as const),
  );

/** What opens otherwise in the cycle named than in the one that stands, where what stands is what opened. */
export function changesOfCycle(regime: Regime, { texts, values }: FormContent, word: string): Changes {
  const from = openingsOf(cycleOfWord(textAt(texts, 'architecture')));
  const to = openingsOf(cycleOfWord(word));
  const form = FORMS[regime];
  const changed = [...new Set([...from.keys(), ...to.keys()])].flatMap((key) => {
    const opened = from.get(key) ?? form[key];
    const opens = to.get(key) ?? form[key];
    return opens === undefined || opens === opened || String(values[key]) !== String(opened)
      ? []
      : [[key, opens] as const];
  });
  return {
    texts: Object.fromEntries(changed.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))),
    values: Object.fromEntries(changed.flatMap(([key, value]) => (typeof value === 'number' ? [[key, value]] : []))),
  };
}
