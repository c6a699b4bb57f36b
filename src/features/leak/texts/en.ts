/** What a leak and its top-ups leave of a blend. */
import type { Exactly } from '../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const leak = {
  title: 'Leak and top-up',
  description:
    'What a leak leaves of a refrigerant blend: composition left, whether it may be topped up and how often, how to correct the slider, capacity, GWP and flammable share, computed from the equation of state.',
  mix: 'mix',
  nominal: 'Nominal',
  groups: { machine: 'Machine', leak: 'Leak', topup: 'Top-up', further: 'Rest, volume and comparison regime' },
  fields: {
    fluid: 'Refrigerant',
    charge_kg: 'Nominal charge',
    lost_in: 'Mass lost in',
    lost_kg: 'Mass lost',
    lost_share: 'Share of the charge lost',
    hole: 'The hole is',
    topup: 'Top-up',
    times: 'How many times',
    t_rest: 'Temperature at rest',
    volume_l: 'Internal volume',
    mode: 'Speed of the leak',
    t_cylinder: 'Cylinder temperature',
    t_evp: 'Mean evaporation',
    t_cdr: 'Mean condensation',
    superheat: 'Superheat',
    subcooling: 'Subcooling',
    rend_is: 'Isentropic efficiency',
  },
  lostIn: { kg: 'Kilograms', share: 'Share of the charge' },
  holes: {
    vapour: 'In the vapour, at rest',
    liquid: 'Below the liquid, at rest',
    running: 'Machine running',
  },
  topups: { liquid: 'As liquid', vapour: 'As vapour', none: 'Not topped up yet' },
  modes: { isothermal: 'Slow, at constant temperature', adiabatic: 'Fast, without heat from the walls' },
  notes: {
    times: 'The same loss each time, then back to the nominal charge. From 1 to 10.',
    volume_l: 'Optional: otherwise 30\u202f% of the volume is taken as full of liquid at 20\u202f°C.',
    mode: 'The fast leak is the cold limit: real walls give heat.',
    t_evp: 'Regime at which what is left is set beside the nominal blend.',
  },
  left: {
    topup: {
      poorer: 'After the top-up, {{fluid}} is poorer in {{name}}: {{to}} instead of {{from}}.',
      richer: 'After the top-up, {{fluid}} is richer in {{name}}: {{to}} instead of {{from}}.',
    },
    leak: {
      poorer: 'What is left of {{fluid}} is poorer in {{name}}: {{to}} instead of {{from}}.',
      richer: 'What is left of {{fluid}} is richer in {{name}}: {{to}} instead of {{from}}.',
    },
    same: 'Nothing separates: what is left is {{fluid}}, within 0.05 points.',
  },
  ruler: {
    title: 'Reading the slider now',
    dew: 'When your slider reads {{shown}} at dew, the true dew point is {{true}}.',
    bubble: 'When it reads {{shown}} at bubble, the true bubble point is {{true}}.',
    addSubcooling: 'Add {{k}} to the subcooling read.',
    takeSubcooling: 'Take {{k}} off the subcooling read.',
    takeSuperheat: 'Take {{k}} off the superheat read.',
    addSuperheat: 'Add {{k}} to the superheat read.',
    open: 'Open the slider with what is left',
  },
  figures: {
    label: 'What changes',
    w: 'Slider error',
    capacity: 'Cooling capacity',
    care: 'Top-ups possible',
    eer: 'EER',
    discharge: 'Discharge',
    gwp: 'GWP',
  },
  may: { label: 'Repaired, top up?', V_TOPUP: 'yes', V_TOPUP_CARE: 'care', V_RECOVER: 'no' },
  times: { none: 'none', endless: 'no limit', most: '10 at least' },
  composition: { title: 'Composition, by mass', value: '{{to}} (nominal {{from}})' },
  way: {
    title: 'Along the leaks and top-ups',
    component: 'Component',
    charge: 'whole charge',
    liquid: 'its liquid',
    vapour: 'the gas above',
    nominal: 'nominal',
    none: 'none',
    x: 'Lost in all ({{unit}})',
    y: '{{name}} (% by mass)',
    label:
      'Share of {{name}} in the charge: from {{from}} to {{to}} after {{mass}} lost; in the gas over the liquid, from {{gas}} to {{gasTo}}.',
  },
  rest: {
    title: 'At rest',
    now: 'The gauge shows {{p}} and the slider of the nominal blend is {{k}} off.',
    intact:
      'An intact machine with {{fluid}} shows {{p}} and already reads {{k}}: the gas over the liquid is richer in volatile components.',
    dry: 'No liquid is left: the pressure says nothing of the composition any more.',
  },
  stages: 'Stages',
  stage: { leak: 'Leak {{k}}', topup: 'Top-up {{k}}' },
  rows: {
    mass: 'Mass',
    rest: 'Pressure at rest',
    dt_rest: 'Slider at rest',
    dt_dew: 'Dew at evaporation',
    dt_bubble: 'Bubble at condensation',
    capacity: 'Cooling capacity',
    eer: 'EER',
    discharge: 'Discharge',
    gwp: 'GWP',
    flammable: 'Flammable share',
    lfl: 'LFL (Le Chatelier)',
  },
  rounds: {
    title: 'Top-up after top-up',
    k: 'Time',
    lost: 'Lost in all',
    endless: 'Endless',
    allowed: 'Top-ups in a row within what gauges can tell: {{topup}}; with the slider corrected: {{care}}.',
  },
  taken: {
    title: 'Taken for granted',
    order: 'An order of size of the composition, not an analysis: only a gas analysis says what is in your machine.',
    oil: 'Equilibrium in a rigid volume, without oil (it keeps heavy components back) and without liquid held up while running; one kind of leak only.',
    cylinder: 'Topped up from a full cylinder; the end of a cylinder is no longer of nominal composition.',
    waste:
      'What is taken out is a fluid of unknown composition: into a recovery cylinder for reclaim, never into another machine.',
    never:
      'No safety class is known of what is left, and a blend is not corrected by adding one component. Thresholds: 0.5\u202fK, 3\u202f% and 2 points to top up, 1.5\u202fK and 8\u202f% with care (AppFroid’s choice).',
  },
  exported: { file: 'appfroid-leak', quantity: 'Quantity' },
} as const;

export const texts: Exactly<typeof french, { readonly leak: typeof leak }> = { leak };
