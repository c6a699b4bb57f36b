import { FluidCombobox } from '../../kit/controls/FluidCombobox.tsx';
import { usePicker } from '../../kit/fluids/use-picker.ts';
import { textAt } from '../../kit/form/fields.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './page-data.ts';
import { useRefusal } from './use-refusal.ts';

/** The fluid of the machine, the one last read first. */
export function Fluid() {
  const t = useTranslator();
  const { diagnosis, source } = usePage();
  const fluid = usePart(diagnosis.form.$content, ({ texts }) => textAt(texts, 'fluid'));
  const picker = usePicker(source, fluid, t);
  return (
    <FluidCombobox
      label={t('diagnosis.fields.fluid')}
      list={picker.list}
      onWanted={picker.onWanted}
      value={picker.value}
      chosen={picker.chosen}
      onChange={(name) => diagnosis.form.set('fluid', name)}
      problem={useRefusal('fluid')}
      {...picker.texts}
    />
  );
}
