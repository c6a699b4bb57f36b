/**
 * Cycles computed with CoolProp 8.0.0 (HEOS), IIR reference, by the method of cycle.ts. What a
 * request leaves out is the steady default. Points: P bar, T °C, H kJ/kg, S kJ/(kg K), D kg/m3.
 */
import type { BodyValues } from '../fields.ts';
import type { Performance, Point, PointKey } from '../types.ts';

export interface GoldenCycle {
  readonly name: string;
  readonly body: BodyValues;
  readonly performance: Readonly<Partial<Record<keyof Performance, number>>>;
  readonly points: Readonly<Record<PointKey, Point>>;
}

/** Relative tolerance of the published values; temperatures within as many K of each 1 °C. */
export const GOLDEN_TOLERANCE = 2e-5;

export const GOLDEN_CYCLES: readonly GoldenCycle[] = [
  {
    name: 'R134a, steady defaults',
    body: { fluid: 'R134a' },
    performance: {
      power_cold: 10.0,
      power_heat: 11.684061,
      power_compressor: 1.7614433,
      eer: 5.6771624,
      cop: 6.6332313,
      mass_flow_h: 235.90223,
      mass_flow_s: 0.065528398,
      step_volume_h: 16.936448,
      rend_v: 1.0,
      eer_carnot: 6.82875,
      cop_carnot: 7.82875,
    },
    points: {
      a_aspiration: { P: 2.9280318, T: 7.0, H: 404.84972, S: 1.7496655, D: 13.928672 },
      b_refoulement_is: { P: 10.16593, T: 51.103088, H: 431.73033, S: 1.7496655, D: 46.521816 },
      c_refoulement_reel: { P: 10.16593, T: 51.103088, H: 431.73033, S: 1.7496655, D: 46.521816 },
      d_sortie_condenseur: { P: 10.16593, T: 38.0, H: 253.42502, S: 1.1809164, D: 1155.5771 },
      e_entree_detendeur: { P: 10.16593, T: 36.0, H: 250.46491, S: 1.1713723, D: 1164.2196 },
      f_sortie_detendeur: { P: 2.9280318, T: 0, H: 250.46491, S: 1.1847516, D: 54.983281 },
      g_sortie_evaporateur: { P: 2.9280318, T: 5.0, H: 403.0705, S: 1.7432918, D: 14.066045 },
    },
  },
  {
    name: 'R290, swept volume, efficiencies',
    body: { fluid: 'R290', choice_1: 0, rend_v: 0.85, rend_is: 0.7, pt_cdr: 45, pt_evp: -10 },
    performance: {
      power_cold: 4.5595232,
      power_heat: 6.3239143,
      power_compressor: 1.8086596,
      eer: 2.5209405,
      cop: 3.4964646,
      mass_flow_h: 62.653579,
      mass_flow_s: 0.017403772,
      step_volume_h: 10.0,
      rend_v: 0.85,
      eer_carnot: 4.7845455,
      cop_carnot: 5.7845455,
    },
    points: {
      a_aspiration: { P: 3.4527994, T: -3.0, H: 575.2809, S: 2.4281761, D: 7.3710092 },
      b_refoulement_is: { P: 15.343141, T: 58.020841, H: 648.0273, S: 2.4281761, D: 31.074638 },
      c_refoulement_reel: { P: 15.343141, T: 72.080666, H: 679.20432, S: 2.5203807, D: 28.612695 },
      d_sortie_condenseur: { P: 15.343141, T: 43.0, H: 315.83974, S: 1.3858509, D: 462.40202 },
      e_entree_detendeur: { P: 15.343141, T: 41.0, H: 309.96428, S: 1.3672076, D: 466.28301 },
      f_sortie_detendeur: { P: 3.4527994, T: -10.0, H: 309.96428, S: 1.4205209, D: 21.445671 },
      g_sortie_evaporateur: { P: 3.4527994, T: -5.0, H: 571.94905, S: 2.4157969, D: 7.4432364 },
    },
  },
  {
    name: 'R717, 250 kW',
    body: { fluid: 'R717', choice_1_value: 250, rend_v: 0.8, rend_is: 0.75, pt_cdr: 35, pt_evp: -15 },
    performance: {
      power_cold: 250.0,
      power_heat: 328.52384,
      power_compressor: 79.609056,
      eer: 3.1403462,
      cop: 4.1267144,
      mass_flow_h: 810.90629,
      mass_flow_s: 0.22525175,
      step_volume_h: 532.62791,
      rend_v: 0.8,
      eer_carnot: 5.163,
      cop_carnot: 6.163,
    },
    points: {
      a_aspiration: { P: 2.3610758, T: -8.0, H: 1461.2012, S: 5.8932397, D: 1.9030788 },
      b_refoulement_is: { P: 13.499917, T: 121.22714, H: 1726.2681, S: 5.8932397, D: 7.3832878 },
      c_refoulement_reel: { P: 13.499917, T: 156.50005, H: 1814.6238, S: 6.1078297, D: 6.6792749 },
      d_sortie_condenseur: { P: 13.499917, T: 33.0, H: 356.14968, S: 1.5342605, D: 590.8018 },
      e_entree_detendeur: { P: 13.499917, T: 31.0, H: 346.46236, S: 1.5025144, D: 593.97861 },
      f_sortie_detendeur: { P: 2.3610758, T: -15.0, H: 346.46236, S: 1.5759406, D: 11.814157 },
      g_sortie_evaporateur: { P: 2.3610758, T: -10.0, H: 1456.3317, S: 5.8748048, D: 1.920528 },
    },
  },
  {
    name: 'R744, subcritical cascade stage',
    body: { fluid: 'R744', choice_1_value: 40, rend_is: 0.68, pt_cdr: -5, pt_evp: -30 },
    performance: {
      power_cold: 40.0,
      power_heat: 47.05395,
      power_compressor: 7.4295745,
      eer: 5.3838884,
      cop: 6.3333304,
      mass_flow_h: 545.87084,
      mass_flow_s: 0.15163079,
      step_volume_h: 15.46185,
      rend_v: 1.0,
      eer_carnot: 9.726,
      cop_carnot: 10.726,
    },
    points: {
      a_aspiration: { P: 14.277617, T: -23.0, H: 444.60468, S: 2.0295219, D: 35.304369 },
      b_refoulement_is: { P: 30.458753, T: 28.513379, H: 477.92318, S: 2.0295219, D: 63.927998 },
      c_refoulement_reel: { P: 30.458753, T: 42.378769, H: 493.60248, S: 2.0803483, D: 59.220368 },
      d_sortie_condenseur: { P: 30.458753, T: -7.0, H: 183.28325, S: 0.93972909, D: 968.26215 },
      e_entree_detendeur: { P: 30.458753, T: -9.0, H: 178.61954, S: 0.92214029, D: 979.80238 },
      f_sortie_detendeur: { P: 14.277617, T: -30.0, H: 178.61954, S: 0.93605669, D: 207.77498 },
      g_sortie_evaporateur: { P: 14.277617, T: -25.0, H: 442.41821, S: 2.0207461, D: 35.788985 },
    },
  },
  {
    name: 'R744, transcritical',
    body: {
      fluid: 'R744',
      choice_1_value: 60,
      rend_is: 0.7,
      pt_evp: -8,
      t_srt: 0,
      mode_trans: '1',
      p_gc: 92,
      t_out_gc: 36,
    },
    performance: {
      power_cold: 60.0,
      power_heat: 94.023837,
      power_compressor: 32.81633,
      eer: 1.828358,
      cop: 2.8651539,
      mass_flow_h: 1542.5517,
      mass_flow_s: 0.42848658,
      step_volume_h: 21.769172,
      rend_v: 1.0,
    },
    points: {
      a_aspiration: { P: 28.026889, T: -1.0, H: 444.79755, S: 1.9264831, D: 70.859457 },
      b_refoulement_is: { P: 92.000001, T: 91.790815, H: 498.40817, S: 1.9264831, D: 178.38522 },
      c_refoulement_reel: { P: 92.0, T: 107.65963, H: 521.38415, S: 1.9881315, D: 161.35943 },
      d_sortie_condenseur: { P: 92.0, T: 36.0, H: 301.95175, S: 1.3246206, D: 654.82347 },
      e_entree_detendeur: { P: 92.0, T: 36.0, H: 301.95175, S: 1.3246206, D: 654.82347 },
      f_sortie_detendeur: { P: 28.026889, T: -8.0, H: 301.95175, S: 1.3882404, D: 146.46953 },
      g_sortie_evaporateur: { P: 28.026889, T: -3.0, H: 441.97947, S: 1.9160898, D: 72.153811 },
    },
  },
  {
    name: 'R1234ze(E), pressures given',
    body: { fluid: 'R1234ze(E)', rend_is: 0.74, mode_cdr: 2, pt_cdr: 9.5, mode_evp: 2, pt_evp: 2.2 },
    performance: {
      power_cold: 10.0,
      power_heat: 12.908362,
      power_compressor: 2.9982831,
      eer: 3.3352421,
      cop: 4.3052513,
      mass_flow_h: 281.33387,
      mass_flow_s: 0.078148297,
      step_volume_h: 24.432681,
      rend_v: 1.0,
      eer_carnot: 5.7381858,
      cop_carnot: 6.7381858,
    },
    points: {
      a_aspiration: { P: 2.2, T: 7.4300117, H: 390.69269, S: 1.6967323, D: 11.514654 },
      b_refoulement_is: { P: 9.5, T: 52.449477, H: 419.08396, S: 1.6967323, D: 49.422839 },
      c_refoulement_reel: { P: 9.5, T: 61.660975, H: 429.05927, S: 1.7269447, D: 46.789304 },
      d_sortie_condenseur: { P: 9.5, T: 46.107103, H: 263.88149, S: 1.2136929, D: 1089.2555 },
      e_entree_detendeur: { P: 9.5, T: 44.107103, H: 260.94969, S: 1.2044809, D: 1097.1298 },
      f_sortie_detendeur: { P: 2.2, T: 0.43001172, H: 260.94969, S: 1.2227771, D: 35.524115 },
      g_sortie_evaporateur: { P: 2.2, T: 5.4300117, H: 388.91153, S: 1.6903615, D: 11.61952 },
    },
  },
];
