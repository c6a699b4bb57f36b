/** What the page of a refrigerant is about, from its record. */
import type { RefrigerantRecord } from '../../refrigerants/records.ts';
import { takenGwp, valueOf } from '../../refrigerants/records.ts';
import type { Topic } from './topics.ts';

/** Where the law begins to shut a fluid out of new equipment: Regulation (EU) 2024/573, Annex IV. */
const LIMITED = 150;

const OF_NAME: Readonly<Partial<Record<string, readonly Topic[]>>> = {
  R744: ['co2', 'two-stage'],
  R717: ['ammonia', 'two-stage'],
};

/** In the order they matter: what it is alone in, its safety, its law, then how it is read. */
export function topicsOfFluid(record: RefrigerantRecord): readonly Topic[] {
  const safety = valueOf(record.safetyClass);
  const gwp = takenGwp(record) ?? 0;
  return [
    ...(OF_NAME[record.name] ?? []),
    ...(record.family === 'HC' ? (['hydrocarbons'] as const) : []),
    ...(safety !== null && !safety.endsWith('1') ? (['flammable'] as const) : []),
    ...(gwp >= LIMITED ? (['law', 'replacing'] as const) : []),
    ...(record.composition === null ? [] : (['glide'] as const)),
    'gauges',
    'charge',
  ];
}
