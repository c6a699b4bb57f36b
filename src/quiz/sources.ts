/** What the answers of the quizzes rest on. A question names one of these and the section it needs. */
import type { Bilingual } from '../language/index.ts';
import { same, text } from '../language/index.ts';

export interface Source {
  readonly title: Bilingual;
  readonly url?: string;
}

export const SOURCES = {
  /** Computed while the site is built, by the property engine; the section names the fluid. */
  equation: {
    title: text('Équations d’état publiées, calcul d’AppFroid', 'Published equations of state, computed by AppFroid'),
  },
  /** Worked out from what the question gives; the section names the law of physics. */
  definition: { title: text('Calcul sur les données de la question', 'Worked out from what the question gives') },
  eu573: {
    title: text('Règlement (UE) 2024/573', 'Regulation (EU) 2024/573'),
    url: 'https://eur-lex.europa.eu/eli/reg/2024/573/oj',
  },
  eu590: {
    title: text('Règlement (UE) 2024/590', 'Regulation (EU) 2024/590'),
    url: 'https://eur-lex.europa.eu/eli/reg/2024/590/oj',
  },
  eu1516: {
    title: text('Règlement (CE) 1516/2007', 'Regulation (EC) 1516/2007'),
    url: 'https://eur-lex.europa.eu/eli/reg/2007/1516/oj',
  },
  ped: {
    title: text('Directive 2014/68/UE', 'Directive 2014/68/EU'),
    url: 'https://eur-lex.europa.eu/eli/dir/2014/68/oj',
  },
  frCode: {
    title: text('Code de l’environnement', 'French Environment Code'),
    url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000031790640',
  },
  frCerfa: { title: text('Cerfa 15497*04 et sa notice', 'Cerfa form 15497*04 and its notice') },
  frCertificates: { title: text('Arrêtés du 21 novembre 2025', 'French orders of 21 November 2025') },
  frIcpe: {
    title: text('Nomenclature des installations classées', 'French nomenclature of classified installations (ICPE)'),
    url: 'https://aida.ineris.fr',
  },
  fr4735: {
    title: text('Arrêté du 19 novembre 2009 (ICPE 4735)', 'French order of 19 November 2009 (ICPE 4735)'),
    url: 'https://aida.ineris.fr/node/34950',
  },
  frErp: {
    title: text(
      'Arrêté du 25 juin 1980, règlement de sécurité des ERP',
      'French order of 25 June 1980, safety rules of public buildings',
    ),
    url: 'https://juriblio.fr/arretes/arrete-du-1er-septembre-2025/186429308',
  },
  frPressure: {
    title: text('Arrêté du 20 novembre 2017', 'French order of 20 November 2017'),
    url: 'https://aida.ineris.fr/reglementation/arrete-201117-relatif-suivi-service-equipements-sous-pression-recipients-a-pression',
  },
  adr: { title: same('ADR') },
  ashrae34: { title: same('ANSI/ASHRAE 34, ISO 817') },
  ashraeF: { title: same('ASHRAE Handbook, Fundamentals (2017)') },
  ashraeR: { title: same('ASHRAE Handbook, Refrigeration (2018)') },
  ashraeE: { title: same('ASHRAE Handbook, HVAC Systems and Equipment (2020)') },
  en3781: { title: same('EN 378-1:2016+A1:2020') },
  en3782: { title: same('EN 378-2:2016') },
  en3783: { title: same('EN 378-3:2016+A1:2020') },
  en12900: { title: same('EN 12900') },
  en14511: { title: same('EN 14511') },
  en14825: { title: same('EN 14825') },
  en50110: { title: same('EN 50110-1') },
  iec60034: { title: same('IEC 60034-1') },
  iec60335: { title: same('IEC 60335-2-40') },
  iec60381: { title: same('IEC 60381-1') },
  iec60947: { title: same('IEC 60947-4-1') },
  nfe29650: { title: same('NF E 29-650') },
  rapin: { title: same('Rapin, Jacquard, Technologie des installations frigorifiques, Dunod') },
  rossi: { title: same('Rossi, Braun, HVAC&R Research 3(1), 1997') },
  span: { title: same('Span, Wagner, J. Phys. Chem. Ref. Data 25, 1996') },
  unep: {
    title: text(
      'PNUE, groupe d’évaluation des effets sur l’environnement',
      'UNEP, Environmental Effects Assessment Panel',
    ),
  },
} as const satisfies Readonly<Record<string, Source>>;

export type SourceId = keyof typeof SOURCES;
export const SOURCE_IDS = Object.keys(SOURCES) as [SourceId, ...SourceId[]];
