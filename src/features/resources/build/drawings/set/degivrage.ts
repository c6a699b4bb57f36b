import { text } from '../../../../../language/index.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** What follows what in a defrost, and what warms the room. */
export const defrostTimes: Drawing = {
  height: 250,
  shapes: [
    { look: 'thin', d: 'M84 30V206M84 206H346M336 200L348 206L336 212' },
    { look: 'low', d: 'M89 52H131M285 52H340', width: 10 },
    { look: 'high', d: 'M141 92H221', width: 10 },
    { look: 'liquid', d: 'M231 132H275', width: 10 },
    { look: 'key', d: 'M89 172H131M311 172H340', width: 10 },
    { look: 'dashed', d: 'M136 40V204M226 40V204M280 40V204M306 40V204' },
  ],
  labels: [
    { at: [73, 57], says: text('froid', 'cooling'), anchor: 'end' },
    { at: [73, 97], says: text('chaleur', 'heat'), anchor: 'end' },
    { at: [73, 137], says: text('égouttage', 'drip'), anchor: 'end' },
    { at: [73, 177], says: text('ventilateur', 'fan'), anchor: 'end' },
    { at: [136, 26], says: 1 },
    { at: [226, 26], says: 2 },
    { at: [280, 26], says: 3 },
    { at: [306, 26], says: 4 },
    { at: [346, 230], says: text('temps', 'time'), anchor: 'end' },
  ],
  parts: [
    text('Le froid s’arrête, la batterie se vide', 'Cooling stops, the coil is emptied'),
    text('La sonde de fin coupe la chaleur', 'The end probe cuts the heat'),
    text(
      'Le froid repart, ventilateurs arrêtés\u00a0: il regèle les gouttes',
      'Cooling resumes with the fans off: it freezes the drops again',
    ),
    text('Les ventilateurs repartent sur une batterie froide', 'Fans start on a cold coil'),
  ],
  description: text(
    'Quatre lignes de temps, froid, chaleur, égouttage, ventilateur. Le froid et le ventilateur s’arrêtent\u202f; la chaleur agit jusqu’à la sonde de fin\u202f; l’eau s’égoutte\u202f; le froid repart, puis le ventilateur après un délai.',
    'Four time lines, cooling, heat, drip, fan. Cooling and fan stop; heat acts until the end probe; water drips; cooling resumes, then the fan after a delay.',
  ),
  caption: text(
    'Quatre instants, quatre réglages. Celui qu’on oublie est le dernier\u00a0: il jette l’eau dans la chambre.',
    'Four moments, four settings. The one forgotten is the last: it throws the water into the room.',
  ),
};

/** Where discharge vapour goes to melt ice. */
export const hotGas: Drawing = {
  height: 290,
  shapes: [
    { look: 'high', d: 'M300 130V50H250' },
    { look: 'liquid', d: 'M110 50H60V132' },
    { look: 'low', d: 'M60 160V236H110M250 236H300V178' },
    { look: 'key', d: 'M300 92H206V150M206 178V206M196 198L206 208L216 198' },
    { look: 'part', d: box(110, 30, 140, 40) },
    { look: 'part', d: box(110, 212, 140, 48) },
    { look: 'part', d: circle(300, 154, 24) },
    { look: 'part', d: 'M46 132H74L46 160H74Z' },
    { look: 'part', d: 'M196 150H216L196 178H216Z' },
    { look: 'thin', d: 'M118 266v10M140 266v10M162 266v10M184 266v10' },
    { look: 'thin', d: 'M168 164H194M321 210H303' },
  ],
  labels: [
    { at: [180, 55], says: text('condenseur', 'condenser') },
    { at: [180, 241], says: text('évaporateur givré', 'frosted evaporator') },
    { at: [157, 164], says: 1 },
    { at: [92, 146], says: 2 },
    { at: [332, 210], says: 3 },
  ],
  parts: [
    text('Vanne de gaz chauds, ouverte le temps du dégivrage', 'Hot-gas valve, open during the defrost'),
    text('Liquide fermé pendant ce temps', 'Liquid shut meanwhile'),
    text(
      'Ce qui sort est du liquide\u00a0: il faut le retenir avant le compresseur',
      'What comes out is liquid: it must be held back before the compressor',
    ),
  ],
  description: text(
    'Du refoulement, une conduite passe par une vanne et entre dans l’évaporateur givré, dont l’eau tombe. Le détendeur est fermé. À la sortie de l’évaporateur, du liquide va vers le compresseur.',
    'From the discharge a pipe passes a valve and enters the frosted evaporator, from which water falls. The expansion valve is shut. From the evaporator outlet liquid heads for the compressor.',
  ),
  caption: text(
    'L’évaporateur devient condenseur\u00a0: la glace fond de l’intérieur, et le liquide qui naît doit aller quelque part.',
    'The evaporator becomes a condenser: ice melts from inside, and the liquid made has to go somewhere.',
  ),
};
