/** The fields of the quick point and of its sweep; the part of the page that starts the others. */
import { FormField } from '../../kit/controls/FormField.tsx';
import { unitOfSlot } from '../../kit/form/units.ts';
import { useFormatter } from '../../kit/island/context.ts';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { useRefusal, useText } from '../../kit/page/Field.tsx';
import { FigureBar } from '../../kit/page/Figures.tsx';
import { Form as PageForm } from '../../kit/page/Form.tsx';
import { knownSaturation, saturationUnits } from '../circuit/simulator/saturation.ts';
import { figuresOf } from './figures.ts';
import { asIsland, usePage } from './island.ts';
import { Fluid } from './lazy.ts';

const SIDES = { pt_evp: 'evp', pt_cdr: 'cdr' } as const;

/** A saturation, as a temperature or as a pressure: the same state the other way is noted below. */
function Saturation({ name }: { readonly name: string }) {
  const { form, answers, t } = usePage();
  const format = useFormatter();
  const side = SIDES[name as keyof typeof SIDES];
  const problem = useRefusal(name);
  const mode = useText(`mode_${side}`);
  const label = t(`simulator.fields.temp_${side}_${mode === '2' ? '2' : '1'}`);
  const [shown, other] = mode === '2' ? (['pressure', 'temperature'] as const) : (['temperature', 'pressure'] as const);
  const unit = usePart(form.$content, ({ units }) => unitOfSlot(units, shown));
  const known = usePart(answers.point, ({ result, status }) =>
    knownSaturation(side, mode, { result, isStale: status !== 'current' }),
  );
  // The place stays where the same state is known the other way.
  const units = saturationUnits(t, label, mode, unit, (chosen) =>
    form.change({ [`mode_${side}`]: chosen }, known === undefined ? {} : { [name]: known }, true),
  );
  return (
    <FormField
      form={form}
      path={name}
      label={label}
      problem={problem}
      unitChoice={units}
      note={known === undefined ? undefined : t('simulator.saturationAlso', { value: format.full(other, known) })}
      allowsNegative
    />
  );
}

const SLOTS = { Fluid, Saturation };
const IN_BAR = ['eer', 'power_compressor', 'discharge'];

/** On a phone what one types for stays in sight. */
function Bar() {
  const { answers, t } = usePage();
  const { result, status } = useWhole(answers.point);
  const figures = figuresOf(result, useFormatter(), t).filter(({ name }) => IN_BAR.includes(name));
  // Part of this very component: a key draws one.
  return FigureBar({ figures, isStale: status !== 'current' });
}

export const Form = asIsland(function LineForm() {
  return (
    <PageForm slots={SLOTS}>
      <Bar />
    </PageForm>
  );
});
