/**
 * Has LibreOffice recalculate the workbooks of 20 fluids, beside the engine: `node scripts/workbook/libreoffice.ts [places a fluid]`.
 * A sheet more asks the tables of each at its grid points and at places between; what was cached is left out, so that every
 * figure compared is LibreOffice's own. LibreOffice Calc 7.2 or later has to be installed.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { fluidTables } from '../../src/circuit/fluid-sheet/tables.ts';
import { createEngine } from '../../src/engine/index.ts';
import type { Fluid } from '../../src/engine/types.ts';
import { NO_PREFERENCES } from '../../src/quantities/index.ts';
import { STANDARD_ATMOSPHERE, ZERO_CELSIUS } from '../../src/quantities/si.ts';
import { asideSheet } from '../../src/workbook/aside-sheet.ts';
import { exampleCycle } from '../../src/workbook/about.ts';
import type { About } from '../../src/workbook/about.ts';
import { partsOf } from '../../src/workbook/file.ts';
import { minus } from '../../src/workbook/formulas.ts';
import type { Expression } from '../../src/workbook/formulas.ts';
import { fluidWorkbook } from '../../src/workbook/index.ts';
import { saturationSheet } from '../../src/workbook/saturation-sheet.ts';
import { Sheet } from '../../src/workbook/sheet.ts';
import { figureAmong, figureAt, placeIn } from '../../src/workbook/tables.ts';
import { sheetUnits } from '../../src/workbook/units.ts';
import { sayIn } from '../../src/workbook/words.ts';

const FLUIDS = [
  ...['R134a', 'R32', 'R290', 'R600a', 'R717', 'R744', 'R1234yf', 'R1234ze(E)', 'R23', 'R718'],
  ...['R404A', 'R407C', 'R410A', 'R448A', 'R449A', 'R452A', 'R454B', 'R454C', 'R455A', 'R513A'],
];
const PLACES = Number(process.argv[2] ?? 500);

/** Numbers between 0 and 1, the same in every run. */
function* drawn(seed: number): Generator<number, never> {
  for (let at = seed; ;) {
    at = (at * 16_807) % 2_147_483_647;
    yield at / 2_147_483_647;
  }
}

/** A figure LibreOffice is asked for: what the engine says, and by how much it may be off. */
interface Asked {
  readonly row: number;
  readonly column: number;
  readonly truth: number;
  readonly stated: number;
  readonly isPoint: boolean;
}

const engine = await createEngine();
const units = sheetUnits(NO_PREFERENCES);
const folder = mkdtempSync(join(tmpdir(), 'workbooks-'));
const facts = { title: 'probe', creator: 'AppFroid', made: new Date('2026-01-01T00:00:00Z') };

