/** What is known of fluids, as lines of the search: from its list alone, without an engine. */
import { filled } from '../../../language/index.ts';
import { today } from '../../../language/days.ts';
import {
  displayFromSi,
  formatAtMost,
  formatDisplayed,
  formatSignificant,
  preferredUnit,
  unitOf,
  withUnit,
} from '../../../quantities/index.ts';
import { kelvinFromCelsius } from '../../../quantities/si.ts';
import type { UnitOf } from '../../../quantities/index.ts';
import type { FluidEntry, SearchData } from '../entries.ts';
import type { Reader } from './answer.ts';
import { askedLines, carryLines, linesAt } from './duties.ts';
import { lawLines } from './law-lines.ts';
import { AMMONIA, ammoniaLines, isCounted, leakLines } from './leak.ts';
import { productsIn } from './products.ts';
import { changeLines, classLine, isBanned, replacedLines } from './replacing.ts';
import type { AboutFluids, Topic } from './topics.ts';

/** A line of the search: where it leads, and what it says. */
export interface Said {
  readonly title: string;
  readonly lines: readonly string[];
  readonly address: string;
}

const GAUGES = { bar: 'barg', kPa: 'kPag', MPa: 'MPag', psi: 'psig' } as const;
/** bubble and dew closer than this are one, relative. */
const SAME = 1e-3;
/** °C: the temperature a fluid's own line tells the pressure of. */
const TOLD_AT = 5;
const DIGITS = 3;

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** How a reader's figures are written. */
function writer({ texts, locale, settings }: Reader) {
  const absolute = preferredUnit(
    { ...settings, pressureReference: 'absolute' },
    'pressure',
    'bar',
  ) as keyof typeof GAUGES;
  const degrees = preferredUnit(settings, 'temperature', 'degC') as UnitOf<'temperature'>;
  const kelvins = preferredUnit(settings, 'temperatureDifference', 'K') as UnitOf<'temperatureDifference'>;
  const pressureIn = (pascal: number, unit: UnitOf<'pressure'>): string =>
    withUnit(
      formatDisplayed('pressure', displayFromSi('pressure', pascal, unit), unit, locale),
      unitOf('pressure', unit).symbol,
    );
  return {
    pressure: (pascal: number): string =>
      `${pressureIn(pascal, GAUGES[absolute])} (${pressureIn(pascal, absolute)} ${texts.absolute})`,
    temperature: (celsius: number): string => {
      const shown = displayFromSi('temperature', kelvinFromCelsius(celsius), degrees);
      return withUnit(formatAtMost(shown, 1, locale), unitOf('temperature', degrees).symbol);
    },
    difference: (kelvin: number): string =>
      withUnit(
        formatDisplayed(
          'temperatureDifference',
          displayFromSi('temperatureDifference', kelvin, kelvins),
          kelvins,
          locale,
        ),
        unitOf('temperatureDifference', kelvins).symbol,
      ),
    number: (value: number): string => formatAtMost(value, 2, locale),
  };
}

type Row = NonNullable<FluidEntry['figures']>['usual'][number];

/** « 5 °C : rosée 7,56 bar(g) · bulle 7,87 bar(g) ». */
function pressuresAt([t, dew, bubble]: Row, reader: Reader): string {
  const { texts } = reader;
  const write = writer(reader);
  const isSame = Math.abs(bubble / dew - 1) < SAME;
  const said = isSame
    ? write.pressure(dew)
    : `${texts.dew.toLowerCase()} ${write.pressure(dew)} · ${texts.bubble.toLowerCase()} ${write.pressure(bubble)}`;
  return filled(texts.pressureAt, { t: write.temperature(t), pressure: said });
}

/** A fluid in a line: class, GWP and the pressure people ask for. */
export function fluidInALine({ gwp, class: safety, figures }: FluidEntry, reader: Reader): readonly string[] {
  const { texts } = reader;
  const write = writer(reader);
  const usual = figures?.usual ?? [];
  const told = usual.find(([t]) => t === TOLD_AT) ?? usual.at(-1);
  const first = [
    sentence(safety === undefined ? texts.classUnknown : filled(texts.class, { class: safety })),
    gwp === undefined
      ? texts.gwpUnknown
      : filled(texts.gwp, { gwp: write.number(gwp[0]), basis: gwp[1] }).replace(' ()', ''),
  ].join(' · ');
  return [first, ...(told ? [pressuresAt(told, reader)] : [])];
}

