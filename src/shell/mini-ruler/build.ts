import { createEmbeddedEngine } from '../../engine/embedded.ts';
import type { Fluid } from '../../engine/types.ts';
import { BAR } from '../../quantities/si.ts';
import { CRITICAL_GAP } from './curve.ts';
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
const NODES = 49;
const COLDEST = 213.15;
const HOTTEST = 363.15;

/** Short saturation tables of usual fluids, computed while the site is built. */
export function rulerCurves(): readonly SaturationCurve[] {
  const engine = createEmbeddedEngine();
  return FLUIDS.map((name) => curveOf(name, engine.fluid(name)));
}

/** @throws {EngineError} when the fluid has no saturation somewhere in the span */
export function curveOf(name: string, fluid: Fluid): SaturationCurve {
  const isBlend = fluid.components.length > 1;
  const from = Math.max(COLDEST, fluid.triple.T + 0.1);
  const to = Math.min(HOTTEST, fluid.critical.T - (isBlend ? CRITICAL_GAP.blend : CRITICAL_GAP.pure));
  const bubble: number[] = [];
  const dew: number[] = [];
  for (let i = 0; i < NODES; i += 1) {
    const T = 1 / (1 / from + ((1 / to - 1 / from) * i) / (NODES - 1));
    const saturation = fluid.saturation({ T });
    bubble.push(Number(Math.log(saturation.bubble.P / BAR).toFixed(5)));
    dew.push(Number(Math.log(saturation.dew.P / BAR).toFixed(5)));
  }
  const critical = { T: Number(fluid.critical.T.toFixed(3)), P: Number((fluid.critical.P / BAR).toFixed(4)) };
  return { fluid: name, from, to, bubble, ...(isBlend && { dew }), critical };
}
