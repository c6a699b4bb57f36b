/** Saturation temperature against pressure, by curve and model, as smooth functions that a scan of every reading can afford. */
import { at } from './at.ts';
import type { Engine, Fluid } from '../../engine/types.ts';
import { stateOrNone } from '../../circuit/outcome.ts';
import { ZERO_CELSIUS } from '../../quantities/si.ts';
import versionData from './data/versions.json' with { type: 'json' };
import type { TableCurve, TableModel } from './readings.ts';

/** Points of a curve that is asked for exactly: within 1e-4 K of the engine between them. */
const FINE = 96;
/** Of a fluid nobody named, which only has to be within a quarter of a kelvin; a blend has its boundary's own. */
const COARSE = 40;
/** Short of the critical temperature the curves end, K. */
const SHORT = 0.3;

interface Version {
  readonly t: readonly number[];
  readonly bubble: readonly number[];
  readonly dew: readonly number[];
}

/** Saturation pressure by an older model over that of today, by blend; the file names the models. */
export const VERSIONS: Readonly<Record<string, Version>> = versionData.versions;

/** ln of the ratio at a temperature, °C: linear between the points, held beyond them. */
function lnRatio({ t: ts, ...curves }: Version, curve: 'bubble' | 'dew', t: number): number {
  const ratios = curves[curve];
  const last = ts.length - 1;
  const i = Math.min(Math.max(ts.findIndex((x) => x > t) - 1, 0), last - 1);
  const ratioAt = (k: number): number => Math.log(ratios[k] ?? 1);
  if (t <= (ts[0] ?? 0)) return ratioAt(0);
  if (t >= (ts[last] ?? 0)) return ratioAt(last);
  const [low = 0, high = 1] = [ts[i], ts[i + 1]];
  return ratioAt(i) + ((ratioAt(i + 1) - ratioAt(i)) * (t - low)) / (high - low);
}

/** T, K, against ln P by cubics with slopes of the parabola through three points. */
export class SaturationLine {
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private readonly slope: Float64Array;
  /** dT/d ln P at the last pressure asked. */
  derivative = 0;

  /** @param points ln P, T, rising in both; fewer than three make a line that answers nothing */
  constructor(points: readonly (readonly [lnP: number, T: number])[]) {
    const rising = points.filter(([x, y], i) => {
      const before = points[i - 1];
      return before === undefined || (x > before[0] && y > before[1]);
    });
    this.x = Float64Array.from(rising, ([x]) => x);
    this.y = Float64Array.from(rising, ([, y]) => y);
    const n = rising.length;
    this.slope = new Float64Array(n);
    const chord = (i: number): number => (at(this.y, i + 1) - at(this.y, i)) / (at(this.x, i + 1) - at(this.x, i));
    for (let i = 0; i < n && n > 2; i++) {
      const k = Math.min(Math.max(i, 1), n - 2);
      const [h0, h1] = [at(this.x, k) - at(this.x, k - 1), at(this.x, k + 1) - at(this.x, k)];
      const [c0, c1] = [chord(k - 1), chord(k)];
      const bend = (c1 - c0) / (h0 + h1);
      const middle = (c0 * h1 + c1 * h0) / (h0 + h1);
      this.slope[i] = middle + 2 * bend * (at(this.x, i) - at(this.x, k));
    }
  }

  /** K at ln of a pressure, Pa; NaN outside the line. */
  at(lnP: number): number {
    const { x, y, slope } = this;
    let high = x.length - 1;
    if (high < 2 || !(lnP >= at(x, 0) && lnP <= at(x, high))) return Number.NaN;
    let low = 0;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (at(x, middle) <= lnP) low = middle;
      else high = middle;
    }
    const h = at(x, high) - at(x, low);
    const u = (lnP - at(x, low)) / h;
    const [a, b] = [at(slope, low) * h, at(slope, high) * h];
    const rise = at(y, high) - at(y, low);
    const c = 3 * rise - 2 * a - b;
    const d = a + b - 2 * rise;
    this.derivative = (a + u * (2 * c + 3 * d * u)) / h;
    return at(y, low) + u * (a + u * (c + d * u));
  }
}

/** Both lines of a fluid; of a pure one they are one. */
export interface SaturationModel {
  readonly isPure: boolean;
  readonly bubble: SaturationLine;
  readonly dew: SaturationLine;
}

type Shift = (curve: 'bubble' | 'dew', T: number) => number;
const NO_SHIFT: Shift = () => 0;

