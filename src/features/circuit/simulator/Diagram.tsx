/** The P-h diagram, with the lines computed with the page until the worker has drawn all. */
import type { IslandProps } from './as-island.tsx';
import { DiagramPanel } from './DiagramPanel.tsx';
import { usePageCurves } from './page-curves.ts';

export function Diagram({ locale }: IslandProps) {
  return <DiagramPanel curves={usePageCurves(locale)} />;
}
