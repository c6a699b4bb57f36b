/** A calculator's form, typed in units of one's own. */
import { atom } from 'nanostores';
import type { Definition } from '../../../src/calculators/define.ts';
import { fieldsOf } from '../../../src/features/calculators/state/fields.ts';
import { readCalculator } from '../../../src/features/calculators/state/reading.ts';
import type { ReadForm } from '../../../src/features/calculators/state/reading.ts';
import type { ChosenUnits } from '../../../src/features/calculators/state/units.ts';
import { fieldValues } from '../../../src/features/calculators/state/values.ts';
import { createForm } from '../../../src/kit/form/form.ts';
import type { Form } from '../../../src/kit/form/form.ts';
import type { UnitChoices } from '../../../src/kit/form/units.ts';
import type { Locale } from '../../../src/language/index.ts';

export interface TypedForm {
  readonly form: Form;
  readonly show: (units: ChosenUnits) => void;
  readonly read: (before?: ReadForm) => ReadForm;
}

/** @param values in the units of the definition @param units shown, by the key of an input or `rows.column` */
export function typedForm(
  definition: Definition,
  values: Readonly<Record<string, unknown>> = {},
  units: ChosenUnits = {},
  locale: Locale = 'fr',
): TypedForm {
  const $units = atom<UnitChoices>({});
  const form = createForm(fieldsOf(definition), locale, fieldValues(definition, values, locale), {
    $units,
    served: {},
    choose: () => undefined,
  });
  const show = (shown: ChosenUnits): void =>
    $units.set(Object.fromEntries(Object.entries(shown).map(([key, unit]) => [`${definition.id}.${key}`, unit])));
  show(units);
  return { form, show, read: (before) => readCalculator(definition, form.$content.get(), before) };
}
