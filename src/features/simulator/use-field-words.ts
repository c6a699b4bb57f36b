/** How a number of a cycle's form is drawn, whichever page asks for it. */
import type { ReadableAtom } from 'nanostores';
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