type Told = readonly [lines: readonly string[], address: string | undefined];

/** What is said of one thing asked of a fluid, and where the rest of it stands. */
function told(
  topic: Topic,
  fluid: FluidEntry,
  about: AboutFluids,
  reader: Reader,
  data: SearchData,
  day: string,
): Told {
  const { texts } = data;
  const write = writer(reader);
  const { figures, parts, oils, name, gwp } = fluid;
  const page = fluid.page;
  const withFluid = (way: string | undefined, more: Readonly<Record<string, string>> = {}): string | undefined =>
    way && `${way}?${new URLSearchParams({ fluid: name, ...more }).toString()}`;
  const at = (id: string): string | undefined => page && `${page}#${id}`;
  const [basics = ''] = fluidInALine(fluid, reader);
  switch (topic) {
    case 'law':
      return [
        [
          ...askedLines(fluid, about.products ?? productsIn(reader.machine ?? ''), data, day),
          ...linesAt(fluid.law, data, day),
        ],
        at('loi'),
      ];
    case 'fine':
      // The articles of fines are about the gases of the lists.
      return [fluid.counts !== undefined && isCounted(fluid) ? linesAt(data.fines, data, day) : [], data.ways.who];
    case 'carry':
      return [carryLines(fluid, reader, data), data.ways.who];
    case 'vehicle':
      return [linesAt(fluid.vehicles, data, day), data.ways.vehicles];
    case 'public':
      return [linesAt(fluid.public, data, day), data.ways.public];
    case 'site':
      return [name === AMMONIA ? ammoniaLines(about.mass, data) : linesAt(fluid.sites, data, day), data.ways.sites];
    case 'next':
      return [[...replacedLines(fluid, data, day), basics], at('remplacement')];
    case 'gwp':
      return [[basics, ...linesAt(fluid.gwpLaw === undefined ? [] : [fluid.gwpLaw], data, day)], page];
    case 'class':
      return [[basics], page];
    case 'charge':
      return [[texts.room], withFluid(data.ways.charge)];
    case 'who':
      return [fluid.certificate === undefined ? [] : lawLines(fluid.certificate, data, day), data.ways.who];
    case 'detection':
    case 'leak': {
      // A detector of a gas the law does not count is another question.
      if (topic === 'detection' && fluid.counts !== undefined && !isCounted(fluid)) return [[], undefined];
      if (name === AMMONIA) return [ammoniaLines(about.mass, data), data.ways.sites];
      const leak = fluid.leak === undefined ? [] : lawLines(fluid.leak, data, day);
      const { mass } = about;
      if (mass === undefined) return [leak, withFluid(data.ways.leaks)];
      const kilos = withUnit(formatSignificant(mass, DIGITS, reader.locale), 'kg');
      const tonnes = gwp && withUnit(formatSignificant((mass * gwp[0]) / 1000, DIGITS, reader.locale), 't');
      return [
        [
          ...leakLines(fluid, mass, kilos, data),
          ...(tonnes === undefined ? [] : [filled(texts.tonnes, { mass: kilos, fluid: name, tonnes })]),
          ...leak,
        ],
        withFluid(data.ways.leaks, { charge: String(mass) }),
      ];
    }
    case 'glide': {
      if (!figures?.glide) return [[texts.glideNone], page];
      const [kelvins, pascal] = figures.glide;
      return [[filled(texts.glide, { glide: write.difference(kelvins), pressure: write.pressure(pascal) })], page];
    }
    case 'composition': {
      const share = (percent: number): string => withUnit(write.number(percent), '%');
      const list = parts?.map(([part, percent]) => `${part} ${share(percent)}`).join(' · ');
      return [[list === undefined ? texts.pure : filled(texts.composition, { parts: list })], page];
    }
    case 'oil':
      return [[oils ? filled(texts.oils, { oils: oils.join(', ') }) : texts.oilsUnknown], at('donnees')];
    case 'critical':
      if (!figures) return [[], page];
      return [
        [
          filled(texts.critical, {
            t: write.temperature(figures.critical[0]),
            p: write.pressure(figures.critical[1]),
          }),
        ],
        at('donnees'),
      ];
    case 'boiling': {
      if (!figures?.boiling) return [[], page];
      const [bubble, dew] = figures.boiling;
      const same = Math.abs(dew - bubble) < 0.05;
      const t = same ? write.temperature(bubble) : `${write.temperature(bubble)} / ${write.temperature(dew)}`;
      return [[filled(texts.boils, { t })], at('donnees')];
    }
    case 'reading':
      return [[texts.needReading], withFluid(data.ways.ruler)];
    case 'pressure':
    case 'compare':
      return [(figures?.usual ?? []).map((row) => pressuresAt(row, reader)), page];
  }
}

