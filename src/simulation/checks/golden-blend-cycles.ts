/** Cycles of blends, the mixture model: see golden-cycles.ts for what the figures are. */
import type { GoldenCycle } from './golden-cycles.ts';

export const GOLDEN_BLEND_CYCLES: readonly GoldenCycle[] = [
  {
    name: 'R404A, low temperature',
    body: { fluid: 'R404A', choice_1_value: 15, rend_v: 0.78, rend_is: 0.65, pt_evp: -25 },
    performance: {
      power_cold: 15.0, power_heat: 24.029285, power_compressor: 9.2594372, eer: 1.6199689,
      cop: 2.595113, mass_flow_h: 520.37858, mass_flow_s: 0.14454961, step_volume_h: 54.140145,
      rend_v: 0.78, eer_carnot: 3.8176923, cop_carnot: 4.8176923,
    },
    points: {
      a_aspiration: { P: 2.4751589, T: -18.0, H: 358.39221, S: 1.6467524, D: 12.322686 },
      b_refoulement_is: { P: 18.146454, T: 54.570749, H: 400.02937, S: 1.6467524, D: 87.513161 },
      c_refoulement_reel: { P: 18.146454, T: 73.300537, H: 422.44937, S: 1.713304, D: 76.726595 },
      d_sortie_condenseur: { P: 18.146454, T: 37.662764, H: 256.21381, S: 1.1885967, D: 979.79246 },
      e_entree_detendeur: { P: 18.146454, T: 35.662764, H: 252.88962, S: 1.1778672, D: 992.25937 },
      f_sortie_detendeur: { P: 2.4751589, T: -25.440581, H: 252.88962, S: 1.2215282, D: 27.029292 },
      g_sortie_evaporateur: { P: 2.4751589, T: -20.0, H: 356.66023, S: 1.6399376, D: 12.453211 },
    },
  },
  {
    name: 'R410A, heat pump',
    body: { fluid: 'R410A', choice_1: 2, choice_1_value: 12, rend_is: 0.72, pt_cdr: 50, pt_evp: 2 },
    performance: {
      power_cold: 9.0420042, power_heat: 12.0, power_compressor: 3.0792193, eer: 2.9364599,
      cop: 3.8970917, mass_flow_h: 216.37702, mass_flow_s: 0.060104728, step_volume_h: 6.9683035,
      rend_v: 1.0, eer_carnot: 5.7322917, cop_carnot: 6.7322917,
    },
    points: {
      a_aspiration: { P: 8.5018555, T: 9.0, H: 429.66072, S: 1.8343726, D: 31.051607 },
      b_refoulement_is: { P: 30.628273, T: 77.193428, H: 466.54696, S: 1.8343726, D: 102.55785 },
      c_refoulement_reel: { P: 30.628273, T: 88.286761, H: 480.89161, S: 1.8746893, D: 94.908592 },
      d_sortie_condenseur: { P: 30.628273, T: 47.890221, H: 281.2401, S: 1.2658556, D: 926.06338 },
      e_entree_detendeur: { P: 30.628273, T: 45.890221, H: 277.05949, S: 1.2527931, D: 942.83349 },
      f_sortie_detendeur: { P: 8.5018555, T: 1.9265075, H: 277.05949, S: 1.2800371, D: 91.308639 },
      g_sortie_evaporateur: { P: 8.5018555, T: 7.0, H: 427.49697, S: 1.8266765, D: 31.467527 },
    },
  },
  {
    name: 'R407C, suction volume',
    body: { fluid: 'R407C', choice_1: 3, choice_1_value: 30, rend_is: 0.7, pt_cdr: 48, pt_evp: 5 },
    performance: {
      power_cold: 29.424937, power_heat: 37.517675, power_compressor: 8.3511418, eer: 3.5234628,
      cop: 4.4925204, mass_flow_h: 671.78764, mass_flow_s: 0.18660768, step_volume_h: 30.0,
      rend_v: 1.0, eer_carnot: 6.4686047, cop_carnot: 7.4686047,
    },
    points: {
      a_aspiration: { P: 5.4690574, T: 12.0, H: 418.67225, S: 1.7945437, D: 22.392921 },
      b_refoulement_is: { P: 18.913962, T: 66.701705, H: 449.99893, S: 1.7945437, D: 73.581696 },
      c_refoulement_reel: { P: 18.913962, T: 78.184008, H: 463.42465, S: 1.8334005, D: 68.490953 },
      d_sortie_condenseur: { P: 18.913962, T: 41.238387, H: 262.37357, S: 1.2084068, D: 1062.4529 },
      e_entree_detendeur: { P: 18.913962, T: 39.238387, H: 259.06601, S: 1.1978526, D: 1073.4495 },
      f_sortie_detendeur: { P: 5.4690574, T: 0.50006537, H: 259.06601, S: 1.2165696, D: 78.21667 },
      g_sortie_evaporateur: { P: 5.4690574, T: 10.0, H: 416.74943, S: 1.7877768, D: 22.641346 },
    },
  },
  {
    name: 'R448A, five components',
    body: { fluid: 'R448A', choice_1_value: 20, rend_v: 0.8, rend_is: 0.68, pt_cdr: 42, pt_evp: -10 },
    performance: {
      power_cold: 20.0, power_heat: 27.536227, power_compressor: 7.7253766, eer: 2.5888705,
      cop: 3.5643863, mass_flow_h: 474.63987, mass_flow_s: 0.13184441, step_volume_h: 39.512749,
      rend_v: 0.8, eer_carnot: 5.0605769, cop_carnot: 6.0605769,
    },
    points: {
      a_aspiration: { P: 3.5797582, T: -3.0, H: 402.79713, S: 1.7826708, D: 15.015403 },
      b_refoulement_is: { P: 17.468809, T: 62.791049, H: 442.64149, S: 1.7826708, D: 67.378873 },
      c_refoulement_reel: { P: 17.468809, T: 79.342286, H: 461.39178, S: 1.8371632, D: 61.285683 },
      d_sortie_condenseur: { P: 17.468809, T: 34.901151, H: 252.53782, S: 1.1773541, D: 1052.7175 },
      e_entree_detendeur: { P: 17.468809, T: 32.901151, H: 249.2949, S: 1.1667927, D: 1063.1113 },
      f_sortie_detendeur: { P: 3.5797582, T: -14.587374, H: 249.2949, S: 1.1945192, D: 46.309577 },
      g_sortie_evaporateur: { P: 3.5797582, T: -5.0, H: 400.98886, S: 1.7759523, D: 15.172268 },
    },
  },
  {
    name: 'R454B, mass flow',
    body: { fluid: 'R454B', choice_1: 4, choice_1_value: 0.05, rend_is: 0.7, pt_cdr: 45, pt_evp: 4 },
    performance: {
      power_cold: 9.9650444, power_heat: 12.589072, power_compressor: 2.7109991, eer: 3.6757829,
      cop: 4.6437019, mass_flow_h: 180.0, mass_flow_s: 0.05, step_volume_h: 6.9927837,
      rend_v: 1.0, eer_carnot: 6.7597561, cop_carnot: 7.7597561,
    },
    points: {
      a_aspiration: { P: 8.3088176, T: 11.0, H: 470.58544, S: 1.9789397, D: 25.740822 },
      b_refoulement_is: { P: 25.183569, T: 73.287632, H: 508.53943, S: 1.9789397, D: 70.017293 },
      c_refoulement_reel: { P: 25.183569, T: 86.006298, H: 524.80543, S: 2.025058, D: 64.865141 },
      d_sortie_condenseur: { P: 25.183569, T: 41.561023, H: 273.02399, S: 1.2423531, D: 910.23856 },
      e_entree_detendeur: { P: 25.183569, T: 39.561023, H: 269.03306, S: 1.2296315, D: 921.68071 },
      f_sortie_detendeur: { P: 8.3088176, T: 2.7395067, H: 269.03306, S: 1.2501813, D: 100.10314 },
      g_sortie_evaporateur: { P: 8.3088176, T: 9.0, H: 468.33395, S: 1.970988, D: 26.066327 },
    },
  },
  {
    name: 'R513A, all on saturation',
    body: { fluid: 'R513A', t_sr: 0, t_srt: 0, t_sf: 0, t_sft: 0 },
    performance: {
      power_cold: 10.0, power_heat: 11.883184, power_compressor: 1.8831842, eer: 5.3101551,
      cop: 6.3101551, mass_flow_h: 298.82752, mass_flow_s: 0.083007645, step_volume_h: 17.460028,
      rend_v: 1.0, eer_carnot: 6.82875, cop_carnot: 7.82875,
    },
    points: {
      a_aspiration: { P: 3.2317636, T: 0, H: 376.21337, S: 1.6451454, D: 17.114951 },
      b_refoulement_is: { P: 10.667067, T: 40.354073, H: 398.90024, S: 1.6451454, D: 57.019349 },
      c_refoulement_reel: { P: 10.667067, T: 40.354073, H: 398.90024, S: 1.6451454, D: 57.019349 },
      d_sortie_condenseur: { P: 10.667067, T: 39.998958, H: 255.74253, S: 1.1879915, D: 1074.3452 },
      e_entree_detendeur: { P: 10.667067, T: 39.998958, H: 255.74253, S: 1.1879915, D: 1074.3452 },
      f_sortie_detendeur: { P: 3.2317636, T: -0.016588282, H: 255.74253, S: 1.2040887, D: 52.468583 },
      g_sortie_evaporateur: { P: 3.2317636, T: 0, H: 376.21337, S: 1.6451454, D: 17.114951 },
    },
  },
];
