import { stateNow } from '../../../../kit/diagrams/states.ts';
import type { Locale } from '../../../../language/index.ts';
import { figureText } from '../../../../kit/form/text.ts';
import { useFormatter, useTranslator } from '../../../../kit/island/context.ts';
import { useWhole } from '../../../../kit/island/use-part.ts';
import { readSymbol } from '../../../../quantities/index.ts';
import type { UnitOf } from '../../../../quantities/index.ts';
import { withUnit } from '../../../../quantities/number.ts';
import { pascalFromBar } from '../../../../quantities/si.ts';
import { cycleOf } from '../../../../simulation/cycles/index.ts';
import { fluidAt } from '../drawn-cycle.ts';
import { useSimulation } from '../use-simulation.ts';
import { boundsOf } from './bounds.ts';
import { heldOf } from './held.ts';
import type { Held } from './held.ts';
import { lessonOf } from './lesson.ts';
import { inShown } from './moves.ts';

/** A field as it reads: its value in the unit it is shown in. */
export const heldText = (held: Held, locale: Locale): string =>
  withUnit(
    figureText(held.measure, inShown(held, held.value), held.unit, locale),
    readSymbol(held.measure.quantity, held.unit as UnitOf<typeof held.measure.quantity>),
  );

/** The sentence of a point of the cycle that is drawn, by its letter. */
export function useSentences(): (letter: string) => string {
  const { $drawn, $view, forms } = useSimulation();
  const t = useTranslator();
  const format = useFormatter();
  const regime = useWhole($view);
  const { result } = useWhole($drawn)[regime];
  const content = useWhole(forms[regime].$content);
  return (letter) => {
    const node = cycleOf(result?.input).nodes.find((one) => one.letter === letter);
    if (!result || !node) return '';
    const held = heldOf(result, content, boundsOf);
    return lessonOf(node, {
      result,
      t,
      format,
      qualityOf: (one, { P, H }) => stateNow(fluidAt(result, one), { P: pascalFromBar(P), H: H * 1e3 })?.Q,
      marginOf: (at) => {
        const found = held.find(
          ({ handle, measure }) => handle.kind === 'end' && handle.at === at && measure.unit === 'K',
        );
        return found && { value: found.value, text: heldText(found, t.locale) };
      },
    });
  };
}
