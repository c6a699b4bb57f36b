/** What each input means, for the help of the command; those of a cycle say it themselves. A test holds that none is missing. */
import { text } from '../../language/index.ts';
import type { Bilingual } from '../../language/index.ts';
import { CIRCUIT_LABELS } from '../questions/circuit.ts';
import { COMPRESSOR_LABELS } from '../questions/compressor-point.ts';
import { labelsOf } from '../questions/door.ts';
import { DRY_ICE_LABELS } from '../questions/dry-ice.ts';
import { DIAGNOSIS_LABELS } from '../questions/field-diagnosis.ts';
import { PAIR_INPUTS, POINT_INPUTS } from '../questions/inputs.ts';
import { LEAK_LABELS } from '../questions/leak.ts';
import { LINE_LABELS } from '../questions/line-size.ts';
import { OPTIMUM_LABELS } from '../questions/optimum.ts';
import { MACHINE_LABEL } from '../questions/of-machine.ts';
import { PERFORMANCE_LABELS } from '../questions/performance.ts';
import { READING_LABELS } from '../questions/reading.ts';
import { ROOM_LABELS } from '../questions/room.ts';
import { SEASON_LABELS } from '../questions/season.ts';

export const INPUT_LABELS: Readonly<Record<string, Bilingual>> = {
  ...CIRCUIT_LABELS,
  ...COMPRESSOR_LABELS,
  ...DIAGNOSIS_LABELS,
  ...DRY_ICE_LABELS,
  ...LEAK_LABELS,
  ...LINE_LABELS,
  ...READING_LABELS,
  ...PERFORMANCE_LABELS,
  ...OPTIMUM_LABELS,
  ...SEASON_LABELS,
  ...ROOM_LABELS,
  ...labelsOf({ ...POINT_INPUTS, ...PAIR_INPUTS }),
  machine: MACHINE_LABEL,
  architecture: text('l’architecture du cycle', 'the cycle'),
  objective: text('ce qui doit être au plus haut (eer)', 'what is to be highest (eer)'),
  use: text('chauffage ou froid', 'heating or cooling'),
  climate: text('chauffage\u00a0: le climat (average)', 'heating: the climate (average)'),
  medium: text('fluide secondaire', 'secondary fluid'),
  concentration_percent: text('part du composant ajouté, %', 'share of the added component, %'),
  like: text('un nom, ou une partie', 'a name, or part of one'),
  fluid: text(
    'fluide, sous tout nom usuel, ou mélange en fractions massiques, R32[0.689]&R1234yf[0.311]',
    'refrigerant, in any usual spelling, or a mix by mass fractions, R32[0.689]&R1234yf[0.311]',
  ),
  curve: text(
    'courbe sur laquelle la température est lue (rosée sans indication)',
    'curve the temperature is read on (dew unless told)',
  ),
  basis: text('fractions d’un mélange par masse ou par moles', 'fractions of a mix by mass or by mole'),
  extrapolate: text('accepter 1,5 fois les limites publiées', 'accept 1.5 times the published limits'),
  T_K: text('température, K\u202f; --t\u00a0: °C', 'temperature, K; --t: °C'),
  P_Pa: text('pression absolue, Pa\u202f; --p\u00a0: bar', 'absolute pressure, Pa; --p: bar'),
  D_kg_m3: text('masse volumique, kg/m³', 'density, kg/m³'),
  H_J_kg: text('enthalpie, J/kg\u202f; --h\u00a0: kJ/kg', 'enthalpy, J/kg; --h: kJ/kg'),
  S_J_kgK: text('entropie, J/(kg·K)\u202f; --s\u00a0: kJ/(kg·K)', 'entropy, J/(kg·K); --s: kJ/(kg·K)'),
  U_J_kg: text('énergie interne, J/kg\u202f; --u\u00a0: kJ/kg', 'internal energy, J/kg; --u: kJ/kg'),
  Q_kg_kg: text('titre en vapeur, 0 à 1', 'vapour quality, 0 to 1'),
  charge_kg: text('charge, kg', 'charge, kg'),
  hermetic: text('hermétiquement scellé et étiqueté ainsi', 'hermetically sealed and so labelled'),
  detection: text('système de détection de fuites installé', 'leakage detection system installed'),
  product: text('équipement neuf, ou recharge (service-…)', 'new equipment, or topping up (service-…)'),
  date: text('jour, 2027-01-01\u202f; aujourd’hui s’il n’est pas dit', 'day, 2027-01-01; today unless told'),
  points: text(
    'paires température pression telles qu’imprimées, séparées par /',
    'pairs of temperature and pressure as printed, parted by /',
  ),
  unit: text('unité de pression dite par la table', 'unit of pressure the table says'),
  kind: text('relatif (gauge) ou absolu (abs), si la table le dit', 'gauge or absolute (abs), if the table says'),
  t_unit: text('unité de température dite par la table', 'unit of temperature the table says'),
  by: text('par température (T) ou par pression (P)', 'by temperature (T) or by pressure (P)'),
  from: text('première valeur, °C ou bar', 'first value, °C or bar'),
  to: text('dernière valeur, °C ou bar', 'last value, °C or bar'),
  step: text('pas, °C ou bar', 'step, °C or bar'),
};
