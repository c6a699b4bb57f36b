import { same, text } from '../../../../../language/index.ts';
import type { Locale } from '../../../../../language/index.ts';
import { COLON } from '../../../../../language/signs.ts';
import { CERTIFICATES, CERTIFICATE_TERMS } from '../../../../../regulation/index.ts';
import type { Certificate } from '../../../../../regulation/index.ts';
import { printed, termText } from '../../law/law.ts';
import { box } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';

const yearOf = (term: string): string => term.slice(0, 4);
const told = (category: Certificate, locale: Locale): string =>
  `${category}${COLON[locale]}${printed(CERTIFICATES[category][locale], locale)}`;
const both = (category: Certificate) => text(told(category, 'fr'), told(category, 'en'));

/** From refrigerant and charge to the category that allows all work. */
export const certificateChoice: Drawing = {
  height: 250,
  shapes: [
    { look: 'key', d: 'M180 48V66M90 66H322M90 66V96M242 66V174M322 66V174' },
    { look: 'key', d: 'M90 132V150M52 150H128M52 150V174M128 150V174' },
    { look: 'part', d: box(96, 14, 168, 34) },
    { look: 'part', d: box(14, 98, 152, 34) },
    { look: 'part', d: box(28, 176, 48, 36) },
    { look: 'part', d: box(104, 176, 48, 36) },
    { look: 'part', d: box(218, 176, 48, 36) },
    { look: 'part', d: box(298, 176, 48, 36) },
  ],
  labels: [
    { at: [180, 36], says: text('quel fluide\u202f?', 'which refrigerant?') },
    { at: [80, 84], says: text('fluoré, HC', 'F-gas, HC'), anchor: 'end' },
    { at: [236, 120], says: text('CO₂', 'CO₂'), anchor: 'end' },
    { at: [316, 120], says: text('NH₃', 'NH₃'), anchor: 'end' },
    { at: [90, 120], says: text('quelle charge\u202f?', 'what charge?') },
    { at: [52, 199], says: same('A2') },
    { at: [128, 199], says: same('A1') },
    { at: [242, 199], says: same('B') },
    { at: [322, 199], says: same('C') },
    { at: [52, 236], says: 1 },
    { at: [128, 236], says: 2 },
    { at: [242, 236], says: 3 },
    { at: [322, 236], says: 4 },
  ],
  parts: [both('A2'), both('A1'), both('B'), both('C')],
  description: text(
    `Un arbre de choix. D’abord le fluide\u00a0: pour un gaz fluoré ou un hydrocarbure, la charge décide entre A2 et A1\u202f; pour le CO₂, B\u202f; pour l’ammoniac, C. ${told('A2', 'fr')}.`,
    `A tree of choices. First the refrigerant: for an F-gas or a hydrocarbon the charge decides between A2 and A1; for CO₂, B; for ammonia, C. ${told('A2', 'en')}.`,
  ),
  caption: text(
    'Le fluide d’abord. La charge ne sépare que A1 et A2, et la borne elle-même relève de A1.',
    'The refrigerant first. The charge separates A1 from A2 only, and the limit itself belongs to A1.',
  ),
};

/** Which certificate counts on which day. */
export const certificateDates: Drawing = {
  height: 160,
  shapes: [
    { look: 'thin', d: 'M14 118H346M336 112L348 118L336 124' },
    { look: 'low', d: 'M16 76H116', width: 10 },
    { look: 'key', d: 'M124 76H342', width: 10 },
    { look: 'dashed', d: 'M120 50V136M270 50V136' },
  ],
  labels: [
    { at: [14, 56], says: text('arrêtés de 2008', 'orders of 2008'), anchor: 'start' },
    { at: [262, 56], says: text('catégories A1 à E', 'categories A1 to E'), anchor: 'end' },
    { at: [120, 152], says: same(yearOf(CERTIFICATE_TERMS.compulsoryFrom)) },
    { at: [270, 152], says: same(yearOf(CERTIFICATE_TERMS.refresherBy)) },
    { at: [120, 34], says: 1 },
    { at: [270, 34], says: 2 },
    { at: [326, 100], says: 3 },
  ],
  parts: [
    text(
      `${termText('compulsoryFrom', 'fr')}\u00a0: seules les nouvelles catégories comptent`,
      `${termText('compulsoryFrom', 'en')}: only the new categories count`,
    ),
    text(
      `${termText('refresherBy', 'fr')} au plus tard\u00a0: remise à niveau de qui tenait un certificat plus ancien`,
      `${termText('refresherBy', 'en')} at the latest: refresher of those who held an older certificate`,
    ),
    text(
      `Ensuite\u00a0: ${termText('aptitudeYears', 'fr')} ans pour la personne, ${termText('companyYears', 'fr')} ans pour l’entreprise`,
      `After that: ${termText('aptitudeYears', 'en')} years for the person, ${termText('companyYears', 'en')} years for the company`,
    ),
  ],
  description: text(
    `Une ligne de temps. Jusqu’au ${termText('formerUntil', 'fr')}, les attestations des arrêtés de 2008. À partir du ${termText('compulsoryFrom', 'fr')}, les catégories A1 à E. Le ${termText('refresherBy', 'fr')}, terme de la remise à niveau.`,
    `A time line. Up to ${termText('formerUntil', 'en')}, the certificates of the 2008 orders. From ${termText('compulsoryFrom', 'en')}, categories A1 to E. On ${termText('refresherBy', 'en')} the time for the refresher ends.`,
  ),
  caption: text(
    'Deux dates, deux papiers différents\u00a0: changer de catégorie d’abord, se remettre à niveau ensuite.',
    'Two dates, two different papers: change category first, take the refresher next.',
  ),
};
