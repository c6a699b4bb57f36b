/** What tests and retrofits have found, for a reader to hold the estimate of `sameMachine` against. */
import type { Bilingual } from '../../../language/index.ts';
import { text } from '../../../language/index.ts';

export interface PublishedRetrofit {
  readonly from: string;
  readonly to: string;
  readonly found: Bilingual;
  /** Not translated: what one asks a library for. */
  readonly source: string;
  /** The point the estimate beside it is made at: body of a simulation. */
  readonly at: Readonly<Record<string, number>>;
  /** What it says in numbers, %, and the point to hold each against; an EER of a saving of energy is its inverse. */
  readonly measured: readonly {
    readonly at: Readonly<Record<string, number>>;
    readonly power_cold?: number;
    readonly eer?: number;
  }[];
}

/** A small direct-expansion room with an air condenser: usual efficiencies, superheat and subcooling. */
export const COOLING = {
  pt_evp: -10,
  pt_cdr: 45,
  rend_is: 0.65,
  rend_v: 0.8,
  mode_ref: 0,
  t_sf: 6,
  t_sft: 6,
  t_sr: 3,
  t_srt: 0,
} as const;
export const FREEZING = { ...COOLING, pt_evp: -32, pt_cdr: 40 } as const;

/** Read in the abstracts or texts named. */
export const PUBLISHED_RETROFITS: readonly PublishedRetrofit[] = [
  {
    from: 'R134a',
    to: 'R450A',
    found: text(
      'Banc d’essai, en moyenne\u00a0: puissance −6\u202f%, COP +1\u202f%, refoulement −2\u202fK',
      'Test rig, on average: capacity −6%, COP +1%, discharge −2 K',
    ),
    source: 'Mota-Babiloni et al., Int. J. Refrigeration 51 (2015) 52-58',
    at: COOLING,
    measured: [{ at: COOLING, power_cold: -6, eer: 1 }],
  },
  {
    from: 'R134a',
    to: 'R513A',
    found: text('Banc d’essai, en froid\u00a0: COP jusqu’à +8\u202f%', 'Test rig, cooling: COP up to +8%'),
    source: 'Al-Sayyab et al., Energy Conversion and Management 258 (2022) 115378',
    at: COOLING,
    measured: [{ at: COOLING, eer: 8 }],
  },
  {
    from: 'R404A',
    to: 'R448A',
    found: text(
      'Froid positif et négatif\u00a0: puissance et rendement supérieurs',
      'Medium and low temperature: higher capacity and efficiency',
    ),
    source: 'Honeywell, Solstice N40 (R-448A): properties, guidelines and retrofits',
    at: FREEZING,
    measured: [],
  },
  {
    from: 'R404A',
    to: 'R449A',
    found: text(
      'Supermarché à frigoporteur\u00a0: puissance −13\u202f% environ, COP presque égal, charge +4\u202f%',
      'Indirect supermarket system: capacity about −13%, COP nearly equal, charge +4%',
    ),
    source: 'Makhnatch et al., Int. J. Refrigeration 76 (2017) 184-192',
    at: COOLING,
    measured: [{ at: COOLING, power_cold: -13, eer: 0 }],
  },
  {
    from: 'R404A',
    to: 'R449A',
    found: text(
      'Supermarché, énergie avant et après\u00a0: −8,7\u202f% en froid positif, −3\u202f% en négatif',
      'Supermarket, energy before and after: −8.7% medium temperature, −3% low temperature',
    ),
    source: 'Waitrose, Holsworthy (ACHR News, 2016)',
    at: FREEZING,
    measured: [
      { at: COOLING, eer: 100 * (1 / (1 - 0.087) - 1) },
      { at: FREEZING, eer: 100 * (1 / (1 - 0.03) - 1) },
    ],
  },
];
