/** Publications and pages the records cite, and the doubts they carry, each named once. */
import type { Bilingual } from '../language/index.ts';
import { same as inBoth } from '../language/index.ts';

export type Source = Bilingual;
export interface Link {
  readonly label: Bilingual;
  readonly url: string;
}

const same = (label: string, url: string): Link => ({ label: inBoth(label), url });

export const LINKS = {
  eu573: {
    label: { fr: 'Règlement (UE) 2024/573', en: 'Regulation (EU) 2024/573' },
    url: 'https://eur-lex.europa.eu/eli/reg/2024/573/oj',
  },
  eu590: {
    label: { fr: 'Règlement (UE) 2024/590', en: 'Regulation (EU) 2024/590' },
    url: 'https://eur-lex.europa.eu/eli/reg/2024/590/oj',
  },
  ashraeDesignations: same(
    'ASHRAE Refrigerant Designations',
    'https://www.ashrae.org/technical-resources/standards-and-guidelines/ashrae-refrigerant-designations',
  ),
  bitzerReport: same(
    'BITZER Refrigerant Report',
    'https://www.bitzer.de/shared_media/html/a-500-501/en-GB/679592331679628043.html',
  ),
  arkemaForane134a: same('Arkema Forane 134a', 'https://forane.arkema.com/en/product/fluorochemicals/forane134a/'),
  epaSnapChillers: same(
    'US EPA SNAP, centrifugal chillers',
    'https://www.epa.gov/snap/substitutes-centrifugal-chillers',
  ),
  agcAmoleaYd: same('AGC AMOLEA yd', 'https://www.agc-chemicals.com/file/AMOLEAyd_Tech_English_D.PDF'),
  icsc1776: same('ICSC 1776', 'http://www.inchem.org/documents/icsc/icsc/eics1776.htm'),
  icsc0454: same('ICSC 0454', 'https://inchem.org/documents/icsc/icsc/eics0454.htm'),
  unepBlends: {
    label: {
      fr: 'PNUE, Secrétariat de l’ozone, substances et mélanges',
      en: 'UNEP Ozone Secretariat, substances and blends',
    },
    url: 'https://ozone.unep.org/lists-substances-and-blends',
  },
  honeywell404A: same(
    'Honeywell Genetron 404A',
    'https://www.honeywell-refrigerants.com/europe/product/genetron-404a/',
  ),
  honeywell407C: same(
    'Honeywell Genetron 407C',
    'https://www.honeywell-refrigerants.com/europe/product/genetron-407c/',
  ),
  honeywellAz20: same(
    'Honeywell Genetron AZ-20',
    'https://www.honeywell-refrigerants.com/europe/product/genetron-az-20/',
  ),
  honeywellL40X: same(
    'Honeywell Solstice L40X',
    'https://www.honeywell-refrigerants.com/europe/product/solstice-l40x/',
  ),
  honeywell515B: same(
    'Honeywell Solstice N15 (R515B)',
    'https://prod-edam.honeywell.com/content/dam/honeywell-edam/pmt/oneam/en-us/refrigerants/documents/pmt-am-515b-tds.pdf',
  ),
  handwiki469A: same('R-469A (HandWiki)', 'https://handwiki.org/wiki/Chemistry:R-469A'),
  boe473A: {
    label: { fr: 'BOE, résolution du 28 septembre 2023 (R473A)', en: 'BOE, resolution of 28 September 2023 (R473A)' },
    url: 'https://www.boe.es/eli/es/res/2023/09/28/(4)',
  },
  ees473A: same('EES, R473A', 'http://fchartsoftware.com/ees/eeshelp/hs949.htm'),
} as const satisfies Readonly<Record<string, Link>>;