/** Lines through the points of the engine itself. */
function fineModel(fluid: Fluid, points: number, shift: Shift): SaturationModel {
  const isPure = fluid.components.length < 2;
  const [from, to] = [fluid.limits.Tmin, fluid.critical.T - SHORT];
  const bubble: [number, number][] = [];
  const dew: [number, number][] = [];
  for (let i = 0; i <= points; i++) {
    const T = from + ((to - from) * i) / points;
    if (isPure) {
      const P = stateOrNone(() => fluid.saturationPressure(T));
      if (P !== undefined) dew.push([Math.log(P) + shift('dew', T), T]);
      continue;
    }
    const both = stateOrNone(() => fluid.saturation({ T }));
    if (both === undefined) continue;
    bubble.push([Math.log(both.bubble.P) + shift('bubble', T), T]);
    dew.push([Math.log(both.dew.P) + shift('dew', T), T]);
  }
  const line = new SaturationLine(dew);
  return { isPure, dew: line, bubble: isPure ? line : new SaturationLine(bubble) };
}

/** Of a blend nobody named: the points at which its boundary was followed. */
function coarseModel(fluid: Fluid): SaturationModel {
  const { envelope } = fluid;
  if (!envelope) return fineModel(fluid, COARSE, NO_SHIFT);
  const line = (side: typeof envelope.bubble): SaturationLine =>
    new SaturationLine(side.map(({ T, P }) => [Math.log(P), T] as const));
  return { isPure: false, bubble: line(envelope.bubble), dew: line(envelope.dew) };
}

/** Mass fractions fed as mole fractions, or the reverse. */
function mistakenFluid(engine: Engine, fluid: Fluid, model: 'mass-as-mole' | 'mole-as-mass'): Fluid {
  const [key, basis] =
    model === 'mass-as-mole' ? (['massFraction', 'mole'] as const) : (['moleFraction', 'mass'] as const);
  return engine.fluid(fluid.components.map((part) => `${part.name}[${part[key]}]`).join('&'), { basis });
}

/** Every line that was made, for as long as its engine is. */
export class SaturationModels {
  readonly names: readonly string[];
  private readonly engine: Engine;
  private readonly made = new Map<string, SaturationModel | undefined>();

  constructor(engine: Engine) {
    this.engine = engine;
    this.names = [...engine.names, ...engine.blends];
  }

  private keep(key: string, make: () => SaturationModel): SaturationModel | undefined {
    if (!this.made.has(key)) this.made.set(key, stateOrNone(make));
    return this.made.get(key);
  }

  /** A fluid as it was named, fine enough to be told in thousandths of a kelvin. */
  fine(name: string, model: TableModel = 'ours'): SaturationModel | undefined {
    return this.keep(`${model} ${name}`, () => {
      const fluid = this.engine.fluid(name);
      if (model === 'ours') return fineModel(fluid, FINE, NO_SHIFT);
      if (model !== '2013') return fineModel(mistakenFluid(this.engine, fluid, model), FINE, NO_SHIFT);
      const version = VERSIONS[name];
      if (!version) throw new Error(`${name} has no older model`);
      return fineModel(fluid, FINE, (curve, T) => lnRatio(version, curve, T - ZERO_CELSIUS));
    });
  }

  /** One of all the others. */
  coarse(name: string): SaturationModel | undefined {
    return this.keep(`coarse ${name}`, () => coarseModel(this.engine.fluid(name)));
  }

  /** Models beside ours that a fluid may have been computed by. */
  othersOf(name: string): readonly TableModel[] {
    const isBlend = this.engine.fluid(name).components.length > 1;
    return [
      ...(Object.hasOwn(VERSIONS, name) ? (['2013'] as const) : []),
      ...(isBlend ? (['mass-as-mole', 'mole-as-mass'] as const) : []),
    ];
  }
}

/** K at ln P on a curve, and dT/d ln P; NaN outside. */
export function temperatureOn(
  model: SaturationModel,
  curve: TableCurve,
  lnP: number,
  out: { T: number; slope: number },
): void {
  if (curve !== 'mid') {
    const line = curve === 'bubble' ? model.bubble : model.dew;
    out.T = line.at(lnP);
    out.slope = line.derivative;
    return;
  }
  const bubble = model.bubble.at(lnP);
  const ofBubble = model.bubble.derivative;
  out.T = (bubble + model.dew.at(lnP)) / 2;
  out.slope = (ofBubble + model.dew.derivative) / 2;
}
