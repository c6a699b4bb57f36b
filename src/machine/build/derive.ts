/** What pages take with them of `data/`: figures and the keys of the law; where they are from stays with the data. */
import { readFileSync } from 'node:fs';
import { APART } from '../classes.ts';
import { locales } from '../../language/index.ts';
import { summaryFromName } from '../../refrigerants/index.ts';
import { replacedBy } from '../../refrigerants/replacing.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Table = Readonly<Record<string, Json>>;

/** Said of a figure to who reads the data: no code reads it. */
const ABOUT: ReadonlySet<string> = new Set(['about', 'mark', 'note', 'source', 'why', 'watch_with_machine']);

/** Of `limits.json`: what is judged by. */
const LIMITS = [
  ...['discharge_C', 'ratio', 'flash', 'superheat_useful_K', 'subcooling_K', 'carnot', 'critical_ratio', 'glide_K'],
  ...['velocities', 'dT_line_K', 'pressure', 'capacity'],
];
/** Transcritical: the row of the discharge that searches of the best pressure open with. */
const isOfCo2 = (row: Json): boolean =>
  (row as Table)['fluids'] === 'R744' && (row as Table)['regime'] === 'transcritical';

const PRESSURE = ['booster_receiver_PS_barg', 'booster_receiver_usual_bar_abs', 'unknown_plate'];

const read = (file: string): Table =>
  JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')) as Table;

const picked = (table: Table, keys: readonly string[]): Table =>
  Object.fromEntries(keys.map((key) => [key, table[key] ?? null]));

function bare(value: Json): Json {
  if (Array.isArray(value)) return value.map(bare);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value as Table).flatMap(([k, v]) => (ABOUT.has(k) ? [] : [[k, bare(v)]])));
}

/**
 * Where a machine of a use stands if nobody says it: never outdoors or in a machinery room, which has no limit, where it
 * might as well stand inside.
 */
const placeOf = ([usual = null, ...others]: readonly Json[]): Json =>
  usual === 'III' && others.length > 0 ? null : usual;

/**
 * Refrigerants machines of a use hold: what one opens with, what that is chosen instead of, and what other uses of the group
 * open with in the place of the same, of its class and for such a machine; a few.
 */
const MOST_FLUIDS = 7;
function fluidsOf(opening: Json, group: readonly string[]): readonly string[] {
  const { fluid, when_water } = (opening ?? {}) as Table;
  const own = [fluid, (when_water as Table | undefined)?.['fluid']].filter((one) => typeof one === 'string');
  const before = own.flatMap(replacedBy);
  const [first] = before;
  const alike =
    first === undefined ? [] : group.filter((each) => replacedBy(each)[0] === first && isAlike(each, own[0]));
  return [...new Set([...own, ...alike, ...before])].slice(0, MOST_FLUIDS);
}

const classOf = (fluid: unknown): unknown => summaryFromName(String(fluid))?.safetyClass;
const isAlike = (one: string, other: unknown): boolean =>
  classOf(one) === classOf(other) && ![one, other].some((each) => APART.includes(String(each)));

const textOf = (value: Json): string => `${JSON.stringify(bare(value))}\n`;

/** K, of condenser and liquid line together: what the flash of such a machine is held against. */
function usualSubcooling({ id, opening }: Table): readonly (readonly [string, number])[] {
  const { t_sr, t_srt, architecture } = (opening ?? {}) as Table;
  const isPlain = architecture === undefined && typeof t_sr === 'number' && typeof t_srt === 'number';
  return isPlain ? [[id as string, t_sr + t_srt] as const] : [];
}

/** Files of `generated/`, by name: each what some pages take, and no more. */
export function generatedFiles(): Readonly<Record<string, string>> {
  const limits = picked(read('limits.json'), LIMITS);
  const pressure = limits['pressure'] as Table;
  const uses = read('uses.json')['uses'] as readonly Table[];
  return {
    'limits.json': textOf({
      ...limits,
      pressure: picked(pressure, PRESSURE),
      usual_subcooling_K: Object.fromEntries(uses.flatMap((use) => usualSubcooling(use))),
    }),
    'single.json': textOf({
      least_of_need: (limits['capacity'] as Table)['least_of_need'] ?? null,
      booster_receiver_PS_barg: pressure['booster_receiver_PS_barg'] ?? null,
      co2_discharge_watch_C: (limits['discharge_C'] as readonly Table[]).find(isOfCo2)?.['watch'] ?? null,
    }),
    'uses.json': textOf(
      uses.map(({ law, ...use }) => ({
        ...picked(use, ['id', ...locales]),
        law: picked(law as Table, ['new', 'recharge']),
      })),
    ),
    'choices.json': textOf(
      uses.map((use) => ({
        ...picked(use, ['id', 'group', ...locales, 'words', 'expansion', 'compressors']),
        fluids: fluidsOf(
          use['opening'] ?? null,
          uses.flatMap(({ group, opening }) => {
            const { fluid } = (opening ?? {}) as Table;
            return group === use['group'] && typeof fluid === 'string' ? [fluid] : [];
          }),
        ),
      })),
    ),
    'rooms.json': textOf(
      Object.fromEntries(
        uses.map(({ id, en378, standard }) => [
          id as string,
          { en378: en378 ?? null, standard: (standard as Table)['id'] ?? null },
        ]),
      ),
    ),
    'room-choices.json': textOf(
      uses.flatMap(({ en378, ...use }) => {
        if (!en378) return [];
        const { application, access, location, mounting } = en378 as Table;
        return [
          {
            ...picked(use, ['id', ...locales]),
            application,
            access,
            location: placeOf(location as readonly Json[]),
            mounting,
          } as Table,
        ];
      }),
    ),
    'openings.json': textOf(Object.fromEntries(uses.map(({ id, opening }) => [id as string, opening ?? null]))),
  };
}
