/**
 * Cycles with an internal heat exchanger, from the fluids' reference equations (IIR) by an independent program
 * that follows the method of internal-heat-exchanger-solver.ts and shares no code with it. The liquid line loses no
 * heat. Points: P bar, T °C, H kJ/kg, S kJ/(kg K), D kg/m3.
 */
import type { BodyValues } from '../fields.ts';
import type { Extra, Performance, Point } from '../types.ts';

export interface GoldenExchangerCycle {
  readonly name: string;
  readonly body: BodyValues;
  readonly performance: Readonly<Partial<Record<keyof Performance, number>>>;
  readonly extra: Readonly<Partial<Record<keyof Extra, number>>>;
  readonly points: Readonly<Record<string, Point>>;
}

/** Relative tolerance of the published values; temperatures within as many K of each 1 °C. */
export const EXCHANGER_TOLERANCE = 1e-5;

export const GOLDEN_EXCHANGER_CYCLES: readonly GoldenExchangerCycle[] = [
  {
    name: 'R134a, effectiveness 0.5',
    body: {
      fluid: 'R134a',
      eff_ihx: 0.5,
      choice_1_value: 10,
      rend_is: 0.7,
      pt_evp: -10,
      pt_cdr: 40,
      t_sf: 5,
      t_sft: 0,
      t_sr: 2,
      t_srt: 0,
    },
    performance: { eer: 2.95293798, mass_flow_s: 0.0616984346, power_compressor: 3.38645785, power_heat: 13.3864579 },
    extra: { eer_base: 2.89354271, gain: 0.0205268321, power_ihx: 1.14616219, x_f: 0.23378146, q0v: 1442.87877 },
    points: {
      a_aspiration: { P: 2.00603307, T: 16.7427777, H: 415.503688, S: 1.81600107, D: 8.90233617 },
      c_refoulement_reel: { P: 10.1659302, T: 87.8975415, H: 470.390945, S: 1.86263665, D: 38.7883702 },
      d_sortie_condenseur: { P: 10.1659302, T: 38, H: 253.425022, S: 1.18091643, D: 1155.57709 },
      e_entree_detendeur: { P: 10.1659302, T: 25.2043512, H: 234.848178, S: 1.1199597, D: 1208.0412 },
      f_sortie_detendeur: { P: 2.00603307, T: -10, H: 234.848178, S: 1.13362913, D: 41.9117058 },
      g_sortie_evaporateur: { P: 2.00603307, T: -5, H: 396.926844, S: 1.74939469, D: 9.79848105 },
      h_sortie_vapeur_echangeur: { P: 2.00603307, T: 16.7427777, H: 415.503688, S: 1.81600107, D: 8.90233617 },
    },
  },
  {
    name: 'R717, effectiveness 0.4',
    body: {
      fluid: 'R717',
      eff_ihx: 0.4,
      choice_1_value: 10,
      rend_is: 0.7,
      pt_evp: -10,
      pt_cdr: 35,
      t_sf: 5,
      t_sft: 0,
      t_sr: 2,
      t_srt: 0,
    },
    performance: { eer: 3.28661674, mass_flow_s: 0.00874987776, power_compressor: 3.04264257, power_heat: 13.0426426 },
    extra: { eer_base: 3.393195, gain: -0.031409412, power_ihx: 0.316000685, x_f: 0.128044728, q0v: 2501.01831 },
    points: {
      a_aspiration: { P: 2.90639516, T: 9.80584645, H: 1499.02279, S: 5.93390913, D: 2.18836045 },
      c_refoulement_reel: { P: 13.499917, T: 169.343559, H: 1846.75822, S: 6.18152548, D: 6.45983919 },
      d_sortie_condenseur: { P: 13.499917, T: 33, H: 356.149677, S: 1.53426053, D: 590.801804 },
      e_entree_detendeur: { P: 13.499917, T: 25.5011475, H: 320.034809, S: 1.41483096, D: 602.52701 },
      f_sortie_detendeur: { P: 2.90639516, T: -10, H: 320.034809, S: 1.46018782, D: 18.2160927 },
      g_sortie_evaporateur: { P: 2.90639516, T: -5, H: 1462.90792, S: 5.80278709, D: 2.33491562 },
      h_sortie_vapeur_echangeur: { P: 2.90639516, T: 9.80584645, H: 1499.02279, S: 5.93390913, D: 2.18836045 },
    },
  },
  {
    name: 'R1234yf, effectiveness 0.6',
    body: {
      fluid: 'R1234yf',
      eff_ihx: 0.6,
      choice_1_value: 10,
      rend_is: 0.7,
      pt_evp: 0,
      pt_cdr: 45,
      t_sf: 5,
      t_sft: 2,
      t_sr: 2,
      t_srt: 0,
    },
    performance: { eer: 3.37794108, mass_flow_s: 0.0768479682, power_compressor: 2.96038319, power_heat: 13.1058844 },
    extra: { eer_base: 3.17153626, gain: 0.0650803916, power_ihx: 1.65075367, x_f: 0.232261909, q0v: 1994.55124 },
    points: {
      a_aspiration: { P: 3.15880466, T: 29.9962675, H: 391.471969, S: 1.69570786, D: 15.327721 },
      c_refoulement_reel: { P: 11.5388934, T: 80.1174356, H: 429.994565, S: 1.72891114, D: 53.0078712 },
      d_sortie_condenseur: { P: 11.5388934, T: 43, H: 259.451547, S: 1.19923229, D: 1021.60601 },
      e_entree_detendeur: { P: 11.5388934, T: 28.1241256, H: 237.970776, S: 1.12965463, D: 1083.47884 },
      f_sortie_detendeur: { P: 3.15880466, T: 0, H: 237.970776, S: 1.13901071, D: 72.3385856 },
      g_sortie_evaporateur: { P: 3.15880466, T: 5, H: 368.097833, S: 1.61525199, D: 17.1854174 },
      h_sortie_vapeur_echangeur: { P: 3.15880466, T: 27.9962675, H: 389.578605, S: 1.68944146, D: 15.4573638 },
    },
  },
  {
    name: 'R744, transcritical, effectiveness 0.5',
    body: {
      fluid: 'R744',
      eff_ihx: 0.5,
      choice_1_value: 10,
      rend_is: 0.7,
      pt_evp: -10,
      mode_trans: '1',
      p_gc: 90,
      t_out_gc: 35,
      t_sf: 5,
      t_sft: 0,
      t_sr: 2,
      t_srt: 0,
    },
    performance: { eer: 1.85924679, mass_flow_s: 0.0598689473, power_compressor: 5.37852212, power_heat: 15.3785221 },
    extra: { eer_base: 1.8365083, gain: 0.0123813744, power_ihx: 1.4198008, x_f: 0.382062879, q0v: 9842.33851 },
    points: {
      a_aspiration: { P: 26.4867667, T: 13.8076269, H: 466.074373, S: 2.01123448, D: 58.9250446 },
      c_refoulement_reel: { P: 90, T: 132.961727, H: 555.912634, S: 2.07937708, D: 138.470387 },
      d_sortie_condenseur: { P: 90, T: 35, H: 299.042874, S: 1.31618011, D: 662.130461 },
      e_entree_detendeur: { P: 90, T: 29.7372089, H: 275.327728, S: 1.23860181, D: 747.664919 },
      f_sortie_detendeur: { P: 26.4867667, T: -10, H: 275.327728, S: 1.29119268, D: 166.781522 },
      g_sortie_evaporateur: { P: 26.4867667, T: -5, H: 442.359227, S: 1.92567742, D: 67.8626162 },
      h_sortie_vapeur_echangeur: { P: 26.4867667, T: 13.8076269, H: 466.074373, S: 2.01123448, D: 58.9250446 },
    },
  },
  {
    name: 'R407C, effectiveness 0.5',
    body: {
      fluid: 'R407C',
      eff_ihx: 0.5,
      choice_1_value: 10,
      rend_is: 0.7,
      pt_evp: 0,
      pt_cdr: 45,
      t_sf: 5,
      t_sft: 0,
      t_sr: 2,
      t_srt: 0,
    },
    performance: { eer: 3.2982204, mass_flow_s: 0.0580885838, power_compressor: 3.03193807, power_heat: 13.0319381 },
    extra: { eer_base: 3.28080399, gain: 0.0053085816, power_ihx: 0.88276764, x_f: 0.222544846, q0v: 3036.46575 },
    points: {
      a_aspiration: { P: 4.60713246, T: 21.4661661, H: 429.4358, S: 1.84665205, D: 17.6383995 },
      c_refoulement_reel: { P: 17.5364607, T: 92.8459891, H: 481.630876, S: 1.89028988, D: 57.9146569 },
      d_sortie_condenseur: { P: 17.5364607, T: 38.1076583, H: 257.284934, S: 1.19255145, D: 1078.01123 },
      e_entree_detendeur: { P: 17.5364607, T: 28.5413926, H: 242.088013, S: 1.14296816, D: 1125.6125 },
      f_sortie_detendeur: { P: 4.60713246, T: -4.90957054, H: 242.088013, S: 1.15792989, D: 80.2148175 },
      g_sortie_evaporateur: { P: 4.60713246, T: 5, H: 414.238879, S: 1.79356604, D: 19.1462663 },
      h_sortie_vapeur_echangeur: { P: 4.60713246, T: 21.4661661, H: 429.4358, S: 1.84665205, D: 17.6383995 },
    },
  },
];
