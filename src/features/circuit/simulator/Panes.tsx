/** On a phone: which pane is in view, and the key figures that stay in sight. */
import { useEffect } from 'react';
import { useSimulation } from './use-simulation.ts';
import { Segmented } from '../../../kit/controls/Segmented.tsx';
import { useWhole } from '../../../kit/island/use-part.ts';
import { asIsland } from './as-island.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import { KeyFigures } from './KeyFigures.tsx';

const PANES = ['inputs', 'diagram', 'results'] as const;

export const Panes = asIsland(function SimulatorPanes() {
  const { $pane } = useSimulation();
  const t = useTranslator();
  const pane = useWhole($pane);
  // The other panes are islands of their own: which of them is in view is for the style of what holds them all.
  useEffect(() => document.querySelector('[data-simulator]')?.setAttribute('data-pane', pane), [pane]);
  return (
    <>
      <Segmented
        label={t('simulator.panes.label')}
        name="pane"
        value={pane}
        choices={PANES.map((value) => ({ value, label: t(`simulator.panes.${value}`) }))}
        onChange={(value) => $pane.set(value)}
      />
      <KeyFigures />
    </>
  );
});
