/**
 * Whatever shows a cycle shows every point of every cycle there is, under its letter and name, without a line of its
 * own for any of them: a cycle added to the registry is held to the same here.
 */
import { createElement } from 'react';
import type { FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contextText, simulationContext } from '../../../assistant/context.ts';
import { createEngine } from '../../../engine/index.ts';
import { describeProblem } from '../../../i18n/problems.ts';
import { translator } from '../../../shell/texts.ts';
import {
  ARCHITECTURES,
  cycleOf,
  isOneRound,
  figuresOf,
  nodeWords,
  pointOfNode,
} from '../../../simulation/cycles/index.ts';
import type { CycleNode } from '../../../simulation/cycles/index.ts';
import type { Architecture } from '../../../simulation/types.ts';
import { locales } from '../../../language/index.ts';
import { jsonFromResults } from '../../../simulation/export.ts';
import { inputsOfOtherCycles, isCounted } from '../../../simulation/fields.ts';
import { run } from '../../../simulation/run.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import { pageSimulation } from './state/page-simulation.ts';
import { TranslatorProvider } from '../../../kit/island/context.ts';
import { DiagramPanel } from './DiagramPanel.tsx';
import { drawnCircuits } from './drawn-cycle.ts';
import { csvText } from '../../../kit/table/csv.ts';
import { pointsTable } from './cycle-tables.ts';
import { figureTable, inputTable } from './figure-tables.ts';
import { Figures } from './Figures.tsx';
import { createFormatter } from '../../../kit/island/format.ts';
import { PointsTable } from './PointsTable.tsx';
import { ReadOut } from './ReadOut.tsx';
import { Schematic } from './Schematic.tsx';

const engine = await createEngine();

const KINDS = ['0', '1'] as const;

