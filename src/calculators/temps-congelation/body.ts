import type { Cooled } from '../../physics/chilling.ts';
import { dimensionsOf } from '../../physics/freezing.ts';
import type { BodyShape } from '../../physics/freezing.ts';
import type { InputsOf } from '../define.ts';
import type { definition } from './definition.ts';

type Inputs = Pick<InputsOf<typeof definition>, 'shape' | 'width' | 'length'>;

/** The body of a thickness, m; undefined where another of its dimensions is not given. */
export function bodyOf({ shape: kind, width, length }: Inputs, thickness: number): BodyShape | undefined {
  if (kind === 'brick') {
    return width === undefined || length === undefined
      ? undefined
      : { kind, thickness, width: width / 1000, length: length / 1000 };
  }
  if (kind === 'finiteCylinder') {
    return length === undefined ? undefined : { kind, thickness, length: length / 1000 };
  }
  return { kind, thickness };
}

/** The directions heat leaves by. */
export function directionsOf(shape: BodyShape): readonly Cooled[] {
  switch (shape.kind) {
    case 'brick':
      return dimensionsOf(shape).map((side) => ({ kind: 'slab', half: side / 2 }));
    case 'finiteCylinder':
      return [
        { kind: 'cylinder', half: shape.thickness / 2 },
        { kind: 'slab', half: shape.length / 2 },
      ];
    default:
      return [{ kind: shape.kind, half: shape.thickness / 2 }];
  }
}
