import { FluidCombobox } from '../../kit/controls/FluidCombobox.tsx';
import type { FluidSource } from '../../kit/fluids/fluid-source.ts';
import { usePicker } from '../../kit/fluids/use-picker.ts';
import { textAt } from '../../kit/form/fields.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './island.ts';

/** The fluid of the sheet. */
export function FluidField() {
  const { session, t, sources } = usePage();
  const text = usePart(session.sheet.$content, ({ texts }) => textAt(texts, 'fluid'));
  const { value, chosen, list, onWanted, texts } = usePicker(sources[0] as FluidSource, text, t);
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
