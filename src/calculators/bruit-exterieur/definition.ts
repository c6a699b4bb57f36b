import type { Definition } from '../define.ts';
import {
  choice,
  decimals,
  figure,
  group,
  least,
  most,
  number,
  presets,
  results,
  rows,
  source,
  verdict,
} from '../fields.ts';
import { M } from '../measures.ts';
import { text } from '../../language/index.ts';

const HEIGHT = { min: 0, max: 100 } as const;
const LEVEL = { min: 10, max: 90 } as const;

const DIRECTIVITIES = [
  [1, 'Libre en l’air (1)', 'Free (1)'],
  [2, 'Au sol (2)', 'On the ground (2)'],
  [4, 'Contre un mur (4)', 'Against a wall (4)'],
  [8, 'Dans un angle (8)', 'In a corner (8)'],
] as const;

const VERDICTS = [
  ['within', 'Admise', 'Allowed'],
  ['exceeded', 'Dépassée', 'Exceeded'],
  ['belowThreshold', 'Non recherchée', 'Not looked for'],
  ['silent', 'À l’arrêt', 'Stopped'],
] as const;
const TONES = { within: 'good', exceeded: 'bad', belowThreshold: 'good' } as const;

const LIMIT_PRESETS = presets(
  'Limites d’une règle',
  'Limits of a rule',
  ['practice', 'toVerify'],
  [
    [
      'mcs-020a',
      'MCS 020 a), Angleterre, depuis le 29 mai 2025 (37)',
      'MCS 020 a), England, since 29 May 2025 (37)',
      { fixed_limit: 37 },
    ],
    [
      'mcs-020',
      'MCS 020 d’avant\u00a0: pays de Galles, Écosse, Irlande du Nord (42)',
      'MCS 020 before: Wales, Scotland, Northern Ireland (42)',
      { fixed_limit: 42 },
    ],
  ],
);

