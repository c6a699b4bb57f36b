import { text } from '../../../../../language/index.ts';
import { cycleResult } from '../../figures/figures.ts';
import { steps } from '../plot.ts';
import type { Plot } from '../plot.ts';

const RATED = 10;
/** Of the change of density, what the flow keeps: the gas warms in the compressor anyway (Dabiri and Rice, 1981). */
const KEPT = 0.75;

const density = (superheat: number): number =>
  cycleResult({ fluid: 'R134a', pt_evp: -10, pt_cdr: 40, t_sf: superheat, t_sft: 0, t_sr: 0, t_srt: 0 }).points
    .a_aspiration.D;

/** What the rated flow becomes at another superheat. */
export function ratedFlow(): Plot {
  const rated = density(RATED);
  const change = (superheat: number): number => 100 * (density(superheat) / rated - 1);
  const superheats = steps(5, 40, 14);
  return {
    x: { label: text('surchauffe à l’aspiration, K', 'superheat at suction, K'), from: 0, to: 40, step: 10 },
    y: { label: text('écart à la fiche (%)', 'change from the sheet (%)'), from: -12, to: 4, step: 4 },
    curves: [
      {
        look: 'dashed',
        points: superheats.map((superheat) => [superheat, change(superheat)]),
        name: { says: text('masse volumique', 'density'), at: [24, -9.5], anchor: 'end' },
      },
      {
        look: 'key',
        points: superheats.map((superheat) => [superheat, KEPT * change(superheat)]),
        name: { says: text('débit', 'flow'), at: [34, -5.4] },
      },
    ],
    marks: [{ at: [RATED, 0], says: text('la fiche', 'the data sheet') }],
    description: text(
      'Écart de masse volumique et de débit à ceux de la fiche quand la surchauffe à l’aspiration va de 5 à 40\u202fK, au R134a. À 10\u202fK, celle de la fiche, l’écart est nul\u202f; il se creuse ensuite, le débit aux trois quarts de la masse volumique.',
      'Change of density and of flow from those of the data sheet as suction superheat goes from 5 to 40\u202fK, with R134a. At 10\u202fK, that of the sheet, there is none; then both fall, the flow by three quarters of the density.',
    ),
    caption: text(
      'R134a, −10 et 40\u202f°C\u00a0: la fiche ne vaut qu’à sa surchauffe, et le débit perd un peu moins que le gaz ne s’allège.',
      'R134a, −10 and 40\u202f°C: the sheet holds at its own superheat only, and flow falls a little less than the gas thins.',
    ),
  };
}
