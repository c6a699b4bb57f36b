import {
  ductDiameterFromGradient,
  ovalEquivalent,
  ovalSection,
  rectangleSide,
  rectangularEquivalent,
} from '../../physics/ducts.ts';
import { pipeFlow, sectionFromDiameter } from '../../physics/pipe-flow.ts';
import type { PipeFlow } from '../../physics/pipe-flow.ts';
import { diameterFromVelocity } from '../../physics/separators.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, needed, refuse } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { definition } from './definition.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

/** Round ducts, mm. EN 1506 series. */
const STANDARD_DIAMETERS = [
  63, 80, 100, 125, 150, 160, 180, 200, 224, 250, 280, 315, 355, 400, 450, 500, 560, 630, 710, 800, 900, 1000, 1120,
  1250, 1400, 1600,
] as const;
/** A duct this little too small is the right one, mm. */
const STANDARD_SLACK = 0.5;
const HIGH_ASPECT = 4;
/** m/s */
const NOISY = 12;
/** Largest side one imposes when sizing, mm. */
const LARGEST_IMPOSED = 2000;

/** m³/s */
const flowOf = (inputs: Inputs): number => inputs.flow / 3600;
const inDuct = (inputs: Inputs, diameter: number): PipeFlow =>
  pipeFlow(flowOf(inputs), diameter, inputs.roughness / 1000, { density: inputs.rho, viscosity: inputs.mu / 1e6 });

function totalDrop(inputs: Inputs, gradient: number, velocity: number): number | undefined {
  if (inputs.length === undefined && inputs.zeta === 0) return undefined;
  return gradient * (inputs.length ?? 0) + (inputs.zeta * inputs.rho * velocity ** 2) / 2;
}

function standards(inputs: Inputs, equivalent: number, context: ComputeContext): Outputs {
  const wanted = equivalent * 1000 - STANDARD_SLACK;
  const above = STANDARD_DIAMETERS.find((diameter) => diameter >= wanted);
  const below = STANDARD_DIAMETERS.findLast((diameter) => diameter < wanted);
  if (above === undefined) context.warn('beyondStandardDucts', {}, 'flow');
  const [upper, lower] = [above, below].map((diameter) =>
    diameter === undefined ? undefined : inDuct(inputs, diameter / 1000),
  );
  return {
    d_std: above,
    v_std: upper?.velocity,
    dp_lin_std: upper?.gradient,
    re_std: upper?.reynolds,
    f_std: upper?.factor,
    d_lower: below,
    v_lower: lower?.velocity,
    dp_lin_lower: lower?.gradient,
    dp_total: upper === undefined ? undefined : totalDrop(inputs, upper.gradient, upper.velocity),
  };
}

function warnOfAspect(aspect: number, context: ComputeContext): void {
  if (aspect > HIGH_ASPECT) context.warn('highAspect', {}, 'b');
}
function warnOfNoise(velocity: number | undefined, context: ComputeContext): void {
  if (velocity !== undefined && velocity > NOISY) context.warn('noisy', {}, 'flow');
}

function rectangle(inputs: Inputs, equivalent: number, context: ComputeContext): Outputs {
  if (inputs.b === undefined) return {};
  const b = inputs.b / 1000;
  const a = rectangleSide(equivalent, b);
  if (a === undefined) {
    context.warn('noRectangle', {}, 'b');
    return {};
  }
  const aspect = Math.max(a, b) / Math.min(a, b);
  warnOfAspect(aspect, context);
  return { a: a * 1000, v_rect: flowOf(inputs) / (a * b), aspect };
}

function sized(inputs: Inputs, context: ComputeContext): Outputs {
  const equivalent =
    inputs.method === 'velocity'
      ? diameterFromVelocity(flowOf(inputs), needed(inputs, 'v').v)
      : (ductDiameterFromGradient(flowOf(inputs), needed(inputs, 'dp_lin').dp_lin, inputs.roughness / 1000, {
          density: inputs.rho,
          viscosity: inputs.mu / 1e6,
        }) ?? refuse('dp_lin', 'noDiameter'));
  const round = standards(inputs, equivalent, context);
  const box = rectangle(inputs, equivalent, context);
  warnOfNoise(Math.max(round.v_std ?? 0, box.v_rect ?? 0, inputs.v ?? 0), context);
  return { d_eq: equivalent * 1000, ...round, ...box };
}

interface Shape {
  /** m and m² */
  readonly equivalent: number;
  readonly area: number;
  readonly hydraulic?: number;
  readonly aspect?: number;
}

function shapeOf(inputs: Inputs): Shape {
  if (inputs.method === 'check-round') {
    const diameter = needed(inputs, 'diameter').diameter / 1000;
    return { equivalent: diameter, area: sectionFromDiameter(diameter) };
  }
  const sides = needed(inputs, 'a', 'b');
  const [a, b] = [sides.a / 1000, sides.b / 1000];
  if (inputs.method === 'check-rect') {
    return {
      equivalent: rectangularEquivalent(a, b),
      area: a * b,
      hydraulic: (2 * a * b) / (a + b),
      aspect: Math.max(a, b) / Math.min(a, b),
    };
  }
  const { area, perimeter } = ovalSection(a, b);
  return { equivalent: ovalEquivalent(a, b), area, hydraulic: (4 * area) / perimeter, aspect: a / b };
}

function checked(inputs: Inputs, context: ComputeContext): Outputs {
  const shape = shapeOf(inputs);
  const v_real = flowOf(inputs) / shape.area;
  const { reynolds, factor, gradient } = inDuct(inputs, shape.equivalent);
  if (shape.aspect !== undefined) warnOfAspect(shape.aspect, context);
  warnOfNoise(v_real, context);
  return {
    d_eq: shape.equivalent * 1000,
    d_h: shape.hydraulic === undefined ? undefined : shape.hydraulic * 1000,
    aspect: shape.aspect,
    v_real,
    re: reynolds,
    f: factor,
    dp_lin: gradient,
    dp_total: totalDrop(inputs, gradient, v_real),
  };
}

export const compute = calculator(definition, {
  check({ method, a, b }, report) {
    const isSizing = method === 'velocity' || method === 'friction';
    if (isSizing && b !== undefined && b > LARGEST_IMPOSED)
      report('b', 'atMost', { value: b, max: LARGEST_IMPOSED, unit: 'mm' });
    if (!isSizing && method !== 'check-round' && b === undefined) report('b', 'required');
    if (method === 'check-oval' && a !== undefined && b !== undefined && a <= b) report('a', 'ovalAxes');
  },
  run: (inputs, context) =>
    (inputs.method === 'velocity' || inputs.method === 'friction' ? sized : checked)(inputs, context),
});
