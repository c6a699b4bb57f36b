/** The indicators of a circuit, its TEWI and its balance by bins. */
import { limitsOf } from '../../../../../machine/limits.ts';
import { same, text } from '../../../../../language/index.ts';
import type { Explanations } from '../names.ts';
import { CARNOT, DEW_CONVENTION, EQUATION_OF_STATE, PRACTICE } from '../sources.ts';
import { CYCLE } from './cycle.ts';
import { atMost, between } from './ranges.ts';

/** Of a machine of which nothing is known. */
const LIMITS = limitsOf({});

const GLIDE = {
  formula: text('glissement = T_rosée(p) − T_bulle(p)', 'glide = T_dew(p) − T_bubble(p)'),
  range: text('0\u202fK pour un fluide pur ou un azéotrope.', '0\u202fK of a pure fluid or an azeotrope.'),
  source: EQUATION_OF_STATE,
  page: 'glide',
} as const;

export const TECHNIQUE: Explanations<'technique'> = {
  tau: CYCLE.tau,
  t_discharge: CYCLE.discharge,
  x_f: CYCLE.x_f,
  q0v: CYCLE.q0v,
  superheat_useful: {
    meaning: text(
      'Surchauffe prise dans l’évaporateur\u00a0: celle que règle le détendeur. Trop faible, du liquide part au compresseur\u202f; trop forte, l’évaporateur travaille à moitié vide.',
      'Superheat gained in the evaporator: what the expansion valve is set by. Too low, liquid reaches the compressor; too high, part of the evaporator works dry.',
    ),
    formula: text('T_g − T_rosée(p_e)', 'T_g − T_dew(p_e)'),
    range: between(LIMITS.superheat.useful.good, '\u202fK'),
    source: PRACTICE,
    page: 'superheat',
  },
  superheat_total: {
    meaning: text(
      'Surchauffe à l’entrée du compresseur\u00a0: celle de l’évaporateur, plus ce que la ligne d’aspiration a pris. Elle chauffe le refoulement.',
      'Superheat at the compressor inlet: that of the evaporator, plus what the suction line gained. It heats the discharge.',
    ),
    formula: text('T_a − T_rosée(p_e)', 'T_a − T_dew(p_e)'),
    range: atMost(LIMITS.superheat.total.good, '\u202fK'),
    source: PRACTICE,
    page: 'superheat',
  },
  subcooling_total: {
    meaning: text(
      'De combien le liquide est plus froid que sa bulle devant le détendeur\u00a0: la réserve contre la vapeur de détente dans la ligne.',
      'By how much the liquid before the valve is colder than its bubble point: the reserve against flash gas in the line.',
    ),
    formula: text('T_bulle(p_c) − T_e', 'T_bubble(p_c) − T_e'),
    range: between(LIMITS.subcooling.good, '\u202fK'),
    source: PRACTICE,
    page: 'superheat',
  },
  suction_volume_h: {
    meaning: text(
      'Volume que le compresseur aspire vraiment\u202f; le volume balayé est plus grand, du rendement volumétrique.',
      'Volume the compressor really draws in; the swept volume is larger, by the volumetric efficiency.',
    ),
    formula: text('débit massique / ρ_a', 'mass flow / ρ_a'),
    range: text('Proportionnel à la puissance demandée.', 'In proportion to the capacity asked.'),
    source: EQUATION_OF_STATE,
    page: 'polynomials',
  },
  p_evp: {
    meaning: text(
      'Pression d’évaporation, absolue. Sous celle de l’air, une fuite fait entrer air et humidité au lieu de laisser sortir le fluide.',
      'Evaporating pressure, absolute. Below that of the air a leak lets air and moisture in instead of refrigerant out.',
    ),
    formula: text('p_rosée(T_e)', 'p_dew(T_e)'),
    range: text('Au-dessus de 1,013\u202fbar abs.', 'Above 1.013\u202fbar abs.'),
    source: EQUATION_OF_STATE,
    page: 'gauges',
  },
  carnot_ratio: {
    meaning: text(
      'Part de l’EER de Carnot que ce cycle atteint. Près de 1, aucune machine ne le fait\u00a0: un rendement est resté à 1.',
      'Share of the Carnot EER this cycle reaches. Near 1 no machine does: an efficiency was left at 1.',
    ),
    formula: same('EER / EER_C'),
    range: between(LIMITS.carnot.good),
    source: CARNOT,
    page: 'diagram',
  },
  p_crit_ratio: {
    meaning: text(
      'Pression de condensation sur pression critique du fluide. Près de 1 il n’y a presque plus de chaleur de condensation, et l’EER chute.',
      'Condensing pressure over the critical pressure of the fluid. Near 1 hardly any heat of condensation is left, and the EER falls.',
    ),
    formula: same('p_c / p_crit'),
    range: atMost([0, LIMITS.criticalRatio.good_below]),
    source: PRACTICE,
    page: 'transcritical',
  },
  glide_evp: {
    ...GLIDE,
    meaning: text(
      'Écart de température entre bulle et rosée à la pression d’évaporation. L’évaporateur n’en parcourt qu’une part\u00a0: le fluide y entre déjà en partie vapeur.',
      'Temperature between bubble and dew at the evaporating pressure. The evaporator runs through part of it: the fluid enters partly vapour.',
    ),
  },
  glide_cdr: {
    ...GLIDE,
    meaning: text(
      'Écart de température entre rosée et bulle à la pression de condensation\u00a0: le condenseur le parcourt en entier.',
      'Temperature between dew and bubble at the condensing pressure: the condenser runs through all of it.',
    ),
  },
  bands: {
    meaning: text(
      'Bon\u00a0: dans la plage. Moyen\u00a0: hors de la plage, sans danger, à comprendre. Alerte\u00a0: une limite de fonctionnement est dépassée. Une valeur moyenne n’est pas une alerte\u00a0: la liste des alertes n’a que les limites.',
      'Good: within the range. Fair: outside it, without danger, to be understood. Warning: an operating limit is passed. A fair value is no alert: the list of alerts has limits only.',
    ),
    formula: text('valeur comparée aux deux bornes, comprises', 'value against both bounds, included'),
    range: text('Celle de chaque ligne.', 'That of each row.'),
    source: PRACTICE,
    page: 'superheat',
  },
  tewi: {
    meaning: text(
      'Effet de serre de l’installation sur sa vie\u00a0: fuites, perte en fin de vie, électricité. Il compare des machines de même usage.',
      'Warming impact of the plant over its life: leaks, loss at the end, electricity. It compares machines of the same duty.',
    ),
    formula: same('PRP·m·L·n + PRP·m·(1 − α) + n·E·β'),
    range: text('Aucune\u00a0: il n’y a pas de limite légale.', 'None: no law limits it.'),
    source: text('EN 378-1, annexe B.', 'EN 378-1, annex B.'),
    page: 'charge',
  },
  season: {
    meaning: text(
      'Froid de toutes les classes de température sur énergie du compresseur. Ce n’est ni le SEER ni le SCOP\u00a0: leurs profils de charge sont ceux de l’EN 14825.',
      'Cooling of all temperature bins over compressor energy. Neither SEER nor SCOP: those have the load profiles of EN 14825.',
    ),
    formula: text('Σ Φ₀·h / Σ P·h sur les classes', 'Σ Φ₀·h / Σ P·h over the bins'),
    range: text(
      'Entre les EER de la classe la plus chaude et de la plus froide.',
      'Between the EER of the hottest bin and of the coldest.',
    ),
    source: DEW_CONVENTION,
    page: 'season',
  },
};
