/** Files of hourly temperatures, as they come: whole ones, and each fault by its code. */
import { describe, expect, it } from 'vitest';
import { hourlyYear } from './hourly.ts';
import type { WeatherChoices } from './hourly.ts';

const YEAR = 8760;
const temperature = (hour: number): number =>
  10.5 - 9 * Math.cos((2 * Math.PI * hour) / YEAR) - 4 * Math.cos((2 * Math.PI * hour) / 24);
const comma = (value: number): string => value.toFixed(1).replace('.', ',');
const two = (value: number): string => String(value).padStart(2, '0');
const instant = (hour: number, year = 2023): Date => new Date(Date.UTC(year, 0, 1, hour));
const french = (date: Date): string =>
  `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()} ${two(date.getUTCHours())}:00`;
/** Hours UTC between which clocks in France are two hours ahead, 26 March and 29 October 2023. */
const offset = (hour: number): number => (hour >= 2017 && hour < 7225 ? 2 : 1);

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
/** A file: its header, and the line of each hour; undefined leaves one out. */
const file = (header: string, hours: number, line: (hour: number) => string | undefined): Uint8Array =>
  bytes(
    [header, ...Array.from({ length: hours }, (_, hour) => line(hour)).filter((text) => text !== undefined)].join('\n'),
  );
const plain = (header: string, value: (hour: number) => number = temperature): Uint8Array =>
  file(header, YEAR, (hour) => `${french(instant(hour))};${comma(value(hour))}`);

async function yearOf(given: Uint8Array, choices?: WeatherChoices) {
  const answer = await hourlyYear(given, 'year.csv', choices);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.result;
}
async function problemOf(given: Uint8Array, choices?: WeatherChoices) {
  const answer = await hourlyYear(given, 'year.csv', choices);
  return answer.ok ? undefined : answer.problem;
}

describe('a whole year', () => {
  it.each([
    ['as France writes it', plain('Date;T ext (°C)')],
    ['with hours counted', file('heure;temperature', YEAR, (hour) => `${hour + 1};${comma(temperature(hour))}`)],
    ['of one column', file('T ext', YEAR, (hour) => comma(temperature(hour)))],
    ['of figures alone', bytes(Array.from({ length: YEAR }, (_, hour) => temperature(hour).toFixed(1)).join('\r\n'))],
  ])('%s', async (_, given) => {
    const { temperatures, warnings, unit } = await yearOf(given);
    expect(temperatures).toHaveLength(YEAR);
    for (const hour of [0, 4321, 8759]) expect(temperatures[hour]).toBeCloseTo(temperature(hour), 1);
    expect([warnings, unit]).toEqual([[], '°C']);
  });

  it('of 366 days counts 8,784 hours, and says so', async () => {
    const given = file('Date;T ext', 8784, (hour) => `${french(instant(hour, 2024))};${comma(temperature(hour))}`);
    const { temperatures, warnings } = await yearOf(given);
    expect(temperatures).toHaveLength(8784);
    expect(warnings).toEqual([{ code: 'W_LEAP', values: { n: 8784 } }]);
  });

  it('made of months of several years is taken as typical', async () => {
    const yearOfHour = (hour: number): number => (hour < 3000 ? 2011 : hour < 6000 ? 2007 : 2015);
    const given = file(
      'Date;T ext',
      YEAR,
      (hour) => `${french(instant(hour, yearOfHour(hour)))};${comma(temperature(hour))}`,
    );
    const { temperatures, warnings } = await yearOf(given);
    expect(temperatures).toHaveLength(YEAR);
    expect(warnings.map(({ code }) => code)).toEqual(['W_TYPICAL']);
  });

  it('in kelvins or degrees Fahrenheit is converted, and says so', async () => {
    const kelvins = await yearOf(plain('Date;T ext (K)', (hour) => temperature(hour) + 273.15));
    expect(kelvins.temperatures[100]).toBeCloseTo(temperature(100), 1);
    expect(kelvins.warnings).toEqual([{ code: 'W_UNIT', values: { c: 'T ext (K)', unit: 'K' } }]);
    const chosen = await yearOf(
      plain('Date;Outdoor', (hour) => 1.8 * temperature(hour) + 32),
      { unit: '°F' },
    );
    expect(chosen.temperatures[100]).toBeCloseTo(temperature(100), 1);
  });
});

