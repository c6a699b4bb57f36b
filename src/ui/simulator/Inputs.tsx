/** The form, which starts the simulation of the page. */
import { useEffect, useRef } from 'react';
import { changedControls } from '../../kit/form/before-script.ts';
import { NUMBER_KEYS } from '../../stores/simulation/fields.ts';
import type { NumberKey } from '../../stores/simulation/fields.ts';
import { pageSimulation } from '../../stores/simulation/page.ts';
import type { TextsTypedBefore } from '../../stores/simulation/simulation.ts';
import { bringBarToLife } from '../circuit/live-bar.ts';
import { needIslandsOnceChanged } from '../../kit/island/need-islands.ts';
import { asIsland } from './as-island.tsx';
import type { IslandProps } from './as-island.tsx';
import { loadWithRun } from './compressor/CompressorPart.tsx';
import { InputsPanel } from './InputsPanel.tsx';
import { simulatorTexts } from './page-data.ts';

const isNumberKey = (name: string): name is NumberKey => (NUMBER_KEYS as readonly string[]).includes(name);

/** Texts that differ from the form as served: typed while its script was on its way. */
const textsTypedBefore = (root: HTMLElement | null): TextsTypedBefore =>
  Object.fromEntries(
    changedControls(root, 'input[name]').flatMap(({ control: { name }, value }) =>
      isNumberKey(name) ? [[name, value] as const] : [],
    ),
  );

export const Inputs = asIsland(function SimulatorInputs({ locale }: IslandProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = needIslandsOnceChanged(pageSimulation.$shown);
    loadWithRun(locale);
    pageSimulation.start(locale, textsTypedBefore(root.current));
    bringBarToLife(simulatorTexts(locale));
    return stop;
  }, [locale]);
  return (
    <div ref={root}>
      <InputsPanel />
    </div>
  );
});
