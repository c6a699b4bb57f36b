import { text } from '../../../../../language/index.ts';
import { box } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

/** Two families of rules on one machine. */
export const twoRegimes: Drawing = {
  height: 250,
  shapes: [
    { look: 'part', d: box(120, 96, 120, 66, 8) },
    { look: 'part', d: box(10, 26, 130, 46) },
    { look: 'part', d: box(220, 26, 130, 46) },
    { look: 'key', d: 'M75 72V128H112M106 122L112 128L106 134M285 72V128H248M254 122L248 128L254 134' },
    { look: 'dashed', d: 'M180 162V196' },
    { look: 'part', d: box(100, 196, 160, 46) },
  ],
  labels: [
    { at: [180, 134], says: text('la machine', 'the machine') },
    { at: [75, 54], says: text('fluide\u00a0: masse', 'refrigerant: mass') },
    { at: [285, 54], says: text('pression × volume', 'pressure × volume') },
    { at: [75, 100], says: 1 },
    { at: [285, 100], says: 2 },
    { at: [180, 224], says: text('un seul dossier', 'one file') },
  ],
  parts: [
    text(
      'ICPE\u00a0: par rubrique et par quantité, sur le site entier',
      'ICPE: by heading and quantity, over the whole site',
    ),
    text(
      'Équipements sous pression\u00a0: récipient par récipient, tuyauterie par tuyauterie',
      'Pressure equipment: vessel by vessel, pipe by pipe',
    ),
  ],
  description: text(
    'Une machine au centre. À gauche, la masse de fluide, qui relève des installations classées, pour tout le site. À droite, le produit de la pression et du volume, qui relève des équipements sous pression, pour chaque équipement. En bas, un seul dossier.',
    'A machine in the middle. On the left the mass of refrigerant, a matter of classified installations, for the whole site. On the right pressure times volume, a matter of pressure equipment, for each item. Below, one file.',
  ),
  caption: text(
    'Deux lois qui ne comptent pas la même chose\u00a0: l’une additionne, l’autre regarde chaque pièce.',
    'Two laws that do not count the same thing: one adds up, the other looks at each part.',
  ),
};

/** The life of a vessel under in-service rules. */
export const serviceLife: Drawing = {
  height: 164,
  shapes: [
    { look: 'thin', d: 'M20 110H346M336 104L348 110L336 116' },
    { look: 'key', d: 'M40 96V124M110 96V124M180 96V124M250 96V124M320 96V124' },
    { look: 'dashed', d: 'M40 60H320M40 52V68M320 52V68' },
  ],
  labels: [
    { at: [40, 146], says: 1 },
    { at: [110, 146], says: 2 },
    { at: [180, 146], says: 2 },
    { at: [250, 146], says: 2 },
    { at: [320, 146], says: 3 },
    { at: [180, 44], says: text('plan d’inspection', 'inspection plan') },
  ],
  parts: [
    text('Vérification initiale, avant la mise en service', 'Initial verification, before commissioning'),
    text('Inspections périodiques', 'Periodic inspections'),
    text('Requalification périodique, par un organisme habilité', 'Periodic requalification, by an authorised body'),
  ],
  description: text(
    'Une ligne de temps\u00a0: vérification initiale, plusieurs inspections périodiques, puis la requalification. Un plan d’inspection couvre le tout.',
    'A time line: initial verification, several periodic inspections, then requalification. An inspection plan covers it all.',
  ),
  caption: text(
    'Trois rendez-vous, un plan qui les fixe\u00a0: schéma, les intervalles sont ceux du plan.',
    'Three appointments, one plan that sets them: a sketch, the intervals are those of the plan.',
  ),
};