describe('holes', () => {
  it('that are short are bridged, and counted', async () => {
    const given = file('Date;T ext', YEAR, (hour) => {
      if (hour >= 100 && hour < 106) return undefined;
      return `${french(instant(hour))};${hour === 500 ? '' : comma(temperature(hour))}`;
    });
    const { temperatures, warnings } = await yearOf(given);
    expect(temperatures).toHaveLength(YEAR);
    expect(warnings).toEqual([{ code: 'W_HOLES', values: { n: 7, longest: 6 } }]);
    const [before, after] = [Number(temperature(99).toFixed(1)), Number(temperature(106).toFixed(1))];
    expect(temperatures[101]).toBeCloseTo(before + ((after - before) * 2) / 7, 9);
  });

  it('longer than a day are refused', async () => {
    const given = file('Date;T ext', YEAR, (hour) =>
      hour >= 100 && hour < 160 ? undefined : `${french(instant(hour))};${comma(temperature(hour))}`,
    );
    expect(await problemOf(given)).toEqual({ code: 'E_HOLES', values: { n: 60, longest: 60, at: 100 } });
  });
});

describe('two zones', () => {
  it('in the instants are put on one clock, and named', async () => {
    const given = file('time,temperature', YEAR, (hour) => {
      const local = new Date(instant(hour).getTime() + offset(hour) * 3_600_000);
      return `${local.toISOString().slice(0, 19)}+0${offset(hour)}:00,${temperature(hour).toFixed(1)}`;
    });
    const { temperatures, warnings } = await yearOf(given);
    expect(temperatures[5000]).toBeCloseTo(temperature(5000), 1);
    expect(warnings).toEqual([{ code: 'W_OFFSETS', values: { list: 'UTC+1, UTC+2' } }]);
  });

  it('of summer and winter time count the doubled hour once', async () => {
    const given = file('Date;T ext', YEAR, (hour) => {
      const local = new Date(instant(hour).getTime() + (offset(hour) - 1) * 3_600_000);
      return `${french(local)};${comma(temperature(hour))}`;
    });
    const { temperatures, warnings } = await yearOf(given);
    expect(temperatures).toHaveLength(YEAR);
    expect(warnings).toEqual([{ code: 'W_ZONES', values: {} }]);
  });

  it('of climate, a column each, are asked about', async () => {
    const given = file('Date;T ext Lille;T ext Nice', YEAR, (hour) =>
      [french(instant(hour)), comma(temperature(hour)), comma(temperature(hour) + 5)].join(';'),
    );
    expect(await problemOf(given)).toMatchObject({ code: 'E_COLUMNS', columns: ['T ext Lille', 'T ext Nice'] });
    expect((await yearOf(given, { column: 'T ext Nice' })).temperatures[0]).toBeCloseTo(temperature(0) + 5, 1);
  });
});

describe('what is no year of temperatures', () => {
  it.each([
    [
      'kelvins nobody named',
      plain('Date;T ext', (hour) => temperature(hour) + 273.15),
      { code: 'E_UNIT', values: { fits: 'K' } },
    ],
    [
      'Fahrenheit nobody named',
      plain('Date;T ext', (hour) => 1.8 * temperature(hour) + 52),
      { code: 'E_UNIT', values: { fits: '°F' } },
    ],
    ['a pressure', plain('Date;T ext (bar)'), { code: 'E_UNIT', values: { c: 'T ext (bar)', unit: 'bar' } }],
    [
      'half of one',
      file('Date;T ext', 4000, (hour) => `${french(instant(hour))};5,5`),
      { code: 'E_HOURS', values: { n: 4000 } },
    ],
    [
      'two of them',
      file('Date;T ext', 17_520, (hour) => `${french(instant(hour))};5,5`),
      { code: 'E_HOURS', values: { n: 17_520 } },
    ],
    [
      'a row each ten minutes',
      file('Date;T ext', YEAR, (row) => `${new Date(Date.UTC(2023, 0, 1, 0, 10 * row)).toISOString()};5,5`),
      { code: 'E_STEP', values: { v: 10 } },
    ],
    ['nothing', bytes(''), { code: 'E_EMPTY' }],
    ['a page', bytes('<html>'), { code: 'E_HTML' }],
  ])('%s', async (_, given, problem) => {
    expect(await problemOf(given)).toMatchObject(problem);
  });
});

