import type { Definition } from '../define.ts';
import { choice, figure, number, oneOrMore, significant, source, table, yesNo } from '../fields.ts';
import { M } from '../measures.ts';
import { same, text } from '../../language/index.ts';

const POINTS = { mode: ['linear', 'bilinear'] } as const;
const BILINEAR = { mode: ['bilinear'] } as const;

export const definition = {
  id: 'interpolation',
  slug: 'interpolation',
  spellings: ['Interpolation'],
  category: 'math',
  title: same('Interpolation'),
  description: text(
    'Interpolation linéaire, double ou depuis un tableau collé.',
    'Linear, double, or from a pasted table.',
  ),
  created: '2026-11-20',
  updated: '2026-11-20',
  icon: 'chart-spline',
  colour: 'neutral',
  tool: 'Interpolation',
  inputs: [
    choice(
      'mode',
      'Type',
      'Type',
      [
        ['linear', 'Linéaire', 'Linear'],
        ['bilinear', 'Double', 'Bilinear'],
        ['table', 'Tableau', 'Table'],
      ],
      { default: 'linear', fallback: 'linear' },
    ),
    number('x1', 'x1', 'x1', M.none, { when: POINTS, required: true, default: 0 }),
    number('y1', 'y1', 'y1', M.none, { when: POINTS, required: true, default: 2.928 }),
    number('x2', 'x2', 'x2', M.none, { when: POINTS, required: true, default: 5 }),
    number('y2', 'y2', 'y2', M.none, { when: POINTS, required: true, default: 3.4966 }),
    number('z11', 'z11, valeur en x1 et y1', 'z11, value at x1 and y1', M.none, { when: BILINEAR, required: true }),
    number('z21', 'z21, valeur en x2 et y1', 'z21, value at x2 and y1', M.none, { when: BILINEAR, required: true }),
    number('z12', 'z12, valeur en x1 et y2', 'z12, value at x1 and y2', M.none, { when: BILINEAR, required: true }),
    number('z22', 'z22, valeur en x2 et y2', 'z22, value at x2 and y2', M.none, { when: BILINEAR, required: true }),
    table(
      'table',
      'Tableau collé (première colonne\u00a0: x, puis une ou plusieurs y)',
      'Pasted table (first column: x, then one or more y)',
      {
        when: { mode: ['table'] },
        required: true,
        rows: { min: 2, max: 500 },
        columns: { min: 2, max: 20 },
      },
    ),
    number('x', 'x cherché', 'Wanted x', M.none, { required: true, default: 3 }),
    number('y', 'y cherché', 'Wanted y', M.none, { when: BILINEAR, required: true }),
  ],
  outputs: [
    oneOrMore('y', 'Valeur interpolée', 'Interpolated value', M.none, significant(6)),
    figure('slope', 'Pente', 'Slope', M.none, significant(6)),
    figure('z', 'Valeur interpolée', 'Interpolated value', M.none, significant(6)),
    figure('z_y1', 'Valeur intermédiaire sur y1', 'Intermediate value on y1', M.none, significant(6)),
    figure('z_y2', 'Valeur intermédiaire sur y2', 'Intermediate value on y2', M.none, significant(6)),
    figure('x_low', 'Borne inférieure utilisée', 'Lower bound used', M.none, significant(6)),
    figure('x_high', 'Borne supérieure utilisée', 'Upper bound used', M.none, significant(6)),
    yesNo('extrapolated', 'Extrapolation', 'Extrapolated', { true: 'doubt' }),
  ],
  reverse: [
    { find: 'x', from: 'y' },
    { find: 'x', from: 'z' },
    { find: 'y', from: 'z' },
  ],
  sources: [source(['exact'], 'Algèbre élémentaire', 'Elementary algebra')],
} as const satisfies Definition;
