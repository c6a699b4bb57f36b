import { createEmbeddedEngine } from '../engine/embedded.ts';
import { barFromPascal, STANDARD_ATMOSPHERE } from '../quantities/si.ts';
import { rulerMeasure } from '../circuit/ruler/measure.ts';
import { rulerSaturation } from '../circuit/ruler/saturation.ts';
import { rulerScale } from '../circuit/ruler/scale.ts';
import { rulerState } from '../circuit/ruler/state.ts';
import { rulerTable } from '../circuit/ruler/table.ts';
import { readingUncertainty } from '../circuit/ruler/uncertainty.ts';
import type { Outcome } from '../circuit/outcome.ts';
import type { PhCurves } from '../charts/ph/types.ts';
import { sampledCurves } from './_curves.ts';
import type { RulerExample, RulerPageExample } from '../ui/ruler/page-data.ts';

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
 * A ruler of a fluid as a page opens with it.
 * @param pressure bar gauge at sea level, @param measured °C; null: nothing measured
 */
export function rulerExample(fluid: string, pressure: number, measured: number | null): RulerExample {
  const P = pressure + ATMOSPHERE;
  const { p, bubble, dew } = answered(rulerScale(fluid, engine));
  const measure = measured === null ? null : answered(rulerMeasure(fluid, P, measured, engine));
  const fullScale = 15;
  return {
    fluid,
    pressure,
    measured,
    // The ends stay as they are: what is dragged to them must be inside.
    scale: {
      p: [p[0] ?? 0, ...shortened(p.slice(1, -1)), p.at(-1) ?? 0],
      bubble: shortened(bubble),
      dew: shortened(dew),
    },
    answer: {
      fluid,
      saturation: answered(rulerSaturation(fluid, 'P', P, 'dew', engine)),
      measure,
      uncertainty:
        measure?.phase === 'gas'
          ? answered(readingUncertainty(fluid, P, 'superheat', { fs: fullScale }, engine))
          : null,
      fullScale: measure?.phase === 'gas' ? fullScale : null,
    },
  };
}

const FLUID = 'R448A';
const PRESSURE = 5.2;
const MEASURED = 12;
const TABLE = { from: -40, to: 60, step: 5 } as const;

/** The lines of the diagram the ruler's page is served with. */
export const rulerCurves = (): Promise<PhCurves> => sampledCurves(engine, FLUID);

/** Everything the ruler's page opens with. */
export function rulerPageExample(): RulerPageExample {
  const ruler = rulerExample(FLUID, PRESSURE, MEASURED);
  const P = PRESSURE + ATMOSPHERE;
  const at = (letter: string, value: number) => answered(rulerState(FLUID, 'P', P, letter, value, engine));
  const result = at('T', MEASURED);
  const place = ({ state }: typeof result) => ({ P: state.P, H: state.H });
  return {
    ruler,
    state: {
      fluid: FLUID,
      letters: { first: 'P', second: 'T' },
      values: { first: P, second: MEASURED },
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
      dew: place(at('Q', 100)),
      measured: place(result),
      isGas: true,
      state: place(result),
    },
  };
}
