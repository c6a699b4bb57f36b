import type { Definition } from '../define.ts';
import { choice, decimals, figure, group, number, significant, source, verdict } from '../fields.ts';
import { M } from '../measures.ts';
import { text } from '../../language/index.ts';
import { STANDARD_ATMOSPHERE_BAR } from '../../quantities/si.ts';

const TEMPERATURES = { min: -40, max: 80 } as const;
const POSITIVE = { min: 0, isMinExcluded: true } as const;
const TOLERANCE = { min: 0, max: 10 } as const;

export const definition = {
  id: 'test-azote',
  slug: 'test-azote',
  spellings: ['Test-azote'],
  category: 'fluid',
  title: text('Test à l’azote', 'Nitrogen pressure test'),
  description: text(
    'Corrigez la pression d’essai à l’azote selon la température et obtenez un verdict d’étanchéité.',
    'Correct the nitrogen test pressure for temperature and get a tightness verdict.',
  ),
  created: '2026-11-20',
  updated: '2026-11-27',
  icon: 'gauge',
  colour: 'success',
  tool: 'NitrogenTest',
  inputs: [
    number('ps', 'Pression maximale admissible PS (relative)', 'Maximum allowable pressure PS (gauge)', M.barGauge, {
      range: { min: 0.5, max: 200 },
      help: text(
        'La plus basse des plaques du tronçon essayé. L’essai d’étanchéité se fait à PS au plus\u202f; sans elle, rien ne dit que la pression soit permise.',
        'The lowest on the nameplates of the section under test. The tightness test is done at PS at most; without it nothing says that the pressure is allowed.',
      ),
    }),
    number('p_init', 'Pression initiale (relative)', 'Initial pressure (gauge)', M.barGauge, {
      required: true,
      default: 28,
      range: { min: 0.1, max: 200 },
    }),
    number('t_init', 'Température initiale', 'Initial temperature', M.celsius, {
      required: true,
      default: 22,
      range: TEMPERATURES,
    }),
    number('t_final', 'Température finale', 'Final temperature', M.celsius, {
      required: true,
      default: 15,
      range: TEMPERATURES,
    }),
    number('p_final', 'Pression finale lue (relative)', 'Final pressure read (gauge)', M.barGauge, {
      default: 27.3,
      range: { min: -1, max: 200 },
    }),
    number('p_atm', 'Pression atmosphérique', 'Atmospheric pressure', M.barAbsolute, {
      default: STANDARD_ATMOSPHERE_BAR,
      fallback: STANDARD_ATMOSPHERE_BAR,
      isAirPressure: true,
      range: { min: 0.5, max: 1.1 },
    }),
    number('tol_p', 'Tolérance du manomètre', 'Gauge tolerance', M.barDifference, {
      default: 0.1,
      fallback: 0,
      range: TOLERANCE,
    }),
    number('tol_t', 'Tolérance de température', 'Temperature tolerance', M.kelvins, {
      default: 0.5,
      fallback: 0,
      range: TOLERANCE,
    }),
    number('volume', 'Volume du circuit', 'System volume', M.litres, { range: POSITIVE }),
    number('duration', 'Durée du test', 'Test duration', M.hours, { range: POSITIVE }),
    choice(
      'gas_model',
      'Modèle de gaz',
      'Gas model',
      [
        ['ideal', 'Gaz parfait', 'Ideal gas'],
        ['real', 'Gaz réel, azote', 'Real gas, nitrogen'],
      ],
      {
        // The door keeps the ideal gas for whoever leaves the model out; the page opens on what nitrogen does.
        default: 'real',
        fallback: 'ideal',
      },
    ),
  ],
  outputs: [
    verdict(
      'pressure_use',
      'Pression d’essai',
      'Test pressure',
      [
        ['refused', 'Danger\u00a0: > 1,1\u202f×\u202fPS', 'Danger: > 1.1\u202f×\u202fPS'],
        ['strength', 'Au-dessus de PS', 'Above PS'],
      ],
      { refused: 'bad', strength: 'doubt' },
    ),
    figure(
      'p_expected',
      'Pression attendue sans fuite (gaz parfait)',
      'Expected pressure without leak (ideal gas)',
      M.barGauge,
      decimals(2),
    ),
    figure(
      'p_expected_real',
      'Pression attendue sans fuite (azote réel)',
      'Expected pressure without leak (real nitrogen)',
      M.barGauge,
      decimals(2),
    ),
    figure(
      'dp_thermal',
      'Variation due à la température (gaz parfait)',
      'Change due to temperature (ideal gas)',
      M.barDifference,
      decimals(2),
    ),
    figure('dp_residual', 'Écart résiduel (lu − attendu)', 'Residual (read − expected)', M.barDifference, decimals(2)),
    figure('uncertainty', 'Incertitude', 'Uncertainty', M.barDifference, decimals(2)),
    verdict(
      'verdict',
      'Verdict',
      'Verdict',
      [
        ['étanche', 'Étanche au seuil de l’essai', 'Tight at the test threshold'],
        ['fuite', 'Fuite', 'Leak'],
        ['mesure incohérente', 'Mesure incohérente', 'Inconsistent reading'],
      ],
      { étanche: 'good', fuite: 'bad', 'mesure incohérente': 'doubt' },
    ),
    figure(
      'leak_rate',
      'Débit de fuite d’azote, ramené à 20\u202f°C',
      'Nitrogen leak rate, referred to 20\u202f°C',
      M.leakRate,
      significant(3),
    ),
  ],
  groups: [
    group('Essai', 'Test', 'ps', 'p_init', 't_init', 't_final', 'p_final'),
    group('Mesure', 'Measurement', 'p_atm', 'tol_p', 'tol_t'),
    group('Débit de fuite (option)', 'Leak rate (option)', 'volume', 'duration'),
    group('Modèle', 'Model', 'gas_model'),
  ],
  headline: ['pressure_use', 'verdict'],
  reverse: [
    { find: 'p_init', from: 'p_expected' },
    { find: 't_final', from: 'p_expected' },
    { find: 'p_final', from: 'verdict' },
  ],
  sources: [
    source(['exact'], 'Loi des gaz parfaits à volume constant', 'Ideal gas law at constant volume'),
    source(
      ['correlation'],
      'Azote réel\u00a0: équation du viriel ajustée à l’équation d’état de Span et al., J. Phys. Chem. Ref. Data 29 (2000) 1361',
      'Real nitrogen: virial equation fitted to the equation of state of Span et al., J. Phys. Chem. Ref. Data 29 (2000) 1361',
    ),
    source(
      ['practice', 'toVerify'],
      'Incertitude\u00a0: somme quadratique (JCGM 100:2008)\u202f; moment des essais, 1,1\u202f×\u202fPS à l’épreuve de résistance, PS à l’essai d’étanchéité\u00a0: EN 378-2, 6.3 (article à vérifier)',
      'Uncertainty: root sum of squares (JCGM 100:2008); when to test, 1.1\u202f×\u202fPS for the strength test, PS for the tightness test: EN 378-2, 6.3 (clause to be checked)',
    ),
    source(
      ['practice'],
      'Manque d’oxygène\u00a0: EIGA Doc 44, Hazards of oxygen-deficient atmospheres',
      'Lack of oxygen: EIGA Doc 44, Hazards of oxygen-deficient atmospheres',
    ),
  ],
  notices: [
    text(
      'L’azote asphyxie sans prévenir\u00a0: ventilez, purgez dehors, portez un oxygénomètre en sous-sol et en chambre froide. L’épreuve de résistance se fait avant cet essai, personne à proximité.',
      'Nitrogen suffocates without warning: ventilate, vent outside, wear an oxygen meter in basements and cold rooms. The strength test comes before this one, with nobody near.',
    ),
  ],
} as const satisfies Definition;
