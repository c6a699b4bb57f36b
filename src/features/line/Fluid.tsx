import { FluidCombobox } from '../../kit/controls/FluidCombobox.tsx';
import { usePicker } from '../../kit/fluids/use-picker.ts';
import { textAt } from '../../kit/form/fields.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './page-data.ts';
import { fieldOfProblem, problemText } from './problem-text.ts';

/** The fluid of the line, and what is wrong with it. */
export function Fluid() {
  const { line, t, source } = usePage();
  const fluid = usePart(line.form.$content, ({ texts }) => textAt(texts, 'fluid'));
  const problem = usePart(line.$point, (point) =>
    point.problem && fieldOfProblem(point.problem) === 'fluid' ? point.problem : undefined,
  );
  const picker = usePicker(source, fluid, t);
  return (
    <FluidCombobox
      label={t('simulator.fields.fluid')}
      list={picker.list}
      onWanted={picker.onWanted}
      value={picker.value}
      chosen={picker.chosen}
      onChange={(name) => line.form.set('fluid', name)}
      problem={problem && problemText(problem, t)}
      {...picker.texts}
    />
  );
}
