import type { Definition } from '../define.ts';
import { choice, decimals, figure, flag, fluid, number, source, verdict, yesNo } from '../fields.ts';
import { M } from '../measures.ts';
import { PED_CATEGORY_CHOICES } from '../ped-choices.ts';
import { text } from '../../language/index.ts';

const VESSEL = { type: ['Récipients'] } as const;
const PIPING = { type: ['Tuyauterie'] } as const;
const GAS = { nature: ['Gaz'] } as const;

export const definition = {
  id: 'desp',
  slug: 'desp',
  spellings: ['Desp', 'DESP'],
  category: 'calc',
  title: text('Catégorie DESP', 'PED category'),
  description: text(
    'Déterminez la catégorie de risque d’un récipient ou d’une tuyauterie selon la directive 2014/68/UE.',
    'Find the risk category of a vessel or piping under Directive 2014/68/EU.',
  ),
  created: '2026-11-20',
  updated: '2026-11-23',
  icon: 'shield-check',
  colour: 'error',
  tool: 'DespCategorization',
  inputs: [
    choice(
      'type',
      'Équipement',
      'Equipment',
      [
        ['Récipients', 'Récipient', 'Vessel'],
        ['Tuyauterie', 'Tuyauterie', 'Piping'],
      ],
      {
        required: true,
        default: 'Récipients',
      },
    ),
    fluid('fluid', 'Fluide frigorigène', 'Refrigerant', {
      default: 'R134a',
      help: text('Donne le groupe de fluide.', 'Gives the fluid group.'),
    }),
    choice(
      'nature',
      'État du fluide',
      'Fluid state',
      [
        ['Gaz', 'Gaz', 'Gas'],
        ['Liquide', 'Liquide', 'Liquid'],
      ],
      {
        required: true,
        default: 'Gaz',
        help: text(
          'Gaz\u00a0: gaz, gaz liquéfiés, vapeurs, et liquides dont la pression de vapeur à TS dépasse 0,5\u202fbar au-dessus de 1,013\u202fbar\u202f; en pratique tout frigorigène.',
          'Gas: gases, liquefied gases, vapours, and liquids whose vapour pressure at TS exceeds 0.5\u202fbar above 1.013\u202fbar; in practice every refrigerant.',
        ),
      },
    ),
    choice(
      'group',
      'Groupe de fluide',
      'Fluid group',
      [
        [1, '1, inflammable, toxique, explosible ou comburant', '1, flammable, toxic, explosive or oxidising'],
        [2, '2, les autres', '2, the others'],
      ],
      { from: 'fluid', unknown: 'pedGroup' },
    ),
    number(
      'pressure',
      'Pression maximale admissible PS (relative)',
      'Maximum allowable pressure PS (gauge)',
      M.barGauge,
      {
        required: true,
        default: 28,
        range: { min: 0, max: 10_000 },
      },
    ),
    number('volume', 'Volume V', 'Volume V', M.litres, {
      when: VESSEL,
      required: true,
      missing: 'volumeRequired',
      default: 65,
      range: { min: 0, isMinExcluded: true, max: 1e7 },
    }),
    number('diamNom', 'Diamètre nominal DN', 'Nominal size DN', M.count, {
      when: PIPING,
      required: true,
      missing: 'diameterRequired',
      default: 50,
      range: { min: 1, max: 5000 },
    }),
    flag('unstable', 'Gaz instable', 'Unstable gas', { when: GAS }),
    flag('breathing', 'Extincteur portable ou bouteille respiratoire', 'Portable extinguisher or breathing bottle', {
      when: { ...VESSEL, ...GAS },
    }),
    flag('over350', 'Température supérieure à 350\u202f°C', 'Temperature above 350\u202f°C', {
      when: { ...PIPING, ...GAS },
    }),
  ],
  outputs: [
    verdict('category', 'Catégorie', 'Category', PED_CATEGORY_CHOICES),
    figure('table', 'Tableau de l’annexe II', 'Annex II table', M.count, decimals(0)),
    figure('ps_v', 'Produit PS·V', 'PS·V product', M.barLitres, decimals(0)),
    figure('ps_dn', 'Produit PS·DN', 'PS·DN product', M.barDiameter, decimals(0)),
    verdict('modules', 'Modules d’évaluation possibles', 'Possible assessment modules', [
      ['none', 'Règles de l’art, sans marquage CE', 'Sound engineering practice, no CE marking'],
      ['I', 'A', 'A'],
      ['II', 'A2, D1, E1', 'A2, D1, E1'],
      [
        'III',
        'B (type de conception) + D, B (type de conception) + F, B (type de production) + E, B (type de production) + C2, H',
        'B (design type) + D, B (design type) + F, B (production type) + E, B (production type) + C2, H',
      ],
      [
        'IV',
        'B (type de production) + D, B (type de production) + F, G, H1',
        'B (production type) + D, B (production type) + F, G, H1',
      ],
    ]),
    yesNo('in_service', 'France\u00a0: suivi en service', 'France: followed in service'),
  ],
  reverse: [
    { find: 'volume', from: 'category' },
    { find: 'pressure', from: 'category' },
    { find: 'volume', from: 'ps_v' },
    { find: 'pressure', from: 'ps_v' },
    { find: 'pressure', from: 'ps_dn' },
  ],
  sources: [
    source(
      ['standard'],
      'Directive 2014/68/UE, articles 1, 4 et 13, annexe II (tableaux 1 à 9) et annexe III (modules)\u202f; en France, code de l’environnement, articles R. 557-9-1 et suivants',
      'Directive 2014/68/EU, Articles 1, 4 and 13, Annex II (tables 1 to 9) and Annex III (modules); in France, Environment Code, Articles R. 557-9-1 and following',
      'https://eur-lex.europa.eu/eli/dir/2014/68/oj',
    ),
    source(
      ['standard'],
      'Lignes des tableaux 6 et 7 en toutes lettres\u00a0: code de l’environnement, article R. 557-14-1, 5° et 6°\u202f; arrêté du 20 novembre 2017, article 7 (groupe 1\u00a0: DN > 350 ou PS·DN > 3500, sauf DN ≤ 100)',
      'Lines of tables 6 and 7 in words: French Environment Code, Article R. 557-14-1, 5° and 6°; order of 20 November 2017, Article 7 (group 1: DN > 350 or PS·DN > 3500, except DN ≤ 100)',
    ),
    source(
      ['toVerify'],
      'À vérifier sur le graphique officiel\u00a0: tableau 2, V > 1000\u202fL sous 1\u202fbar',
      'To be checked on the official chart: table 2, V > 1000\u202fL below 1\u202fbar',
    ),
  ],
  notices: [
    text(
      'France, suivi en service (R. 557-14-1, arrêté du 20 novembre 2017)\u00a0: requalification tous les 6\u202fans si le fluide est toxique, tous les 10\u202fans sinon\u202f; 12 seulement pour un service d’inspection reconnu qui applique en entier le cahier technique professionnel (CTP) du 23 juillet 2020 (à vérifier au plan approuvé)\u00a0: un plan d’inspection par système, une inspection tous les 24 ou 48\u202fmois. La directive vaut dans l’Union\u202f; la Grande-Bretagne et la Suisse ont leurs règles.',
      'France, in service (R. 557-14-1, order of 20 November 2017): requalification every 6\u202fyears if the fluid is toxic, else every 10\u202fyears; 12 only for a recognised inspection service that applies the professional specification (CTP) of 23 July 2020 whole (to be verified in the approved plan): one inspection plan a system, an inspection every 24 or 48\u202fmonths. The directive holds in the Union; Great Britain and Switzerland have rules of their own.',
    ),
    text(
      'Générateurs à la flamme ou de vapeur à plus de 110\u202f°C (tableau 5)\u00a0: hors de ce calcul. Récipient mixte\u00a0: gaz et volume total. Plusieurs DN\u00a0: le plus grand.',
      'Fired equipment and steam generators above 110\u202f°C (table 5): outside this calculation. Mixed vessel: gas and total volume. Several DN: the largest.',
    ),
  ],
} as const satisfies Definition;
