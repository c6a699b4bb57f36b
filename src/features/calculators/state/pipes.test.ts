import { describe, expect, it } from 'vitest';
import { calculatorFromId, formDefaults } from '../../../calculators/index.ts';
import type { ChoiceInput, Definition } from '../../../calculators/index.ts';
import { inWantedPipes, offeredOptions } from './pipes.ts';

const line: Definition = calculatorFromId('calcul-diam');
const series = line.inputs.find((input): input is ChoiceInput => input.key === 'series');
/** Only copper comes in the sizes a reader asks for. */
const OTHERS = ['k65-inch', 'steel-10255', 'steel-10220', 'ss-metric'];
const offered = (wanted: 'metric' | 'pouce' | 'all', chosen: string) =>
  series && offeredOptions(series, wanted, chosen).map(({ value }) => value);

describe('the pipe sizes asked for', () => {
  it('decide which series are offered', () => {
    expect(offered('all', 'cu-metric')).toEqual(['cu-metric', 'cu-inch', 'cu-inch-en', ...OTHERS]);
    expect(offered('metric', 'cu-metric')).toEqual(['cu-metric', ...OTHERS]);
    expect(offered('pouce', 'cu-inch')).toEqual(['cu-inch', 'cu-inch-en', ...OTHERS]);
  });

  it('leave out nothing that is chosen already', () => {
    expect(offered('pouce', 'cu-metric')).toEqual(['cu-metric', 'cu-inch', 'cu-inch-en', ...OTHERS]);
    expect(offered('metric', 'cu-inch-en')).toEqual(['cu-metric', 'cu-inch-en', ...OTHERS]);
  });

  it('decide what a form opens with, and touch no other choice', () => {
    const defaults = formDefaults(line);
    expect(inWantedPipes(line, defaults, 'all')).toBe(defaults);
    expect(inWantedPipes(line, defaults, 'metric')).toBe(defaults);
    expect(inWantedPipes(line, defaults, 'pouce')).toEqual({ ...defaults, series: 'cu-inch' });
    const diameter: Definition = calculatorFromId('diametre');
    expect(inWantedPipes(diameter, formDefaults(diameter), 'pouce')).toEqual(formDefaults(diameter));
  });
});
