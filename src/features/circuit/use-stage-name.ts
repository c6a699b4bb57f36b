/** The compressor that is shown, as a component reads it. */
import { useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { useSimulation } from './simulator/use-simulation.ts';
import { stageName } from './stage-name.ts';
import { pageCircuit } from './state/page-circuit.ts';

export function useStageName(): string | undefined {
  const { locale } = useTranslator();
  const input = usePart(useSimulation().$shown, ({ permanent }) => permanent.result?.input);
  const key = usePart(pageCircuit.$stage, (stage) => stage);
  return stageName(input, key, locale);
}
