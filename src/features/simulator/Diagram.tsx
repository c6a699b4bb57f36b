/** The P-h diagram, with the lines computed with the page until the worker has drawn all. */
import { asIsland } from './as-island.tsx';
import type { IslandProps } from './as-island.tsx';
import { DiagramPanel } from './DiagramPanel.tsx';
import { usePageCurves } from './page-curves.ts';

export const Diagram = asIsland(function SimulatorDiagram({ locale }: IslandProps) {
  return <DiagramPanel curves={usePageCurves(locale)} />;
});
