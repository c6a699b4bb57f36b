import { GRAVITY } from '../../physics/constants.ts';
import type { PipeFlow } from '../../physics/pipe-flow.ts';
import { isWithin } from '../../physics/limits.ts';
import { pipeFlow } from '../../physics/pipe-flow.ts';
import { diameterFromVelocity } from '../../physics/separators.ts';
import { chooseTube } from '../../physics/tube-choice.ts';
import type { Tube } from '../../physics/tubes.ts';
import { isOfCopper, TUBE_ROUGHNESS, TUBES, tubesAround } from '../../physics/tubes.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, refuse } from '../calculator.ts';
import type { OutputsOf } from '../define.ts';
import { fluidName } from '../fluid-properties.ts';
import { definition } from './definition.ts';
import { equivalentLength } from './fittings.ts';
import type { Inputs, LineState } from './line-state.ts';
import { lineState } from './line-state.ts';

type Outputs = OutputsOf<typeof definition>;

/** Beyond this part of the line's pressure the gas expands too much to be called incompressible. */
const LARGE_DROP = 0.1;
/** Subcooling that must be left at the valve, K. */
const SUBCOOLING_LEFT = 1;

interface SizedTube extends PipeFlow {
  readonly tube: Tube;
  /** Pa and K */
  readonly drop: number;
  readonly loss: number;
}

/** Equivalent length in a tube, m: typed, else of the straight length and the fittings. @throws {Refusal} required */
const lengthOf = (tube: Tube, inputs: Inputs): number =>
  equivalentLength(inputs, tube.inside) ?? refuse('l_eq', 'required');

function sized(tube: Tube, inputs: Inputs, line: LineState): SizedTube {
  const flow = pipeFlow(line.flow / line.density, tube.inside, TUBE_ROUGHNESS[inputs.series], line);
  const drop = flow.gradient * lengthOf(tube, inputs);
  return { ...flow, tube, drop, loss: drop / line.slope };
}

/** Whether vapour carries its oil along; liquid dissolves it and has no least velocity. */
function carriesOil({ velocity }: SizedTube, { line, v_min }: Inputs): boolean | undefined {
  return line === 'liquid' || v_min === undefined ? undefined : velocity >= v_min;
}

function warnOf(selected: SizedTube, inputs: Inputs, line: LineState, context: ComputeContext): void {
  if (carriesOil(selected, inputs) === false) context.warn('oilReturn', {}, 'v_min');
  if (line.pressure !== undefined && selected.drop > LARGE_DROP * line.pressure) context.warn('largeDrop', {}, 'l_eq');
  if (inputs.line !== 'liquid' || inputs.subcooling === undefined) return;
  const lost = selected.loss + staticLoss(inputs, line);
  if (lost >= inputs.subcooling - SUBCOOLING_LEFT) context.warn('flashGas', {}, 'subcooling');
}

/** Saturation temperature lost to the rise of a liquid line, K. */
const staticLoss = (inputs: Inputs, line: LineState): number => (line.density * GRAVITY * inputs.rise) / line.slope;

function selectedOutputs(selected: SizedTube, inputs: Inputs): Outputs {
  return {
    label_selected: selected.tube.label,
    d_in_selected: selected.tube.inside * 1000,
    v_selected: selected.velocity,
    dp_selected: selected.drop / 1000,
    dt_selected: selected.loss,
    dp_lin_selected: selected.gradient,
    re_selected: selected.reynolds,
    f_selected: selected.factor,
    oil_return: carriesOil(selected, inputs),
  };
}

export const compute = calculator(definition, {
  check({ fluid, series, n_parallel }, report) {
    if (n_parallel !== undefined && !Number.isInteger(n_parallel)) report('n_parallel', 'wholeNumber');
    const isCopper = series !== undefined && isOfCopper(series);
    if (isCopper && fluid !== undefined && fluidName(fluid) === 'R717') report('series', 'copperWithAmmonia');
  },
  run(inputs, context) {
    const line = lineState(inputs, context);
    const smallest = diameterFromVelocity(line.flow / line.density, inputs.v_max);
    const { next, previous } = tubesAround(inputs.series, smallest);
    const [upper, lower] = [next, previous].map((tube) => (tube === undefined ? undefined : sized(tube, inputs, line)));
    const tubes = TUBES[inputs.series].map((tube) => sized(tube, inputs, line));
    const chosen = chooseTube(tubes, {
      isSlow: ({ velocity }) => isWithin(velocity, inputs.v_max),
      dropsLittle: ({ loss }) => isWithin(loss, inputs.dt_max),
      // The tool asks for no design pressure, and says beside its tube whether oil returns.
      stands: () => true,
      carriesOil: () => true,
    });
    const selected = chosen?.isHeld === true ? chosen.tube : undefined;
    if (selected === undefined) context.warn('noTubeFits', {}, 'series');
    const judged = selected ?? upper;
    if (judged !== undefined) warnOf(judged, inputs, line, context);
    if (judged !== undefined && inputs.l_eq === undefined) context.use('l_eq', lengthOf(judged.tube, inputs));
    return {
      d_min: smallest * 1000,
      label_lower: lower?.tube.label,
      v_lower: lower?.velocity,
      dp_lower: lower && lower.drop / 1000,
      dt_lower: lower?.loss,
      label_upper: upper?.tube.label,
      v_upper: upper?.velocity,
      dp_upper: upper && upper.drop / 1000,
      dt_upper: upper?.loss,
      ...(selected === undefined ? {} : selectedOutputs(selected, inputs)),
      dt_static: inputs.line === 'liquid' ? staticLoss(inputs, line) : undefined,
      m_dot: line.flow * 3600,
      rho: line.density,
      mu: line.viscosity * 1e6,
      dpdt: line.slope / 1e5,
    };
  },
});
