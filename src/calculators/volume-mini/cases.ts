import type { Case } from '../define.ts';

const SOURCE = { fr: "EN 378-1, annexe C, et bilan d'énergie, calcul indépendant", en: 'EN 378-1, Annex C, and energy balance, computed independently' } as const;

export const cases = [
  {
    title: { fr: 'Split R32 dans une chambre, catégorie a', en: 'R32 split in a bedroom, category a' },
    inputs: {
      mode: 'room', charge: 2.2, practical_limit: 0.061, atel_odl: 0.3, lfl: 0.307, rcl: 0.061, qlmv: 0.063,
      qlav: 0.15, safety_class: 'A2L', access: 'a', location: 'II', application: 'comfort', h0_type: 'wall',
      room_area: 35, room_height: 2.5, below_ground: false,
    },
    expected: {
      v_min_pl: 36.0656, room_volume: 87.5, concentration: 0.0251429, v_min_rcl: 36.0656, v_min_qlmv: 34.9206,
      v_min_qlav: 14.6667, m1: 1.842, m2: 11.973, m3: 59.865, v_min_lfl20: 35.8306, percent_lfl: 8.18986,
      a_min_comfort: 4.57693, m_max: 6.08372, governing: 'flammability', verdict: 'conforme', measures_c3: 0,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: "VRF R410A dans une chambre d'hôtel\u202f: non conforme", en: 'R410A VRF in a hotel room: not allowed' },
    inputs: {
      mode: 'room', charge: 12, practical_limit: 0.44, atel_odl: 0.42, rcl: 0.39, qlmv: 0.42, qlav: 0.42,
      safety_class: 'A1', access: 'a', location: 'II', application: 'comfort', h0_type: 'ceiling',
      room_area: 10, room_height: 2.5, below_ground: false,
    },
    expected: {
      v_min_pl: 27.2727, room_volume: 25, concentration: 0.48, v_min_rcl: 30.7692, v_min_qlmv: 28.5714,
      v_min_qlav: 28.5714, m_max: 11, governing: 'toxicity', verdict: 'non conforme', measures_c3: 2,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Meuble froid R290, accès b', en: 'R290 cold display, access b' },
    inputs: {
      mode: 'room', charge: 1.2, practical_limit: 0.008, atel_odl: 0.09, lfl: 0.038, safety_class: 'A3',
      access: 'b', location: 'I', application: 'other', h0_type: 'floor', room_area: 60, room_height: 3,
      below_ground: false,
    },
    expected: {
      v_min_pl: 150, room_volume: 180, concentration: 0.00666667, m1: 0.152, m2: 0.988, m3: 4.94,
      v_min_lfl20: 157.895, percent_lfl: 17.5439, a_min_comfort: 2273.64, m_max: 1.368,
      governing: 'flammability', verdict: 'conforme',
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: "Groupe d'eau glacée à 4 étages", en: 'Chiller with 4 stages' },
    inputs: {
      mode: 'water', power: 50, min_step: 25, load_min: 0, t_run: 6, delta_t: 5, rho: 1000, cp: 4.186,
      v_existing: 120,
    },
    expected: {
      v_cycle: 215.002, v_defrost: 0, v_loop: 215.002, v_buffer: 95.0024, l_per_kw: 4.30005,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Pompe à chaleur, glycol 30\u202f%, dégivrage', en: 'Heat pump, 30\u202f% glycol, defrost' },
    inputs: {
      mode: 'water', power: 16, min_step: 100, load_min: 2, t_run: 6, delta_t: 5, rho: 1030, cp: 3.86,
      v_existing: 60, defrost_power: 12, defrost_time: 5, defrost_dt: 8,
    },
    expected: {
      v_cycle: 253.534, v_defrost: 113.185, v_loop: 253.534, v_buffer: 193.534, l_per_kw: 15.8459,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
