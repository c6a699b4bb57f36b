import {
  LAMINAR_LIMIT,
  reynoldsNumber,
  sectionFromDiameter,
  TURBULENT_LIMIT,
  velocityFromFlow,
} from '../../physics/pipe-flow.ts';
import { diameterFromVelocity } from '../../physics/separators.ts';
import { tubesAround } from '../../physics/tubes.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, needed } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { definition } from './definition.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

interface Pipe {
  /** m³/s, m, m/s */
  readonly flow: number;
  readonly inside: number;
  readonly velocity: number;
}

/** The three of a pipe, and which of them was not given. */
function solved(inputs: Inputs): readonly [Pipe, Outputs] {
  switch (inputs.solve) {
    case 'diameter': {
      const { flow, speed } = needed(inputs, 'flow', 'speed');
      const inside = diameterFromVelocity(flow / 3600, speed);
      return [{ flow: flow / 3600, inside, velocity: speed }, { d_in: inside * 1000 }];
    }
    case 'flow': {
      const { d_in, speed } = needed(inputs, 'd_in', 'speed');
      const flow = sectionFromDiameter(d_in / 1000) * speed;
      return [{ flow, inside: d_in / 1000, velocity: speed }, { flow: flow * 3600 }];
    }
    case 'speed': {
      const { d_in, flow } = needed(inputs, 'd_in', 'flow');
      const velocity = velocityFromFlow(flow / 3600, d_in / 1000);
      return [{ flow: flow / 3600, inside: d_in / 1000, velocity }, { speed: velocity }];
    }
  }
}

function neighbours(inputs: Inputs, { flow, inside }: Pipe, context: ComputeContext): Outputs {
  if (inputs.solve !== 'diameter' || inputs.series === undefined) return {};
  const { next, previous } = tubesAround(inputs.series, inside);
  if (next === undefined) context.warn('noTubeLargeEnough', {}, 'series');
  return {
    ...(next === undefined
      ? {}
      : { next_label: next.label, next_d_in: next.inside * 1000, next_speed: velocityFromFlow(flow, next.inside) }),
    ...(previous === undefined
      ? {}
      : {
          prev_label: previous.label,
          prev_d_in: previous.inside * 1000,
          prev_speed: velocityFromFlow(flow, previous.inside),
        }),
  };
}

export const compute = calculator(definition, {
  check(inputs, report) {
    for (const key of ['flow', 'speed', 'd_in', 'rho', 'mu'] as const) {
      if ((inputs[key] ?? 1) <= 0) report(key, 'positive');
    }
  },
  run(inputs, context) {
    const [pipe, unknown] = solved(inputs);
    const { rho, mu } = inputs;
    const reynolds =
      rho === undefined || mu === undefined ? undefined : reynoldsNumber(rho, pipe.velocity, pipe.inside, mu / 1e6);
    if (reynolds !== undefined && reynolds >= LAMINAR_LIMIT && reynolds <= TURBULENT_LIMIT) {
      context.warn('transitionalFlow', {}, inputs.solve === 'speed' ? 'flow' : 'speed');
    }
    return {
      ...unknown,
      area: sectionFromDiameter(pipe.inside) * 1e6,
      mass_flow: rho === undefined ? undefined : pipe.flow * 3600 * rho,
      reynolds,
      ...neighbours(inputs, pipe, context),
    };
  },
});
