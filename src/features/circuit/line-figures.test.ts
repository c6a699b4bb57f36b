import { expect, it } from 'vitest';
import { createFormatter } from '../../kit/island/format.ts';
import { labelText, lineFigure, lineText, tubeText } from './line-figures.ts';

it('names tubes as the trade writes them', () => {
  expect(tubeText({ label: '28x1.5', series: 'cu-metric', de: 28, e: 1.5 }, 'fr')).toBe('28\u00a0×\u00a01,5\u202fmm');
  expect(tubeText({ label: '7/8"', series: 'cu-inch-en', de: 22.22, e: 1 }, 'fr')).toBe('7/8" (22,22\u00a0×\u00a01,0)');
  expect(tubeText({ label: '1"3/8', series: 'cu-inch-en', de: 34.92, e: 1.25 }, 'en')).toBe(
    '1"3/8 (34.92\u00a0×\u00a01.25)',
  );
  expect(tubeText({ label: 'DN50', series: 'steel-10220', de: 60.3, e: 2.9 }, 'fr')).toBe(
    'DN50 (60,3\u00a0×\u00a02,9)',
  );
  expect(labelText('28x1.5', 'fr')).toBe('28\u202f×\u202f1,5');
});

it('writes figures of lines with the decimals they are judged by, in the reader’s unit', () => {
  const format = createFormatter({}, 'fr');
  expect(lineText('speed', 14.9766, format)).toBe('14,98\u202fm/s');
  expect(lineText('pressureGradient', 1151.4, format)).toBe('1\u202f151\u202fPa/m');
  expect(lineText('temperatureDifference', null, format)).toBe('–');
  // 1 K is 1.8 °F; 1 bar is 14.5038 psi.
  const american = createFormatter({ temperatureDifference: 'degF', pressureDifference: 'psi' }, 'en');
  expect(lineText('temperatureDifference', 1, american)).toBe('1.80\u202f°F');
  expect(lineFigure('pressureDifference', 1, american)).toBe('14.50');
});
