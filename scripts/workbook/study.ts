/**
 * Has LibreOffice open the whole workbook of a study and work out every formula in it: `node scripts/workbook/study.ts`. What was
 * cached is left out, so that each value compared is LibreOffice's own; the study's figures have to come back as figures.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { fluidTables } from '../../src/circuit/fluid-sheet/tables.ts';
import { createEngine } from '../../src/engine/index.ts';
import { NO_PREFERENCES } from '../../src/quantities/index.ts';
import { decimalSign } from '../../src/quantities/number.ts';
import { run } from '../../src/simulation/run.ts';
import { fluidWorkbook, gridUnit } from '../../src/workbook/index.ts';
import { Workbook } from '../../tests/unit/support/sheet-formulas.ts';

const US = { ...NO_PREFERENCES, unitSystem: 'us' } as const;
const STUDIES = [
  ['R134a', 'fr', NO_PREFERENCES, -10, 40],
  ['R454B', 'en', US, 2, 45],
  ['R744', 'fr', NO_PREFERENCES, -30, -5],
  ['R717', 'en', NO_PREFERENCES, -15, 30],
] as const;
/** Figures of two programs, of sums of the same products. */
const CLOSE = 1e-9;

const engine = await createEngine();
const folder = mkdtempSync(join(tmpdir(), 'studies-'));

function made([name, locale, preferences, evaporating, condensing]: (typeof STUDIES)[number]) {
  const outcome = fluidTables(name, gridUnit(preferences), engine);
  const point = run({ fluid: name, pt_evp: evaporating, mode_evp: 1, pt_cdr: condensing, mode_cdr: 1 }, engine);
  if (!outcome.ok || !point.ok) throw new Error(name);
  const { input, performance } = point.result;
  const figure = (value: number): string => value.toFixed(3).replace('.', decimalSign(locale));
  const bytes = fluidWorkbook({
    ...{ locale, preferences, name, ...outcome.result },
    cycle: {
      ...{ evaporating, condensing, superheat: input.t_sf, lineSuperheat: input.t_sft },
      ...{ subcooling: input.t_sr, lineSubcooling: input.t_srt },
      ...{ isentropic: 0.7, volumetric: 0.85, cooling: performance.power_cold },
    },
    tables: [
      [
        ['EER', '=1+1'],
        [figure(performance.eer), '<é & "ä">'],
      ],
    ],
    origin: { site: 'AppFroid', address: 'https://example.org/a?b&c', made: new Date('2026-01-01'), quality: [] },
  });
  const parts = unzipSync(bytes);
  const bare = Object.entries(parts).map(([path, part]) => [
    path,
    strToU8(
      strFromU8(part)
        .replaceAll(/ t="str">(<f>[^<]*<\/f>)<v>[^<]*<\/v>/g, '>$1')
        .replaceAll(/(<f>[^<]*<\/f>)<v>[^<]*<\/v>/g, '$1'),
    ),
  ]);
  const file = `${name}-${locale}`;
  writeFileSync(join(folder, `${file}.xlsx`), zipSync(Object.fromEntries(bare) as Record<string, Uint8Array>));
  return { file, size: bytes.length, eer: Number(performance.eer.toFixed(3)), parts };
}

const textsOf = (parts: Readonly<Record<string, Uint8Array>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(parts).map(([path, part]) => [path, strFromU8(part)]));

const studies = STUDIES.map(made);
const back = join(folder, 'back');
mkdirSync(back);
const said = execFileSync(
  'soffice',
  [
    ...['--headless', `-env:UserInstallation=file://${join(folder, 'profile')}`],
    ...['--convert-to', 'xlsx', '--outdir', back, ...studies.map(({ file }) => join(folder, `${file}.xlsx`))],
  ],
  { encoding: 'utf8' },
);
if (/error|warn|corrupt/i.test(said)) console.log(said);
let wrong = 0;
for (const { file, size, eer, parts } of studies) {
  const [book, own] = [new Workbook(textsOf(parts)), readFileSync(join(back, `${file}.xlsx`))];
  const opened = textsOf(unzipSync(own));
  /** Cells of the sheet of that place, as LibreOffice wrote them; its texts stand in a part of their own. */
  const shared = [...(opened['xl/sharedStrings.xml'] ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, text = '']) =>
    text.replaceAll(/<[^>]*>/g, ''),
  );
  const cellOf = (sheet: string, address: string): string | undefined => {
    const place = book.names.indexOf(sheet) + 1;
    const [, attributes = '', body = ''] =
      new RegExp(`<c r="${address}"([^>]*?)(?:/>|>(.*?)</c>)`, 's').exec(
        opened[`xl/worksheets/sheet${place}.xml`] ?? '',
      ) ?? [];
    const value = /<v>(.*?)<\/v>/s.exec(body)?.[1];
    return attributes.includes('t="s"') ? shared[Number(value)] : value;
  };
  let [figures, texts, worst] = [0, 0, 0];
  /** By row: at a grid point the line before it with a share of 1 is the line itself with a share of 0. */
  const apart = new Map<string, number[]>();
  for (const [sheet, address] of book.formulas()) {
    const [wanted, told] = [book.cached(sheet, address) ?? '', cellOf(sheet, address) ?? ''];
    if (typeof wanted !== 'number') {
      texts += 1;
      const isSame = String(wanted).replaceAll('&', '&amp;') === told;
      if (!isSame) console.log(`${file} ${sheet}!${address}: ${told}, not ${wanted}`);
      if (!isSame) wrong += 1;
      continue;
    }
    figures += 1;
    const difference = told === '' ? Number.NaN : Number(told) - wanted;
    const away = Math.abs(difference) / Math.max(Math.abs(wanted), 1);
    const row = `${sheet}!${address.replace(/^[A-Z]+/, '')}`;
    if (away <= CLOSE) worst = Math.max(worst, away);
    else apart.set(row, [...(apart.get(row) ?? []), difference]);
  }
  for (const [row, differences] of apart) {
    const sum = differences.reduce((before, one) => before + one, 0);
    if (differences.every((one) => Math.abs(Math.abs(one) - 1) < CLOSE) && Math.abs(sum) < CLOSE) continue;
    console.log(`${file} ${row}: ${differences.join(', ')} off`);
    wrong += 1;
  }
  const study = book.names.at(-1) ?? '';
  const [known, formula] = [cellOf(study, 'A2'), cellOf(study, 'B1')];
  if (Number(known) !== eer || formula !== '=1+1') wrong += 1;
  console.log(
    `${file.padEnd(9)} ${Math.round(size / 1000)} kB  ${figures} figures at most ${worst.toExponential(1)} off, ${texts} texts; EER of the study ${known}`,
  );
}
rmSync(folder, { recursive: true });
process.exitCode = wrong === 0 ? 0 : 1;
