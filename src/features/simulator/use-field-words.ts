/** How a number of a cycle's form is drawn, whichever page asks for it. */
import type { ReadableAtom } from 'nanostores';
import { bodyKeyFromFormKey } from '../../simulation/fields.ts';
import { pointOf } from '../../simulation/cycles/index.ts';
import type { Key, Translator } from '../../i18n/keys.ts';
import type { FieldWords } from '../../kit/controls/FormField.tsx';
import { unitOptions } from '../../kit/controls/unit-options.ts';
import type { UnitChoice } from '../../kit/controls/UnitMenu.tsx';
import type { Form } from '../../kit/form/form.ts';
import { setUnit, unitOfSlot } from '../../kit/form/units.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import type { NumberKey } from './state/fields.ts';
import { setSaturationMode } from './state/form.ts';
import type { ShownRegime } from './state/results.ts';
import { choiceBeside, isSaturation, labelKey } from './field-words.ts';

const NEGATIVE: ReadonlySet<NumberKey> = new Set(['temp_cdr', 'temp_evp', 't_out_gc']);

/** Of a saturation: which side of the circuit it is of. */
export type SaturationSide = 'evp' | 'cdr';

/**
 * The same saturation entered the other way, °C or bar, while the result is of what is typed: a pressure for a
 * temperature (mode '1') and back ('2').
 */
export function knownSaturation(
  side: SaturationSide,
  mode: string,
  { result, isStale }: ShownRegime,
): number | undefined {
  if (!result || isStale) return undefined;
  const { extra } = result;
  const [temperature, pressure] =
    side === 'evp'
      ? [extra.t_dew_evp, pointOf(result, 'suction').P]
      : [extra.t_dew_cdr, pointOf(result, 'discharge').P];
  return temperature === null ? undefined : mode === '2' ? temperature : pressure;
}

/** One menu of the units of both quantities: a unit of the other one enters the saturation the other way. */
export const saturationUnits = (
  t: Translator,
  label: string,
  mode: string,
  unit: string,
  onMode: (mode: '1' | '2') => void,
): UnitChoice => ({
  label: t('quantities.field.unitOf', { field: label }),
  value: `${mode}:${unit}`,
  options: (['temperature', 'pressure'] as const).flatMap((quantity) =>
    unitOptions(quantity).map(({ id, symbol }) => ({
      id: `${quantity === 'pressure' ? '2' : '1'}:${id}`,
      symbol,
      group: t(`simulator.unitGroups.${quantity}`),
    })),
  ),
  onChange(id) {
    const [chosen, chosenUnit] = id.split(':') as ['1' | '2', string];
    if (chosen !== mode) onMode(chosen);
    setUnit(chosen === '2' ? 'pressure' : 'temperature', chosenUnit);
  },
});

/**
 * The words of a field of a form.
 * @param $shown what the form gave, as it is on the page
 */
export function useFieldWords<T>(
  form: Form,
  name: NumberKey,
  $shown: ReadableAtom<T>,
  regimeOf: (shown: T) => ShownRegime,
): FieldWords {
  const t = useTranslator();
  const format = useFormatter();
  const choice = usePart(form.$content, ({ texts }) => choiceBeside(name, texts));
  const known = usePart($shown, (value) =>
    isSaturation(name) ? knownSaturation(name === 'temp_evp' ? 'evp' : 'cdr', choice, regimeOf(value)) : undefined,
  );
  const shown = choice === '2' ? 'pressure' : 'temperature';
  const unit = usePart(form.$content, ({ units }) => unitOfSlot(units, shown));
  const label = t(labelKey(name, choice));
  const words: FieldWords = {
    label,
    fullName: t(`problems.fields.${bodyKeyFromFormKey(name) ?? ''}` as Key),
    allowsNegative: NEGATIVE.has(name),
    inactive: name === 'sous_ref_cdr' && choice === '1' ? t('simulator.inactive') : undefined,
  };
  if (!isSaturation(name)) return words;
  const unitChoice = saturationUnits(t, label, choice, unit, (mode) => setSaturationMode(form, name, mode, known));
  // Its line stays while the other reading is computed anew, so that nothing below moves at a key.
  const note =
    known === undefined
      ? '\u00a0'
      : t('simulator.saturationAlso', {
          value: format.full(shown === 'pressure' ? 'temperature' : 'pressure', known),
        });
  return { ...words, unitChoice, note };
}