/** A file in the format of EnergyPlus, made up: header and fields as its data dictionary says them. */
function epw(
  place: string,
  value: (hour: number) => number,
  { perHour = 1, years = [2005] }: { readonly perHour?: number; readonly years?: readonly number[] } = {},
): Uint8Array {
  const header = [
    `LOCATION,${place}`,
    'DESIGN CONDITIONS,0',
    'TYPICAL/EXTREME PERIODS,0',
    'GROUND TEMPERATURES,0',
    'HOLIDAYS/DAYLIGHT SAVINGS,No,0,0,0',
    'COMMENTS 1,made up',
    'COMMENTS 2,',
    `DATA PERIODS,1,${perHour},Data,Sunday, 1/ 1,12/31`,
  ];
  const rows = Array.from({ length: YEAR }, (_, hour) => {
    const date = instant(hour);
    const year = years[Math.floor((hour / YEAR) * years.length)];
    return `${year},${date.getUTCMonth() + 1},${date.getUTCDate()},${date.getUTCHours() + 1},60,A7A7,${value(hour).toFixed(1)},5.0,80,101325,0,0,300,0,0,0,0,0,0,0,180,3.0,5,5,20.0,77777,9,999999999,0,0.1,0,88,0.2,0,0`;
  });
  return bytes([...header, ...rows].join('\r\n'));
}

describe('a weather file of EnergyPlus', () => {
  it.each([
    ['LYON,-,FRA,IWEC Data,074810,45.73,5.08,1.0,240.0', 12, 'LYON, FRA'],
    ['SINGAPORE,-,SGP,IWEC Data,486980,1.37,103.98,8.0,16.0', 27, 'SINGAPORE, SGP'],
    ['KIRUNA,-,SWE,IWEC Data,020440,67.82,20.33,1.0,442.0', -1, 'KIRUNA, SWE'],
  ])('%s', async (place, mean, name) => {
    const values = (hour: number): number => mean + temperature(hour) - 10.5;
    const year = await yearOf(epw(place, values));
    expect(year.temperatures).toHaveLength(YEAR);
    for (const hour of [0, 4321, 8759]) expect(year.temperatures[hour]).toBeCloseTo(values(hour), 1);
    expect([year.column, year.unit, year.place?.name, year.warnings]).toEqual(['Dry Bulb Temperature', '°C', name, []]);
  });

  it('says its offset, and that its months are of several years', async () => {
    const { place, warnings } = await yearOf(
      epw('PUNE,-,IND,ISHRAE,430630,18.53,73.85,5.5,559', temperature, { years: [1999, 2005] }),
    );
    expect(place).toEqual({ name: 'PUNE, IND', offset: 5.5 });
    expect(warnings).toEqual([{ code: 'W_TYPICAL', values: {} }]);
  });

  it('bridges what it says is missing, and refuses where that is too much', async () => {
    const lyon = 'LYON,-,FRA,IWEC Data,074810,45.73,5.08,1.0,240.0';
    const short = await yearOf(epw(lyon, (hour) => (hour > 99 && hour < 104 ? 99.9 : temperature(hour))));
    expect(short.temperatures[101]).toBeCloseTo((3 * temperature(99) + 2 * temperature(104)) / 5, 1);
    expect(short.warnings).toEqual([{ code: 'W_HOLES', values: { n: 4, longest: 4 } }]);
    expect(await problemOf(epw(lyon, (hour) => (hour > 99 && hour < 1100 ? 99.9 : temperature(hour))))).toMatchObject({
      code: 'E_HOLES',
    });
  });

  it('in another unit, or of another step, gets its sentence', async () => {
    const lyon = 'LYON,-,FRA,IWEC Data,074810,45.73,5.08,1.0,240.0';
    const fahrenheit = (hour: number): number => 1.8 * (temperature(hour) + 8) + 32;
    expect(await problemOf(epw(lyon, fahrenheit))).toMatchObject({ code: 'E_UNIT', values: { fits: '°F' } });
    const { temperatures, warnings } = await yearOf(epw(lyon, fahrenheit), { unit: '°F' });
    expect(temperatures[4321]).toBeCloseTo(temperature(4321) + 8, 1);
    expect(warnings).toMatchObject([{ code: 'W_UNIT', values: { unit: '°F' } }]);
    expect(await problemOf(epw(lyon, temperature, { perHour: 4 }))).toMatchObject({
      code: 'E_STEP',
      values: { v: 15 },
    });
  });
});

