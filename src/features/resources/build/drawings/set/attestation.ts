import { same, text } from '../../../../../language/index.ts';
import type { Locale } from '../../../../../language/index.ts';
import { COLON } from '../../../../../language/signs.ts';
import { CERTIFICATES, CERTIFICATE_TERMS } from '../../../../../regulation/index.ts';
import type { Certificate } from '../../../../../regulation/index.ts';
import { printed } from '../../../../../regulation/wording/printed.ts';
import { termText } from '../../law/law.ts';
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

/** Which certificate is issued, and which counts, on which day. */
export const certificateDates: Drawing = {
  height: 160,
  shapes: [
    { look: 'thin', d: 'M14 118H346M336 112L348 118L336 124' },
    { look: 'low', d: 'M16 60H128', width: 10 },
    { look: 'low', d: 'M136 60H293', width: 4 },
    { look: 'key', d: 'M53 98H342', width: 10 },
    { look: 'dashed', d: 'M132 40V136M297 40V136' },
  ],
  labels: [
    { at: [14, 46], says: text('arrêtés de 2008', 'orders of 2008'), anchor: 'start' },
    { at: [140, 84], says: text('catégories A1 à E', 'categories A1 to E'), anchor: 'start' },
    { at: [132, 152], says: same(yearOf(CERTIFICATE_TERMS.compulsoryFrom)) },
    { at: [297, 152], says: same(yearOf(CERTIFICATE_TERMS.refresherBy)) },
    { at: [132, 28], says: 1 },
    { at: [297, 28], says: 2 },
    { at: [326, 82], says: 3 },
  ],
  parts: [
    text(
      `${termText('formerIssuedUntil', 'fr')}\u00a0: fin de la délivrance selon les arrêtés de 2008\u202f; celles que l’on détient restent valables`,
      `${termText('formerIssuedUntil', 'en')}: end of issue under the orders of 2008; those held stay valid`,
    ),
    text(
      `${termText('refresherBy', 'fr')}\u00a0: fin des anciennes sans remise à niveau`,
      `${termText('refresherBy', 'en')}: end of former certificates without a refresher`,
    ),
    text(
      `Ensuite\u00a0: remise à niveau tous les ${termText('aptitudeYears', 'fr')} ans pour la personne, ${termText('companyYears', 'fr')} ans pour l’entreprise`,
      `After that: a refresher every ${termText('aptitudeYears', 'en')} years for the person, ${termText('companyYears', 'en')} years for the company`,
    ),
  ],
  description: text(
    `Une ligne de temps. Jusqu’au ${termText('formerIssuedUntil', 'fr')}, des attestations se délivrent selon les arrêtés de 2008\u202f; elles valent jusqu’au ${termText('refresherBy', 'fr')}, et au-delà après remise à niveau. Depuis la fin de 2025, les catégories A1 à E se délivrent.`,
    `A time line. Up to ${termText('formerIssuedUntil', 'en')} certificates are issued under the orders of 2008; they hold until ${termText('refresherBy', 'en')}, and beyond after a refresher. Since the end of 2025 categories A1 to E are issued.`,
  ),
  caption: text(
    'Rien ne tombe en 2027\u00a0: c’est la remise à niveau, avant mars 2029, qui fait de l’ancienne catégorie la nouvelle.',
    'Nothing lapses in 2027: it is the refresher, before March 2029, that turns the former category into the new one.',
  ),
};
