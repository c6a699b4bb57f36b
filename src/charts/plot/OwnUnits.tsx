import type { ComponentType } from 'react';
import { AxisUnitsContext } from './axis-units.ts';
import type { Axis } from './layout.ts';

const asDrawn = (axis: Axis): Axis => axis;

/** A picture whose units are a standard's, or what the reader typed: they stay whatever units the reader has elsewhere. */
export const inOwnUnits = <Props extends object>(Picture: ComponentType<Props>) =>
  function InOwnUnits(props: Props) {
    return (
      <AxisUnitsContext value={asDrawn}>
        <div data-own-units="">
          <Picture {...props} />
        </div>
      </AxisUnitsContext>
    );
  };