/** What a figure is from, with its edition. */
export const SOURCES = {
  eu573: {
    fr: 'Règlement (UE) 2024/573, annexes I, II, III et VI (PRP légal)',
    en: 'Regulation (EU) 2024/573, Annexes I, II, III and VI (legal GWP)',
  },
  eu590: {
    fr: 'Règlement (UE) 2024/590, annexe I (PDO)',
    en: 'Regulation (EU) 2024/590, Annex I (ODP)',
  },
  eu517: {
    fr: 'Règlement (UE) 517/2014, annexes I, II et IV (ancien PRP légal)',
    en: 'Regulation (EU) 517/2014, Annexes I, II and IV (former legal GWP)',
  },
  ipcc: {
    fr: 'GIEC, PRP à 100\u202fans\u00a0: AR4, AR5 (tableau 8.A.1), AR6 (WGI, tableau 7.SM.7)',
    en: 'IPCC 100-year GWP: AR4, AR5 (Table 8.A.1), AR6 (WGI, Table 7.SM.7)',
  },
  ipccUnlisted: {
    fr: 'Absent des tables du GIEC\u00a0: compté 0',
    en: 'Not in the IPCC tables: counts 0',
  },
  molecule: {
    fr: 'Molécule sans chlore, brome ni iode\u00a0: sans effet sur l’ozone',
    en: 'Molecule without chlorine, bromine or iodine: no effect on ozone',
  },
  ashrae34: {
    fr: 'ANSI/ASHRAE 34, désignations (liste 2026)\u202f; ASHRAE Handbook Fundamentals, chapitre 29',
    en: 'ANSI/ASHRAE 34 designations (2026 list); ASHRAE Handbook Fundamentals, chapter 29',
  },
  ashraeHandbook: {
    fr: 'ASHRAE Handbook Fundamentals, chapitre 29, valeurs à trois chiffres',
    en: 'ASHRAE Handbook Fundamentals, chapter 29, three-digit values',
  },
  bitzer: {
    fr: 'BITZER Refrigerant Report, tableau de choix (PDO, classe ISO 817, huile)',
    en: 'BITZER Refrigerant Report, selection table (ODP, ISO 817 class, oil)',
  },
  en378: { fr: 'EN 378-1:2016+A1:2020, annexe E', en: 'EN 378-1:2016+A1:2020, Annex E' },
  en378C3: { fr: 'EN 378-1:2016+A1:2020, annexe C, tableau C.3', en: 'EN 378-1:2016+A1:2020, Annex C, Table C.3' },
  rsif: {
    fr: 'RD 552/2019 (RSIF), IF-02, tableau A (d’après l’EN 378-1)',
    en: 'RD 552/2019 (RSIF), IF-02, Table A (after EN 378-1)',
  },
  imc: {
    fr: 'International Mechanical Code, tableau 1103.1 (RCL de l’ASHRAE 34)',
    en: 'International Mechanical Code, Table 1103.1 (ASHRAE 34 RCL)',
  },
  ped: {
    fr: 'Directive 2014/68/UE (DESP), article 13, d’après la classe de sécurité',
    en: 'Directive 2014/68/EU (PED), Article 13, after the safety class',
  },
  matheson: {
    fr: 'Matheson Gas Data Book\u202f; USBM Bulletin 627 (limites d’inflammabilité)',
    en: 'Matheson Gas Data Book; USBM Bulletin 627 (flammability limits)',
  },
  datasheets: { fr: 'Fiches de données de sécurité des fabricants', en: 'Manufacturers’ safety data sheets' },
  epaSnap: {
    fr: 'US EPA, liste SNAP, groupes centrifuges (composition du R514A)',
    en: 'US EPA, SNAP list, centrifugal chillers (R514A composition)',
  },
  epaSnap39: {
    fr: 'US EPA, SNAP, avis 39 du 27 novembre 2024 (composition du R480A)',
    en: 'US EPA, SNAP Notice 39 of 27 November 2024 (R480A composition)',
  },
  unepInf3: {
    fr: 'PNUE, UNEP/OzL.Pro.WG.1/47/INF/3/Rev.1, tableaux 1 et 2 (composition du R482A)',
    en: 'UNEP/OzL.Pro.WG.1/47/INF/3/Rev.1, Tables 1 and 2 (R482A composition)',
  },
  agcAmoleaYd: { fr: 'AGC, document technique AMOLEA yd', en: 'AGC, AMOLEA yd technical document' },
  icsc1776: { fr: 'ICSC 1776 (inflammabilité)', en: 'ICSC 1776 (flammability)' },
  icsc0454: { fr: 'ICSC 0454 (inflammabilité)', en: 'ICSC 0454 (flammability)' },
  boe473A: { fr: 'BOE-A-2023-20857 (classe du R473A)', en: 'BOE-A-2023-20857 (R473A classification)' },
  ahriN: {
    fr: 'AHRI Guideline N-2014, couleur approchée (couleurs par fluide retirées depuis)',
    en: 'AHRI Guideline N-2014, approximate colour (colours by fluid withdrawn since)',
  },
} as const satisfies Readonly<Record<string, Source>>;

/** Why a figure is to be checked before it is relied on: pages say it beside the figure. */
export const DOUBTS = {
  transcription: {
    fr: 'lu dans des transcriptions de la norme\u00a0: à vérifier avant un calcul de sécurité',
    en: 'read in transcriptions of the standard: to be checked before a safety calculation',
  },
  agreeing: {
    fr: 'deux transcriptions concordantes de la norme, elle-même non lue',
    en: 'two transcriptions of the standard agree, itself not read',
  },
  unconfirmed: {
    fr: 'non confirmé par une source consultée',
    en: 'not confirmed by a source consulted',
  },
  unread: {
    fr: 'ligne de l’annexe non lue\u00a0: valeur de l’AR6 ou de l’ancien règlement',
    en: 'line of the annex not read: value of AR6 or of the former regulation',
  },
  reading: {
    fr: 'lecture possible de l’annexe, non tranchée',
    en: 'possible reading of the annex, not settled',
  },
  secondary: { fr: 'confirmé par des sources secondaires seulement', en: 'confirmed by secondary sources only' },
  olderEdition: {
    fr: 'tableau d’un code fondé sur une édition antérieure de l’ASHRAE 34',
    en: 'table of a code based on an older edition of ASHRAE 34',
  },
  proposal: {
    fr: 'annexe de la proposition, à comparer au texte adopté',
    en: 'annex of the proposal, to be compared with the adopted text',
  },
  single: { fr: 'lu dans une seule source', en: 'read in one source only' },
  withoutPart: {
    fr: 'sans un composant dont la valeur n’a pas été lue, inférieure à 5',
    en: 'without a component whose value was not read, below 5',
  },
  approximate: { fr: 'ordre de grandeur', en: 'order of magnitude' },
  usual: { fr: 'usage courant, non lu dans une source', en: 'usual practice, not read in a source' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type SourceName = keyof typeof SOURCES;
export type LinkName = keyof typeof LINKS;
export type DoubtName = keyof typeof DOUBTS;
