/** The page of a fluid and what replaces it. */
import type { Exactly } from '../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const pairPages = {
  title: '{{from}} and {{to}}: pressures, capacity, law',
  description:
    'Replacing {{from}} with {{to}}: what changes at {{evp}}/{{cdr}}\u202f°C, gauge pressures, capacity, EER, discharge temperature, glide, oil, GWP and regulation.',
  heading: 'Replacing {{from}} with {{to}}',
  may: 'May {{to}} be put in a machine with {{from}}?',
  supposed: 'Judged for a supposed use: {{machine}}. Another machine, its plate or its oil may change the verdict.',
  verdict: 'What changes at equal temperatures',
  at: 'Evaporating at {{evp}}\u202f°C and condensing at {{cdr}}\u202f°C (dew), superheat {{sh}}\u202fK, subcooling {{sc}}\u202fK, isentropic efficiency {{eta}}.',
  sameMachine:
    'In the same machine (same swept volume, same exchangers; {{machine}}, {{evp}}/{{cdr}}\u202f°C mean temperature), temperatures settle elsewhere: {{value}}\u202f% of cooling with {{to}}.',
  capacity: {
    more: 'At equal temperatures and swept volume, {{to}} gives {{value}}\u202f% more cooling.',
    less: 'At equal temperatures and swept volume, {{to}} gives {{value}}\u202f% less cooling.',
    same: 'At equal temperatures and swept volume, both give the same cooling to within 1\u202f%.',
  },
  eer: {
    more: 'Its EER is {{value}}\u202f% higher than that of {{from}}.',
    less: 'Its EER is {{value}}\u202f% lower than that of {{from}}.',
    same: 'Its EER is that of {{from}} to within 1\u202f%.',
  },
  discharge: {
    hotter: 'It discharges at {{t2}}\u202f°C, {{value}}\u202fK hotter than {{from}}.',
    cooler: 'It discharges at {{t2}}\u202f°C, {{value}}\u202fK cooler than {{from}}.',
    same: 'It discharges at {{t2}}\u202f°C, as {{from}} does.',
  },
  glide: {
    none: 'Neither has a glide worth reading: one column serves.',
    some: 'In the evaporator {{to}} glides by {{g2}}\u202fK and {{from}} by {{g1}}\u202fK: superheat from dew, subcooling from bubble, and charge as a liquid.',
    gone: '{{to}} has no glide where {{from}} glides by {{g1}}\u202fK: one column serves.',
  },
  oil: {
    same: 'Usual oil of both: {{oils}}.',
    change: 'The usual oil changes: {{oils1}} with {{from}}, {{oils2}} with {{to}}.',
  },
  gwp: {
    less: 'GWP {{gwp2}} against {{gwp1}}, {{value}}\u202f% less.',
    nearlyAll: 'GWP {{gwp2}} against {{gwp1}}, more than {{value}}\u202f% less.',
    more: 'GWP {{gwp2}} against {{gwp1}}: nothing gained.',
    unknown: 'GWP of {{from}}: {{gwp1}}. No legal value of {{to}} was read.',
  },
  sideBySide: 'Both refrigerants at equal temperatures',
  compareMachine: '{{to}} in the same machine (same exchangers)',
  duties: {
    airConditioning: 'Air conditioning',
    cooling: 'Medium temperature',
    freezing: 'Low temperature',
    cascade: 'Low stage of a cascade',
  },
  cascade:
    'R744 is compared below its critical point here: above it, it cools without condensing and its pressure is chosen.',
  caption: '{{duty}}, {{evp}}/{{cdr}}\u202f°C',
  quantity: 'Quantity',
  change: 'Change',
  rows: {
    p_evp: 'Low pressure, bar(g)',
    p_cdr: 'High pressure, bar(g)',
    tau: 'Pressure ratio',
    t_discharge: 'Discharge, °C',
    q0v: 'Cooling per m³ drawn in, kJ/m³',
    eer: 'EER',
    mass_flow_s: 'Flow for the same cooling, kg/s',
    glide_evp: 'Glide in the evaporator, K',
    t_crit: 'Critical temperature, °C',
  },
  pressures: 'Gauge pressures',
  pressuresCaption: 'Dew, bar(g), at sea level',
  law: 'What the rules say',
  whole: 'All the rules about {{fluid}}',
  next: 'Ban from {{ban}}.',
  judgedUntil: 'Judged by the law up to {{day}}.',
  noNext: 'No ban of new equipment to come.',
  go: 'Going further',
  compare: 'Open the comparison of {{from}} and {{to}}, with your temperatures',
  page: 'Page of {{fluid}}',
  others: 'Other replacements',
  list: 'Replacements already compared',
  none: '–',
} as const;

export const texts: Exactly<typeof french, { readonly pairPages: typeof pairPages }> = { pairPages };
