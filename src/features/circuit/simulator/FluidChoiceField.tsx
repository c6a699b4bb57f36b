import { useMemo } from 'react';
import { FluidCombobox } from '../../../kit/controls/FluidCombobox.tsx';
import { usePicker } from '../../../kit/fluids/use-picker.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import { BlendFacts, withEditor } from './BlendFacts.tsx';
import { failureText } from './failure-text.ts';
import { pageFluids } from './fluids.ts';
import { closeEditor } from './mixes/open-editor.ts';
import { useSimulation } from './use-simulation.ts';
import panel from '../../../kit/styles/panel.module.css';

/** The fluid of both regimes: the list, one's own mixes, what is particular to a blend. */
export function FluidChoiceField() {
  const simulation = useSimulation();
  const { $failures, $fluid, chooseFluid } = simulation;
  const t = useTranslator();
  const fluid = useWhole($fluid);
  const problem = usePart($failures, ({ permanent }) =>
    permanent?.field === 'fluid' ? failureText(permanent, t) : undefined,
  );
  const action = useMemo(
    () => ({
      group: 'mixes',
      label: t('simulator.mixes.create'),
      run: () => withEditor(({ createMix }) => createMix(simulation, t('simulator.mixes.word'), t.locale)),
    }),
    [simulation, t],
  );
  const { value, chosen, list, onWanted, texts } = usePicker(pageFluids(t.locale), fluid, t, action);
  return (
    <div className={panel.tight}>
      <FluidCombobox
        label={t('simulator.fields.fluid')}
        list={list}
        onWanted={onWanted}
        value={value}
        chosen={chosen}
        onChange={(name) => {
          closeEditor();
          chooseFluid(name);
        }}
        problem={problem}
        {...texts}
      />
      <BlendFacts chosen={chosen} />
    </div>
  );
}
