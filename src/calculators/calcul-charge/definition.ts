import type { Definition } from '../define.ts';
import {
  choice,
  decimals,
  figure,
  figuresInPicture,
  flag,
  fluid,
  group,
  number,
  rows,
  source,
  verdict,
  yesNo,
} from '../fields.ts';
import { M } from '../measures.ts';
import { FILL_PRESETS } from './presets.ts';
import { text } from '../../language/index.ts';
import { WHOSE_LAW } from '../../regulation/wording/whose.ts';

const POSITIVE = { min: 0, isMinExcluded: true } as const;
const SHARE = { min: 0, max: 100 } as const;
const QUALITY = { min: 0, max: 1 } as const;
const MIXED = { annex: ['mixed'] } as const;
const REGIME = text(
  'Donne les masses volumiques des éléments qui n’en ont pas.',
  'Gives the densities of elements that have none.',
);

export const definition = {
  id: 'calcul-charge',
  slug: 'calcul-charge',
  spellings: ['Calcul-charge'],
  category: 'fluid',
  title: text('Calcul de charge', 'Refrigerant charge'),
  description: text(
    'Estimez la charge en fluide de l’installation, son équivalent CO₂ et la fréquence des contrôles d’étanchéité.',
    'Estimate the system charge, its CO₂ equivalent and the leak-check interval.',
  ),
  created: '2026-11-20',
  updated: '2026-11-23',
  icon: 'scale',
  colour: 'primary',
  tool: 'RefrigerantCharge',
  inputs: [
    fluid('fluid', 'Fluide', 'Fluid', { default: 'R134a' }),
    number('t_evap', 'Température d’évaporation (rosée)', 'Evaporating temperature (dew)', M.celsius, {
      default: -10,
      range: { min: -100, max: 100 },
      help: REGIME,
    }),
    number('t_cond', 'Température de condensation (bulle)', 'Condensing temperature (bubble)', M.celsius, {
      default: 40,
      range: { min: -60, max: 150 },
      help: text(
        'À la bulle, en fin de condensation ; le circuit et les catalogues comptent à la rosée, plus chaude du glissement.',
        'At the bubble point, where condensing ends; the circuit and catalogues count at the dew point, warmer by the glide.',
      ),
    }),
    number('superheat', 'Surchauffe à l’aspiration', 'Suction superheat', M.kelvins, {
      default: 10,
      fallback: 0,
      range: { min: 0, max: 60 },
    }),
    number('subcooling', 'Sous-refroidissement du liquide', 'Liquid subcooling', M.kelvins, {
      default: 5,
      fallback: 0,
      range: { min: 0, max: 40 },
    }),
    number('t_discharge', 'Température de refoulement', 'Discharge temperature', M.celsius, {
      default: 65,
      range: { min: -40, max: 200 },
    }),
    rows(
      'elements',
      'Éléments du circuit',
      'Circuit elements',
      [
        choice(
          'element',
          'Élément',
          'Element',
          [
            ['liquid', 'Ligne liquide', 'Liquid line'],
            ['suction', 'Aspiration', 'Suction'],
            ['discharge', 'Refoulement', 'Discharge'],
            ['condenser', 'Condenseur', 'Condenser'],
            ['evaporator', 'Évaporateur', 'Evaporator'],
            ['flooded', 'Évaporateur noyé', 'Flooded evaporator'],
            ['receiver', 'Réservoir', 'Receiver'],
            ['subcooler', 'Sous-refroidisseur', 'Subcooler'],
          ],
          {},
        ),
        number('d_in', 'Diamètre intérieur', 'Inside diameter', M.millimetres, { range: { min: 1, max: 1000 } }),
        number('length', 'Longueur', 'Length', M.metres, { range: { min: 0, max: 5000 } }),
        number('volume', 'Volume intérieur', 'Internal volume', M.litres, { range: { min: 0, max: 1e5 } }),
        choice(
          'method',
          'Méthode',
          'Method',
          [
            ['fill', 'Part de liquide', 'Liquid fraction'],
            ['zivi', 'Titre (Zivi)', 'Quality (Zivi)'],
            ['range', 'Plage\u00a0: basse, usuelle, haute', 'Range: low, usual, high'],
          ],
          {
            default: 'fill',
            fallback: 'fill',
          },
        ),
        number('fill', 'Part de liquide (volume)', 'Liquid fraction (volume)', M.percent, { range: SHARE }),
        number('x_in', 'Titre à l’entrée', 'Inlet quality', M.fraction, { range: QUALITY }),
        number('x_out', 'Titre à la sortie', 'Outlet quality', M.fraction, { range: QUALITY }),
        number('rho_liq', 'Masse volumique du liquide', 'Liquid density', M.density, {
          from: 'fluid',
          range: POSITIVE,
        }),
        number('rho_vap', 'Masse volumique de la vapeur', 'Vapour density', M.density, {
          from: 'fluid',
          range: POSITIVE,
        }),
      ],
      {
        required: true,
        missing: 'noElement',
        presets: FILL_PRESETS,
        rows: { min: 1, max: 100 },
        default: [
          { element: 'liquid', d_in: 10, length: 25, method: 'fill', fill: 100 },
          { element: 'suction', d_in: 25, length: 22, method: 'fill', fill: 0 },
          { element: 'discharge', d_in: 16, length: 6, method: 'fill', fill: 0 },
          { element: 'receiver', volume: 10, method: 'range' },
          { element: 'evaporator', volume: 8, method: 'range' },
          { element: 'condenser', volume: 6, method: 'range' },
        ],
      },
    ),
    number('oil_mass', 'Masse d’huile', 'Oil mass', M.kilograms, { default: 0, fallback: 0, range: { min: 0 } }),
    number(
      'oil_solubility',
      'Fluide dissous dans l’huile (part du mélange)',
      'Refrigerant dissolved in oil (part of mixture)',
      M.percent,
      {
        default: 0,
        fallback: 0,
        range: { min: 0, max: 60 },
      },
    ),
    number('gwp', 'PRP (GWP)', 'GWP', M.count, {
      from: 'fluid',
      range: { min: 0, max: 30_000 },
      help: text('Vide\u00a0: celui du fluide.', 'Empty: that of the fluid.'),
    }),
    choice(
      'annex',
      'Annexe du règlement F-Gaz',
      'F-gas annex',
      [
        ['I', 'I, HFC', 'I, HFC'],
        ['II', 'II section 1, HFO', 'II section 1, HFO'],
        ['mixed', 'Mélange des deux', 'Blend of both'],
        ['none', 'Aucune', 'None'],
      ],
      { from: 'fluid', help: text('Vide\u00a0: celle du fluide.', 'Empty: that of the fluid.') },
    ),
    number(
      'gwp_annex1',
      'Part de l’annexe I, équivalent CO₂ par kg de mélange',
      'Annex I part, CO₂e per kg of blend',
      M.count,
      {
        from: 'fluid',
        when: MIXED,
        range: { min: 0, max: 30_000 },
        help: text('Vide\u00a0: celle du fluide.', 'Empty: that of the fluid.'),
      },
    ),
    number('fraction_annex2', 'Part massique de l’annexe II', 'Annex II mass fraction', M.fraction, {
      from: 'fluid',
      when: MIXED,
      range: { min: 0, max: 1 },
      help: text('Vide\u00a0: celle du fluide.', 'Empty: that of the fluid.'),
    }),
    flag('hermetic', 'Équipement hermétique étiqueté', 'Labelled hermetically sealed', {}),
    flag('residential', 'Dans un bâtiment d’habitation', 'In a residential building', {
      when: { hermetic: [true] },
      help: text(
        'Hermétique étiqueté\u00a0: dispensé sous 3\u202fkg de gaz fluoré.',
        'Labelled hermetically sealed: exempt below 3\u202fkg of F-gas.',
      ),
    }),
    flag('detection', 'Système de détection de fuites', 'Leakage detection system', {}),
  ],
  outputs: [
    figure('total_mass', 'Charge totale estimée, usuelle', 'Estimated total charge, usual', M.kilograms, decimals(2)),
    figure('charge_low', 'Charge basse (Zivi)', 'Low charge (Zivi)', M.kilograms, decimals(2)),
    figure(
      'charge_high',
      'Charge haute, sur laquelle la loi se juge',
      'High charge, the law is judged on',
      M.kilograms,
      decimals(2),
    ),
    figure('co2e', 'Équivalent CO₂', 'CO₂ equivalent', M.tonnes, decimals(2)),
    figure(
      'co2e_high',
      'Équivalent CO₂ de la charge haute',
      'CO₂ equivalent of the high charge',
      M.tonnes,
      decimals(2),
    ),
    verdict('leak_class', 'Classe de contrôle', 'Check class', [
      ['aucun', 'Aucun', 'None'],
      ['C12', 'C12\u00a0: tous les 12 mois, 24 avec détection', 'C12: every 12 months, 24 with detection'],
      ['C6', 'C6\u00a0: tous les 6 mois, 12 avec détection', 'C6: every 6 months, 12 with detection'],
      ['C3', 'C3\u00a0: tous les 3 mois, 6 avec détection', 'C3: every 3 months, 6 with detection'],
    ]),
    figure(
      'interval_months',
      'Périodicité des contrôles en mois (0\u00a0: aucun)',
      'Leak-check interval in months (0: none)',
      M.months,
      decimals(0),
    ),
    yesNo('detection_required', 'Détection fixe obligatoire', 'Leakage detection system mandatory'),
    figure('total_volume', 'Volume total', 'Total volume', M.litres, decimals(1)),
    figuresInPicture('masses', 'Masse par élément', 'Mass per element', M.kilograms, decimals(2)),
  ],
  groups: [
    group(
      'Fluide et régime',
      'Fluid and regime',
      'fluid',
      't_evap',
      't_cond',
      'superheat',
      'subcooling',
      't_discharge',
    ),
    group('Circuit', 'Circuit', 'elements', 'oil_mass', 'oil_solubility'),
    group(
      'Règlement F-Gaz',
      'F-gas regulation',
      'gwp',
      'annex',
      'gwp_annex1',
      'fraction_annex2',
      'hermetic',
      'residential',
      'detection',
    ),
  ],
  sources: [
    source(['exact'], 'Bilan de masse\u00a0: exact', 'Mass balance: exact'),
    source(
      ['correlation'],
      'Taux de vide\u00a0: Zivi, J. Heat Transfer 86 (1964) 247-252, production d’entropie minimale (estimation basse)',
      'Void fraction: Zivi, J. Heat Transfer 86 (1964) 247-252, minimum entropy production (low estimate)',
    ),
    source(
      ['standard'],
      'Règlement (UE) 2024/573, articles 5 et 6\u202f; mélange HFC et HFO\u00a0: Umweltbundesamt, FAQ 2.1 (lecture 1), et notice 52064#04 du Cerfa 15497*04 (lecture 2)',
      'Regulation (EU) 2024/573, Articles 5 and 6; blends of HFC and HFO: Umweltbundesamt, FAQ 2.1 (reading 1), and notice 52064#04 of the French form 15497*04 (reading 2)',
      'https://eur-lex.europa.eu/eli/reg/2024/573/oj',
    ),
    source(
      ['practice', 'toVerify'],
      'Parts de liquide usuelles\u00a0: ligne liquide 100\u202f%, condenseur 25 à 30\u202f%, évaporateur à détente directe 25\u202f%, noyé 70\u202f%, réservoir 30\u202f%',
      'Usual liquid fractions: liquid line 100\u202f%, condenser 25 to 30\u202f%, dry-expansion evaporator 25\u202f%, flooded 70\u202f%, receiver 30\u202f%',
    ),
    source(
      ['practice', 'toVerify'],
      'Plage\u00a0: basse par Zivi\u202f; usuelle et haute 25 et 35\u202f% de liquide à l’évaporateur, 27,5 et 40\u202f% au condenseur, réservoir 20, 30 et 50\u202f%\u202f; la méthode de la page Charge du circuit',
      'Range: low by Zivi; usual and high 25 and 35\u202f% of liquid in the evaporator, 27.5 and 40\u202f% in the condenser, receiver 20, 30 and 50\u202f%; the method of the circuit’s Charge page',
    ),
  ],
  notices: [
    text('Estimation\u00a0: la charge réelle est pesée.', 'Estimate: the actual charge is weighed.'),
    WHOSE_LAW,
  ],
} as const satisfies Definition;
