import { text } from '../../language/index.ts';
import type { CycleDescription, CycleNode, CycleParts, CycleProcess } from './description.ts';
import { ONE_CIRCUIT, SUCTION_SUPERHEAT } from './one-stage.ts';
import { BETWEEN_STAGES, STAGES_FIGURES } from './two-stage.ts';

/** What the points of two stages are called where one compressor has a port between them. */
const NAMES: Readonly<Record<string, Partial<CycleNode>>> = {
  '1': { key: 'a_aspiration', role: 'suction', name: text('Aspiration', 'Suction') },
  '2s': { name: text('Au port en isentropique', 'At the port if isentropic') },
  '2': { name: text('Au port avant injection', 'At the port before injection') },
  '3': { name: text('Au port après injection', 'At the port after injection') },
  '4s': { name: text('Refoulement isentropique', 'Isentropic discharge') },
  '4': { name: text('Refoulement', 'Discharge') },
};

const withoutMarks = ({ letter, side, stage, name }: CycleNode): CycleNode => ({
  letter,
  side,
  stage,
  ...(name && { name }),
});

/** The vapour meets the injected one inside the compressor. */
const atPort = (process: CycleProcess): CycleProcess =>
  process.within === 'junction' ? { ...process, within: 'port' } : process;

const renamed = ({ nodes, processes }: Pick<CycleParts, 'nodes' | 'processes'>) => ({
  nodes: nodes.map((node): CycleNode => ({
    ...(node.letter === '3' ? withoutMarks(node) : node),
    ...NAMES[node.letter],
  })),
  processes: processes.map(atPort),
});

/** One compressor that takes vapour at a port: the equations of two stages, the work split at the port's pressure. */
export const VAPOUR_INJECTION = {
  id: 'injection',
  name: text('Économiseur, injection de vapeur', 'Economiser, vapour injection'),
  inputs: ['port', 'p_int', 'dt_eco', 'sh_inj'],
  unread: ['t_srt'],
  circuits: ONE_CIRCUIT,
  stages: [
    { key: 'bp', name: text('Avant le port', 'Below the port'), efficiency: 'rend_is' },
    { key: 'hp', name: text('Après le port', 'Above the port'), efficiency: 'rend_is' },
  ],
  superheats: [SUCTION_SUPERHEAT],
  subcoolings: [{ useful: 't_sr' }],
  sought: ['p_int', 'p_gc'],
  ...renamed(BETWEEN_STAGES.eco_subcooler),
  variants: {
    by: 'port',
    of: {
      eco_subcooler: renamed(BETWEEN_STAGES.eco_subcooler),
      flash_mixing: renamed(BETWEEN_STAGES.flash_mixing),
    },
  },
  figures: STAGES_FIGURES,
} as const satisfies CycleDescription;
