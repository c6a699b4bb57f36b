import { memo } from 'react';
import { axisTicks, PlaneAxes, ticksAcross, ticksUp } from '../plane/Axes.tsx';
import type { AxisUnit } from '../plane/Axes.tsx';
import type { PlotLayout } from '../plot/layout.ts';

interface TsAxesProps {
  readonly layout: PlotLayout;
  readonly temperature: AxisUnit;
  readonly entropy: AxisUnit;
}

/** Entropy across, temperature up: the grid is of isotherms and isentropes. */
export const TsAxes = memo(function TsAxes({ layout, temperature, entropy }: TsAxesProps) {
  return (
    <PlaneAxes
      layout={layout}
      across={entropy}
      acrossTicks={axisTicks(entropy, layout.x.domain, ticksAcross(layout))}
      up={temperature}
      upTicks={axisTicks(temperature, layout.y.domain, ticksUp(layout))}
    />
  );
});
