/** SignalConverter: sensor signals to figures and back, by the calculator `capteur-signal`. */
import { requiredChoice, requiredNumber } from './arguments.ts';
import { computed, outputNumber } from './calculators.ts';
import { definitionOf, integerParameter, numberParameter, stringParameter, text } from './schema.ts';
import type { Tool } from './tool.ts';

const SIGNALS = [
  { name: '4-20 mA', unit: 'mA' },
  { name: '0-20 mA', unit: 'mA' },
  { name: '0-10 V', unit: 'V' },
  { name: '1-5 V', unit: 'V' },
] as const;
const DIRECTIONS = ['signalToValue', 'valueToSignal'] as const;

export const signalConverter: Tool = {
  name: 'SignalConverter',
  displayName: text('Conversion de signal', 'Signal conversion'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'SignalConverter',
        description: text(
          "Convertit un signal de capteur en grandeur, ou l'inverse.",
          'Converts a sensor signal to a figure, or back.',
        ),
        parameters: {
          signalType: integerParameter(
            '0 : 4-20 mA, 1 : 0-20 mA, 2 : 0-10 V, 3 : 1-5 V.',
            '0: 4-20 mA, 1: 0-20 mA, 2: 0-10 V, 3: 1-5 V.',
            [0, 1, 2, 3],
          ),
          minValue: numberParameter(
            'Valeur de la grandeur au minimum du signal.',
            'Value of the figure at the minimum of the signal.',
          ),
          maxValue: numberParameter(
            'Valeur de la grandeur au maximum du signal.',
            'Value of the figure at the maximum of the signal.',
          ),
          unitValue: stringParameter('Unité de la grandeur, par exemple bar.', 'Unit of the figure, such as bar.'),
          searchValue: numberParameter('Valeur à convertir.', 'Value to convert.'),
          direction: stringParameter('Sens de conversion.', 'Direction of the conversion.', DIRECTIONS),
        },
        required: ['signalType', 'minValue', 'maxValue', 'searchValue', 'direction'],
      },
      locale,
    ),
  async run(given, host) {
    const signalType = requiredChoice(given, 'signalType', [0, 1, 2, 3]);
    const minValue = requiredNumber(given, 'minValue');
    const maxValue = requiredNumber(given, 'maxValue');
    const searchValue = requiredNumber(given, 'searchValue');
    const direction = requiredChoice(given, 'direction', DIRECTIONS);
    const own = typeof given['unitValue'] === 'string' ? given['unitValue'].trim().slice(0, 10) : '';
    const found = await computed('capteur-signal', { signalType, minValue, maxValue, searchValue, direction }, host);
    const signal = SIGNALS[signalType];
    const [from, to] = direction === 'signalToValue' ? [signal.unit, own] : [own, signal.unit];
    const data = {
      value: outputNumber(found, 'result'),
      unit: to,
      percent: outputNumber(found, 'percent'),
      out_of_range: found.outputs['status'] !== 'ok',
      ...found.warnings,
    };
    const details = `${signal.name} = ${minValue}…${maxValue} ${own}, ${searchValue} ${from}`;
    return { kind: 'data', tool: 'SignalConverter', details, data };
  },
};
