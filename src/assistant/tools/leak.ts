/** LeakTopUp: what a leak and its top-ups leave of a blend, and whether to top up. */
import { HOLES, TOP_UPS } from '../../field/leak/read.ts';
import { isSaid, leakSentence, verdictSentence } from '../../field/leak/sentences.ts';
import { formatNumber, withUnit } from '../../quantities/number.ts';
import { optionalChoice, optionalNumber, requiredNumber, requiredText } from './arguments.ts';
import { openedFluid } from './fluids.ts';
import { definitionOf, numberParameter, stringParameter, text } from './schema.ts';
import { ToolError } from './tool-error.ts';
import { measured, rounded } from './tool.ts';
import type { Tool } from './tool.ts';

const NUMBERS = {
  lost_kg: numberParameter('Masse perdue chaque fois, kg.', 'Mass lost each time, kg.'),
  lost_share: numberParameter(
    'Part perdue chaque fois, 0 à 0,95, à la place de lost_kg.',
    'Share lost each time, 0 to 0.95, in place of lost_kg.',
  ),
  times: numberParameter('Nombre de fois, 1 à 10 (1).', 'How many times, 1 to 10 (1).'),
  t_rest: numberParameter('Température à l’arrêt, °C (20).', 'Temperature at rest, °C (20).'),
  volume_l: numberParameter('Volume interne, L, s’il est connu.', 'Internal volume, L, where it is known.'),
} as const;

export const leakTool: Tool = {
  name: 'LeakTopUp',
  displayName: text('Fuite et complément', 'Leak and top-up'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'LeakTopUp',
        description: text(
          'Ce qu’une fuite laisse d’un mélange : composition, erreur de réglette, peut-on compléter et combien de fois. Ordre de grandeur.',
          'What a leak leaves of a blend: composition, ruler error, whether to top up and how often. Order of size.',
        ),
        parameters: {
          fluid: stringParameter('Mélange.', 'Blend.'),
          charge_kg: numberParameter('Charge nominale, kg.', 'Nominal charge, kg.'),
          ...NUMBERS,
          hole: stringParameter('Fuite (vapour).', 'Hole (vapour).', HOLES),
          topup: stringParameter('Complément (liquid).', 'Top-up (liquid).', TOP_UPS),
        },
        required: ['fluid', 'charge_kg'],
      },
      locale,
    ),
  async run(given, host) {
    const { name } = await openedFluid(requiredText(given, 'fluid'), host);
    const numbers = Object.keys(NUMBERS).flatMap((key): readonly (readonly [string, number])[] => {
      const value = optionalNumber(given, key);
      return value === undefined ? [] : [[key, value]];
    });
    const hole = optionalChoice(given, 'hole', HOLES) ?? 'vapour';
    const topup = optionalChoice(given, 'topup', TOP_UPS) ?? 'liquid';
    const charge_kg = requiredNumber(given, 'charge_kg');
    const outcome = await host.circuit.ask('leak', {
      fluid: name,
      charge_kg,
      hole,
      topup,
      ...Object.fromEntries(numbers),
    });
    if (!outcome.ok) {
      const { code, values, ...where } = outcome.problem;
      const detail = isSaid(code)
        ? leakSentence(code, values, host.locale)
        : await host.circuit.describe({ code, values, ...where });
      throw new ToolError('refused', { detail });
    }
    const { verdict, allowed, nominal, stages, warnings } = outcome.result;
    const last = stages.at(-1);
    const said = verdictSentence(verdict.code, allowed?.care);
    const n = formatNumber(allowed?.care ?? 0, 0, host.locale);
    const w = withUnit(formatNumber(verdict.w, 1, host.locale), 'K');
    return {
      kind: 'data',
      tool: 'LeakTopUp',
      details: [name, `${charge_kg} kg`, ...numbers.map(([key, value]) => `${key} = ${value}`), hole, topup].join(', '),
      data: {
        verdict: leakSentence(said, { fluid: name, w, n }, host.locale),
        nominal_mass_percent: Object.fromEntries(
          Object.entries(nominal.massPercent).map(([key, x]) => [key, rounded(x)]),
        ),
        left_mass_percent: Object.fromEntries(
          Object.entries(last?.massPercent ?? {}).map(([key, x]) => [key, rounded(x)]),
        ),
        add_to_subcooling: measured(verdict.subcooling_add, 'K'),
        take_off_superheat: measured(verdict.superheat_take, 'K'),
        capacity_change: measured(last && 100 * last.capacity, '%'),
        gauge_at_rest: measured(last?.rest.p, 'bar abs'),
        gauge_at_rest_intact: measured(nominal.rest.p, 'bar abs'),
        to_mind: warnings.map(({ code, values }) => leakSentence(code, values, host.locale)),
      },
    };
  },
};
