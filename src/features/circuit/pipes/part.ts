/** What the page of pipes asks: speeds, lengths, fittings and rises of three lines, oil, and the tubes in use. */
import { computed } from 'nanostores';
import { CRITERIA, MATERIALS } from '../../../circuit/pipes/criteria.ts';
import { FITTINGS } from '../../../circuit/pipes/fitting-kinds.ts';
import type { Line } from '../../../circuit/line-names.ts';
import { LINES } from '../../../circuit/line-names.ts';
import { $settings, PIPE_TYPES, restoreSettings } from '../../../kit/storage/settings.ts';
import type { Field, FormTexts } from '../../../kit/form/fields.ts';
import type { PartSpec } from '../state/part.ts';
import { COMPONENTS } from '../components/part.ts';

/** Whether the fittings of a line are listed one by one: their lumped length does not count then. */
const hasFittings = ({ fittings }: FormTexts, line: Line): boolean =>
  typeof fittings === 'object' && fittings.some((row) => row['line'] === line);

const speed = (line: Line, byDefault: number, min: number, max: number): Field => ({
  key: `vit_${line}`,
  kind: 'number',
  quantity: 'speed',
  unit: 'm_s',
  default: byDefault,
  step: max > 5 ? 1 : 0.1,
  range: { min, max },
});

const length = (key: string, byDefault: number, min: number, max: number): Field => ({
  key,
  kind: 'number',
  quantity: 'length',
  unit: 'm',
  default: byDefault,
  step: 1,
  range: { min, max },
});

const lineFields = (line: Line, speedField: Field, equivalent: number): readonly Field[] => [
  speedField,
  length(`long_${line}`, 10, 0, 500),
  { ...length(`eq_${line}`, equivalent, 0, 200), isUsed: (texts) => !hasFittings(texts, line) },
  length(`haut_${line}`, 0, -100, 100),
];

export const PIPES: PartSpec<'pipes'> = {
  key: 'pipes',
  door: 'pipes',
  needs: [COMPONENTS as unknown as PartSpec<never>],
  restore: restoreSettings,
  preferred: computed($settings, ({ pipeType }) => ({ pipeType })),
  fields: [
    { key: 'pipeType', kind: 'choice', options: PIPE_TYPES, default: 'all' },
    { key: 'material', kind: 'choice', options: MATERIALS, default: 'auto' },
    { key: 'criterion', kind: 'choice', options: CRITERIA, default: 'both' },
    ...lineFields('asp', speed('asp', 15, 1, 30), 5),
    ...lineFields('ll', speed('ll', 1.5, 0.1, 3), 2),
    ...lineFields('ref', speed('ref', 12, 1, 30), 5),
    {
      key: 'fittings',
      kind: 'list',
      columns: [
        { key: 'line', kind: 'choice', options: LINES, default: 'asp' },
        { key: 'kind', kind: 'choice', options: Object.keys(FITTINGS), default: 'elbow_90_short' },
        {
          key: 'count',
          kind: 'number',
          quantity: 'count',
          unit: 'none',
          default: 1,
          step: 1,
          range: { min: 0, max: 10_000 },
        },
      ],
      default: [],
      most: 24,
    },
    // µm; nobody writes it in another unit.
    { key: 'rugosite', kind: 'number', quantity: 'ratio', unit: 'none', default: null, range: { min: 0, max: 500 } },
    {
      key: 'rho_huile',
      kind: 'number',
      quantity: 'density',
      unit: 'kg_m3',
      default: 950,
      step: 10,
      range: { min: 700, max: 1300 },
    },
    // %
    {
      key: 'charge_min',
      kind: 'number',
      quantity: 'count',
      unit: 'none',
      default: 100,
      step: 5,
      range: { min: 10, max: 100 },
    },
    { key: 'electrovanne', kind: 'flag', default: false },
    { key: 'in_cycle', kind: 'flag', default: false },
    {
      key: 'dp_components_ll',
      kind: 'number',
      quantity: 'pressureDifference',
      unit: 'bar',
      default: null,
      step: 0.05,
      range: { min: 0, max: 50 },
    },
  ],
  question(results, options, answerOf, optionsOf) {
    const { ps_hp, ps_bp } = optionsOf(COMPONENTS);
    const chosen = answerOf(COMPONENTS)?.drops.ll;
    // What is typed takes the place of what the basket says.
    const drop =
      options['dp_components_ll'] === undefined && chosen
        ? {
            dp_components_ll: chosen.dp_permanent,
            dp_components_ll_transient: chosen.dp_transient ?? chosen.dp_permanent,
          }
        : {};
    return [
      results,
      { ...options, ...drop, ...(ps_hp !== undefined && { ps_hp }), ...(ps_bp !== undefined && { ps_bp }) },
    ];
  },
};

export { PIPES as part };
