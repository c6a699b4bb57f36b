import { memo } from 'react';
import { axisTicks, PlaneAxes, ticksAcross, ticksUp } from '../plane/Axes.tsx';
import type { AxisUnit } from '../plane/Axes.tsx';
import type { PlotLayout } from '../plot/layout.ts';
import { logTicks } from '../plot/scale.ts';

interface PhAxesProps {
  readonly layout: PlotLayout;
  readonly pressure: AxisUnit;
  readonly enthalpy: AxisUnit;
}

/** Enthalpy across, the logarithm of pressure up. */
export const PhAxes = memo(function PhAxes({ layout, pressure, enthalpy }: PhAxesProps) {
  const [pMin, pMax] = layout.y.domain;
  // A gauge pressure is negative below the atmosphere, where a logarithm has nothing to say.
  const lowest = pressure.fromSi(pMin);
  const highest = pressure.fromSi(pMax);
  const upTicks = logTicks(lowest > 0 ? lowest : highest / 300, highest, ticksUp(layout));
  const acrossTicks = axisTicks(enthalpy, layout.x.domain, ticksAcross(layout));
  return <PlaneAxes layout={layout} across={enthalpy} acrossTicks={acrossTicks} up={pressure} upTicks={upTicks} />;
});
