import type { Case } from '../define.ts';

const SOURCE = { fr: 'Équations citées, calcul indépendant', en: 'Cited equations, computed independently' } as const;

export const cases = [
  {
    title: { fr: 'Pression depuis 4-20\u202fmA', en: 'Pressure from 4-20\u202fmA' },
    inputs: {
      signalType: 0,
      minValue: 0,
      maxValue: 30,
      unitValue: 'bar',
      searchValue: 12,
      direction: 'signalToValue',
    },
    expected: { result: 15, percent: 50, status: 'ok' },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Température vers 0-10 V', en: 'Temperature to 0-10 V' },
    inputs: {
      signalType: 2,
      minValue: -30,
      maxValue: 70,
      unitValue: '°C',
      searchValue: 5,
      direction: 'valueToSignal',
    },
    expected: { result: 3.5, percent: 35, status: 'ok' },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Fil coupé', en: 'Broken wire' },
    inputs: {
      signalType: 0,
      minValue: -1,
      maxValue: 9,
      unitValue: 'bar',
      searchValue: 3.5,
      direction: 'signalToValue',
    },
    expected: { result: -1.3125, percent: -3.125, status: 'défaut bas' },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Position vers 1-5 V', en: 'Position to 1-5 V' },
    inputs: {
      signalType: 3,
      minValue: 0,
      maxValue: 100,
      unitValue: '%',
      searchValue: 42.5,
      direction: 'valueToSignal',
    },
    expected: { result: 2.7, percent: 42.5, status: 'ok' },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
