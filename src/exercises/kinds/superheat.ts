/** Read superheat and subcooling from gauges and clamps. */
import { readingUncertainty } from '../../circuit/ruler/uncertainty.ts';
import { rulerMeasure } from '../../circuit/ruler/measure.ts';
import type { Engine } from '../../engine/types.ts';
import { barFromPascal, kelvinFromCelsius, STANDARD_ATMOSPHERE } from '../../quantities/si.ts';
import { asked, byCode, shown, tellable } from '../draw.ts';
import type { Draw } from '../draw.ts';
import { figureOf } from '../outcome.ts';
import type { Exercise } from '../exercise.ts';

export const FLUIDS = ['R32', 'R134a', 'R410A', 'R448A', 'R449A', 'R290', 'R454B', 'R407C', 'R513A'] as const;
const ATMOSPHERE = barFromPascal(STANDARD_ATMOSPHERE);
/** Full scales of the two gauges, bar. */
const LOW = 15;
const HIGH = 50;

export function superheat(draw: Draw, engine: Engine): Omit<Exercise, 'kind' | 'seed'> {
  const fluid = draw.of(FLUIDS);
  const te = draw.step(-12, 8, 1);
  const tc = draw.step(34, 52, 1);
  const [over, under] = [draw.step(2, 14, 0.5), draw.step(1, 10, 0.5)];
  const saturation = (t: number) => engine.fluid(fluid).saturation({ T: kelvinFromCelsius(t) });
  const given = [
    shown('lpGauge', barFromPascal(saturation(te).dew.P) - ATMOSPHERE, 'bar', 2),
    shown('suction', te + over, '°C', 1),
    shown('hpGauge', barFromPascal(saturation(tc).bubble.P) - ATMOSPHERE, 'bar', 1),
    shown('liquid', tc - under, '°C', 1),
  ];
  const figures = byCode(given);
  const [lp, suction] = [figures.lpGauge.value, figures.suction.value];
  const [hp, liquid] = [figures.hpGauge.value, figures.liquid.value];
  // What is asked follows from what is shown.
  const at = (p: number, t: number) => figureOf(rulerMeasure(fluid, p, t, engine));
  const [low, high] = [at(lp + ATMOSPHERE, suction), at(hp + ATMOSPHERE, liquid)];
  const within = (p: number, reading: 'superheat' | 'subcooling', fs: number): number =>
    figureOf(readingUncertainty(fluid, p + ATMOSPHERE, reading, { fs }, engine)).uncertainty;
  const answers = [
    asked('superheat', suction - low.t_dew, 'K', 1, within(lp, 'superheat', LOW)),
    asked('subcooling', high.t_bubble - liquid, 'K', 1, within(hp, 'subcooling', HIGH)),
  ];
  const mistakes = [
    { of: 'superheat', code: 'otherColumn', value: suction - low.t_bubble },
    { of: 'superheat', code: 'gaugeAsAbsolute', value: suction - at(lp, suction).t_dew },
    { of: 'superheat', code: 'turned', value: low.t_dew - suction },
    { of: 'superheat', code: 'otherSide', value: high.t_bubble - suction },
    { of: 'subcooling', code: 'otherColumn', value: high.t_dew - liquid },
    { of: 'subcooling', code: 'gaugeAsAbsolute', value: at(hp, liquid).t_bubble - liquid },
    { of: 'subcooling', code: 'turned', value: liquid - high.t_bubble },
    { of: 'subcooling', code: 'otherSide', value: liquid - low.t_dew },
  ];
  return {
    fluid,
    given,
    asked: answers,
    mistakes: tellable(mistakes, answers),
    steps: [
      {
        code: 'absolute',
        figures: [shown('lpAbs', lp + ATMOSPHERE, 'bar', 2), shown('hpAbs', hp + ATMOSPHERE, 'bar', 1)],
      },
      { code: 'dew', figures: [shown('dew', low.t_dew, '°C', 1)] },
      {
        code: 'superheatIs',
        figures: [figures.suction, shown('dew', low.t_dew, '°C', 1), shown('superheat', suction - low.t_dew, 'K', 1)],
      },
      { code: 'bubble', figures: [shown('bubble', high.t_bubble, '°C', 1)] },
      {
        code: 'subcoolingIs',
        figures: [
          shown('bubble', high.t_bubble, '°C', 1),
          figures.liquid,
          shown('subcooling', high.t_bubble - liquid, 'K', 1),
        ],
      },
    ],
  };
}
