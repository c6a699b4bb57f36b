/** Size a suction line: mass flow, then the bore that keeps a velocity. */
import type { Engine } from '../../engine/types.ts';
import { barFromPascal, kelvinFromCelsius, kiloFromBase, SECONDS_PER_HOUR } from '../../quantities/si.ts';
import { asked, byCode, shown, tellable } from '../draw.ts';
import type { Draw } from '../draw.ts';
import type { Exercise } from '../exercise.ts';

const FLUIDS = ['R134a', 'R448A', 'R449A', 'R290', 'R32', 'R513A'] as const;
/** Share of a figure by which what is shown, rounded, lets it differ. */
const ROUNDING = 0.015;
const MILLIMETRES = 1000;

export function line(draw: Draw, engine: Engine): Omit<Exercise, 'kind' | 'seed'> {
  const fluid = draw.of(FLUIDS);
  const [te, tc] = [draw.step(-12, 5, 1), draw.step(36, 48, 1)];
  const [over, under] = [draw.step(5, 10, 1), draw.step(2, 6, 1)];
  const [power, speed] = [draw.step(4, 40, 0.5), draw.step(6, 12, 1)];
  const medium = engine.fluid(fluid);
  const low = medium.saturation({ T: kelvinFromCelsius(te) }).dew;
  const high = medium.saturation({ T: kelvinFromCelsius(tc) }).bubble;
  const vapour = medium.state({ P: low.P, T: kelvinFromCelsius(te + over) });
  const liquid = medium.state({ P: high.P, T: kelvinFromCelsius(tc - under) });
  const given = [
    shown('power', power, 'kW', 1),
    shown('hSuction', kiloFromBase(vapour.H), 'kJ/kg', 1),
    shown('hLiquid', kiloFromBase(liquid.H), 'kJ/kg', 1),
    shown('densitySuction', vapour.D, 'kg/m³', 2),
    shown('lpAbs', barFromPascal(low.P), 'bar', 2),
    shown('speed', speed, 'm/s', 0),
  ];
  const figures = byCode(given);
  const [kw, h1, h3] = [figures.power.value, figures.hSuction.value, figures.hLiquid.value];
  const [density, v] = [figures.densitySuction.value, figures.speed.value];
  const flow = kw / (h1 - h3);
  const volume = flow / density;
  const bore = MILLIMETRES * Math.sqrt((4 * volume) / (Math.PI * v));
  const hourly = flow * SECONDS_PER_HOUR;
  const answers = [
    asked('massFlow', hourly, 'kg/h', 1, ROUNDING * hourly),
    asked('bore', bore, 'mm', 1, ROUNDING * bore),
  ];
  const latent = kiloFromBase(low.H - medium.saturation({ P: low.P }).bubble.H);
  const mistakes = [
    { of: 'massFlow', code: 'perSecond', value: flow },
    { of: 'massFlow', code: 'latentAlone', value: (kw / latent) * SECONDS_PER_HOUR },
    { of: 'massFlow', code: 'suctionAlone', value: (kw / h1) * SECONDS_PER_HOUR },
    { of: 'bore', code: 'radius', value: bore / 2 },
    { of: 'bore', code: 'square', value: MILLIMETRES * Math.sqrt(volume / v) },
    { of: 'bore', code: 'liquidDensity', value: MILLIMETRES * Math.sqrt((4 * flow) / (liquid.D * Math.PI * v)) },
  ];
  return {
    fluid,
    given,
    asked: answers,
    mistakes: tellable(mistakes, answers),
    steps: [
      { code: 'effect', figures: [shown('effect', h1 - h3, 'kJ/kg', 1)] },
      {
        code: 'flow',
        figures: [figures.power, shown('effect', h1 - h3, 'kJ/kg', 1), shown('massFlow', hourly, 'kg/h', 1)],
      },
      { code: 'volume', figures: [shown('volume', volume * SECONDS_PER_HOUR, 'm³/h', 2)] },
      { code: 'boreIs', figures: [shown('bore', bore, 'mm', 1)] },
    ],
  };
}
