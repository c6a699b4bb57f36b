/** One operating point in seconds, and its sweep. */
import type { Exactly } from '../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const line = {
  title: 'Quick refrigeration operating point and sweep',
  heading: 'Quick point',
  description:
    'One operating point in seconds: EER, capacities, mass flow, discharge and cycle points, then a sweep along one variable with its curves. 134 refrigerants, classic or transcritical cycle.',
  useful: 'All the superheat is counted as useful, all the subcooling as the condenser’s.',
  groups: { fluid: 'Refrigerant and cycle', point: 'Point', machine: 'Sizing', sweep: 'Sweep' },
  fields: {
    fluid: 'Refrigerant',
    superheat: 'Total superheat',
    subcooling: 'Total subcooling',
    variable: 'Swept variable',
    from: 'From',
    to: 'To',
    step: 'Step',
  },
  variables: {
    te: 'Evaporating temperature',
    tc: 'Condensing temperature',
    p_gc: 'Gas cooler pressure',
    superheat: 'Total superheat',
    subcooling: 'Total subcooling',
    rend_is: 'Isentropic efficiency',
  },
  results: 'Results',
  figures: {
    p_evp: 'Evaporation',
    p_cdr: 'Condensation',
    p_gc: 'Gas cooler',
  },
  saturation: '{{t}}, {{p}}',
  points: 'Cycle points',
  sweep: 'Sweep: {{variable}}',
  level: '{{figure}}: {{value}} at every point; nothing here changes it.',
  sweepTable: 'Figures of the sweep',
  sweepFailed: 'Without a result:',
  chart: '{{figure}} against {{variable}}',
  simulate: 'Open in the simulator',
} as const;

export const texts: Exactly<typeof french, { readonly line: typeof line }> = { line };
