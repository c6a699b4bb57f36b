import type { Definition } from '../define.ts';
import { choice, decimals, figure, flag, fluid, group, least, number, results, source, verdict } from '../fields.ts';
import { M } from '../measures.ts';
import { text } from '../../language/index.ts';
import { WHOSE_LAW } from '../../regulation/wording/whose.ts';

export const definition = {
  id: 'complement-split',
  slug: 'complement-split',
  spellings: ['Complement-split'],
  category: 'fluid',
  title: text('Complément de charge d’un split', 'Split system top-up charge'),
  description: text(
    'Grammes à ajouter selon la longueur, nouvelle charge, équivalent CO₂, contrôles et plus petit local.',
    'Grams to add for the length, new total, CO₂ equivalent, leak checks and smallest room.',
  ),
  created: '2026-11-27',
  updated: '2026-11-27',
  icon: 'ruler-dimension-line',
  colour: 'info',
  tool: 'SplitTopUp',
  inputs: [
    fluid('fluid', 'Fluide', 'Refrigerant', { default: 'R32' }),
    number('length', 'Longueur de liaison, un seul sens', 'Pipe length, one way', M.metres, {
      required: true,
      default: 12,
      range: { min: 0, max: 500 },
      help: text(
        'Celle du tube liquide, de l’unité extérieure à l’intérieure\u202f; multisplit\u00a0: la somme de toutes.',
        'That of the liquid pipe, from the outdoor to the indoor unit; multi-split: the sum of all.',
      ),
    }),
    number('l_included', 'Longueur comprise dans la charge d’usine', 'Length the factory charge covers', M.metres, {
      required: true,
      default: 5,
      range: { min: 0, max: 200 },
    }),
    number('n_units', 'Fois que la notice la compte', 'Times the sheet counts it', M.count, {
      default: 1,
      fallback: 1,
      range: { min: 1, max: 20 },
      help: text(
        'Multisplit\u00a0: autant que d’unités intérieures, si la notice le dit.',
        'Multi-split: once for each indoor unit, if the sheet says so.',
      ),
    }),
    number('per_metre', 'Complément par mètre, de la notice', 'Top-up per metre, from the sheet', M.gramsPerMetre, {
      required: true,
      default: 12,
      range: { min: 0, max: 500 },
      help: text(
        'De cette machine et de ce tube liquide\u00a0: il ne se recalcule pas.',
        'Of this machine and this liquid pipe: it is not to be worked out.',
      ),
    }),
    number('l_max', 'Longueur maximale de la notice', 'Longest length of the sheet', M.metres, {
      range: { min: 1, max: 500 },
    }),
    number('m_factory', 'Charge d’usine, de la plaque', 'Factory charge, from the nameplate', M.kilograms, {
      required: true,
      default: 0.85,
      range: { min: 0.01, max: 100 },
    }),
    flag('residential', 'Bâtiment d’habitation', 'Residential building', {}),
    flag('hermetic', 'Hermétiquement scellé et étiqueté tel', 'Hermetically sealed and labelled so', {}),
    choice(
      'h0_type',
      'Unité intérieure',
      'Indoor unit',
      [
        ['floor', 'Sol (0,6\u202fm)', 'Floor (0.6\u202fm)'],
        ['window', 'Fenêtre (1,0\u202fm)', 'Window (1.0\u202fm)'],
        ['wall', 'Mur (1,8\u202fm)', 'Wall (1.8\u202fm)'],
        ['ceiling', 'Plafond (2,2\u202fm)', 'Ceiling (2.2\u202fm)'],
      ],
      { default: 'wall', fallback: 'wall' },
    ),
    number('room_height', 'Hauteur du local', 'Room height', M.metres, {
      default: 2.5,
      fallback: 2.5,
      range: { min: 1.5, max: 20 },
    }),
    number('room_area', 'Surface du local', 'Room area', M.squareMetres, { range: { min: 1, max: 10_000 } }),
  ],
  outputs: [
    figure('add', 'À ajouter', 'To add', M.grams, decimals(0)),
    figure('total', 'Charge totale', 'Total charge', M.kilograms, decimals(3)),
    figure('gwp', 'PRP', 'GWP', M.none, decimals(0)),
    figure('co2e', 'Équivalent CO₂', 'CO₂ equivalent', M.tonnes, decimals(2)),
    verdict(
      'leak_class',
      'Contrôles d’étanchéité',
      'Leak checks',
      [
        ['aucun', 'Aucun obligatoire', 'None required'],
        ['C12', 'Tous les 12 mois', 'Every 12 months'],
        ['C6', 'Tous les 6 mois', 'Every 6 months'],
        ['C3', 'Tous les 3 mois', 'Every 3 months'],
      ],
      {},
    ),
    figure('area_min', 'Plus petit local (EN 378)', 'Smallest room (EN 378)', M.squareMetres, least(1)),
    verdict(
      'room',
      'Ce local (EN 378)',
      'This room (EN 378)',
      [
        ['within', 'Assez grand', 'Large enough'],
        ['small', 'Trop petit', 'Too small'],
      ],
      { within: 'good', small: 'bad' },
    ),
  ],
  groups: [
    group('Liaison', 'Pipes', 'fluid', 'length', 'l_included', 'n_units', 'per_metre', 'l_max'),
    group('Machine', 'Machine', 'm_factory', 'residential', 'hermetic'),
    group('Local', 'Room', 'h0_type', 'room_height', 'room_area'),
  ],
  outputGroups: [
    results('À écrire sur l’étiquette', 'To write on the label', 'total', 'gwp', 'co2e', 'leak_class'),
    results('Local', 'Room', 'area_min', 'room'),
  ],
  headline: ['add'],
  reverse: [
    { find: 'length', from: 'add' },
    { find: 'length', from: 'total' },
    { find: 'length', from: 'leak_class' },
    { find: 'length', from: 'area_min' },
  ],
  sources: [
    source(
      ['exact'],
      'Complément\u00a0: (longueur − longueur comprise) × grammes par mètre, tels que la notice les donne',
      'Top-up: (length − length covered) × grams per metre, as the sheet gives them',
    ),
    source(
      ['standard'],
      'Équivalent CO₂ et contrôles\u00a0: règlement (UE) 2024/573, articles 5 et 12, PRP de ses annexes',
      'CO₂ equivalent and checks: Regulation (EU) 2024/573, Articles 5 and 12, GWP of its annexes',
      'https://eur-lex.europa.eu/eli/reg/2024/573/oj',
    ),
    source(
      ['standard', 'toVerify'],
      'Local\u00a0: EN 378-1:2016+A1:2020, annexe C, accès a, emplacement II, confort, d’après des transcriptions',
      'Room: EN 378-1:2016+A1:2020, Annex C, access a, location II, comfort, from transcriptions',
    ),
  ],
  notices: [
    text(
      'Une charge inconnue ne se complète pas\u00a0: on récupère tout, on répare, on tire au vide et on pèse la plaque plus le complément. Circuit éprouvé et tiré au vide d’abord. La norme produit (IEC 60335-2-40) et la notice priment sur l’EN 378\u00a0: prenez la surface de la notice si elle est plus grande.',
      'An unknown charge is not topped up: recover all of it, repair, evacuate, and weigh the nameplate plus the top-up. Circuit tested and evacuated first. The product standard (IEC 60335-2-40) and the sheet come before EN 378: take the area of the sheet if it is larger.',
    ),
    WHOSE_LAW,
  ],
} as const satisfies Definition;
