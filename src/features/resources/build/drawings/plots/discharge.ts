import { same, text } from '../../../../../language/index.ts';
import { cycleResult } from '../../figures/figures.ts';
import { steps } from '../plot.ts';
import type { Curve, Plot } from '../plot.ts';

/** The duty of the article's tables, at another evaporating temperature. */
const DUTY = { pt_cdr: 40, t_sf: 6, t_sft: 4, t_sr: 4, t_srt: 0, rend_is: 0.65 } as const;
const COLDEST = -40;
const WARMEST = 0;

/** Discharge temperature, °C, at a dew temperature of evaporation, °C. */
export const dischargeFromEvaporation = (fluid: string, t: number): number =>
  cycleResult({ fluid, pt_evp: t, ...DUTY }).points.c_refoulement_reel.T;

const curve = (look: Curve['look'], fluid: string, over: number): Curve => ({
  look,
  points: steps(COLDEST, WARMEST, 16).map((t) => [t, dischargeFromEvaporation(fluid, t)]),
  name: { says: same(fluid), at: [-27, dischargeFromEvaporation(fluid, -27) + over] },
});

/** What a conversion does to the discharge, the colder the room the more. */
export const dischargeByRoom = (): Plot => ({
  x: { label: text('évaporation à la rosée, °C', 'evaporating dew point, °C'), from: COLDEST, to: WARMEST, step: 10 },
  y: { label: text('refoulement, °C', 'discharge, °C'), from: 40, to: 120, step: 20 },
  curves: [curve('high', 'R449A', 4), curve('liquid', 'R452A', 2.5), curve('low', 'R404A', -12)],
  description: text(
    'Température de refoulement selon la température d’évaporation, de −40 à 0\u202f°C, pour trois fluides au même régime. Les trois montent quand l’évaporation baisse\u202f; le R449A part du plus haut et s’écarte le plus du R404A en négatif, le R452A reste tout près de lui.',
    'Discharge temperature against evaporating temperature, from −40 to 0\u202f°C, for three refrigerants at the same duty. All three climb as evaporation falls; R449A is highest and parts most from R404A at freezing temperatures, R452A stays close to it.',
  ),
  caption: text(
    'Même régime que les tables, évaporation seule changée. En positif l’écart se supporte\u202f; en négatif il décide du compresseur.',
    'The conditions of the tables, with only the evaporating temperature changed. For a chilled room the gap is bearable; for a freezer it decides the choice of compressor.',
  ),
});
