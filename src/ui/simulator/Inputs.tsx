/** The form, which starts the simulation of the page. */
import { useEffect, useRef } from 'react';
import { NUMBER_KEYS } from '../../stores/simulation/fields.ts';
import { servedText } from '../../stores/simulation/form.ts';
import { pageSimulation } from '../../stores/simulation/page.ts';
import type { TextsTypedBefore } from '../../stores/simulation/simulation.ts';
import { asIsland } from './as-island.tsx';
import type { IslandProps } from './as-island.tsx';
import { InputsPanel } from './InputsPanel.tsx';

/** Texts that differ from the form as served: typed while its script was on its way. */
function textsTypedBefore(root: HTMLElement | null): TextsTypedBefore {
  const entries = NUMBER_KEYS.flatMap((key) => {
    const text = root?.querySelector<HTMLInputElement>(`input[name="${key}"]`)?.value;
    return text === undefined || text === servedText(key) ? [] : [[key, text] as const];
  });
  return Object.fromEntries(entries);
}

export const Inputs = asIsland(function SimulatorInputs({ locale }: IslandProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => pageSimulation.start(locale, textsTypedBefore(root.current)), [locale]);
  return (
    <div ref={root}>
      <InputsPanel />
    </div>
  );
});
