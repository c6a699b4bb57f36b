/** The figures of a question, computed from their declarations while the site is built. */
import { compute } from '../calculators/computes.ts';
import type { Engine, Fluid, State } from '../engine/types.ts';
import { ZERO_CELSIUS } from '../quantities/si.ts';
import type { Value } from './schema.ts';

const BAR = 1e5;
const KILO = 1e3;

type Resolve = (operand: number | string) => number;

/** A state's property in the trade's units: °C, kJ/kg, kg/m³, quality 0 to 1. */
function propertyOf(state: State, give: 't' | 'h' | 'd' | 'q'): number {
  if (give === 't') return state.T - ZERO_CELSIUS;
  if (give === 'h') return state.H / KILO;
  if (give === 'd') return state.D;
  if (state.Q === undefined) throw new Error('the state is outside the dome: it has no quality');
  return state.Q;
}

function stateProperty(
  fluid: Fluid,
  { at, give }: Extract<Value, { compute: 'stateProperty' }>,
  resolve: Resolve,
): number {
  const P = resolve(at.p) * BAR;
  if ('t' in at) return propertyOf(fluid.state({ P, T: resolve(at.t) + ZERO_CELSIUS }), give);
  if ('h' in at) return propertyOf(fluid.state({ P, H: resolve(at.h) * KILO }), give);
  return propertyOf(fluid.state({ P, Q: resolve(at.q) }), give);
}

function calculated({ calculator, inputs, give }: Extract<Value, { compute: 'calculator' }>, engine: Engine): number {
  const outcome = compute(calculator, inputs, engine);
  const output = outcome.ok ? outcome.outputs[give] : undefined;
  if (typeof output !== 'number') throw new Error(`${calculator} gives no figure ${give}`);
  return output;
}

function arithmetic(operation: 'sum' | 'difference' | 'product' | 'quotient', of: readonly number[]): number {
  return of.reduce((a, b) => {
    if (operation === 'sum') return a + b;
    if (operation === 'difference') return a - b;
    return operation === 'product' ? a * b : a / b;
  });
}

function valueOf(value: Value, engine: Engine, resolve: Resolve): number {
  switch (value.compute) {
    case 'dewPressureFromTemperature':
      return engine.fluid(value.fluid).saturation({ T: resolve(value.t) + ZERO_CELSIUS }).dew.P / BAR;
    case 'bubblePressureFromTemperature':
      return engine.fluid(value.fluid).saturation({ T: resolve(value.t) + ZERO_CELSIUS }).bubble.P / BAR;
    case 'latentHeatFromTemperature': {
      const { bubble, dew } = engine.fluid(value.fluid).saturation({ T: resolve(value.t) + ZERO_CELSIUS });
      return (dew.H - bubble.H) / KILO;
    }
    case 'dewTemperatureFromPressure':
      return engine.fluid(value.fluid).saturation({ P: resolve(value.p) * BAR }).dew.T - ZERO_CELSIUS;
    case 'bubbleTemperatureFromPressure':
      return engine.fluid(value.fluid).saturation({ P: resolve(value.p) * BAR }).bubble.T - ZERO_CELSIUS;
    case 'stateProperty':
      return stateProperty(engine.fluid(value.fluid), value, resolve);
    case 'calculator':
      return calculated(value, engine);
    default:
      return arithmetic(value.compute, value.of.map(resolve));
  }
}

/**
 * Every value of a question, by name, in the unit it declares.
 * @throws {Error} when one has no figure or depends on itself: the site must not be built then
 */
export function valuesOf(values: Readonly<Record<string, Value>>, engine: Engine): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  const underWay = new Set<string>();
  const resolve = (operand: number | string): number => {
    if (typeof operand === 'number') return operand;
    const found = known.get(operand);
    if (found !== undefined) return found;
    const value = values[operand];
    if (value === undefined) throw new Error(`there is no value ${operand}`);
    if (underWay.has(operand)) throw new Error(`the value ${operand} depends on itself`);
    underWay.add(operand);
    const figure = valueOf(value, engine, resolve);
    if (!Number.isFinite(figure)) throw new Error(`the value ${operand} has no figure`);
    known.set(operand, figure);
    return figure;
  };
  for (const name of Object.keys(values)) resolve(name);
  return known;
}
