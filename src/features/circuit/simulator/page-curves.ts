/** The lines of the page's fluid: those served with the page until the worker has computed all. */
import { useMemo } from 'react';
import { QUALITIES, qualityLines } from '../../../charts/ph/dome.ts';
import type { PhCurves } from '../../../charts/ph/types.ts';
import type { Locale } from '../../../language/index.ts';
import { useSimulation } from './use-simulation.ts';
import { useWhole } from '../../../kit/island/use-part.ts';
import { useDrawnCurves } from '../../../kit/diagrams/curves.ts';
import { curvesFromCompact } from '../../../kit/diagrams/compact-curves.ts';
import { simulatorData } from './page-data.ts';

/** With whether all are there. @param isWanted whether the page has come so far that all of them are to be computed */
export function useDrawnPageCurves(locale: Locale, isWanted: boolean): ReturnType<typeof useDrawnCurves> {
  const { initial } = simulatorData(locale);
  const served = useMemo(
    () => initial.curves && curvesFromCompact(initial.curves, (dome) => qualityLines(dome, QUALITIES)),
    [initial],
  );
  return useDrawnCurves(useWhole(useSimulation().$fluid), served, isWanted);
}

export const usePageCurves = (locale: Locale): PhCurves | undefined => useDrawnPageCurves(locale, true).curves;
