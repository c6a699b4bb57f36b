/** The replacements people ask about, as pages of their own: which fluid for which, and what machine they are compared in. */
import type { MachineFacts, UseId } from '../../machine/index.ts';

/** Dew temperatures a pair is compared at, °C. `cascade`: below carbon dioxide's critical point, its heat taken by another stage. */
export const DUTIES = {
  airConditioning: { evaporating: 5, condensing: 45 },
  cooling: { evaporating: -10, condensing: 40 },
  freezing: { evaporating: -30, condensing: 40 },
  cascade: { evaporating: -30, condensing: -5 },
} as const satisfies Readonly<Record<string, { readonly evaporating: number; readonly condensing: number }>>;
export type Duty = keyof typeof DUTIES;

export interface Pair {
  /** As the engine names them. */
  readonly from: string;
  readonly to: string;
  /** The first one is told first. */
  readonly duties: readonly Duty[];
  /** Bare paths of pages to go on with. */
  readonly read: readonly string[];
}

const ARTICLES = '/ressources/articles';
const of = (from: string, duties: readonly Duty[], read: readonly string[], to: readonly string[]): readonly Pair[] =>
  to.map((other) => ({ from, to: other, duties, read }));

export const PAIRS: readonly Pair[] = [
  ...of('R410A', ['airConditioning'], [`${ARTICLES}/r410a-que-faire`], ['R32', 'R454B', 'R290']),
  ...of(
    'R404A',
    ['cooling', 'freezing'],
    [`${ARTICLES}/convertir-r404a-r22`],
    ['R448A', 'R449A', 'R455A', 'R454C', 'R290'],
  ),
  ...of('R404A', ['cascade'], [`${ARTICLES}/co2-transcritique`, '/simulation/hp-optimum'], ['R744']),
  ...of(
    'R134a',
    ['cooling', 'airConditioning'],
    ['/ressources/fluide-avenir'],
    ['R1234yf', 'R1234ze(E)', 'R513A', 'R450A', 'R290', 'R600a'],
  ),
  ...of(
    'R22',
    ['airConditioning', 'cooling'],
    [`${ARTICLES}/convertir-r404a-r22`],
    ['R407C', 'R417A', 'R422D', 'R290'],
  ),
  ...of('R507A', ['cooling', 'freezing'], [`${ARTICLES}/convertir-r404a-r22`], ['R449A']),
  ...of('R407C', ['airConditioning'], ['/ressources/fluide-avenir'], ['R32']),
];

/** The pairs a fluid is in, on either side. */
export const pairsOf = (name: string): readonly Pair[] => PAIRS.filter(({ from, to }) => from === name || to === name);

/** The machine each duty is met in, by the uses of `machine`. */
const USE_OF_DUTY = {
  airConditioning: 'split',
  cooling: 'condensing_unit',
  freezing: 'cold_room_neg',
  cascade: 'rack',
} as const satisfies Readonly<Record<Duty, UseId>>;

/** What is replaced and is in no pair: the machine it was met in most, as its record says in `uses`. */
const MET_IN: Readonly<Partial<Record<string, UseId>>> = {
  ...{ R12: 'condensing_unit', R402A: 'cold_room_neg', R408A: 'cold_room_neg', R502: 'cold_room_neg' },
  ...{ R500: 'chiller', R11: 'chiller', R123: 'chiller', R114: 'chiller', R124: 'chiller', R141b: 'chiller' },
  ...{ R227ea: 'chiller', R236fa: 'chiller', R245fa: 'chiller', R1234yf: 'vehicle', R290: 'display_case' },
  ...{ R13: 'process_low', R14: 'process_low', R23: 'process_low', R503: 'process_low', R508B: 'process_low' },
};

/** The machine a pair is judged in: that of its first duty. */
export const machineOfPair = ({ from, duties: [duty] }: Pair): MachineFacts => ({
  use: duty === undefined ? 'other' : USE_OF_DUTY[duty],
  fluid: from,
});

/**
 * The machine supposed where nobody said which: that of the first duty of the fluid's first pair. `other`, of which nothing is
 * supposed, for a fluid nobody asks to replace.
 */
export function supposedMachine(fluid: string): MachineFacts {
  const pair = PAIRS.find(({ from }) => from === fluid);
  return pair === undefined ? { use: MET_IN[fluid] ?? 'other', fluid } : machineOfPair(pair);
}
