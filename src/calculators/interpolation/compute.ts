import { bilinear, bracket, linear } from '../../physics/interpolation.ts';
import { calculator, needed, refuse } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { definition } from './definition.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

function onLine(inputs: Inputs): Outputs {
  const { x1, y1, x2, y2 } = needed(inputs, 'x1', 'y1', 'x2', 'y2');
  const { y, slope, isExtrapolated } = linear(x1, y1, x2, y2, inputs.x);
  return { y, slope, extrapolated: isExtrapolated };
}

function onSurface(inputs: Inputs): Outputs {
  const { x1, y1, x2, y2, y, ...corners } = needed(inputs, 'x1', 'y1', 'x2', 'y2', 'y', 'z11', 'z21', 'z12', 'z22');
  const found = bilinear([x1, x2], [y1, y2], corners, inputs.x, y);
  return { z: found.z, z_y1: found.onFirst, z_y2: found.onSecond, extrapolated: found.isExtrapolated };
}

function inTable(inputs: Inputs): Outputs {
  const { table } = needed(inputs, 'table');
  const sorted = table.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  const xs = sorted.map(([x = 0]) => x);
  const repeated = xs.find((x, index) => x === xs[index + 1]);
  if (repeated !== undefined) refuse('table', 'duplicateAbscissa', { x: repeated });
  const [low, high] = bracket(xs, inputs.x);
  const [below = [], above = []] = [sorted[low], sorted[high]];
  const [x_low = 0, x_high = 0] = [xs[low], xs[high]];
  const lines = below.slice(1).map((value, column) => linear(x_low, value, x_high, above[column + 1] ?? 0, inputs.x));
  // A node answers as it was typed, not as the line through it rounds.
  const values = inputs.x === x_high ? above.slice(1) : lines.map(({ y }) => y);
  return {
    y: values.length === 1 ? values[0] : values,
    x_low,
    x_high,
    extrapolated: lines[0]?.isExtrapolated,
  };
}

export const compute = calculator(definition, {
  check({ mode, x1, x2, y1, y2 }, report) {
    if (mode === 'table') return;
    if (x1 !== undefined && x1 === x2) report('x2', 'sameAbscissae');
    if (mode === 'bilinear' && y1 !== undefined && y1 === y2) report('y2', 'sameAbscissae');
  },
  run(inputs, context) {
    const outputs = { linear: onLine, bilinear: onSurface, table: inTable }[inputs.mode](inputs);
    if (outputs.extrapolated === true) context.warn('extrapolated', {}, 'x');
    return outputs;
  },
});
