/** What changes in a form when another cycle is chosen: nothing that was typed. */
import { textAt } from '../../../../kit/form/fields.ts';
import type { FormContent } from '../../../../kit/form/form.ts';
import { changesOfCycle, STEADY_FORM, TRANSIENT_FORM } from '../../../../simulation/url.ts';
import type { FormState } from '../../../../simulation/url.ts';
import type { Regime } from './form.ts';

interface Changes {
  readonly texts: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, number>>;
}

const FORMS: Readonly<Record<Regime, FormState>> = { permanent: STEADY_FORM, transient: TRANSIENT_FORM };

/** What opens otherwise in the cycle named than in the one that stands. */
export function changesOfChoice(regime: Regime, { texts, values }: FormContent, word: string): Changes {
  const changed = changesOfCycle(FORMS[regime], (key) => values[key], [textAt(texts, 'architecture'), word]);
  return {
    texts: Object.fromEntries(changed.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))),
    values: Object.fromEntries(changed.flatMap(([key, value]) => (typeof value === 'number' ? [[key, value]] : []))),
  };
}
