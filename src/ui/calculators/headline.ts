import type { CalculatorId } from '../../calculators/index.ts';
import type { Definition, Output, OutputValue } from '../../calculators/define.ts';

/** What people came for, where it is not the first output: the first of these that has a value. */
const HEADLINES: Readonly<Partial<Record<CalculatorId, readonly string[]>>> = {
  'air-data': ['h', 't_mix', 'power_total'],
  'volume-mini': ['verdict', 'v_loop'],
  'test-azote': ['verdict'],
  'dimensionnement-gaine': ['d_std'],
  'pompe-a-vide': ['t_line', 's_required', 't_ideal'],
  'bouteille-bp': ['d_std'],
  reservoir: ['v_std'],
};

type Outputs = Readonly<Record<string, OutputValue>>;

/** The outputs that have a value, the one people came for first. */
export function presentOutputs(definition: Definition, outputs: Outputs): readonly Output[] {
  const present = definition.outputs.filter(({ key }) => Object.hasOwn(outputs, key));
  const wanted: readonly string[] = HEADLINES[definition.id as CalculatorId] ?? [];
  const main = wanted.map((key) => present.find((output) => output.key === key)).find((output) => output !== undefined);
  return main === undefined ? present : [main, ...present.filter((output) => output !== main)];
}
