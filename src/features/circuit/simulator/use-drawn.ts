/** What a diagram of the simulation draws, and the point of it that is pointed at. */
import { useDeferredValue } from 'react';
import { useTranslator } from '../../../kit/island/context.ts';
import { useWhole } from '../../../kit/island/use-part.ts';
import { drawnIdOfPoint } from './drawn-cycle.ts';
import { useFluidTitle } from './fluids.ts';
import { useSimulation } from './use-simulation.ts';

export function useDrawn() {
  const { $drawn, $fluid, $isHeld, $pointed } = useSimulation();
  const fluid = useWhole($fluid);
  const title = useFluidTitle(fluid, useTranslator().locale);
  const isHeld = useWhole($isHeld);
  const drawn = useWhole($drawn);
  // A keystroke shows its figures first; the lines follow. What is in the hand is drawn at once.
  const deferred = useDeferredValue(drawn);
  const shown = isHeld ? drawn : deferred;
  const point = useWhole($pointed)?.point;
  const active = point && {
    cycle: drawnIdOfPoint(point.regime, point.letter, shown[point.regime].result),
    letter: point.letter,
  };
  return { fluid, title, isHeld, shown, active };
}
