/** The form, which starts the simulation of the page. */
import { useEffect, useRef } from 'react';
import { changesBefore } from '../../../kit/form/before-script.ts';
import { takeOtherQuantity } from './state/form.ts';
import type { Simulation } from './state/simulation.ts';
import { onceLong } from '../../../kit/form/short-link/open.ts';
import { needIslandsOnceChanged } from '../../../kit/island/need-islands.ts';
import type { IslandProps } from './as-island.tsx';
import { loadWithRun } from './compressor/CompressorPart.tsx';
import { InputsPanel } from './InputsPanel.tsx';
import { useSimulation } from './use-simulation.ts';

/** "2,9 bar" left in a field of temperature is a pressure, and back. */
function takeOther({ forms, $view }: Simulation, target: EventTarget, locale: IslandProps['locale']): void {
  if (!(target instanceof HTMLInputElement)) return;
  const { name } = target;
  if (name === 'temp_evp' || name === 'temp_cdr') takeOtherQuantity(forms[$view.get()], name, locale);
}

export function Inputs({ locale }: IslandProps) {
  const simulation = useSimulation();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = needIslandsOnceChanged(simulation.$shown);
    loadWithRun(simulation, locale);
    const changeAgain = changesBefore(root.current);
    const { $content } = simulation.forms.permanent;
    const served = $content.get().texts;
    onceLong((problem) => {
      const typedSince = Object.entries($content.get().texts).filter(([key, text]) => text !== served[key]);
      simulation.start(locale, Object.fromEntries(typedSince), problem);
      changeAgain();
      // From here on what answers other inputs is marked by itself (Simulation.astro).
      document.documentElement.dataset['read'] = '';
    });
    return stop;
  }, [simulation, locale]);
  return (
    <div
      ref={root}
      onBlur={(event) => takeOther(simulation, event.target, locale)}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter') takeOther(simulation, target, locale);
      }}
    >
      <InputsPanel />
    </div>
  );
}