function probe(name: string, seed: number) {
  const outcome = fluidTables(name, units.grid, engine);
  if (!outcome.ok) throw new Error(`${name}: ${outcome.problem.code}`);
  const { grid, facts: told } = outcome.result;
  const degrees = (kelvin: number): number => kelvin;
  const about: About = {
    ...{ locale: 'en', say: sayIn('en'), units, fluid: name, facts: told, atmosphere: STANDARD_ATMOSPHERE, degrees },
    example: exampleCycle(grid, { units, degrees }),
  };
  const saturation = saturationSheet(grid, about);
  const vapour = asideSheet('vapour', grid.vapour, saturation, about);
  const liquid = asideSheet('liquid', grid.liquid, saturation, about);
  const fluid: Fluid = engine.fluid(grid.fluid);
  const sheet = new Sheet('Probe');
  const asked: Asked[] = [];
  const random = drawn(seed);
  const next = (): number => random.next().value;
  const ask = (row: number, column: number, of: Expression, truth: number, stated: number, isPoint: boolean): void => {
    sheet.compute(row, column, of);
    asked.push({ row, column, truth, stated: isPoint ? 1e-6 * Math.abs(truth) : stated, isPoint });
  };
  const densities = [3, 4].map((column) => saturation.sheet.column(column + 1, 36, grid.saturation.length));
  const enthalpies = [5, 6].map((column) => saturation.sheet.column(column + 1, 36, grid.saturation.length));
  const [first, last] = [grid.saturation[0]?.t ?? 0, grid.saturation.at(-1)?.t ?? 0];
  const points = grid.saturation.slice(1, -1).map(({ t }) => t);
  const all = [...points, ...Array.from({ length: PLACES }, () => first + next() * (last - first))];
  all.forEach((t, index) => {
    const [row, isPoint] = [index + 1, index < points.length];
    const [bubble, dew] = [fluid.state({ T: t + ZERO_CELSIUS, Q: 0 }), fluid.state({ T: t + ZERO_CELSIUS, Q: 1 })];
    const { P, D, H, T } = grid.stated;
    const place = placeIn(sheet, [row, 2], sheet.put(row, 1, t), saturation.t, 'linear');
    ask(row, 4, figureAt(saturation.bubble, place, 'logarithmic'), bubble.P / 1e5, (P * bubble.P) / 1e5, isPoint);
    ask(row, 5, figureAt(saturation.dew, place, 'logarithmic'), dew.P / 1e5, (P * dew.P) / 1e5, isPoint);
    const [liquidD, vapourD] = densities as [typeof saturation.t, typeof saturation.t];
    ask(row, 6, figureAt(liquidD, place), bubble.D, D * bubble.D, isPoint);
    ask(row, 7, figureAt(vapourD, place, 'logarithmic'), dew.D, D * dew.D, isPoint);
    const [liquidH, vapourH] = enthalpies as [typeof saturation.t, typeof saturation.t];
    ask(row, 8, figureAt(liquidH, place), bubble.H / 1e3, H / 1e3, isPoint);
    ask(row, 9, figureAt(vapourH, place), dew.H / 1e3, H / 1e3, isPoint);
    if (isPoint) return;
    const fromP = placeIn(sheet, [row, 10], sheet.put(row, 12, dew.P / 1e5), saturation.dew, 'logarithmic');
    ask(row, 13, figureAt(saturation.t, fromP), t, T, false);
  });
  const beside = [
    [vapour, grid.vapour, 1],
    [liquid, grid.liquid, -1],
  ] as const;
  beside.forEach(([table, { points: lines, apart, stated }, sign], at) => {
    const [low, high] = [lines[0]?.t ?? 0, lines.at(-1)?.t ?? 0];
    for (let index = 0; index < PLACES; index += 1) {
      const row = index + 1;
      const [edge, away] = [low + next() * (high - low), next() * Math.min(80, apart.at(-1) ?? 0)];
      const { P } = fluid.state({ T: edge + ZERO_CELSIUS, Q: sign === 1 ? 1 : 0 });
      let state;
      try {
        state = fluid.state({ T: edge + ZERO_CELSIUS + sign * away, P });
      } catch {
        continue;
      }
      const column = 20 + 12 * at;
      const edgeAt = sheet.put(row, column, edge);
      const [down, across] = [
        placeIn(sheet, [row, column + 2], edgeAt, table.t, 'linear'),
        placeIn(sheet, [row, column + 4], sheet.put(row, column + 1, away), table.apart, 'linear'),
      ];
      const h = figureAmong(table.enthalpy, down, across);
      // Where a corner is beyond the equation the cell is empty: nothing to compare.
      if (h.value === '') continue;
      ask(row, column + 6, h, state.H / 1e3, stated.H / 1e3, false);
      const course = sign === 1 ? 'logarithmic' : 'linear';
      ask(row, column + 7, figureAmong(table.density, down, across, course), state.D, stated.D * state.D, false);
      if (sign === 1)
        ask(row, column + 8, figureAmong(table.entropy, down, across), state.S / 1e3, (stated.S ?? 0) / 1e3, false);
      sheet.compute(row, column + 9, minus(h, h));
    }
  });
  const parts = partsOf([saturation.sheet, vapour.sheet, liquid.sheet, sheet], facts);
  // Nothing cached: what comes back LibreOffice has worked out.
  const bare = Object.entries(parts).map(([path, text]) => [
    path,
    strToU8(
      text
        .replaceAll(/ t="str">(<f>[^<]*<\/f>)<v>[^<]*<\/v>/g, '>$1')
        .replaceAll(/(<f>[^<]*<\/f>)<v>[^<]*<\/v>/g, '$1'),
    ),
  ]);
  const whole = fluidWorkbook({
    ...{ locale: 'fr', preferences: NO_PREFERENCES, name, grid, facts: told },
    origin: { site: 'AppFroid', address: 'https://example.org', made: facts.made, quality: [] },
  });
  const file = name.replaceAll(/\W/g, '');
  writeFileSync(join(folder, `${file}.xlsx`), zipSync(Object.fromEntries(bare) as Record<string, Uint8Array>));
  return { name, file, asked, size: whole.length };
}

function cellsOf(xml: string): ReadonlyMap<string, number> {
  const cells = [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*?(?:\/>|>(.*?)<\/c>)/gs)];
  return new Map(cells.map(([, address = '', body = '']) => [address, Number(/<v>(.*?)<\/v>/.exec(body)?.[1])]));
}
const letters = (column: number): string =>
  column === 0 ? '' : letters(Math.floor((column - 1) / 26)) + String.fromCodePoint(65 + ((column - 1) % 26));

const probes = FLUIDS.map((name, index) => probe(name, index + 1));
const back = join(folder, 'back');
mkdirSync(back);
const start = performance.now();
execFileSync(
  'soffice',
  [
    ...[
      '--headless',
      `-env:UserInstallation=file://${join(folder, 'profile')}`,
      '--convert-to',
      'xlsx',
      '--outdir',
      back,
    ],
    ...probes.map(({ file }) => join(folder, `${file}.xlsx`)),
  ],
  { stdio: 'ignore' },
);
const seconds = (performance.now() - start) / 1000;
let [points, places, beyond, worst] = [0, 0, 0, 0];
let worstPoint = 0;
for (const { name, file, asked, size } of probes) {
  const parts = unzipSync(readFileSync(join(back, `${file}.xlsx`)));
  const cells = cellsOf(strFromU8(parts['xl/worksheets/sheet4.xml'] ?? new Uint8Array()));
  let [own, ownPoint] = [0, 0];
  for (const { row, column, truth, stated, isPoint } of asked) {
    const share = Math.abs((cells.get(`${letters(column)}${row}`) ?? Number.NaN) - truth) / stated;
    if (!(share <= 1)) beyond += 1;
    if (isPoint) {
      points += 1;
      ownPoint = Math.max(ownPoint, share * 1e-6);
    } else {
      places += 1;
      own = Math.max(own, share);
    }
  }
  worst = Math.max(worst, own);
  worstPoint = Math.max(worstPoint, ownPoint);
  console.log(
    `${name.padEnd(11)} ${String(Math.round(size / 1000)).padStart(4)} kB  at most ${own.toFixed(2)} of what is stated`,
  );
}
console.log(`${points} figures at grid points: at most ${worstPoint.toExponential(1)} off, as a share of themselves`);
console.log(`${places} figures between: at most ${worst.toFixed(2)} of the stated error; ${beyond} beyond`);
console.log(`LibreOffice: ${seconds.toFixed(0)} s for ${probes.length} workbooks`);
rmSync(folder, { recursive: true });
process.exitCode = beyond === 0 ? 0 : 1;
