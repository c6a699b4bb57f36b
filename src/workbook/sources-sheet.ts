/** The third sheet: where the figures come from, how far they go, and what interpolation may be off by. */
import type { Away, FluidGrid } from '../circuit/fluid-sheet/grid.ts';
import { formatAtMost } from '../quantities/number.ts';
import { kelvinFromCelsius, pascalFromBar } from '../quantities/si.ts';
import type { About } from './about.ts';
import { Sheet } from './sheet.ts';
import type { Word } from './words.ts';

export interface Origin {
  readonly site: string;
  /** Of the page the workbook was asked for on. */
  readonly address: string;
  readonly made: Date;
  /** How sure the equation itself is, as the fluid's page says it. */
  readonly quality: readonly string[];
}

const PERCENT = 100;
/** Significant digits of an error. */
const DIGITS = 2;

export function sourcesSheet(grid: FluidGrid, about: About, origin: Origin): Sheet {
  const { say, units, facts, fluid, locale } = about;
  const { temperature, temperatureDifference, pressure, enthalpy, entropy } = units;
  const sheet = new Sheet(say('sourcesSheet'));
  sheet.widths = [44, 18, 18, 18, 18, 18];
  let row = 1;
  const write = (text: string, look: 'title' | 'section' | 'plain' | 'note' = 'plain'): void => {
    sheet.put(row, 1, text, look);
    row += 1;
  };
  const heading = (word: Word): void => {
    row += 1;
    write(say(word), 'section');
  };
  const figure = (si: number, unit: typeof temperature): string => formatAtMost(unit.of(si), unit.decimals, locale);
  const degrees = (value: number | undefined): string => formatAtMost(value ?? Number.NaN, 1, locale);

  write(say('sourcesTitle', { fluid }), 'title');
  const { site, address, made } = origin;
  write(say('made', { date: made.toISOString().slice(0, 10), site, address }));
  write(say('licence'));
  write(say('noMacro'), 'note');

  heading('equation');
  for (const source of facts.sources) write(source);
  heading('reference');
  write(say(facts.reference_state));

  heading('limits');
  const bar = { pressure: figure(pascalFromBar(facts.critical.p), pressure), pressureUnit: pressure.symbol };
  const unit = temperature.symbol;
  write(say('critical', { t: figure(kelvinFromCelsius(facts.critical.t), temperature), unit, ...bar }));
  const { t_min, t_max, p_max } = facts.limits;
  const [coldest, hottest] = [t_min, t_max].map((celsius) => figure(kelvinFromCelsius(celsius), temperature));
  write(
    say('limitsOfEquation', {
      ...{ low: coldest ?? '', high: hottest ?? '', unit },
      ...{ pressure: figure(pascalFromBar(p_max), pressure), pressureUnit: pressure.symbol },
    }),
  );
  const { saturation, vapour, liquid } = grid;
  write(say('limitsOfSaturation', { low: degrees(saturation[0]?.t), high: degrees(saturation.at(-1)?.t), unit }));
  const ends = [Math.max(vapour.points[0]?.t ?? 0, liquid.points[0]?.t ?? 0), vapour.points.at(-1)?.t];
  write(say('limitsAside', { low: degrees(ends[0]), high: degrees(ends[1]), unit }));

  heading('errors');
  const heads: readonly (readonly [Word | undefined, string])[] = [
    [undefined, ''],
    ['pressure', '%'],
    ['temperature', temperatureDifference.symbol],
    ['density', '%'],
    ['enthalpy', enthalpy.symbol],
    ['entropy', entropy.symbol],
  ];
  heads.forEach(([word, symbol], index) => sheet.put(row, index + 1, word ? `${say(word)}, ${symbol}` : '', 'head'));
  row += 1;
  const error = (si: number | undefined, scale: number, column: number): void => {
    if (si !== undefined) sheet.put(row, column, Number((si / scale).toPrecision(DIGITS)));
  };
  const line = (word: Word, stated: FluidGrid['stated'] | Away['stated']): void => {
    sheet.put(row, 1, say(word));
    if ('P' in stated) {
      error(stated.P * PERCENT, 1, 2);
      error(stated.T, temperatureDifference.scale, 3);
    }
    error(stated.D * PERCENT, 1, 4);
    error(stated.H, enthalpy.scale, 5);
    error(stated.S, entropy.scale, 6);
    row += 1;
  };
  line('ofSaturation', grid.stated);
  line('ofVapour', vapour.stated);
  line('ofLiquid', liquid.stated);
  write(say('errorsNote'), 'note');
  for (const said of origin.quality) write(said);
  return sheet;
}
