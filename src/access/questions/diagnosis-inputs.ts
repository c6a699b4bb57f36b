/** What a diagnosis is asked with: a visit's readings, how they were taken, the machine, and the same machine healthy. */
import { COMPRESSOR_KINDS, EXPANSIONS } from '../../diagnosis/data/machines.ts';
import { APPLICATIONS } from '../../diagnosis/data/signatures.ts';
import { text } from '../../language/index.ts';
import type { Schema } from '../schema.ts';
import { choiceOf, flagOf, inputOf, schemasOf } from './door.ts';
import type { DoorInput, DoorInputs } from './door.ts';
import { GAUGES, READINGS } from './readings.ts';

/** What gauges, probes and eyes may read beside the main ones. */
const MORE_READINGS: DoorInputs = {
  wet_bulb_C: inputOf('wb_in', 'température humide de l’air repris, °C', 'wet bulb of the air to be cooled, °C'),
  valve_inlet_C: inputOf('t_liq_valve', 'entrée du détendeur, °C', 'expansion device inlet, °C'),
  before_drier_C: inputOf('t_before_drier', 'avant le déshydrateur, °C', 'before the drier, °C'),
  after_drier_C: inputOf('t_after_drier', 'après le déshydrateur, °C', 'after the drier, °C'),
  evaporator_outlet_bar: inputOf(
    'p_evap_out',
    'pression à la sortie de l’évaporateur, bar',
    'pressure at the evaporator outlet, bar',
  ),
  standstill_bar: inputOf('p_stop', 'pression HP à l’arrêt, bar', 'high pressure at standstill, bar'),
  standstill_C: inputOf('t_stop', 'ambiance à l’arrêt, °C', 'ambient at standstill, °C'),
  superheat_swing_K: inputOf(
    'osc',
    'oscillation de la surchauffe, crête à crête ÷ 2, K',
    'swing of the superheat, half peak to peak, K',
  ),
  swing_period_s: inputOf('period', 'durée d’une oscillation, s', 'time of one swing, s'),
  reversing_valve_in_C: inputOf(
    't_4v_in',
    'retour d’échangeur, avant la vanne 4 voies, °C',
    'before the reversing valve, coil return, °C',
  ),
  reversing_valve_out_C: inputOf(
    't_4v_out',
    'aspiration, après la vanne 4 voies, °C',
    'after the reversing valve, suction, °C',
  ),
  sight_glass_level: inputOf(
    'sight',
    'bulles au voyant\u00a0: 0 non, 1 un peu, 2 nettement',
    'bubbles in the sight glass: 0 no, 1 a little, 2 clearly',
  ),
  frost_level: inputOf('ice', 'givre anormal, 0 à 2', 'abnormal frost, 0 to 2'),
  wet_return_level: inputOf(
    'wet',
    'retour froid ou humide au compresseur, 0 à 2',
    'cold or wet return to the compressor, 0 to 2',
  ),
  low_oil_level: inputOf('oil', 'niveau d’huile bas, 0 à 2', 'low oil level, 0 to 2'),
  receiver_level: inputOf(
    'receiver_level',
    'niveau vu à la bouteille\u00a0: 0 non, 1 oui',
    'level seen in the receiver: 0 no, 1 yes',
  ),
  current_A: inputOf('current_meas', 'intensité, A', 'current, A'),
  noted_superheat_K: inputOf('sh_tech', 'surchauffe notée, K', 'superheat noted, K'),
  noted_subcooling_K: inputOf('sc_tech', 'sous-refroidissement noté, K', 'subcooling noted, K'),
};

