import type { Definition } from '../define.ts';
import { decimals, figure, flag, fluid, number, source, verdict, yesNo } from '../fields.ts';
import { M } from '../measures.ts';
import { text } from '../../language/index.ts';
import { WHOSE_LAW } from '../../regulation/wording/whose.ts';

export const definition = {
  id: 'controle-etancheite',
  slug: 'controle-etancheite',
  spellings: ['Controle-etancheite'],
  category: 'fluid',
  title: text('Contrôle d’étanchéité', 'Leak check'),
  description: text(
    'Fluide et charge\u00a0: tous les combien de mois contrôler l’étanchéité, avec ou sans détection fixe, et la date du prochain contrôle.',
    'Refrigerant and charge: how many months between leak checks, with or without a leakage detection system, and the day of the next one.',
  ),
  created: '2026-11-27',
  updated: '2026-11-27',
  icon: 'timer',
  colour: 'primary',
  tool: 'LeakCheck',
  inputs: [
    fluid('fluid', 'Fluide', 'Refrigerant', { required: true, default: 'R449A' }),
    number('charge', 'Charge nominale de l’équipement', 'Nominal charge of the equipment', M.kilograms, {
      required: true,
      default: 12,
      range: { min: 0, isMinExcluded: true, max: 1e5 },
      help: text('Tous circuits, celle de la plaque.', 'All circuits, that of the plate.'),
    }),
    flag('hermetic', 'Hermétique et étiqueté comme tel', 'Hermetically sealed and labelled so', {}),
    flag('residential', 'Dans un bâtiment d’habitation', 'In a residential building', { when: { hermetic: [true] } }),
    flag('detection', 'Système fixe de détection de fuites', 'Fixed leakage detection system', {}),
  ],
  outputs: [
    verdict('checks', 'Contrôle d’étanchéité', 'Leak check', [
      ['none', 'Aucun contrôle obligatoire', 'No mandatory check'],
      ['12/24', 'Tous les 12 mois, 24 avec détection fixe', 'Every 12 months, 24 with a detection system'],
      ['6/12', 'Tous les 6 mois, 12 avec détection fixe', 'Every 6 months, 12 with a detection system'],
      ['3/6', 'Tous les 3 mois, 6 avec détection fixe', 'Every 3 months, 6 with a detection system'],
      ['12', 'Tous les 12 mois, détection ou non', 'Every 12 months, with detection or not'],
      ['6', 'Tous les 6 mois, détection ou non', 'Every 6 months, with detection or not'],
      ['3', 'Tous les 3 mois, détection ou non', 'Every 3 months, with detection or not'],
    ]),
    figure('months', 'Votre intervalle', 'Your interval', M.months, decimals(0)),
    figure('co2e', 'Équivalent CO₂', 'CO₂ equivalent', M.tonnes, decimals(2)),
    yesNo('detection_required', 'Détection fixe obligatoire (art. 6)', 'Detection system mandatory (Art. 6)'),
  ],
  reverse: [{ find: 'charge', from: 'co2e' }],
  reminder: 'months',
  sources: [
    source(
      ['standard'],
      'Règlement (UE) 2024/573, articles 5 et 6\u202f; mélange HFC et HFO\u00a0: Umweltbundesamt, FAQ 2.1 (lecture 1, appliquée), et notice 52064#04 du Cerfa 15497*04 (lecture 2)',
      'Regulation (EU) 2024/573, Articles 5 and 6; blends of HFC and HFO: Umweltbundesamt, FAQ 2.1 (reading 1, applied), and notice 52064#04 of the French form 15497*04 (reading 2)',
      'https://eur-lex.europa.eu/eli/reg/2024/573/oj',
    ),
    source(
      ['standard', 'toVerify'],
      'CFC et HCFC, en France\u00a0: code de l’environnement, R. 543-79, et arrêté du 29 février 2016 (2, 30 et 300\u202fkg)',
      'CFC and HCFC, in France: code de l’environnement, R. 543-79, and order of 29 February 2016 (2, 30 and 300\u202fkg)',
      'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006074220/LEGISCTA000006176997/',
    ),
  ],
  notices: [WHOSE_LAW],
} as const satisfies Definition;
