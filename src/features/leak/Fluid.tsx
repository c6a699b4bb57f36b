import { FluidCombobox } from '../../kit/controls/FluidCombobox.tsx';
import { usePicker } from '../../kit/fluids/use-picker.ts';
import { textAt } from '../../kit/form/fields.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './page-data.ts';
import { problemText } from './problem-text.ts';

/** The blend that leaks, and what is wrong with it. */
export function Fluid() {
  const t = useTranslator();
  const { study, source } = usePage();
  const fluid = usePart(study.form.$content, ({ texts }) => textAt(texts, 'fluid'));
  const problem = usePart(study.$shown, ({ problem: found }) =>
    found?.field === 'fluid' ? problemText(found, t) : undefined,
  );
  const { value, chosen, list, onWanted, texts } = usePicker(source, fluid, t);
  return (
    <FluidCombobox
      label={t('leak.fields.fluid')}
      name="fluid"
      list={list}
      onWanted={onWanted}
      value={value}
      chosen={chosen}
      onChange={(picked) => study.form.set('fluid', picked)}
      problem={problem}
      {...texts}
    />
  );
}
