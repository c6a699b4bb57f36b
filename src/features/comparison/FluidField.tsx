import { FluidCombobox } from '../../kit/controls/FluidCombobox.tsx';
import { usePicker } from '../../kit/fluids/use-picker.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { problemText } from './problem-text.ts';
import { usePage } from './page-data.ts';
import type { Side } from './state/comparison.ts';
import own from './Comparison.module.css';

/** One of both fluids, and what is wrong with it. */
export function FluidField({ side }: { readonly side: Side }) {
  const t = useTranslator();
  const { comparison, sources } = usePage();
  const fluid = usePart(comparison.$fluids, (fluids) => fluids[side]);
  // The problem of a fluid, or of the fluid at this point: "above critical" is said under the fluid it is true of.
  const problem = usePart(comparison.$sideProblems, (problems) => problems[side] ?? undefined);
  const picker = usePicker(sources[side], fluid, t);
  const { value, chosen, list, onWanted, texts } = picker;
  return (
    <div className={side === 'fluid1' ? own.first : own.second} data-side={side}>
      <FluidCombobox
        label={t(`comparison.${side}`)}
        name={side}
        list={list}
        onWanted={onWanted}
        value={value}
        chosen={chosen}
        onChange={(name) => comparison.setFluid(side, name)}
        problem={problem && problemText(problem, t)}
        {...texts}
      />
    </div>
  );
}