export const definition = {
  id: 'bruit-exterieur',
  slug: 'bruit-exterieur',
  spellings: ['Bruit-exterieur'],
  category: 'calc',
  title: text('Bruit d’un groupe extérieur', 'Outdoor unit noise'),
  description: text(
    'Le niveau chez le voisin, l’émergence de jour et de nuit, et ce qu’il manque.',
    'The level at the neighbour’s, day and night emergence, and what is missing.',
  ),
  created: '2026-11-27',
  updated: '2026-11-27',
  icon: 'volume-2',
  colour: 'secondary',
  tool: 'OutdoorNoise',
  inputs: [
    rows(
      'sources',
      'Appareils',
      'Units',
      [
        choice(
          'kind',
          'Donnée du fabricant',
          'Manufacturer’s figure',
          [
            ['lw', 'Puissance Lw', 'Power Lw'],
            ['lp', 'Pression Lp', 'Pressure Lp'],
          ],
          { default: 'lw', fallback: 'lw' },
        ),
        number('level', 'Niveau', 'Level', M.decibelsA, {
          required: true,
          default: 65,
          range: { min: 20, max: 120 },
        }),
        number('r_ref', 'Lp\u00a0: distance de la mesure', 'Lp: distance of the measurement', M.metres, {
          fallback: 1,
          range: { min: 0.5, max: 20 },
        }),
        choice('q_ref', 'Lp\u00a0: pose de la mesure', 'Lp: place of the measurement', DIRECTIVITIES, { fallback: 2 }),
        choice('q', 'Pose', 'Place', DIRECTIVITIES, { default: 2, fallback: 2 }),
        number('distance', 'Distance au point d’écoute', 'Distance to the listener', M.metres, {
          required: true,
          default: 8,
          range: { min: 0.5, max: 500 },
        }),
        number('count', 'Appareils semblables', 'Equal units', M.count, {
          default: 1,
          fallback: 1,
          range: { min: 1, max: 50 },
        }),
        number('h_barrier', 'Écran\u00a0: hauteur', 'Screen: height', M.metres, { range: { min: 0.2, max: 20 } }),
        number('d_barrier', 'Écran\u00a0: distance de l’appareil', 'Screen: distance from the unit', M.metres, {
          range: { min: 0.2, max: 500 },
        }),
        number('h_source', 'Hauteur de l’appareil', 'Height of the unit', M.metres, {
          fallback: 0.7,
          range: HEIGHT,
        }),
        number('h_receiver', 'Hauteur du point d’écoute', 'Height of the listener', M.metres, {
          fallback: 1.5,
          range: HEIGHT,
        }),
        number('extra', 'Correction (façade +3, dedans −)', 'Correction (facade +3, indoors −)', M.decibels, {
          fallback: 0,
          range: { min: -40, max: 10 },
        }),
      ],
      {
        missing: 'noSource',
        required: true,
        rows: { min: 1, max: 20 },
        default: [{ kind: 'lw', level: 65, q: 2, distance: 8, count: 1 }],
      },
    ),
    number('frequency', 'Fréquence équivalente pour l’écran', 'Equivalent frequency for the screen', M.hertz, {
      default: 500,
      fallback: 500,
      range: { min: 63, max: 4000 },
    }),
    choice(
      'place',
      'Point d’écoute',
      'Listening point',
      [
        ['outside', 'Dehors', 'Outside'],
        ['room', 'Dans une pièce principale', 'In a main room'],
      ],
      { default: 'outside', fallback: 'outside' },
    ),
    choice(
      'use',
      'Usage',
      'Use',
      [
        ['professional', 'Activité professionnelle, culturelle, de loisirs', 'Trade, culture, sport or leisure'],
        ['domestic', 'Privé', 'Private'],
      ],
      { default: 'professional', fallback: 'professional' },
    ),
    number('residual_day', 'Bruit résiduel de jour, appareil arrêté', 'Residual noise by day, unit off', M.decibelsA, {
      default: 40,
      range: LEVEL,
      help: text('7\u202fh à 22\u202fh', '7:00 to 22:00'),
    }),
    number('residual_night', 'Bruit résiduel de nuit', 'Residual noise by night', M.decibelsA, {
      default: 32,
      range: LEVEL,
      help: text('22\u202fh à 7\u202fh', '22:00 to 7:00'),
    }),
    number('minutes_day', 'Durée cumulée de marche, jour', 'Cumulated running time, day', M.minutes, {
      default: 900,
      fallback: 900,
      range: { min: 0, max: 900 },
    }),
    number('minutes_night', 'Durée cumulée de marche, nuit', 'Cumulated running time, night', M.minutes, {
      default: 540,
      fallback: 540,
      range: { min: 0, max: 540 },
    }),
    number('fixed_limit', 'Limite fixe d’une règle (option)', 'Fixed limit of a rule (option)', M.decibelsA, {
      presets: LIMIT_PRESETS,
      range: LEVEL,
    }),
  ],
  outputs: [
    figure('lp', 'Niveau de l’installation chez le voisin', 'Level at the neighbour’s', M.decibelsA, decimals(1)),
    verdict('verdict_day', 'Émergence de jour', 'Emergence by day', VERDICTS, TONES),
    verdict('verdict_night', 'Émergence de nuit', 'Emergence by night', VERDICTS, TONES),
    figure('reduction', 'Décibels à gagner', 'Decibels to gain', M.decibels, least(1)),
    figure('distance_factor', 'Ou distances multipliées par', 'Or distances multiplied by', M.none, least(2)),
    verdict('governing', 'Ce qui commande', 'What governs', [
      ['day', 'Le jour', 'Day'],
      ['night', 'La nuit', 'Night'],
      ['fixed', 'La limite fixe', 'The fixed limit'],
    ]),
    figure(
      'fixed_margin',
      'Marge sur la limite fixe (−\u00a0: dépassée)',
      'Margin to the fixed limit (−: exceeded)',
      M.decibels,
      decimals(1),
    ),
    figure('lp_first', 'Premier appareil, un seul', 'First unit alone', M.decibelsA, decimals(1)),
    figure('ambient_day', 'Bruit ambiant, jour', 'Ambient noise, day', M.decibelsA, decimals(1)),
    figure('ambient_night', 'Bruit ambiant, nuit', 'Ambient noise, night', M.decibelsA, decimals(1)),
    figure('emergence_day', 'Émergence, jour', 'Emergence, day', M.decibelsA, decimals(1)),
    figure('emergence_night', 'Émergence, nuit', 'Emergence, night', M.decibelsA, decimals(1)),
    figure('limit_day', 'Émergence admise, jour', 'Allowed emergence, day', M.decibelsA, decimals(0)),
    figure('limit_night', 'Émergence admise, nuit', 'Allowed emergence, night', M.decibelsA, decimals(0)),
    figure('allowed_day', 'Niveau admissible, jour', 'Level it may have, day', M.decibelsA, most(1)),
    figure('allowed_night', 'Niveau admissible, nuit', 'Level it may have, night', M.decibelsA, most(1)),
    figure('threshold', 'Seuil de bruit ambiant', 'Ambient threshold', M.decibelsA, decimals(0)),
  ],
  groups: [
    group('Appareils', 'Units', 'sources', 'frequency'),
    group(
      'Voisin',
      'Neighbour',
      'place',
      'use',
      'residual_day',
      'residual_night',
      'minutes_day',
      'minutes_night',
      'fixed_limit',
    ),
  ],
  outputGroups: [
    {
      ...results(
        'Jour et nuit',
        'Day and night',
        'ambient_day',
        'ambient_night',
        'emergence_day',
        'emergence_night',
        'limit_day',
        'limit_night',
        'allowed_day',
        'allowed_night',
        'threshold',
      ),
    },
  ],
  headline: ['lp'],
  reverse: [
    { find: 'residual_night', from: 'emergence_night' },
    { find: 'residual_day', from: 'emergence_day' },
    { find: 'fixed_limit', from: 'fixed_margin', isGiven: true },
  ],
  sources: [
    source(
      ['exact'],
      'Propagation sphérique et somme des énergies\u00a0: exactes',
      'Spherical spreading and sum of energies: exact',
    ),
    source(
      ['standard', 'toVerify'],
      'Émergence, périodes et durées\u00a0: Code de la santé publique, art. R. 1336-7 (décret 2017-1244)\u202f; le 7°, zéro au-delà de 8 heures, n’a pas été lu et suit des six premiers',
      'Emergence, periods and durations: French Code de la santé publique, art. R. 1336-7 (decree 2017-1244); item 7, nought beyond 8 hours, was not read and follows from the first six',
      'https://www.doctrine.fr/l/texts/codes/LEGITEXT000006072665/articles/LEGIARTI000006910481',
    ),
    source(
      ['standard', 'toVerify'],
      'Seuils de 25 et 30\u202fdB(A)\u00a0: art. R. 1336-6, d’après une citation\u202f; émergence spectrale dans une pièce\u00a0: art. R. 1336-8, nommée et non calculée',
      'Thresholds of 25 and 30\u202fdB(A): art. R. 1336-6, from a quotation; spectral emergence in a room: art. R. 1336-8, named and not computed',
      'https://juriblio.fr/codes/code-de-la-sante-publique/partie-reglementaire/premiere-partie/livre-iii/titre-iii/chapitre-vi/section-2/article-r1336-8',
    ),
    source(
      ['correlation', 'toVerify'],
      'Écran\u00a0: Maekawa, 10 lg(3 + 20 N), 20\u202fdB au plus (ISO 9613-2, à vérifier)\u202f; 500\u202fHz pour des dB(A) est un usage',
      'Screen: Maekawa, 10 lg(3 + 20 N), 20\u202fdB at most (ISO 9613-2, to be checked); 500\u202fHz for dB(A) is a practice',
      'https://studylib.net/doc/5904526/noise-screens---the-maekawa-formulas',
    ),
  ],
  notices: [
    text(
      'Source ponctuelle sur sol dur\u00a0: ni météo, ni sons purs, ni graves, ni écho entre façades. Dégivrage et démarrage sont plus bruyants que la notice. Un écran à 20 cm du soufflage coûte de la puissance\u202f; pour un A2L ou un A3, il ne doit pas faire une cuvette. Seule une mesure tranche un litige\u00a0: ceci n’est pas un certificat.',
      'Point source over hard ground: no weather, tones, low frequency or echo between facades. Defrost and start are louder than the data sheet. A screen 20 cm from the air outlet costs capacity; for an A2L or A3 it must not make a pit. Only a measurement settles a dispute: this is no certificate.',
    ),
  ],
} as const satisfies Definition;
