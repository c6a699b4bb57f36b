/** Pictures whose axes follow the reader's units, drawn in those of their formulas; around a `Plot` of `src/charts/plot`. */
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { AxisUnitsContext } from '../../charts/plot/axis-units.ts';
import type { AxisUnits } from '../../charts/plot/axis-units.ts';
import { $axisWriter } from './noted.ts';
import './note.ts';
import { useWhole } from './use-part.ts';

/** What conversion leaves behind a round tick. */
const DIGITS = 10;

/** Axes in the reader's units; again when these change. */
export function useAxisUnits(): AxisUnits {
  const write = useWhole($axisWriter);
  return useMemo(
    () => (axis) => {
      const noted = write?.(axis.title);
      if (noted === undefined || axis.isBare === true) return axis;
      const { title, to, from } = noted;
      return {
        ...axis,
        title,
        shown: { to, from },
        format: (value) => axis.format(Number(to(value).toPrecision(DIGITS))),
      };
    },
    [write],
  );
}

export const NotedAxes = ({ children }: { readonly children: ReactNode }) => (
  <AxisUnitsContext value={useAxisUnits()}>{children}</AxisUnitsContext>
);
