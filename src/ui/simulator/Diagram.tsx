/** The P-h diagram, with the lines computed with the page until the worker has drawn all. */
import { useMemo } from 'react';
import { QUALITIES, qualityLines } from '../../charts/ph/dome.ts';
import { asIsland } from './as-island.tsx';
import type { IslandProps } from './as-island.tsx';
import { DiagramPanel } from './DiagramPanel.tsx';
import { curvesFromCompact } from './initial.ts';
import { simulatorData } from './page-data.ts';

export const Diagram = asIsland(function SimulatorDiagram({ locale }: IslandProps) {
  const { initial } = simulatorData(locale);
  const curves = useMemo(
    () => initial.curves && curvesFromCompact(initial.curves, (dome) => qualityLines(dome, QUALITIES)),
    [initial],
  );
  return <DiagramPanel initialCurves={curves} />;
});