/** As PVGIS 5.2 writes its hourly series and its typical year: lines before the table, and after it. */
describe('a file of PVGIS', () => {
  const headOf = (latitude: string, longitude: string): readonly string[] => [
    `Latitude (decimal degrees):\t${latitude}`,
    `Longitude (decimal degrees):\t${longitude}`,
    'Elevation (m):\t180',
    '',
  ];
  const PLACES = [
    ['45.760', '4.840', 12],
    ['1.370', '103.980', 27],
    ['67.820', '20.330', -1],
  ] as const;
  /** Of each month of the typical year, as the file of a place says them first. */
  const YEARS = [2009, 2012, 2014, 2010, 2011, 2013, 2011, 2011, 2013, 2013, 2013, 2011];
  const foot = ['', 'T2m: 2-m air temperature (degree Celsius)', 'PVGIS (c) European Union, 2001-2026'];
  const stamp = (hour: number, minute: string): string => {
    const date = instant(hour);
    return `${date.getUTCFullYear()}${two(date.getUTCMonth() + 1)}${two(date.getUTCDate())}:${two(date.getUTCHours())}${minute}`;
  };
  it.each([
    [
      'hourly series',
      'time,G(i),H_sun,T2m,WS10m,Int',
      (hour: number, t: number) => `${stamp(hour, '10')},0.0,0.0,${t.toFixed(2)},2.1,0.0`,
    ],
    [
      'typical year',
      'time(UTC),T2m,RH,G(h),Gb(n),Gd(h),IR(h),WS10m,WD10m,SP',
      (hour: number, t: number) =>
        `${YEARS[instant(hour).getUTCMonth()]}${stamp(hour, '00').slice(4)},${t.toFixed(2)},80.1,0.0,0.0,0.0,290.0,2.1,180.0,99000.0`,
    ],
  ])('%s of three climates', async (_, header, line) => {
    for (const [latitude, longitude, mean] of PLACES) {
      const values = (hour: number): number => mean + temperature(hour) - 10.5;
      const rows = Array.from({ length: YEAR }, (__, hour) => line(hour, values(hour)));
      const months = header.startsWith('time(UTC)')
        ? ['month,year', ...YEARS.map((one, month) => `${month + 1},${one}`)]
        : [];
      const year = await yearOf(
        bytes([...headOf(latitude, longitude), ...months, header, ...rows, ...foot].join('\r\n')),
      );
      expect(year.column).toBe('T2m');
      for (const hour of [0, 4321, 8759]) expect(year.temperatures[hour]).toBeCloseTo(values(hour), 1);
    }
  });

  it('in kelvins nobody named is asked about, and read once its unit is said', async () => {
    const rows = Array.from(
      { length: YEAR },
      (__, hour) => `${stamp(hour, '10')},${(temperature(hour) + 273.15).toFixed(2)}`,
    );
    const given = bytes([...headOf('45.760', '4.840'), 'time,T2m', ...rows, ...foot].join('\r\n'));
    expect(await problemOf(given)).toMatchObject({ code: 'E_UNIT', values: { fits: 'K' } });
    expect((await yearOf(given, { unit: 'K' })).temperatures[4321]).toBeCloseTo(temperature(4321), 1);
  });
});
