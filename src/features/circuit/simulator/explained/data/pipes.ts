/** What a tube of a line costs. */
import { advisedSpeeds, mostLoss } from '../../../../../circuit/pipes/practice.ts';
import { same, text } from '../../../../../language/index.ts';
import type { Locale } from '../../../../../language/index.ts';
import type { Explanations } from '../names.ts';
import { PRACTICE } from '../sources.ts';
import { inWords } from './ranges.ts';

const LINES = ['asp', 'll', 'ref'] as const;
/** The limits of a suction line that evaporates warmer than a low-temperature one, °C. */
const WARM = 0;

const speeds = (locale: Locale) =>
  LINES.map((line) =>
    advisedSpeeds(line)
      .map((speed) => inWords(speed, locale))
      .join(' – '),
  ).join(' · ');
const losses = (locale: Locale) => LINES.map((line) => inWords(mostLoss(line, WARM), locale)).join(' · ');

const FRICTION = text(
  'Darcy-Weisbach, frottement 64/Re puis Colebrook (J. Inst. Civ. Eng. 11, 1939).',
  'Darcy-Weisbach, friction 64/Re then Colebrook (J. Inst. Civ. Eng. 11, 1939).',
);

export const PIPES: Explanations<'pipes'> = {
  speed: {
    meaning: text(
      'Vitesse moyenne du fluide dans le tube. Dans une colonne montante il en faut assez pour ramener l’huile.',
      'Mean velocity of the refrigerant in the tube. A riser needs enough of it to carry the oil back.',
    ),
    formula: text('v = débit massique / (ρ · section)', 'v = mass flow / (ρ · section)'),
    range: text(
      `Conseillé, m/s\u00a0: ${speeds('fr')} (aspiration, liquide, refoulement).`,
      `Advised, m/s: ${speeds('en')} (suction, liquid, discharge).`,
    ),
    source: PRACTICE,
    page: 'oil',
  },
  dp: {
    meaning: text('Pression perdue par mètre de tube droit.', 'Pressure lost per metre of straight tube.'),
    formula: same('λ/D · ρ·v²/2'),
    range: text('Jugée par les kelvins qu’elle coûte, ligne suivante.', 'Judged by the kelvins it costs, next row.'),
    source: FRICTION,
    page: 'line',
  },
  dt: {
    meaning: text(
      'Ce que la perte de pression coûte en température de saturation\u00a0: le vrai critère d’une ligne, car le compresseur la paie.',
      'What the pressure drop costs in saturation temperature: the true criterion of a line, as the compressor pays for it.',
    ),
    formula: text('T_sat(p) − T_sat(p − Δp)', 'T_sat(p) − T_sat(p − Δp)'),
    range: text(
      `Au plus, K\u00a0: ${losses('fr')} (aspiration, la moitié au froid négatif\u202f; liquide\u202f; refoulement).`,
      `At most, K: ${losses('en')} (suction, half of it at low temperature; liquid; discharge).`,
    ),
    source: PRACTICE,
    page: 'line',
  },
  total: {
    meaning: text(
      'Perte du tube droit, des accessoires et de la hauteur, d’un bout à l’autre de la ligne.',
      'Loss of straight tube, fittings and height, from one end of the line to the other.',
    ),
    formula: text(
      'Δp = perte linéaire · (longueur + équivalente) + ρ·g·hauteur',
      'Δp = drop per metre · (length + equivalent) + ρ·g·height',
    ),
    range: text('Jugée par les kelvins qu’elle coûte.', 'Judged by the kelvins it costs.'),
    source: FRICTION,
    page: 'line',
  },
  pressure: {
    meaning: text(
      'Pression relative que le tube tient à la température de calcul. Elle doit dépasser la pression de calcul de la ligne.',
      'Gauge pressure the tube stands at its design temperature. It has to exceed the design pressure of the line.',
    ),
    formula: same('20·σ·e / (D − e)'),
    range: text('Au-dessus de la pression de calcul de la ligne.', 'Above the design pressure of the line.'),
    source: text(
      'EN 14276-2 (cuivre, à vérifier), EN 13480-3 (acier), notices pour K65 et inox.',
      'EN 14276-2 (copper, to be checked), EN 13480-3 (steel), manufacturers’ documents for K65 and stainless.',
    ),
    page: 'ped',
  },
};
