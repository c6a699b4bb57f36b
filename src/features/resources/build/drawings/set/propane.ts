import { same, text } from '../../../../../language/index.ts';
import { box, circle } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** Outdoor unit with propane: what may not be near it. */
export const propaneZone: Drawing = {
  height: 270,
  shapes: [
    { look: 'ground', d: 'M0 216H230V270H0ZM290 216H360V270H290Z' },
    { look: 'ground', d: 'M230 262H290V270H230Z' },
    { look: 'gas', d: 'M60 216L84 132H214L262 216Z' },
    { look: 'dashed', d: 'M60 216L84 132H214L262 216' },
    { look: 'part', d: box(112, 150, 76, 58) },
    { look: 'part', d: 'M122 208V216M178 208V216' },
    { look: 'part', d: 'M230 216V262H290V216' },
    { look: 'part', d: 'M344 20V216M344 60H330V112H344' },
    { look: 'low', d: 'M150 208V250' },
    { look: 'key', d: 'M196 178C224 186 240 200 252 236M246 226L252 236L257 225' },
    { look: 'thin', d: 'M302 244H278M320 86H308M128 236H146M72 108L96 128' },
  ],
  labels: [
    { at: [150, 184], says: same('R290') },
    { at: [313, 244], says: 1 },
    { at: [297, 86], says: 2 },
    { at: [117, 236], says: 3 },
    { at: [64, 100], says: 4 },
  ],
  parts: [
    text(
      'Cour anglaise, soupirail, trappe de cave\u00a0: jamais dans la zone, le gaz lourd y coule',
      'Light well, cellar vent, hatch: never in the zone, the heavy gas runs into it',
    ),
    text('Fenêtre, porte, bouche d’air, hors de la zone', 'Window, door, air inlet, outside the zone'),
    text(
      'Condensats\u00a0: lit de gravier, ou siphon toujours plein, comme la notice le dit',
      'Condensate: gravel bed, or a trap that is always full, as the manual says',
    ),
    text(
      'Zone de protection, sans source d’étincelle\u00a0: ses cotes sont celles de la notice',
      'Protective zone, without ignition source: its dimensions are those of the manual',
    ),
  ],
  description: text(
    'Une pompe à chaleur au propane posée dehors, entourée d’une zone plus large au sol qu’en haut. Au bord, ce qu’il ne faut pas\u00a0: une cour anglaise où le gaz coulerait. Plus loin, un mur avec une fenêtre, et l’écoulement des condensats dans le sol.',
    'A propane heat pump outdoors within a zone wider at the ground than at the top. At its edge what must not be there: a light well into which gas would run. Further off a wall with a window, and the condensate drain into the ground.',
  ),
  caption: text(
    'Le propane est plus lourd que l’air\u00a0: c’est vers le bas qu’il faut regarder.',
    'Propane is heavier than air: look downwards.',
  ),
};

/** Two ways for the condensate: gravel below the frost, or a trap that stays full. */
export const propaneDrain: Drawing = {
  height: 240,
  shapes: [
    { look: 'ground', d: 'M0 90H360V240H0Z' },
    { look: 'part', d: `${box(30, 26, 100, 52)}${box(230, 26, 100, 52)}` },
    { look: 'part', d: 'M44 78V90M116 78V90M244 78V90M316 78V90' },
    { look: 'thin', d: box(50, 176, 60, 46, 2) },
    { look: 'thin', d: [60, 72, 88, 100].flatMap((x) => [204, 214].map((y) => circle(x, y, 3))).join('') },
    { look: 'dashed', d: 'M0 150H360' },
    { look: 'low', d: 'M80 78V190M75 182L80 190L85 182' },
    { look: 'low', d: 'M266 174V188q0 16 14 16q14 0 14 -16V174', width: 7 },
    { look: 'low', d: 'M266 78V188q0 16 14 16q14 0 14 -16V172H346M338 167L346 172L338 177' },
    { look: 'thin', d: 'M322 172V201M316 201H328' },
    { look: 'thin', d: 'M24 200H48M232 196H258' },
  ],
  labels: [
    { at: [80, 57], says: same('R290') },
    { at: [280, 57], says: same('R290') },
    { at: [13, 200], says: 1 },
    { at: [221, 196], says: 2 },
    { at: [180, 144], says: text('gel', 'frost') },
    { at: [341, 195], says: 3 },
  ],
  parts: [
    text('Lit de gravier, sous la limite du gel', 'Gravel bed, below the frost line'),
    text('Siphon sous la limite du gel, toujours plein', 'Trap below the frost line, always full'),
    text('Garde d’eau\u00a0: c’est elle qui arrête le gaz', 'Water seal: this is what stops the gas'),
  ],
  description: text(
    'Deux pompes à chaleur au propane, deux écoulements. À gauche, un tube descend dans un lit de gravier sous la limite du gel. À droite, il passe par un siphon plein d’eau, sous la limite du gel aussi, avant l’égout.',
    'Two propane heat pumps, two drains. On the left a pipe runs down into a gravel bed below the frost line. On the right it passes through a trap full of water, below the frost line too, before the sewer.',
  ),
  caption: text(
    'Deux façons d’évacuer les condensats. Un siphon sec laisserait le propane gagner l’égout.',
    'Two ways to drain the condensate. A dry trap would let propane reach the sewer.',
  ),
};
