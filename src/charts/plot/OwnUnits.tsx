import type { ReactNode } from 'react';
import { AxisUnitsContext } from './axis-units.ts';
import type { Axis } from './layout.ts';

const asDrawn = (axis: Axis): Axis => axis;

/** A picture whose units are a standard's, or what the reader typed: they stay whatever units the reader has elsewhere. */
export const OwnUnits = ({ children }: { readonly children: ReactNode }) => (
  <AxisUnitsContext value={asDrawn}>
    <div data-own-units="">{children}</div>
  </AxisUnitsContext>
);
