/** How a number of a cycle's form is drawn, whichever page asks for it. */
import type { ReadableAtom } from 'nanostores';
import { useMemo } from 'react';
import { bodyKeyFromFormKey } from '../../../simulation/fields.ts';
import type { Key } from '../../../i18n/keys.ts';
import type { FieldWords } from '../../../kit/controls/FormNumber.tsx';
import type { Form } from '../../../kit/form/form.ts';
import { unitOfSlot } from '../../../kit/form/units.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { textAt } from '../../../kit/form/fields.ts';
import { isGliding, knownSaturation, saturationUnits } from './saturation.ts';
import type { NumberKey } from './state/fields.ts';
import { setSaturationMode } from './state/form.ts';
import type { ShownRegime } from './state/results.ts';
import { choiceBeside, isSaturation, labelKey, saturationWord, withWord } from './field-words.ts';

const NEGATIVE: ReadonlySet<NumberKey> = new Set(['temp_cdr', 'temp_evp', 't_out_gc']);

/** The other reading of a saturation; of any other number there is none. */
const knownOf = (name: NumberKey, choice: string, shown: ShownRegime): number | undefined =>
  isSaturation(name) ? knownSaturation(name === 'temp_evp' ? 'evp' : 'cdr', choice, shown) : undefined;

/** The dew point of a temperature that is typed as another; undefined where it is the dew point that is typed. */
function dewBeside(name: NumberKey, choice: string, { result, isStale }: ShownRegime): number | undefined {
  if (!isSaturation(name) || choice === '2' || !result || isStale || result.input.sat_ref === 'dew') return undefined;
  return (name === 'temp_evp' ? result.extra.t_dew_evp : result.extra.t_dew_cdr) ?? undefined;
}

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
  // Beside a temperature that is not the dew point, what gauges and catalogues call it.
  const dew = usePart($shown, (value) => (isNoted ? dewBeside(name, choice, regimeOf(value)) : undefined));
  const glides = usePart($shown, (value) => isSaturation(name) && isGliding(regimeOf(value).result));
  const reference = usePart(form.$content, ({ texts }) => textAt(texts, 'sat_ref'));
  const shown = choice === '2' ? 'pressure' : 'temperature';
  const unit = usePart(form.$content, ({ units }) => unitOfSlot(units, shown));
  const label = withWord(t(labelKey(name, choice)), saturationWord(name, choice, reference, glides), t);
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
      : t(dew === undefined ? 'simulator.saturationAlso' : 'simulator.saturation.also', {
          value: format.full(shown === 'pressure' ? 'temperature' : 'pressure', noted),
          dew: format.full('temperature', dew),
        });
  return { ...words, unitChoice, note };
}
