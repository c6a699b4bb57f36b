import { createEmbeddedEngine } from '../../engine/embedded.ts';
import type { Fluid } from '../../engine/types.ts';
import { saturationSeries } from '../../circuit/fluid-sheet/series.ts';
import { barFromPascal, celsiusFromKelvin } from '../../quantities/si.ts';
import type { SaturationCurve } from './curve.ts';

/** What most technicians have on their gauges. */
const FLUIDS = [
  'R134a',
  'R32',
  'R290',
  'R600a',
  'R744',
  'R717',
  'R1234yf',
  'R1234ze(E)',
  'R410A',
  'R404A',
  'R407C',
  'R407F',
  'R448A',
  'R449A',
  'R452A',
  'R454B',
  'R454C',
  'R455A',
  'R513A',
  'R22',
];
/** °C: colder than any gauge is read at. */
const COLDEST = -60;

/** Saturation of usual fluids, computed while the site is built. */
export function rulerCurves(): readonly SaturationCurve[] {
  const engine = createEmbeddedEngine();
  return FLUIDS.map((name) => curveOf(name, engine.fluid(name)));
}

/** @throws {EngineError} when the fluid has no saturation somewhere in the span */
export function curveOf(name: string, fluid: Fluid): SaturationCurve {
  const { T, P } = fluid.critical;
  const critical = { t: Number(celsiusFromKelvin(T).toFixed(3)), p: Number(barFromPascal(P).toFixed(4)) };
  return { fluid: name, ...saturationSeries(fluid, COLDEST), critical };
}
