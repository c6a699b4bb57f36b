/** Articles and prose of /ressources, and the instruments inside them. */
import type { Exactly } from '../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const articles = {
  crumb: 'Resources',
  updated: 'Updated {{date}}',
  sources: 'Sources',
  related: 'To go further',
  tags: {
    measuring: 'Measuring',
    fluids: 'Fluids',
    cycle: 'Cycle',
    safety: 'Safety',
    law: 'Regulation',
    commissioning: 'Commissioning',
    components: 'Components',
    air: 'Moist air',
  },
  csv: 'Download as CSV',
  pressures: {
    file: 'usual-pressures',
    use: 'Application',
    fluid: 'Fluid',
    evaporating: 'Evaporating, °C',
    low: 'LP, bar',
    condensing: 'Condensing, °C',
    high: 'HP, bar',
    glide: 'Glide, K',
  },
  fluids: {
    file: 'refrigerants-at-the-same-conditions',
    safety: 'Class',
    gwp: 'Legal GWP',
    discharge: 'Discharge, °C',
    q0v: 'Volumetric capacity, kJ/m³',
  },
  explorer: {
    title: 'Move the points of the cycle',
    none: 'Move a slider: the first cycle stays dashed, the table says what changes.',
    diagram: 'Pressure-enthalpy diagram, {{fluid}}',
    keys: 'Arrows: from point to point. Plus and minus: zoom. Zero: whole view.',
    absolute: 'absolute',
    enthalpy: 'Enthalpy',
    low: 'LP',
    high: 'HP',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomReset: 'Whole view',
    reset: 'Back to the start',
    whole: 'Open this cycle in the simulator',
    failed: 'The calculation did not succeed: these figures are those of the setting before.',
    figure: 'Figure',
    start: 'Start',
    now: 'Now',
    change: 'Change',
    sliders: {
      pt_evp: 'Evaporating',
      pt_cdr: 'Condensing',
      t_sf: 'Useful superheat',
      t_sr: 'Subcooling',
      rend_is: 'Isentropic efficiency',
      p_gc: 'Gas cooler pressure',
      t_out_gc: 'Gas cooler outlet',
    },
    moves: {
      pt_evp:
        'The lower line goes up or down. Lower: thinner vapour, pressure ratio and discharge rise, EER falls; of all settings it costs most.',
      pt_cdr:
        'The upper line goes up or down. Higher: the work rises, the liquid reaches the valve warmer, and more of it flashes as it expands.',
      t_sf: 'Point g slides to the right along the LP and takes point a with it: a little more cooling effect, lighter suction vapour, hotter discharge.',
      t_sr: 'Point d slides to the left along the HP: point f follows, less vapour after expansion, more cooling for the same work.',
      rend_is: 'Point c alone moves: a poorer compressor takes more work and discharges hotter, for the same cooling.',
      p_gc: 'Above the critical point, pressure and outlet temperature are free of each other: higher, point d goes left and the work rises. The EER has a maximum.',
      t_out_gc:
        'Point d follows the HP: near the critical point each kelvin more at the outlet costs a lot of cooling.',
    },
    figures: {
      low: 'Low pressure',
      high: 'High pressure',
      ratio: 'Pressure ratio',
      discharge: 'Discharge',
      quality: 'Quality after expansion',
      effect: 'Cooling effect',
      work: 'Compression work',
      eer: 'Cycle EER',
      swept: 'Swept volume',
    },
  },
} as const;

export const texts: Exactly<typeof french, { readonly articles: typeof articles }> = { articles };
