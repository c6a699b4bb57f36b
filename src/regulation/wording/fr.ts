/** The law of a fluid in French. */
import { dayInWords } from '../../language/days.ts';
import type { Words } from './words.ts';

const SECTORS = { refrigeration: 'Froid', 'ac-hp': 'Climatisation et pompes à chaleur' } as const;
const ASKED = {
  refrigeration: 'Recharge du froid',
  'ac-hp': 'Recharge des climatiseurs et des pompes à chaleur',
} as const;
const MARKS = { A: '', B: '', C: '\u202f; une seule source lue', V: '\u202f; à vérifier\u00a0: texte non lu' } as const;
const day = (iso: string): string => dayInWords(iso, 'fr');

export const fr: Words = {
  day,
  since: ({ day: iso, isPast }) => `${isPast ? 'depuis le' : 'à partir du'} ${day(iso)}`,
  until: (iso) => `jusqu’au ${day(iso)}`,
  at: ({ where, said }) => `${where}\u00a0: ${said}`,
  exceptions: (exceptions) => `Exceptions\u00a0: ${exceptions}.`,
  list: (items) => items.join('\u202f; '),
  points: (points) =>
    `${points.length > 1 ? 'pts' : 'pt'} ${points.map((point) => point.replace(/\((\w)\)/, ' $1')).join(', ')}`,
  article: (article) => `art. ${article.replace(/\((\d)\)/, ', § $1').replace(/\((\w)\)/, ' $1')}`,
  annex: (annex) => `annexe ${annex}`,
  mark: (mark) => MARKS[mark],
  gwp: {
    legal: (gwp) => `PRP légal ${gwp} (règl. (UE) 2024/573).`,
    ozone: (gwp) => `PRP ${gwp} (AR4), hors du règlement (UE) 2024/573.`,
    unread: 'PRP légal non lu, pris sous 150 (à vérifier).',
    former: (gwp) =>
      `PRP légal non lu\u00a0: l’annexe VI n’a pas été lue pour ce fluide. L’usage reprend souvent ${gwp}, de l’annexe IV du règlement (UE) 517/2014, abrogé\u00a0: ce n’est plus la valeur légale.`,
    unlisted: 'PRP légal non lu\u00a0: l’annexe VI n’a pas été lue pour ce fluide.',
  },
  equipment: {
    banned: ({ since, what, where }) => `Neuf interdit ${since}, sans exception de sécurité\u00a0: ${what} (${where}).`,
    unlessSafety: ({ since, what, where }) =>
      `Neuf interdit ${since}, sauf exigence de sécurité du site\u00a0: ${what} (${where}).`,
    unlessFallback: ({ since, what, where, limit }) =>
      `Neuf interdit ${since}\u202f; si la sécurité du site l’empêche, la limite est un PRP de ${limit}\u00a0: ${what} (${where}).`,
    free: (what) => `Aucune interdiction de neuf\u00a0: ${what}.`,
    ozone: ({ since, where }) => `Tout équipement neuf interdit ${since}, hors dérogations énumérées (${where}).`,
    none: 'Aucune interdiction d’équipement neuf dans les règlements (UE) 2024/573 et 2024/590.',
    proof: 'Ce qui compte est la date de mise sur le marché, non celle de la mise en service.',
  },
  topping: {
    sector: (sector) => SECTORS[sector],
    of: (sector) => ASKED[sector],
    ofBoth: 'Recharge du froid, des climatiseurs et des pompes à chaleur',
    answer: ({ who, what, where }) => `${who}\u00a0: ${what}${where === '' ? '' : ` (${where})`}.`,
    free: 'oui, en vierge, en régénéré ou en recyclé, sans date de fin',
    freeNatural: 'oui, sans date de fin',
    virgin: ({ day: iso, isPast, dayBefore }) =>
      isPast
        ? `non en vierge depuis le ${day(iso)}`
        : `oui en vierge jusqu’au ${day(dayBefore)}, non à partir du ${day(iso)}`,
    reclaimedFree: (virgin) => `${virgin}\u202f; oui en régénéré ou recyclé étiqueté, sans date de fin`,
    reclaimed: ({ virgin, dayBefore, day: iso, isPast }) =>
      `${virgin}\u202f; ${isPast ? `non en régénéré ou recyclé depuis le ${day(iso)}` : `oui en régénéré ou recyclé étiqueté jusqu’au ${day(dayBefore)}, non à partir du ${day(iso)}`}`,
    none: ({ day: iso, isPast }) =>
      `non ${isPast ? 'depuis le' : 'à partir du'} ${day(iso)}, recyclé et régénéré compris`,
    recycled: 'Le fluide recyclé ne sert qu’à l’entreprise qui l’a récupéré ou pour qui il l’a été.',
    chillers:
      'Les groupes d’eau glacée ne sont pas visés par l’article 13, § 5\u202f; climatisation et pompes à chaleur non plus.',
  },
  short: {
    free: 'admise, sans date de fin',
    none: ({ day: iso, isPast }) => `interdite ${isPast ? 'depuis le' : 'à partir du'} ${day(iso)}`,
    recharge: ({ day: iso, isPast }) => `recharge interdite ${isPast ? 'depuis le' : 'à partir du'} ${day(iso)}`,
    virgin: ({ sector, since }) => `${SECTORS[sector].toLowerCase()}, fluide vierge\u00a0: interdite ${since}`,
    next: ({ day: iso, product, others }) =>
      `${day(iso)}, neuf\u00a0: ${product}${others === 0 ? '' : ` (+\u202f${others})`}`,
  },
  leaks: {
    annex1: (charge) => `Contrôle d’étanchéité dès 5\u202ft éq. CO₂, soit ${charge}\u202fkg (art. 5).`,
    annex2: 'Contrôle d’étanchéité dès 1\u202fkg (annexe II, section 1\u202f; art. 5).',
    both: ({ first, second }) =>
      `Contrôle d’étanchéité (art. 5), deux lectures disputées\u00a0: HFC et HFO comptés chacun à part (UBA), dès ${first}\u202fkg, appliquée ici\u202f; mélange compté comme un HFC (notice 52064#04 du Cerfa), dès ${second}\u202fkg.`,
    alike: (charge) =>
      `Contrôle d’étanchéité dès ${charge}\u202fkg (art. 5), que HFC et HFO soient comptés chacun à part ou ensemble.`,
    partly: (charge) => `Contrôle d’étanchéité dès 1\u202fkg de HFO, soit ${charge}\u202fkg de fluide (art. 5).`,
    ozoneHcfc:
      'Contrôle d’étanchéité au-dessus de 2\u202fkg de HCFC en France (R. 543-79)\u202f; 3, 30 et 300\u202fkg dans l’Union (règl. (UE) 2024/590, art. 21, une seule source lue\u202f; mêmes seuils au règl. (CE) 1005/2009, art. 23), intervalle non doublé par une détection.',
    ozoneCfc:
      'Contrôle d’étanchéité dès 3, 30 et 300\u202fkg (règl. (UE) 2024/590, art. 21, une seule source lue\u202f; mêmes seuils au règl. (CE) 1005/2009, art. 23), intervalle non doublé par une détection.',
    none: 'Aucun contrôle d’étanchéité au titre de l’article 5.',
  },
  certificate: {
    fGas: 'Certification de l’article 10\u202f; en France, attestation A1, ou A2 sous 3\u202fkg (6\u202fkg hermétique étiqueté), seule délivrée à partir du 1er janvier 2027\u202f; une attestation de 2008 (I à IV) reste valable si sa remise à niveau est faite avant le 12 mars 2029.',
    hydrocarbon:
      'Sans quota, interdiction ni contrôle d’étanchéité F-gaz, mais certification de l’article 10\u202f; en France, attestation A1, ou A2 sous 3\u202fkg (6\u202fkg hermétique étiqueté), délivrée depuis décembre 2025\u202f; ce qu’une attestation de 2008 permet encore sur ce fluide reste à vérifier.',
    co2: 'Sans quota, interdiction ni contrôle d’étanchéité F-gaz, mais certification de l’article 10\u202f; en France, attestation B, délivrée depuis décembre 2025\u202f; ce qu’une attestation de 2008 permet encore sur ce fluide reste à vérifier.',
    ammonia:
      'Sans quota, interdiction ni contrôle d’étanchéité F-gaz, mais certification de l’article 10\u202f; en France, attestation C, délivrée depuis décembre 2025\u202f; ce qu’une attestation de 2008 permet encore sur ce fluide reste à vérifier.',
    ozone:
      'En France, la récupération demande l’attestation d’aptitude et la capacité de l’entreprise (R. 543-99, R. 543-106).',
  },
  quota: 'HFC sous quota (art. 16 et 17).',
  toxicAndFlammable:
    'Toxique et inflammable\u00a0: charge limitée par l’EN 378-1, tableaux C.1 et C.2\u202f; en ERP, l’article CH 35 décide pour le chauffage, la climatisation et l’eau chaude.',
  flammable:
    'Inflammable\u00a0: charge limitée par la norme produit, sinon par l’EN 378-1\u202f; en ERP, l’article CH 35 décide pour le chauffage, la climatisation et l’eau chaude.',
  toxic:
    'Toxique\u00a0: charge limitée par l’EN 378-1, tableau C.1\u202f; en ERP, l’article CH 35 décide pour le chauffage, la climatisation et l’eau chaude.',
  ped: (group) => `DESP\u00a0: groupe ${group}.`,
  pfas: 'PFAS\u00a0: au 22 novembre 2026, aucune restriction universelle n’est en vigueur\u202f; le projet REACH du 13 janvier 2023 vise ce fluide\u202f; avis final du RAC et projet d’avis du SEAC parus, consultation close le 25 mai 2026.',
  noPfas: 'PFAS\u00a0: hors de la définition du projet REACH du 13 janvier 2023.',
  ozone:
    'Substance appauvrissant l’ozone\u00a0: le règlement (UE) 2024/590 seul vaut\u202f; l’installation peut continuer de fonctionner, le fluide récupéré va à la destruction ou au traitement.',
  reporting: 'Cité à l’annexe II du règlement (UE) 2024/590, déclaration seule (à vérifier\u00a0: texte non lu).',
  outside: 'Hors des règlements (UE) 2024/573 et 2024/590.',
};
