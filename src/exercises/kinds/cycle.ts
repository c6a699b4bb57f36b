/** Place a measured cycle on the diagram: absolute pressures, quality after expansion, efficiency. */
import type { Engine, Fluid } from '../../engine/types.ts';
import {
  barFromPascal,
  kelvinFromCelsius,
  kiloFromBase,
  pascalFromBar,
  STANDARD_ATMOSPHERE,
} from '../../quantities/si.ts';
import { asked, shown, tellable } from '../draw.ts';
import type { Draw } from '../draw.ts';
import type { Exercise, Point } from '../exercise.ts';

const FLUIDS = ['R134a', 'R290', 'R32', 'R513A', 'R1234yf'] as const;
const ATMOSPHERE = barFromPascal(STANDARD_ATMOSPHERE);
const PER_CENT = 100;
/** How far a figure read off may lie: points of quality, share of an efficiency, bar. */
const WITHIN = { quality: 1, eer: 0.03, pressure: 0.05 } as const;

/** Points of each side of the dome, and how far below the evaporation and the critical point it is drawn, K. */
const DOME_POINTS = 16;
const DOME_BELOW = 15;
const CRITICAL_GAP = 1;

function domeOf(medium: Fluid, from: number): readonly Point[] {
  const low = kelvinFromCelsius(from);
  const step = (medium.critical.T - CRITICAL_GAP - low) / (DOME_POINTS - 1);
  const states = Array.from({ length: DOME_POINTS }, (_, index) => medium.saturation({ T: low + index * step }));
  const point = ({ H, P }: { readonly H: number; readonly P: number }): Point => ({
    h: kiloFromBase(H),
    p: barFromPascal(P),
  });
  return [...states.map(({ bubble }) => point(bubble)), ...states.toReversed().map(({ dew }) => point(dew))];
}

export function cycle(draw: Draw, engine: Engine): Omit<Exercise, 'kind' | 'seed'> {
  const fluid = draw.of(FLUIDS);
  const [te, tc] = [draw.step(-12, 4, 1), draw.step(35, 50, 1)];
  const [over, under] = [draw.step(4, 10, 1), draw.step(2, 8, 1)];
  const efficiency = draw.step(0.6, 0.75, 0.05);
  const medium = engine.fluid(fluid);
  const [low, high] = [te, tc].map((t) => medium.saturation({ T: kelvinFromCelsius(t) }));
  if (!low || !high) throw new Error('no saturation where a cycle was drawn');
  const lpGauge = shown('lpGauge', barFromPascal(low.dew.P) - ATMOSPHERE, 'bar', 2);
  const hpGauge = shown('hpGauge', barFromPascal(high.bubble.P) - ATMOSPHERE, 'bar', 2);
  const [lp, hp] = [lpGauge.value + ATMOSPHERE, hpGauge.value + ATMOSPHERE];
  const [P1, P2] = [pascalFromBar(lp), pascalFromBar(hp)];
  const suction = medium.state({ P: P1, T: kelvinFromCelsius(te + over) });
  const ideal = medium.state({ P: P2, S: suction.S });
  const discharge = suction.H + (ideal.H - suction.H) / efficiency;
  const liquid = medium.state({ P: P2, T: kelvinFromCelsius(tc - under) });
  const { bubble, dew } = medium.saturation({ P: P1 });
  const hSuction = shown('hSuction', kiloFromBase(suction.H), 'kJ/kg', 1);
  const hDischarge = shown('hDischarge', kiloFromBase(discharge), 'kJ/kg', 1);
  const hLiquid = shown('hLiquid', kiloFromBase(liquid.H), 'kJ/kg', 1);
  const hBubble = shown('hBubble', kiloFromBase(bubble.H), 'kJ/kg', 1);
  const hDew = shown('hDew', kiloFromBase(dew.H), 'kJ/kg', 1);
  const [h1, h2, h3] = [hSuction.value, hDischarge.value, hLiquid.value];
  const [hf, hg] = [hBubble.value, hDew.value];
  const quality = (PER_CENT * (h3 - hf)) / (hg - hf);
  const eer = (h1 - h3) / (h2 - h1);
  const answers = [
    asked('lpAbs', lp, 'bar', 2, WITHIN.pressure),
    asked('hpAbs', hp, 'bar', 2, WITHIN.pressure),
    asked('quality', quality, '%', 0, WITHIN.quality),
    asked('eer', eer, '', 2, WITHIN.eer * eer),
  ];
  const mistakes = [
    { of: 'lpAbs', code: 'gaugeAsAbsolute', value: lp - ATMOSPHERE },
    { of: 'lpAbs', code: 'atmosphereOff', value: lp - 2 * ATMOSPHERE },
    { of: 'hpAbs', code: 'gaugeAsAbsolute', value: hp - ATMOSPHERE },
    { of: 'hpAbs', code: 'atmosphereOff', value: hp - 2 * ATMOSPHERE },
    { of: 'quality', code: 'liquidShare', value: PER_CENT - quality },
    { of: 'quality', code: 'fraction', value: quality / PER_CENT },
    { of: 'quality', code: 'overSuction', value: (PER_CENT * (h3 - hf)) / (h1 - hf) },
    { of: 'eer', code: 'cop', value: eer + 1 },
    { of: 'eer', code: 'inverse', value: 1 / eer },
    { of: 'eer', code: 'overDischarge', value: (h1 - h3) / (h2 - h3) },
  ];
  return {
    fluid,
    given: [lpGauge, hpGauge, hSuction, hDischarge, hLiquid, hBubble, hDew],
    asked: answers,
    mistakes: tellable(mistakes, answers),
    steps: [
      { code: 'absolute', figures: [shown('lpAbs', lp, 'bar', 2), shown('hpAbs', hp, 'bar', 2)] },
      { code: 'expansion', figures: [hLiquid] },
      {
        code: 'qualityIs',
        figures: [hLiquid, hBubble, hDew, shown('quality', quality, '%', 0)],
      },
      {
        code: 'eerIs',
        figures: [shown('effect', h1 - h3, 'kJ/kg', 1), shown('work', h2 - h1, 'kJ/kg', 1), shown('eer', eer, '', 2)],
      },
    ],
    dome: domeOf(medium, te - DOME_BELOW),
    points: [
      { h: h1, p: lp },
      { h: h2, p: hp },
      { h: h3, p: hp },
      { h: h3, p: lp },
    ],
  };
}
