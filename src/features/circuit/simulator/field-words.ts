/** What the form's fields are called and what they hold, in words: for the form itself, its print and its file. */
import type { Translator } from '../../../i18n/keys.ts';
import { readSymbol } from '../../../quantities/index.ts';
import type { UnitOf } from '../../../quantities/index.ts';
import { cycleOfWord, PLAIN } from '../../../simulation/cycles/index.ts';
import { bodyKeyFromFormKey, fieldFromBodyKey } from '../../../simulation/fields.ts';
import { optionName, wordName } from '../../../simulation/option-names.ts';
import { textAt } from '../../../kit/form/fields.ts';
import type { FormTexts } from '../../../kit/form/fields.ts';
import type { FormContent } from '../../../kit/form/form.ts';
import { isAsked, isNumberKey, NUMBER_KEYS } from './state/fields.ts';
import type { NumberKey } from './state/fields.ts';

const MODE_KEYS = { temp_cdr: 'mode_cdr', temp_evp: 'mode_evp' } as const;
type SaturationKey = keyof typeof MODE_KEYS;
export const isSaturation = (key: NumberKey): key is SaturationKey => key === 'temp_cdr' || key === 'temp_evp';

/** The choice a field's meaning hangs on: its criterion, temperature or pressure, or whether the cycle uses it. */
export function choiceBeside(name: NumberKey, form: FormTexts): string {
  if (name === 'choix_value') return textAt(form, 'intitule_choix');
  if (isSaturation(name)) return textAt(form, MODE_KEYS[name]);
  return name === 'sous_ref_cdr' ? textAt(form, 'mode_trans') : '';
}

export function labelKey(name: NumberKey, choice: string) {
  if (name === 'choix_value') return `simulator.criteria.${choice as '0'}` as const;
  return `simulator.fields.${isSaturation(name) ? (`${name}_${choice === '2' ? '2' : '1'}` as const) : name}` as const;
}

/**
 * Which saturation temperature is typed, in one word: of a fluid that glides, or where it is another than the dew point.
 * Undefined where there is nothing to tell.
 */
export const saturationWord = (
  name: NumberKey,
  choice: string,
  reference: string,
  glides: boolean,
): 'dew' | 'mid' | 'bubble' | undefined =>
  isSaturation(name) && choice !== '2' && (glides || reference !== 'dew')
    ? reference === 'mid' || reference === 'bubble'
      ? reference
      : 'dew'
    : undefined;

/** A label with the word of its saturation. */
export const withWord = (label: string, word: ReturnType<typeof saturationWord>, t: Translator): string =>
  word === undefined ? label : t('simulator.saturation.of', { label, word: t(`simulator.saturation.${word}`) });

/** @param glides whether dew and bubble are two temperatures of its fluid */
export function labelOfField(name: NumberKey, form: FormTexts, t: Translator, glides = false): string {
  const choice = choiceBeside(name, form);
  return withWord(t(labelKey(name, choice)), saturationWord(name, choice, textAt(form, 'sat_ref'), glides), t);
}

/** What is typed in a number of the form, and the symbol of its unit. */
export function typedNumber({ numbers }: FormContent, name: NumberKey): Pick<InputRow, 'text' | 'symbol'> {
  const typed = numbers[name];
  if (!typed) return { text: '', symbol: '' };
  const { text, unit, measure } = typed;
  return { text, symbol: readSymbol(measure.quantity, unit as UnitOf<typeof measure.quantity>) };
}

/** What is typed, or the word that stands in its place. */
function typedOrSought(content: FormContent, name: NumberKey, t: Translator): Pick<InputRow, 'text' | 'symbol'> {
  const text = textAt(content.texts, name);
  const { words = [], optionalDefault } = fieldFromBodyKey(bodyKeyFromFormKey(name) ?? 'fluid');
  const said = text === '' ? String(optionalDefault ?? '') : text;
  return words.includes(said) ? { text: wordName(said, t.locale), symbol: '' } : typedNumber(content, name);
}

export interface InputRow {
  readonly label: string;
  readonly text: string;
  readonly symbol: string;
}

/** The inputs a regime is computed from, in the order of the form: its numbers as they are shown, then its choices. */
export function inputRows(content: FormContent, t: Translator, glides = false): readonly InputRow[] {
  const { texts } = content;
  const architecture = textAt(texts, 'architecture');
  return [
    {
      label: t('simulator.fields.mode_trans'),
      text: t(`simulator.cycles.${textAt(texts, 'mode_trans') as '0'}`),
      symbol: '',
    },
    ...(architecture === PLAIN
      ? []
      : [
          {
            label: t('simulator.fields.architecture'),
            text: cycleOfWord(architecture).name[t.locale],
            symbol: '',
          },
        ]),
    {
      label: t('simulator.fields.mode_ref'),
      text: t(`simulator.media.${textAt(texts, 'mode_ref') as '0'}`),
      symbol: '',
    },
    ...cycleOfWord(architecture)
      .inputs.filter((name) => !isNumberKey(name) && isAsked(name, texts))
      .map((name) => ({
        label: t(`simulator.fields.${name}`),
        text: optionName(name, textAt(texts, name), t.locale),
        symbol: '',
      })),
    ...NUMBER_KEYS.filter((name) => isAsked(name, texts)).map((name) => ({
      label: labelOfField(name, texts, t, glides),
      ...typedOrSought(content, name, t),
    })),
  ];
}
