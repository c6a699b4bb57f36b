/** SimulationComparatif: the comparison's page, opened with two fluids and the parameters given. */
import { openedFluid } from './fluids.ts';
import { requiredText } from './arguments.ts';
import { definitionOf, stringParameter, text } from './schema.ts';
import { FORM_PARAMETERS, formWith, formValuesGiven } from './simulation-circuit.ts';
import { ToolError } from './tool-error.ts';
import type { Tool } from './tool.ts';

const COMPARISON_PATH = '/simulation/comparatif';

export const simulationComparison: Tool = {
  name: 'SimulationComparatif',
  displayName: text('Comparatif de fluides', 'Comparison of refrigerants'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'SimulationComparatif',
        description: text(
          'Ouvre la page de comparaison et la lance pour deux fluides différents.',
          'Opens the page that compares two different refrigerants, and runs it.',
        ),
        parameters: {
          fluid1: stringParameter('Premier fluide.', 'First refrigerant.'),
          fluid2: stringParameter(
            'Deuxième fluide, différent du premier.',
            'Second refrigerant, other than the first.',
          ),
          ...FORM_PARAMETERS,
        },
        required: ['fluid1', 'fluid2'],
      },
      locale,
    ),
  async run(given, host) {
    if (host.isSimulating()) throw new ToolError('busy');
    const [one, two] = [requiredText(given, 'fluid1'), requiredText(given, 'fluid2')];
    const fluids = { fluid1: (await openedFluid(one, host)).name, fluid2: (await openedFluid(two, host)).name };
    if (fluids.fluid1 === fluids.fluid2) throw new ToolError('sameFluids');
    const set = formValuesGiven(given);
    const input = formWith(host.forms().permanent, set);
    const details = [`${fluids.fluid1} / ${fluids.fluid2}`, ...set.map(([key, value]) => `${key} = ${value}`)];
    return {
      kind: 'action',
      tool: 'SimulationComparatif',
      details: details.join(', '),
      navigate: `${host.path(COMPARISON_PATH)}?${host.comparisonQuery(input, fluids)}`,
    };
  },
};
