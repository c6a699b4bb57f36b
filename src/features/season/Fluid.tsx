import { FluidCombobox } from '../../kit/controls/FluidCombobox.tsx';
import { usePicker } from '../../kit/fluids/use-picker.ts';
import { textAt } from '../../kit/form/fields.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './page-data.ts';
import { fieldOfProblem, problemText } from './problem-text.ts';

/** The fluid of one of the machines, and what is wrong with it. */
export function Fluid({ machine }: { readonly machine: 0 | 1 }) {
  const t = useTranslator();
  const { season, sources } = usePage();
  const name = machine === 0 ? 'fluid' : 'fluid_2';
  const fluid = usePart(season.form.$content, ({ texts }) => textAt(texts, name));
  const problem = usePart(season.$shown, ({ figure, problem: found }) =>
    found && fieldOfProblem(figure, found) === name ? problemText(figure, found, t) : undefined,
  );
  const { value, chosen, list, onWanted, texts } = usePicker(sources[machine], fluid, t);
  return (
    <FluidCombobox
      label={t(`season.fields.${name}`)}
      name={name}
      list={list}
      onWanted={onWanted}
      value={value}
      chosen={chosen}
      onChange={(picked) => season.form.set(name, picked)}
      problem={problem}
      {...texts}
    />
  );
}
