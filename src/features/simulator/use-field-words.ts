/** How a number of a cycle's form is drawn, whichever page asks for it. */
import type { ReadableAtom } from 'nanostores';
import { useMemo } from 'react';
import { bodyKeyFromFormKey } from '../../simulation/fields.ts';
import type { Key } from '../../i18n/keys.ts';
import type { FieldWords } from '../../kit/controls/FormNumber.tsx';
import type { Form } from '../../kit/form/form.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { knownSaturation, saturationUnits } from './saturation.ts';
import type { NumberKey } from './state/fields.ts';
import { setSaturationMode } from './state/form.ts';
import type { ShownRegime } from './state/results.ts';
import { choiceBeside, isSaturation, labelKey } from './field-words.ts';

const NEGATIVE: ReadonlySet<NumberKey> = new Set(['temp_cdr', 'temp_evp', 't_out_gc']);

/** The other reading of a saturation; of any other number there is none. */
const knownOf = (name: NumberKey, choice: string, shown: ShownRegime): number | undefined =>
  isSaturation(name) ? knownSaturation(name === 'temp_evp' ? 'evp' : 'cdr', choice, shown) : undefined;

/**
 * The words of a field of a form.
 * @param $shown what the form gave, as it is on the page
 * @param regimeOf the same function at every call
 * @param isNoted whether a saturation says its other reading below; where it does not, an answer draws no field again
 */
export function useFieldWords<T>(
  form: Form,
  name: NumberKey,
  $shown: ReadableAtom<T>,
  regimeOf: (shown: T) => ShownRegime,
  isNoted = true,
): FieldWords {
  const t = useTranslator();
  const format = useFormatter();
  const choice = usePart(form.$content, ({ texts }) => choiceBeside(name, texts));
  const noted = usePart($shown, (value) => (isNoted ? knownOf(name, choice, regimeOf(value)) : undefined));
  const shown = choice === '2' ? 'pressure' : 'temperature';
  const unit = usePart(form.$content, ({ units }) => unitOfSlot(units, shown));
  const label = t(labelKey(name, choice));
  const words: FieldWords = {
    label,
    fullName: t(`problems.fields.${bodyKeyFromFormKey(name) ?? ''}` as Key),
    allowsNegative: NEGATIVE.has(name),
    inactive: name === 'sous_ref_cdr' && choice === '1' ? t('simulator.inactive') : undefined,
  };
  const unitChoice = useMemo(
    () =>
      isSaturation(name)
        ? saturationUnits(t, label, choice, unit, (mode) =>
            // Of the result there is when a unit is chosen.
            setSaturationMode(form, name, mode, knownOf(name, choice, regimeOf($shown.get()))),
          )
        : undefined,
    [t, label, choice, unit, form, name, $shown, regimeOf],
  );
  if (!unitChoice) return words;
  if (!isNoted) return { ...words, unitChoice };
  // Its line stays while the other reading is computed anew, so that nothing below moves at a key.
  const note =
    noted === undefined
      ? '\u00a0'
      : t('simulator.saturationAlso', {
          value: format.full(shown === 'pressure' ? 'temperature' : 'pressure', noted),
        });
  return { ...words, unitChoice, note };
}
