/** What the form's fields are called and what they hold, in words: for the form itself, its print and its file. */
import type { Translator } from '../../i18n/keys.ts';
import { unitOf } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { cycleOfWord, PLAIN } from '../../simulation/cycles/index.ts';
import { NUMBER_KEYS } from './state/fields.ts';
import type { FormTexts, NumberKey } from './state/fields.ts';
import { unusedKeys } from './state/reading.ts';
import type { FieldReading, FormReading } from './state/reading.ts';

const MODE_KEYS = { temp_cdr: 'mode_cdr', temp_evp: 'mode_evp' } as const;
type SaturationKey = keyof typeof MODE_KEYS;
export const isSaturation = (key: NumberKey): key is SaturationKey => key === 'temp_cdr' || key === 'temp_evp';

/** The choice a field's meaning hangs on: its criterion, temperature or pressure, or whether the cycle uses it. */
export function choiceBeside(name: NumberKey, form: FormTexts): string {
  if (name === 'choix_value') return form.intitule_choix;
  if (isSaturation(name)) return form[MODE_KEYS[name]];
  return name === 'sous_ref_cdr' ? form.mode_trans : '';
}

export function labelKey(name: NumberKey, choice: string) {
  if (name === 'choix_value') return `simulator.criteria.${choice as '0'}` as const;
  return `simulator.fields.${isSaturation(name) ? (`${name}_${choice === '2' ? '2' : '1'}` as const) : name}` as const;
}

export const labelOfField = (name: NumberKey, form: FormTexts, t: Translator): string =>
  t(labelKey(name, choiceBeside(name, form)));

export const symbolOfReading = ({ field, unit }: FieldReading): string =>
  unitOf(field.quantity, unit as UnitOf<typeof field.quantity>).symbol;

export interface InputRow {
  readonly label: string;
  readonly text: string;
  readonly symbol: string;
}

/** The inputs a regime is computed from, in the order of the form: its numbers as they are shown, then its choices. */
export function inputRows(reading: FormReading, t: Translator): readonly InputRow[] {
  const { texts, numbers } = reading;
  const unused = unusedKeys(texts);
  return [
    { label: t('simulator.fields.mode_trans'), text: t(`simulator.cycles.${texts.mode_trans as '0'}`), symbol: '' },
    ...(texts.architecture === PLAIN
      ? []
      : [
          {
            label: t('simulator.fields.architecture'),
            text: cycleOfWord(texts.architecture).name[t.locale],
            symbol: '',
          },
        ]),
    { label: t('simulator.fields.mode_ref'), text: t(`simulator.media.${texts.mode_ref as '0'}`), symbol: '' },
    ...NUMBER_KEYS.filter((name) => !unused.includes(name)).map((name) => ({
      label: labelOfField(name, texts, t),
      text: numbers[name].text,
      symbol: symbolOfReading(numbers[name]),
    })),
  ];
}
