import type { Output } from '../../calculators/define.ts';
import type { CodeChoices } from './context.ts';

type Inputs = Readonly<Record<string, unknown>>;

const SIGNAL_SYMBOLS: Readonly<Record<string, string>> = { '0': 'mA', '1': 'mA', '2': 'V', '3': 'V' };

/** The unit of a result that carries none of its own, since the inputs name it; undefined for every other. */
export function ownSymbol(id: string, { key }: Output, inputs: Inputs, codes: CodeChoices | undefined): string | undefined {
  if (key !== 'result') return undefined;
  if (id === 'convertisseur') {
    const list = codes?.lists[String(inputs['quantity'])] ?? [];
    return list.find(({ value }) => value === inputs['to'])?.label ?? String(inputs['to'] ?? '');
  }
  if (id !== 'capteur-signal') return undefined;
  return inputs['direction'] === 'valueToSignal' ? SIGNAL_SYMBOLS[String(inputs['signalType'])] : String(inputs['unitValue'] ?? '');
}
