import { FluidCombobox } from '../../kit/controls/FluidCombobox.tsx';
import { usePicker } from '../../kit/fluids/use-picker.ts';
import { textAt } from '../../kit/form/fields.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './page-data.ts';
import { problemText } from './words.ts';

/** The fluid the table names, and what is wrong with it. */
export function Fluid() {
  const { table, t, source } = usePage();
  const fluid = usePart(table.form.$content, ({ texts }) => textAt(texts, 'fluid'));
  const problem = usePart(table.$shown, ({ problem: found }) => (found?.field === 'fluid' ? found : undefined));
  const { value, chosen, list, onWanted, texts } = usePicker(source, fluid, t);
  return (
    <FluidCombobox
      label={t('tables.fields.fluid')}
      name="fluid"
      list={list}
      onWanted={onWanted}
      value={value}
      chosen={chosen}
      onChange={(picked) => table.form.set('fluid', picked)}
      problem={problem && problemText(problem, t)}
      {...texts}
    />
  );
}
