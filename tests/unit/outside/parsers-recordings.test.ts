import { readMeasurements } from '../../../src/diagnosis/measurements/index.ts';
import { unitFromText } from '../../../src/diagnosis/measurements/units.ts';
import { hourlyYear } from '../../../src/season/weather/hourly.ts';
import { holdParsers } from './hold-parsers.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

holdParsers({
  recording: (text) => readMeasurements(bytes(text), 'x.csv'),
  'recording of a gauge': (text) => readMeasurements(bytes(text), 'x.tjf'),
  'recording in JSON': (text) => readMeasurements(bytes(`{"format":"${text}`), 'x.json'),
  'recording in a picture': (text) => readMeasurements(bytes(`<svg ${text}`), 'x.svg'),
  'recording behind a head': (text) => readMeasurements(bytes(`time;lp (bar)\n2025-01-01 10:00;${text}`), 'x.csv'),
  'unit of a recording': unitFromText,
  'hours of a year': (text) => hourlyYear(bytes(text), 'x.csv'),
});
