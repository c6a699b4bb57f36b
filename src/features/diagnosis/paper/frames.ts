/** What is copied: the known frames of the form Cerfa 15497*04, in French as it is, and the fields of Trackdéchets. */
import { formatAtMost } from '../../../quantities/number.ts';
import type { PaperAnswer } from './charge.ts';
import { dayAfterMonths } from './charge.ts';
import { CHARGED, CHECKS, leaksOf, massOf, RECOVERED, textOf, totalOf } from './sheet.ts';
import type { Kind, MassKey, Sheet } from './sheet.ts';

/** The version of the form the frames are of. */
export const FORM = 'Cerfa 15497*04';

export const FRAMES = ['3', '4', '7', '8', '10', '11'] as const;
export type FrameKey = (typeof FRAMES)[number];
/** As the form numbers and names them. */
export const FRAME_NAMES: Readonly<Record<FrameKey, string>> = {
  3: '3. Équipement concerné',
  4: '4. Nature de l’intervention',
  7: '7. Classe de charge',
  8: '8, 9. Périodicité du contrôle',
  10: '10. Fuites constatées',
  11: '11. Manipulation du fluide',
};
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  assembly: 'Assemblage',
  commissioning: 'Mise en service',
  change: 'Modification',
  maintenance: 'Maintenance',
  periodic_check: 'Contrôle d’étanchéité périodique',
  other_check: 'Contrôle d’étanchéité non périodique',
  dismantling: 'Démantèlement',
  other: 'Autre',
};
const MASS_NAMES: Readonly<Record<MassKey, string>> = {
  charged_new: 'Quantité chargée, fluide vierge',
  charged_recycled: 'Quantité chargée, fluide recyclé',
  charged_reclaimed: 'Quantité chargée, fluide régénéré',
  recovered_treat: 'Quantité récupérée, destinée au traitement',
  recovered_reuse: 'Quantité récupérée, conservée pour réutilisation',
};

const figure = (value: number): string => formatAtMost(value, 3, 'fr');
const kilograms = (value: number): string => `${figure(value)}\u202fkg`;
const frenchDay = (date: string): string => date.split('-').toReversed().join('/');
const line = (name: string, value: string): string => (value === '' ? '' : `${name}\u00a0: ${value}`);
const together = (lines: readonly string[]): string => lines.filter((one) => one !== '').join('\n');
const massText = (sheet: Sheet, key: string): string => {
  const mass = massOf(sheet, key);
  return mass === undefined || Number.isNaN(mass) ? '' : kilograms(mass);
};

/** « 12 mois, prochain contrôle le 10/03/2027 » */
function intervalText(sheet: Sheet, months: number): string {
  if (months === 0) return 'Aucun contrôle périodique exigé';
  const next = dayAfterMonths(textOf(sheet, 'date'), months);
  return `${months} mois${next === undefined ? '' : `, prochain contrôle au plus tard le ${frenchDay(next)}`}`;
}

/** A text for each frame; empty where nothing is known for it. */
export function frameTexts(
  fluid: string,
  sheet: Sheet,
  answer: PaperAnswer | undefined,
): Readonly<Record<FrameKey, string>> {
  const charge = typeof answer === 'object' ? answer : undefined;
  const isOutside = answer === 'outside';
  const leaks = leaksOf(sheet);
  const [charged, recovered] = [totalOf(sheet, CHARGED), totalOf(sheet, RECOVERED)];
  const masses = (keys: readonly MassKey[]): readonly string[] =>
    keys.map((key) => line(MASS_NAMES[key], massText(sheet, key)));
  return {
    3: together([
      line('Identification', textOf(sheet, 'machine')),
      line('Fluide', `${fluid}${isOutside ? ' (hors F-Gaz)' : ''}`),
      line('Charge totale', massText(sheet, 'charge')),
      line('Tonnage équivalent CO₂', charge?.co2e === undefined ? '' : `${formatAtMost(charge.co2e, 2, 'fr')}\u202ft`),
      line('Lieu', textOf(sheet, 'location')),
    ]),
    4: together([...sheet.kinds.map((kind) => KIND_NAMES[kind]), line('Observations', textOf(sheet, 'comment'))]),
    7: charge
      ? together([charge.box, line('Selon la notice 52064#04', charge.byNotice?.box ?? '')])
      : isOutside
        ? 'Hors F-Gaz'
        : '',
    8: charge
      ? together([
          `${sheet.isFixed ? 'Avec' : 'Sans'} système de détection de fuites`,
          intervalText(sheet, charge.months),
          line(
            'Selon la notice 52064#04',
            charge.byNotice && charge.byNotice.months !== charge.months
              ? intervalText(sheet, charge.byNotice.months)
              : '',
          ),
        ])
      : '',
    10:
      leaks.length === 0
        ? sheet.kinds.some((kind) => CHECKS.includes(kind))
          ? 'Aucune fuite constatée'
          : ''
        : together(leaks.map((leak) => `${leak}\u00a0: réparation ${sheet.isRepaired ? 'faite' : 'à faire'}`)),
    11: together([
      ...masses(CHARGED),
      line('Total chargé', charged > 0 ? kilograms(charged) : ''),
      ...masses(RECOVERED),
      line('Total récupéré', recovered > 0 ? kilograms(recovered) : ''),
      line('Contenant', textOf(sheet, 'container')),
      line('N° BSFF', textOf(sheet, 'bsff')),
      line('Destination', textOf(sheet, 'destination')),
    ]),
  };
}

/** The five fields of a « fiche d'intervention » of Trackdéchets, as it names them. */
export const TRACKDECHETS = ['numero', 'poids', 'detenteur', 'operateur', 'code_postal'] as const;
export type TrackKey = (typeof TRACKDECHETS)[number];
export const TRACK_NAMES: Readonly<Record<TrackKey, string>> = {
  numero: 'Numéro',
  poids: 'Poids (kg)',
  detenteur: 'Détenteur',
  operateur: 'Opérateur',
  code_postal: 'Code postal',
};

const withSiret = (sheet: Sheet, name: string, siret: string): string =>
  [textOf(sheet, name), textOf(sheet, siret).replace(/\s/g, '')].filter((part) => part !== '').join(', ');

export function trackTexts(sheet: Sheet): Readonly<Record<TrackKey, string>> {
  const mass = massOf(sheet, 'recovered_treat');
  return {
    numero: textOf(sheet, 'number'),
    poids: mass === undefined || Number.isNaN(mass) ? '' : figure(mass),
    detenteur: withSiret(sheet, 'own_name', 'own_siret'),
    operateur: withSiret(sheet, 'op_name', 'op_siret'),
    code_postal: textOf(sheet, 'postcode'),
  };
}
