/** « Garder » of the pages of the circuit: what is shown, in the machine of the tab or in a new one named after it. */
import type { Formatter } from '../../../kit/island/format.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { LONGEST_NAME } from '../../../machine/record/record.ts';
import { pageSimulation } from '../../circuit/simulator/state/page-simulation.ts';
import type { Open } from './study.ts';
import { addStudy, keepStudy } from './study.ts';

const { $fluid, $shown } = pageSimulation;

/** @returns where it is kept; undefined where the browser refused */
export function keepShown(t: Translator, format: Formatter): Promise<Open | undefined> {
  const power = $shown.get().permanent.result?.performance.power_cold;
  const name = [$fluid.get(), power === undefined ? '' : format.full('power', power)].filter(Boolean).join(' · ');
  return keepStudy(name.slice(0, LONGEST_NAME), (n) => t('machineBar.nth', { n }));
}

/** One more study from here on: what was kept stays as it is. */
export const keepBeside = ({ machine }: Open, t: Translator): Promise<void> =>
  addStudy(t('machineBar.nth', { n: machine.studies.length + 1 }));
