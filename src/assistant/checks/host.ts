/** What tests of the tools stand on: a page that simulates nothing, on an engine of their own. */
import { compute } from '../../calculators/computes.ts';
import { STEADY_FORM, TRANSIENT_FORM } from '../../simulation/url.ts';
import type { ToolHost } from '../tools/tool.ts';
import { circuitOn } from './circuit.ts';

type EngineOfTools = Parameters<typeof compute>[2];

/** @param changes what a test's page has otherwise */
export const hostOn = (engine: () => EngineOfTools, changes: Partial<ToolHost> = {}): ToolHost => ({
  locale: 'en',
  engine: () => Promise.resolve(engine()),
  circuit: circuitOn(engine, ({ code }) => Promise.resolve(code)),
  compute: (id, inputs) => Promise.resolve(compute(id, inputs, engine())),
  describe: (id, { field, code }) => Promise.resolve(`${id}.${field}.${code}`),
  forms: () => ({ permanent: STEADY_FORM, transient: TRANSIENT_FORM, isManual: true }),
  isSimulating: () => false,
  ownMix: () => undefined,
  comparisonQuery: () => '',
  searchPages: () => Promise.resolve([]),
  path: (bare) => bare,
  ...changes,
});
