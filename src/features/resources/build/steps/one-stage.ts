import { text } from '../../../../language/index.ts';
import type { Stepped } from './step.ts';

/** The machine of the guide to the diagram. */
export const ONE_STAGE: Stepped = {
  title: text('Un étage au R134a', 'One stage on R134a'),
  body: { fluid: 'R134a', pt_evp: -10, pt_cdr: 40, t_sf: 5, t_sft: 3, t_sr: 2, t_srt: 0, rend_is: 0.7 },
  page: '/ressources/diagramme-enthalpique',
  steps: [
    {
      ways: ['f>g'],
      says: text(
        'Évaporateur, de f à g\u00a0: le fluide bout sous {P:f} et prend {dh:f>g} à l’air ou à l’eau. C’est le froid de la machine.',
        'Evaporator, from f to g: the refrigerant boils at {P:f} and takes {dh:f>g} from the air or the water. That is the cooling of the machine.',
      ),
    },
    {
      ways: ['g>a'],
      says: text(
        'Bulbe, au point g\u00a0: il lit {T:g}, la surchauffe au-dessus de la rosée de la BP. La ligne d’aspiration ajoute quelques kelvins, jusqu’à {T:a} au compresseur.',
        'Bulb, at point g: it reads {T:g}, the superheat above the dew point of the low pressure. The suction line adds a few kelvins, up to {T:a} at the compressor.',
      ),
    },
    {
      ways: ['a>c'],
      says: text(
        'Compresseur, de a à c\u00a0: de {P:a} à {P:c}. Son travail est {dh:a>c}, la vapeur en sort à {T:c}.',
        'Compressor, from a to c: from {P:a} to {P:c}. Its work is {dh:a>c}, the vapour leaves at {T:c}.',
      ),
    },
    {
      ways: ['c>d'],
      says: text(
        'Condenseur, de c à d\u00a0: la vapeur refroidit, se condense, puis le liquide se sous-refroidit jusqu’à {T:d}. Il rejette {dh:c>d}, le froid et le travail ensemble.',
        'Condenser, from c to d: the vapour cools, condenses, then the liquid is subcooled to {T:d}. It rejects {dh:c>d}, the cooling and the work together.',
      ),
    },
    {
      ways: ['d>e'],
      says: text(
        'Bouteille liquide, déshydrateur et voyant, de d à e\u00a0: ici rien ne s’échange. Un déshydrateur encrassé fait tomber la pression\u00a0: e descend, du liquide se vaporise et le voyant fait des bulles.',
        'Liquid receiver, filter drier and sight glass, from d to e: nothing is exchanged here. A clogged drier drops the pressure: e moves down, liquid flashes and the sight glass bubbles.',
      ),
    },
    {
      ways: ['e>f'],
      says: text(
        'Détendeur, de e à f\u00a0: ni travail ni chaleur, le segment est vertical. La pression tombe à {P:f}, la température à {T:f}, et {x:f} du liquide devient vapeur.',
        'Expansion valve, from e to f: neither work nor heat, the segment is vertical. The pressure falls to {P:f}, the temperature to {T:f}, and {x:f} of the liquid becomes vapour.',
      ),
    },
  ],
};