function resultOf(architecture: Architecture, mode_trans: '0' | '1'): SimulationResult {
  const body = mode_trans === '1' ? { fluid: 'R744', mode_trans, p_gc: 90, t_out_gc: 35 } : {};
  const outcome = run({ architecture, ...body }, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
}

const cases = ARCHITECTURES.flatMap((architecture) =>
  KINDS.flatMap((mode) => locales.map((locale) => [architecture, mode, locale] as const)),
);

describe.each(cases)('the cycle %s, mode_trans %s, in %s', (architecture, mode, locale) => {
  const result = resultOf(architecture, mode);
  const { nodes, processes, circuits, stages } = cycleOf(result.input);
  const t = translator(locale);
  const format = createFormatter({}, locale);
  const nameOf = (node: CycleNode): string => nodeWords(node, result.input, t.locale, t);

  function markup<Props extends object>(component: FunctionComponent<Props>, props: Props): string {
    pageSimulation.commit({ permanent: { ok: true, result }, transient: { ok: true, result }, by: 'device' });
    const shown = createElement(TranslatorProvider, { value: t }, createElement(component, props));
    return renderToStaticMarkup(shown).replaceAll('&#x27;', "'");
  }

  it('is computed at each of its nodes', () => {
    expect(Object.keys(result.points)).toEqual(nodes.flatMap(({ key }) => (key === undefined ? [] : [key])));
    for (const node of nodes) expect(pointOfNode(result, node).P).toBeGreaterThan(0);
  });

  it('has a row a node in the table, in the order of the flow', () => {
    const rows = markup(PointsTable, { regime: 'permanent', result, isStale: false }).split('<tr').slice(2);
    expect(rows).toHaveLength(nodes.length);
    nodes.forEach((node, index) => {
      expect(rows[index]).toContain(`data-point="${node.letter}"`);
      expect(rows[index]).toContain(`<span>${nameOf(node)}</span>`);
      const { T, P, H } = pointOfNode(result, node);
      expect(rows[index]).toContain(`data-value="T">${format.number('temperature', T)}<`);
      expect(rows[index]).toContain(`data-value="P">${format.number('pressure', P)}<`);
      expect(rows[index]).toContain(`data-value="H">${format.number('enthalpy', H)}<`);
    });
  });

  it('has every process as a line of the diagram, and every node as a point with its letter', () => {
    const drawn = markup(DiagramPanel, { curves: undefined });
    const parts = drawn.split('<g data-cycle="').filter((part) => part.startsWith('permanent'));
    expect(parts).toHaveLength(circuits.length);
    const first = parts.join('');
    expect(first.match(/<line class="[^"]*segment/g)).toHaveLength(processes.length);
    expect(first.match(/<circle/g)).toHaveLength(nodes.length);
    const letters = [...first.matchAll(/text-anchor="middle">([^<]+)<\/text>/g)].flatMap(([, text]) =>
      (text ?? '').split(' '),
    );
    expect(letters).toEqual(expect.arrayContaining(nodes.map(({ letter }) => letter)));
    const lines = drawnCircuits(result).flatMap((circuit) => circuit.lines);
    expect(lines.filter(({ role }) => role === 'compression')).toHaveLength(stages.length);
    expect(lines.map(({ from, to }) => from + to).sort()).toEqual(processes.map(({ from, to }) => from + to).sort());
  });

  it('has every node the fluid passes on the schematic, with its temperature, and both sides of an exchanger', () => {
    const drawn = markup(Schematic, {});
    const real = new Set(processes.filter((process) => process.isIdeal !== true).map(({ to }) => to));
    for (const node of nodes.filter(({ letter }) => real.has(letter))) {
      const [, mark] = drawn.split(`text-anchor="middle">${node.letter}</text>`);
      expect(mark).toMatch(/^<text /);
      expect(mark?.split('</text>')[0]).toContain(format.full('temperature', pointOfNode(result, node).T));
    }
    const sides = processes.filter(({ kind, within }) => kind === 'exchange' && within !== undefined);
    const isLaid = !isOneRound(cycleOf(result.input));
    if (!isLaid) expect(drawn.match(/h28v32h-28Z/g) ?? []).toHaveLength(sides.length);
    for (const { from, to } of isLaid ? sides : []) expect(drawn).toContain(`data-way="${from}&gt;${to}"`);
  });

  it('tells each node in the read-out', () => {
    for (const node of nodes) {
      const { H, P, D } = pointOfNode(result, node);
      pageSimulation.$pointed.set({ H: H * 1e3, P: P * 1e5, point: { regime: 'transient', letter: node.letter } });
      const text = markup(ReadOut, {});
      expect(text).toContain(`${node.letter}′ · ${nameOf(node)}`);
      expect(text).toContain(format.full('density', D));
    }
    pageSimulation.$pointed.set(undefined);
  });

  it('shows each figure it has of its own', () => {
    const drawn = markup(Figures, {});
    const own = figuresOf(result);
    const all = cycleOf(result.input).figures.map(({ key }) => key);
    expect(own.map(({ key }) => key)).toEqual(all.filter((key) => own.some((figure) => figure.key === key)));
    expect(own.length).toBeGreaterThanOrEqual(all.length / 2);
    for (const { key } of own) {
      expect(drawn).toContain(`data-figure="${key}"`);
      expect(drawn).toContain(`>${t(`simulator.figures.${key}`)}</button></dt>`);
    }
  });

  it('leaves in both files: in the units and figures of the page, and whole', () => {
    const simulated = [['permanent', result]] as const;
    const tables = [inputTable, figureTable].map((table) => table(simulated, ['permanent'], 'x', t));
    const csv = csvText([...tables, pointsTable('x', result, t)], format);
    const [mark, sign] = locale === 'fr' ? [';', ','] : [',', '.'];
    for (const node of nodes) {
      const cells = csv
        .split('\r\n')
        .find((one) => one.startsWith(`${node.letter} `))
        ?.split(mark);
      const { D } = pointOfNode(result, node);
      const shown = format.number('density', D);
      // As it is read among the reader's units, as it was computed at the end.
      expect(cells?.at(5)).toBe(locale === 'fr' ? shown.replaceAll('\u202f', '') : shown.replaceAll(',', ''));
      expect(cells?.at(-1)).toBe(String(D).replace('.', sign));
    }
    for (const { key } of figuresOf(result)) expect(csv).toContain(t(`simulator.figures.${key}`));
    const { id, inputs } = cycleOf(result.input);
    const others = inputsOfOtherCycles(id);
    const counted = (['t_sf', 'rend_is', ...inputs] as const).filter(
      (key) => isCounted(key, result.input) && !others.includes(key),
    );
    for (const key of counted.filter((one) => (result.input[one] ?? null) !== null))
      expect(csv).toContain(t(`simulator.fields.${key === 't_sf' ? 'surch_evp' : key}`));
    expect(csv).toContain(result.input.fluid);
    expect(JSON.parse(jsonFromResults({ permanent: result }))).toEqual({ permanent: result });
  });

  it('is told to the assistant at each node', () => {
    const texts = {
      locale,
      say: (key: Parameters<typeof t>[0]) => t(key),
      describe: (warning: Parameters<typeof describeProblem>[0]) => describeProblem(warning, t),
    };
    const context = simulationContext({ permanent: result, transient: undefined }, texts);
    const text = contextText(context!, texts);
    for (const node of nodes) expect(text).toContain(`- ${node.letter} ${nameOf(node)} | `);
    for (const { key } of figuresOf(result)) expect(text).toContain(t(`simulator.figures.${key}`));
    for (const key of cycleOf(result.input).inputs.filter((key) => (result.input[key] ?? null) !== null)) {
      const label = t(`simulator.fields.${key}`);
      // What counts, and nothing that does not beside the choices made.
      if (isCounted(key, result.input)) expect(text).toContain(label);
      else expect(text).not.toContain(label);
    }
  });
});
