import type { Translator } from '../../i18n/keys.ts';
import type { Formatter } from '../../kit/island/format.ts';
import type { PageFigure } from '../../kit/page/Figures.tsx';
import { cycleOf, nodeOf } from '../../simulation/cycles/index.ts';
import { figuresNamed, MAIN } from '../../simulation/figures.ts';
import type { FigureName } from '../../simulation/figures.ts';
import type { SimulationResult } from '../../simulation/types.ts';

export const LINE_FIGURES = [
  ...MAIN,
  ...figuresNamed('cop', 'power_heat', 'mass_flow', 'step_volume_h', 'x_f', 'tau', 'q0v'),
];

/** Of one stage, which is all this page has. */
const POINT = nodeOf(cycleOf(undefined), 'discharge').letter;
export const figureName = (name: FigureName, t: Translator): string => t(`simulator.figures.${name}`, { point: POINT });

/** Every figure of a point, the first four largest. */
export const figuresOf = (result: SimulationResult, format: Formatter, t: Translator): readonly PageFigure[] =>
  LINE_FIGURES.map(({ name, quantity, value }) => ({
    name,
    label: figureName(name, t),
    text: format.number(quantity, value(result)),
    unit: format.symbol(quantity),
  }));
