/** The choice of a fluid in a cycle of several circuits. */
import { FluidCombobox } from '../../../kit/controls/FluidCombobox.tsx';
import { usePicker } from '../../../kit/fluids/use-picker.ts';
import { textAt } from '../../../kit/form/fields.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import remarks from '../../../kit/styles/remarks.module.css';
import type { ArchitectureInput } from '../../../simulation/types.ts';
import { failureText } from './failure-text.ts';
import { pageFluids } from './fluids.ts';
import type { Regime } from './state/form.ts';
import { useSimulation } from './use-simulation.ts';

interface CircuitFluidProps {
  readonly regime: Regime;
  readonly name: ArchitectureInput;
}

/** The fluid of one circuit of several; both regimes run on it. */
export function CircuitFluid({ regime, name }: CircuitFluidProps) {
  const { $failures, forms, setField } = useSimulation();
  const t = useTranslator();
  const fluid = usePart(forms[regime].$content, ({ texts }) => textAt(texts, name));
  const problem = usePart($failures, ({ permanent }) =>
    permanent?.field === name ? failureText(permanent, t) : undefined,
  );
  const { value, chosen, list, onWanted, texts } = usePicker(pageFluids(t.locale), fluid, t);
  const label = t(`simulator.fields.${name}`);
  return (
    <div>
      {/* The box itself says its label to a screen reader: of several fluids each needs it seen. */}
      <span className={remarks.fine} aria-hidden="true">
        {label}
      </span>
      <FluidCombobox
        label={label}
        list={list}
        onWanted={onWanted}
        value={value}
        chosen={chosen}
        onChange={(chosenName) => setField(regime, name, chosenName)}
        problem={problem}
        {...texts}
      />
    </div>
  );
}
