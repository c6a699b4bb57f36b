/** What this device kept before there were machines, read from where it stands: those stores are never written here. */
import { moved } from '../../../machine/record/moved.ts';
import type { MachineRecord, Mark } from '../../../machine/index.ts';
import { pageLocale } from '../../../language/page.ts';
import { recordsRead, recordsThere } from '../../../kit/storage/database.ts';
import { storedRuns } from '../../../kit/storage/history.ts';
import { storedIn } from '../../../kit/storage/numbered.ts';
import { VISITS_DATABASE } from '../../diagnosis/visits/store.ts';
import { visitsFromList } from '../../diagnosis/visits/file.ts';
import { projectFrom, PROJECTS_DATABASE } from './old-project.ts';
import { spoiltOf } from './taken.ts';
import type { Taken } from './taken.ts';

/** Under which the simulator kept the simulations asked for. */
export const RUNS = 'simulation.circuit';

export const markFrom = (value: unknown): Mark | undefined =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')
    ? (value as Mark)
    : undefined;

/** What was taken in, so that a machine that was deleted stays so. */
const mark = storedIn('local', 'appfroid.moved', markFrom);

/** What the machine of kept results is called. */
const RESULTS = { fr: 'Résultats gardés', en: 'Kept results' } as const;

/** What no machine holds of it. A store that cannot be read brings nothing this time. */
export async function takenFromBefore(machines: readonly MachineRecord[]): Promise<Taken | undefined> {
  const [projects, visits] = await Promise.all([
    recordsThere(PROJECTS_DATABASE).then(recordsRead, () => []),
    recordsThere(VISITS_DATABASE).then(recordsRead, () => []),
  ]);
  const found = moved(
    {
      projects: projects.flatMap((value) => projectFrom(value) ?? []),
      visits: visitsFromList(visits).visits,
      runs: storedRuns(RUNS),
    },
    mark.load() ?? {},
    machines,
    { results: RESULTS[pageLocale()] },
  );
  const spoilt = projects.flatMap((value) => (projectFrom(value) ? [] : [{ ...spoiltOf(value), isOld: true }]));
  return { ...found, spoilt, done: () => void mark.save(found.mark) };
}
