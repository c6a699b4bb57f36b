/** What pages and calculators take with them of the records: only what they use, in short. */
import type { Locale } from '../../language/index.ts';
import type { En378Row } from '../en378.ts';
import type { FactsRow } from '../facts.ts';
import type { Fact, RefrigerantRecord } from '../schema/record.ts';
import type { Standing } from '../schema/vocabulary.ts';
import { figuresOf, sourcesOf, takenGwp, valueOf } from '../schema/figures.ts';
import { DOUBTS } from '../sources.ts';
import type { SourceName } from '../sources.ts';
import type { Law, SummaryRow } from '../summaries.ts';

/** What Article 10 of Regulation (EU) 2024/573 names beside the gases it lists. */
const ALTERNATIVES: Readonly<Record<string, Law>> = { R744: 'CO2', R717: 'NH3' };
const ANNEX_I_HFC = 1;
/** Standings of what a picker offers to who looks for it, not to who chooses. */
const RARE: readonly Standing[] = ['abroad', 'recovery', 'historic'];
const EN_378: readonly (SourceName | null)[] = ['en378', 'en378C3'];

/** Name, label in both languages, aliases; `names.ts` reads it. */
const nameRow = ({ name, label, aliases }: RefrigerantRecord): string =>
  [name, ...(label === null ? [] : [`${label.fr}=${label.en}`]), ...aliases].join(',');

/** What a pure fluid is for the law: the annex and section that list it, else its family. */
function lawOf({ name, composition, family, listing }: RefrigerantRecord): Law {
  if (composition !== null) return 'parts';
  if (family === 'CFC' || family === 'HCFC') return family;
  if (listing?.annex === 'I') return listing.section === ANNEX_I_HFC ? 'I.1' : 'I';
  if (listing?.annex === 'II') return 'II.1';
  if (listing?.annex === 'III') return 'III';
  return ALTERNATIVES[name] ?? (family === 'HC' ? 'HC' : 'none');
}

/** The legal GWP as it is; that of AR6 in a list of its own; null where neither is known. */
function gwpCell(record: RefrigerantRecord): SummaryRow[0] {
  const [legal, taken] = [valueOf(record.gwp.legal), takenGwp(record)];
  return legal === null && taken !== null ? [taken] : taken;
}

function summaryRow(record: RefrigerantRecord): SummaryRow {
  return [
    gwpCell(record),
    valueOf(record.safetyClass) ?? 0,
    record.colour?.value ?? 0,
    valueOf(record.pedGroup) ?? 0,
    lawOf(record),
    ...(record.composition?.parts ?? []).flatMap(({ name, massFraction }) => [name, massFraction]),
  ];
}

/** What EN 378-1 says of a fluid; undefined where no toxicity limit is known, without which no charge can be judged. */
function en378Row({ safetyClass, limits }: RefrigerantRecord): En378Row | undefined {
  const ofStandard = (fact: Fact<number> | null): number | 0 =>
    fact !== null && EN_378.includes(fact.source) ? (fact.value ?? 0) : 0;
  const [practicalLimit, atelOdl] = [ofStandard(limits.practicalLimit), ofStandard(limits.atelOdl)];
  const known = valueOf(safetyClass);
  if (known === null || practicalLimit === 0 || atelOdl === 0) return undefined;
  const { lfl, rcl, qlmv, qlav } = limits;
  return [known, practicalLimit, atelOdl, ofStandard(lfl), ofStandard(rcl), ofStandard(qlmv), ofStandard(qlav)];
}

function factsRow(record: RefrigerantRecord): FactsRow {
  const { gwp, limits, uses, usesDoubt } = record;
  const saidFor = (locale: Locale): string =>
    usesDoubt === undefined ? uses[locale] : `${uses[locale]} (${DOUBTS[usesDoubt][locale]})`;
  const others = figuresOf(record).flatMap(([key, fact]) =>
    fact.value === null
      ? []
      : (fact.others ?? []).map(({ value, source }) => [key, value, source] as FactsRow[17][number]),
  );
  return [
    record.designation,
    record.family,
    record.cas,
    valueOf(gwp.legal),
    valueOf(gwp.ar5),
    valueOf(gwp.ar6),
    valueOf(gwp.eu517),
    valueOf(record.odp),
    valueOf(limits.lfl),
    valueOf(limits.lflVolumePercent),
    valueOf(limits.uflVolumePercent),
    valueOf(limits.practicalLimit),
    valueOf(limits.rcl),
    valueOf(limits.autoignition),
    valueOf(record.oils),
    [saidFor('fr'), saidFor('en')],
    record.replaces,
    others,
    sourcesOf(record),
  ];
}

/** Its oils in one word, parted by commas, empty where none is known, then what it replaces; `replacing.ts` reads it. */
const replacingRow = ({ oils, replaces }: RefrigerantRecord): readonly string[] => [
  (valueOf(oils) ?? []).join(','),
  ...replaces,
];

/** JSON with one row a line, so that a change of one fluid is a change of one line. */
const listText = (rows: readonly unknown[]): string =>
  rows.length === 0 ? '[]' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
const tableText = (rows: readonly (readonly [string, unknown])[]): string =>
  `{\n${rows.map(([name, row]) => `${JSON.stringify(name)}: ${JSON.stringify(row)}`).join(',\n')}\n}\n`;

const identifier = (name: string): string => name.replace(/[^A-Za-z0-9]/g, '_');

function recordsText(records: readonly RefrigerantRecord[], what: string): string {
  const names = records.map(({ name }) => name);
  return [
    `/** Made by build/build.ts: the files of ${what} in data/, in the order of the fluid list. */`,
    ...names.map((name) => `import ${identifier(name)} from '../data/${name}.json' with { type: 'json' };`),
    '',
    'export const FILES: readonly unknown[] = [',
    ...names.map((name) => `  ${identifier(name)},`),
    '];',
    '',
  ].join('\n');
}

/** The files of `generated/` by name. */
export function generatedFiles(records: readonly RefrigerantRecord[]): Readonly<Record<string, string>> {
  const simulable = records.filter(({ isSimulable }) => isSimulable);
  const pure = simulable.filter(({ composition }) => composition === null);
  const blends = simulable.filter(({ composition }) => composition !== null);
  const standard = records.flatMap((record) => {
    const row = en378Row(record);
    return row === undefined ? [] : [[record.name, row] as const];
  });
  return {
    'names.json': `{\n"pure": ${listText(pure.map(nameRow))},\n"blends": ${listText(blends.map(nameRow))}\n}\n`,
    'summaries.json': tableText(records.map((record) => [record.name, summaryRow(record)])),
    'en378.json': tableText(standard),
    'lower-limits.json': tableText(
      pure.flatMap(({ name, limits }) => {
        const limit = valueOf(limits.lflVolumePercent);
        return limit === null ? [] : [[name, limit] as const];
      }),
    ),
    'rare.json': `${listText(blends.filter(({ standing }) => standing !== undefined && RARE.includes(standing)).map(({ name }) => name))}\n`,
    'replacing.json': tableText(records.map((record) => [record.name, replacingRow(record)])),
    'facts.json': tableText(records.map((record) => [record.name, factsRow(record)])),
    'pure-files.ts': recordsText(
      records.filter(({ composition }) => composition === null),
      'pure fluids',
    ),
    'blend-files.ts': recordsText(
      records.filter(({ composition }) => composition !== null),
      'blends',
    ),
  };
}