/** What is known of the machine. */
const OF_THE_MACHINE: DoorInputs = {
  application: choiceOf('application', APPLICATIONS, 'genre de machine', 'kind of machine'),
  expansion: choiceOf('expansion', EXPANSIONS, 'organe de détente', 'expansion device'),
  compressor: choiceOf(
    'compressor',
    COMPRESSOR_KINDS,
    'genre de compresseur (unknown)',
    'kind of compressor; unknown unless told',
  ),
  receiver: flagOf('receiver', 'bouteille liquide', 'a liquid receiver'),
  flooded: flagOf('flooded', 'évaporateur noyé ou échangeur interne', 'flooded evaporator, or suction-line exchanger'),
  air_checked: flagOf(
    'air_checked',
    'air mesuré à deux endroits de chaque côté',
    'air read in two places on both sides',
  ),
  nominal_power_kW: inputOf('power_nom', 'puissance nominale, kW', 'rated power, kW'),
  nominal_current_A: inputOf('current_nom', 'intensité nominale, A', 'rated current, A'),
  swept_volume_m3_h: inputOf('v_swept', 'volume balayé, m³/h', 'swept volume, m³/h'),
  volumetric_efficiency: inputOf(
    'rend_v',
    'rendement volumétrique, 0 à 1 (0,85)',
    'volumetric efficiency, 0 to 1; 0.85 unless told',
  ),
  nominal_cooling_kW: inputOf('capacity_nom', 'puissance frigorifique nominale, kW', 'rated cooling capacity, kW'),
  nominal_eer: inputOf('eer_nom', 'EER nominal', 'rated EER'),
  usual_evaporating_C: inputOf(
    'exp_t0',
    'évaporation habituelle, moyenne, °C',
    'usual evaporating temperature, mean, °C',
  ),
  usual_condensing_C: inputOf(
    'exp_tk',
    'condensation habituelle, moyenne, °C',
    'usual condensing temperature, mean, °C',
  ),
  usual_superheat_K: inputOf('exp_sh', 'surchauffe habituelle, K', 'usual superheat, K'),
  usual_subcooling_K: inputOf('exp_sc', 'sous-refroidissement habituel, K', 'usual subcooling, K'),
};

/** How the readings were taken. */
const INSTRUMENTS: DoorInputs = {
  altitude_m: inputOf('altitude', 'altitude, m (0)', 'altitude, m; 0 unless told'),
  discharge_clamp_K: inputOf(
    'td_corr',
    'à ajouter au refoulement pris à la pince, K (5)',
    'added to a discharge read by a clamp, K; 5 unless told',
  ),
  probe_accuracy_K: inputOf('acc_t', 'précision de la sonde, ± K (0,5)', 'accuracy of the probe, ± K; 0.5 unless told'),
  gauge_class_percent: inputOf(
    'acc_p',
    'classe du manomètre, % de l’échelle (1)',
    'class of the gauge, % of full scale; 1 unless told',
  ),
  low_gauge_scale_bar: inputOf(
    'fs_lp',
    'pleine échelle BP, bar (15, ou la suivante qui montre la pression lue)',
    'full scale of the low gauge, bar; unless told 15, or the next that shows the pressure read',
  ),
  high_gauge_scale_bar: inputOf(
    'fs_hp',
    'pleine échelle HP, bar (50, ou la suivante qui montre la pression lue)',
    'full scale of the high gauge, bar; unless told 50, or the next that shows the pressure read',
  ),
};

/** Readings of a visit, the healthy one's too. */
export const VISIT_INPUTS: DoorInputs = {
  gauges: GAUGES,
  ...READINGS,
  ...MORE_READINGS,
  altitude_m: INSTRUMENTS['altitude_m'] as DoorInput,
};

const REFERENCE: Schema = {
  type: 'object',
  properties: schemasOf(VISIT_INPUTS),
  additionalProperties: false,
  description: 'The same machine healthy, on another day: its readings under these names; in a text as JSON',
};

/** But for the fluid and the reference. */
export const DIAGNOSIS_INPUTS: DoorInputs = { ...VISIT_INPUTS, ...OF_THE_MACHINE, ...INSTRUMENTS };
export const REFERENCE_INPUT = {
  key: 'reference',
  schema: REFERENCE,
  label: text('relevés de la même machine, saine, en JSON', 'readings of the same machine while healthy, as JSON'),
} as const satisfies DoorInput;
