import type { Case } from '../define.ts';

const SOURCE = { fr: 'Facteurs exacts du SI et NIST SP 811', en: 'Exact SI factors and NIST SP 811' } as const;

export const cases = [
  {
    title: { fr: 'bar absolus en psig', en: 'bar absolute to psig' },
    inputs: {
      quantity: 'pressure',
      value: 10,
      from: 'bar',
      to: 'psi',
      from_ref: 'abs',
      to_ref: 'rel',
      p_atm: 1.01325,
    },
    expected: { result: 130.342 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Frigories', en: 'Frigories' },
    inputs: { quantity: 'power', value: 10, from: 'kW', to: 'fg/h' },
    expected: { result: 8598.45 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Tonnes de froid', en: 'Tons of refrigeration' },
    inputs: { quantity: 'power', value: 1, from: 'TR', to: 'kW' },
    expected: { result: 3.51685 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Là où °F et °C se rejoignent', en: 'Where °F and °C meet' },
    inputs: { quantity: 'temperature', value: -40, from: 'F', to: 'C' },
    expected: { result: -40 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Écart de température, sans décalage', en: 'Temperature difference, no offset' },
    inputs: { quantity: 'temp_delta', value: 9, from: 'F', to: 'K' },
    expected: { result: 5 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Limite pratique du R32', en: 'R32 practical limit' },
    inputs: {
      quantity: 'concentration',
      value: 0.061,
      from: 'kg/m3',
      to: '%vol',
      molar_mass: 52.024,
      t: 25,
      p: 1.01325,
    },
    expected: { result: 2.86866 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Détecteur R134a à 5 g/an', en: 'R134a detector, 5 g a year' },
    inputs: {
      quantity: 'leak_rate',
      value: 5,
      from: 'g/an',
      to: 'mbar.L/s',
      molar_mass: 102.032,
      t: 20,
    },
    expected: { result: 3.78489e-5 },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
