/** The fluid of the ruler; another one keeps the place: the same pressure or temperature. */
import { usePicker } from '../../kit/fluids/use-picker.ts';
import type { FluidSource } from '../../kit/fluids/fluid-source.ts';
import { FluidCombobox } from '../../kit/controls/FluidCombobox.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { useFigures, useFluid, useRuler } from './context.ts';
import { faultText } from './fault-text.ts';

export function Fluid() {
  const { ruler, t, sources } = useRuler();
  const figures = useFigures();
  const fluid = useFluid(ruler);
  const fault = usePart(ruler.$shown, (shown) => shown.faults.fluid);
  const picker = usePicker(sources[0] as FluidSource, fluid, t);
  return (
    <FluidCombobox
      label={t('ruler.fluid')}
      list={picker.list}
      onWanted={picker.onWanted}
      value={picker.value}
      chosen={picker.chosen}
      onChange={ruler.setFluid}
      problem={faultText(fault, t, figures)}
      {...picker.texts}
    />
  );
}