const unusedLine = (unused: readonly string[], { notUnderstood }: SearchData['texts']): readonly string[] =>
  unused.length === 0 ? [] : [filled(notUnderstood, { words: unused.join(', ') })];

/** Two fluids beside one another, and their comparison ready to run. */
function compared(
  fluids: readonly FluidEntry[],
  about: AboutFluids,
  reader: Reader,
  data: SearchData,
  day: string,
): Said | undefined {
  const { compare, pairs } = data.ways;
  const { change } = about;
  const of = (name: string | undefined): FluidEntry | undefined => fluids.find((fluid) => fluid.name === name);
  const [one, other] = change === undefined ? fluids : [of(change.from), of(change.to)];
  if (!one || !other || compare === undefined) return undefined;
  const query = new URLSearchParams({
    fluid1: JSON.stringify(one.name),
    fluid2: JSON.stringify(other.name),
  }).toString();
  const both = [one, other].map((fluid) => [fluid.name, ...fluidInALine(fluid, reader)].join(' · '));
  const unused = unusedLine(about.unused, data.texts);
  if (change !== undefined)
    return {
      title: `${one.name} → ${other.name}`,
      lines: [
        ...changeLines(one, other, data, day),
        ...unused,
        ...both,
        ...(isBanned(other, one, day) ? [data.whose] : []),
      ],
      address: pairs[`${one.name} ${other.name}`] ?? `${compare}?${query}`,
    };
  const above = classLine(one, other, data) ?? classLine(other, one, data);
  return {
    title: `${data.texts.compare} ${one.name} · ${other.name}`,
    lines: [...unused, ...both, ...(above === undefined ? [] : [above])],
    address: `${compare}?${query}`,
  };
}

/** What is answered by the law: whose it is stands under it. The ADR is of all Europe, and says so itself. */
const OF_LAW: ReadonlySet<Topic> = new Set(['law', 'leak', 'detection', 'who', 'fine', 'vehicle', 'public', 'site']);

/** The answer to what is asked of the fluids named; undefined where nothing is asked: their own lines say what they are. */
export function factsOf(about: AboutFluids, reader: Reader, data: SearchData, day: string = today()): Said | undefined {
  const fluids = about.fluids.flatMap((name) => data.fluids.find((fluid) => fluid.name === name) ?? []);
  const [fluid] = fluids;
  if (!fluid) return undefined;
  if (fluids.length > 1) return compared(fluids, about, reader, data, day);
  if (about.topics.length === 0) return undefined;
  const all = about.topics.map((topic) => told(topic, fluid, about, reader, data, day));
  const lines = [...new Set(all.flatMap(([some]) => some))].filter((line) => line !== '');
  if (lines.length === 0) return undefined;
  return {
    title: fluid.label === undefined ? fluid.name : `${fluid.name} · ${fluid.label}`,
    lines: [
      ...unusedLine(about.unused, data.texts),
      ...lines,
      ...(about.topics.some((topic) => OF_LAW.has(topic)) ? [data.whose] : []),
    ],
    address: all[0]?.[1] ?? fluid.page ?? data.ways.simulator,
  };
}
