import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { barFromPascal, STANDARD_ATMOSPHERE } from '../../quantities/si.ts';
import { rulerSaturation } from '../../circuit/ruler/saturation.ts';
import { rulerScale } from '../../circuit/ruler/scale.ts';
import { rulerState } from '../../circuit/ruler/state.ts';
import { rulerTable } from '../../circuit/ruler/table.ts';
import type { Outcome } from '../../circuit/outcome.ts';
import type { PhCurves } from '../../charts/ph/types.ts';
import { sampledCurves } from '../../kit/build/curves.ts';
import type { RulerExample, RulerPageExample } from './island.ts';

const ATMOSPHERE = barFromPascal(STANDARD_ATMOSPHERE);

const engine = createEmbeddedEngine();

/** @throws {Error} when the example has no answer: the site must not be built then */
function answered<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`the ruler's example: ${outcome.problem.code}`);
  return outcome.result;
}

const DIGITS = 7;
const shortened = (values: readonly number[]): readonly number[] =>
  values.map((value) => Number(value.toPrecision(DIGITS)));

/**
 * A ruler of a fluid as a page opens with it: nothing is measured.
 * @param pressure bar gauge at sea level
 */
export function rulerExample(fluid: string, pressure: number): RulerExample {
  const P = pressure + ATMOSPHERE;
  const { p, bubble, dew, name, critical } = answered(rulerScale(fluid, engine));
  return {
    fluid,
    pressure,
    // The ends stay as they are: what is dragged to them must be inside.
    scale: {
      p: [p[0] ?? 0, ...shortened(p.slice(1, -1)), p.at(-1) ?? 0],
      bubble: shortened(bubble),
      dew: shortened(dew),
      name,
      critical,
    },
    answer: {
      fluid,
      saturation: answered(rulerSaturation(fluid, 'P', P, 'dew', engine)),
      measured: null,
      measure: null,
      reading: null,
      uncertainty: null,
      fullScale: null,
    },
  };
}

const FLUID = 'R448A';
const PRESSURE = 5.2;
/** %: the vapour on its saturation. */
const QUALITY = 100;
const TABLE = { from: -40, to: 60, step: 5 } as const;

/** The lines of the diagram the ruler's page is served with. */
export const rulerCurves = (): Promise<PhCurves> => sampledCurves(engine, FLUID);

/** Everything the ruler's page opens with. */
export function rulerPageExample(): RulerPageExample {
  const ruler = rulerExample(FLUID, PRESSURE);
  const P = PRESSURE + ATMOSPHERE;
  const at = (letter: string, value: number) => answered(rulerState(FLUID, 'P', P, letter, value, engine));
  const result = at('Q', QUALITY);
  const place = ({ state }: typeof result) => ({ P: state.P, H: state.H });
  return {
    ruler,
    state: {
      fluid: FLUID,
      letters: { first: 'P', second: 'Q' },
      values: { first: P, second: QUALITY },
      result,
    },
    table: {
      fluid: FLUID,
      ...TABLE,
      table: answered(rulerTable(FLUID, 'T', TABLE.from, TABLE.to, TABLE.step, engine)),
    },
    points: {
      fluid: FLUID,
      bubble: place(at('Q', 0)),
      dew: place(result),
      measured: null,
      isGas: false,
      state: null,
    },
  };
}
