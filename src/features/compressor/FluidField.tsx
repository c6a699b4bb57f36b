import { FluidCombobox } from '../../kit/controls/FluidCombobox.tsx';
import { usePicker } from '../../kit/fluids/use-picker.ts';
import { textAt } from '../../kit/form/fields.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';

/** The fluid of the sheet. */
export function FluidField() {
  const { session, t, fluids } = usePage();
  const text = usePart(session.sheet.$content, ({ texts }) => textAt(texts, 'fluid'));
  const { value, chosen, list, onWanted, texts } = usePicker(fluids, text, t);
  return (
    <FluidCombobox
      label={t('compressor.list.fluid')}
      isLabelShown
      list={list}
      onWanted={onWanted}
      value={value}
      chosen={chosen}
      onChange={(name) => session.sheet.set('fluid', name)}
      {...texts}
    />
  );
}
