/** The rows of the page of accuracy in words, in the language of the page. */
import { CALCULATORS } from '../../../calculators/index.ts';
import type { Definition } from '../../../calculators/index.ts';
import type { Key, Translator } from '../../../i18n/index.ts';
import { ZERO_CELSIUS } from '../../../quantities/si.ts';
import { formatAtMost, formatNumber, formatSignificant } from '../../../quantities/number.ts';
import { recordFromName } from '../../../refrigerants/records.ts';
import { compositionText, fluidAlso, fluidTitle } from '../../../kit/fluids/record-words.ts';
import { isListed } from '../../../shell/navigation/descriptor.ts';
import { PAGES } from '../../../shell/navigation/navigation.ts';
import type { AccuracyRow, Against, Kelvins, Note, Subject, Where } from './row.ts';

const BAR = 1e5;
/** Below this a percentage is written as a power of ten. */
const SMALL = 0.001;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const definitions = new Map((CALCULATORS as readonly Definition[]).map((definition) => [definition.id, definition]));

/** A relative deviation in per cent, two digits: "1,8", "7,8·10⁻⁴". */
export function percentText(relative: number, { locale }: Translator): string {
  const percent = 100 * relative;
  if (percent === 0 || percent >= SMALL) return formatSignificant(percent, 2, locale);
  const [mantissa = '', exponent = ''] = percent.toExponential(1).split('e-');
  const raised = Array.from(exponent, (digit) => SUPERSCRIPTS[Number(digit)] ?? '').join('');
  return `${formatAtMost(Number(mantissa), 1, locale)}·10⁻${raised}`;
}

/** The same written out, as a file and an order of rows take it. */
export const plainPercent = (relative: number, { locale }: Translator): string =>
  formatSignificant(100 * relative, 2, locale);

const wholePercent = (relative: number, { locale }: Translator): string => formatAtMost(100 * relative, 1, locale);

/** What a door is called: by a text of its own, else as the page it is the first door of. */
function doorText(door: string, t: Translator): string {
  const key = `accuracy.doors.${door}` as Key;
  const own = t(key);
  return own === key ? (PAGES.filter(isListed).find(({ doors }) => doors?.[0] === door)?.label[t.locale] ?? own) : own;
}

/** The number or name of a fluid, of a mix what is in it. */
function fluidText(name: string, t: Translator): string {
  const record = recordFromName(name);
  if (record) return fluidTitle(record, t);
  return name.replace(/\[([\d.]+)\]/g, (_, share: string) => ` ${share}\u202f%`).replaceAll('&', ' · ');
}

function cycleText(subject: Extract<Subject, { kind: 'cycle' }>, t: Translator): string {
  const whole = (value: number): string => formatAtMost(value, 0, t.locale);
  const { fluid, evaporating, condensing, gasCooler, hasExchanger } = subject;
  const at = { fluid, evaporating: whole(evaporating) };
  const cycle =
    condensing === null
      ? t('accuracy.subjects.transcritical', { ...at, pressure: whole(gasCooler ?? 0) })
      : t('accuracy.subjects.cycle', { ...at, condensing: whole(condensing) });
  return hasExchanger ? t('accuracy.subjects.exchanger', { cycle }) : cycle;
}

export function subjectText(subject: Subject, t: Translator): string {
  switch (subject.kind) {
    case 'pure':
    case 'blend':
      return fluidText(subject.fluid, t);
    case 'mixes':
      return t('accuracy.subjects.mixes');
    case 'transport': {
      const property = t(`accuracy.subjects.${subject.property}.${subject.phase}`);
      const of = subject.fluid === null ? t('accuracy.subjects.scaling') : fluidText(subject.fluid, t);
      return `${of}, ${property}`;
    }
    case 'cycle':
      return cycleText(subject, t);
    case 'calculator':
      return definitions.get(subject.calculator)?.title[t.locale] ?? subject.calculator;
    case 'door':
      return doorText(subject.door, t);
    case 'secondary':
      return 'fluids' in subject
        ? t('accuracy.subjects.secondary', { count: subject.fluids })
        : t('accuracy.subjects.solution', { name: subject.viscosityOf[t.locale] });
  }
}

/** What a row is found by beside what it shows. */
export function subjectWords(subject: Subject, t: Translator): string {
  if (subject.kind !== 'pure' && subject.kind !== 'blend') return '';
  const record = recordFromName(subject.fluid);
  if (!record) return '';
  return [record.designation, fluidAlso(record, t), compositionText(record, t), ...record.aliases]
    .filter((word) => word !== undefined)
    .join(' ');
}

/** Figures whose last letter is no phase of another figure. */
const WHOLE: ReadonlySet<string> = new Set(['PL', 'PV', 'TL', 'TV', 'CV']);

function figureText(figure: string, t: Translator): string {
  if (WHOLE.has(figure) || !/[LV]$/.test(figure)) return t(`accuracy.figures.${figure}` as Key);
  const phase = figure.endsWith('L') ? 'L' : 'V';
  return t(`accuracy.phases.${phase}`, { figure: t(`accuracy.figures.${figure.slice(0, -1)}` as Key) });
}

function stateText({ figure, at }: Extract<Where, { kind: 'state' }>, t: Translator): string {
  const { locale } = t;
  return [
    figureText(figure, t),
    ...(at.T === undefined ? [] : [`${formatNumber(at.T - ZERO_CELSIUS, 1, locale)}\u202f°C`]),
    ...(at.P === undefined ? [] : [`${formatSignificant(at.P / BAR, 3, locale)}\u202fbar`]),
    ...(at.D === undefined ? [] : [`${formatSignificant(at.D, 3, locale)}\u202fkg/m³`]),
  ].join(', ');
}

const degrees = (T: number, { locale }: Translator): string => `${formatNumber(T - ZERO_CELSIUS, 0, locale)}\u202f°C`;

const solutionText = ({ x, T }: Extract<Where, { kind: 'solution' }>, t: Translator): string =>
  `${formatAtMost(100 * x, 1, t.locale)}\u202f%, ${degrees(T, t)}`;

/** What is stated of a viscosity, temperature by temperature: coldest first. */
function bandsText({ bands, max }: Extract<Note, { code: 'bands' }>, t: Translator): string {
  const said = bands.map(({ to, error }) =>
    t('accuracy.notes.band', { stated: wholePercent(error, t), to: degrees(to, t) }),
  );
  const last = bands.at(-1);
  const text = t('accuracy.notes.bands', { bands: said.join(', ') });
  return last === undefined || last.to >= max
    ? text
    : `${text} ${t('accuracy.notes.noTableAbove', { to: degrees(last.to, t) })}`;
}

/** Where the worst deviation is; `isCode` where it is a name of the API. */
export function whereText(where: Where, t: Translator): { readonly text: string; readonly isCode: boolean } {
  if (where.kind === 'path') return { text: where.path, isCode: true };
  if (where.kind === 'solution') return { text: solutionText(where, t), isCode: false };
  if (where.kind === 'state') return { text: stateText(where, t), isCode: false };
  const output = definitions.get(where.calculator)?.outputs.find(({ key }) => key === where.key);
  return { text: `${output?.label[t.locale] ?? where.key} (${where.example[t.locale]})`, isCode: false };
}

/** A publication by its authors and year: its whole reference stands once, below the table. */
const shortSource = (source: string): string => /^.*?\(\d{4}\)/.exec(source)?.[0] ?? source;

export function againstText(against: Against, t: Translator): string {
  if (typeof against === 'string') return shortSource(against);
  return against.code === 'examples' ? (against.text?.[t.locale] ?? '') : t(`accuracy.against.${against.code}`);
}

/** What the deviations of bubble and dew temperatures are, for a text. */
export const kelvinsWords = ({ count, typical, worst }: Kelvins, { locale }: Translator) => ({
  count,
  typical: formatAtMost(typical, 2, locale),
  worst: formatAtMost(worst, 2, locale),
});

function noteText(note: Note, t: Translator): string {
  switch (note.code) {
    case 'no-reference':
    case 'mixes':
    case 'to-verify':
      return t(`accuracy.notes.${note.code}`);
    case 'stated-error': {
      const stated = t(note.isEstimated ? 'accuracy.notes.estimated' : 'accuracy.notes.fitted', {
        bubble: formatAtMost(note.bubble, 1, t.locale),
        dew: formatAtMost(note.dew, 1, t.locale),
      });
      return note.reason ? `${stated} ${t(`accuracy.notes.${note.reason}`)}` : stated;
    }
    case 'transport':
      return note.stated === null
        ? t(`accuracy.notes.no${note.property}`)
        : t(`accuracy.notes.${note.property}`, {
            liquid: wholePercent(note.stated.liquid, t),
            vapour: wholePercent(note.stated.vapour, t),
          });
    case 'stated':
      return t(note.holds ? 'accuracy.notes.holds' : 'accuracy.notes.exceeded', {
        stated: wholePercent(note.stated, t),
      });
    case 'bands':
      return bandsText(note, t);
    case 'nineteen':
      return t('accuracy.notes.nineteen', {
        stated: wholePercent(note.stated, t),
        measured: wholePercent(note.measured, t),
      });
    case 'known-limits':
      return t(`accuracy.limits.${note.calculator}` as Key);
  }
}

/** What the transport properties of a fluid are worth, and whether anything published says so. */
function transportText(notes: readonly Note[], t: Translator): string {
  const transport = notes.filter((note) => note.code === 'transport');
  const isOpen = (note: (typeof transport)[number]): boolean => note.stated !== null && !note.isChecked;
  const unchecked = (property: string): string => t('accuracy.notes.unchecked', { property });
  if (transport.length > 0 && transport.every(isOpen))
    return unchecked(transport.map((note) => noteText(note, t)).join(', '));
  return transport.map((note) => (isOpen(note) ? unchecked(noteText(note, t)) : noteText(note, t))).join(', ');
}

/** What to know of a row: sentences, then what its transport properties are worth. */
export function notesText({ notes, kelvins, subject }: AccuracyRow, t: Translator): string {
  const list = transportText(notes, t);
  return [
    ...notes.filter(({ code }) => code !== 'transport').map((note) => noteText(note, t)),
    ...(kelvins === null
      ? []
      : [
          t(
            subject.kind === 'door' ? 'accuracy.notes.doorKelvins' : 'accuracy.notes.kelvins',
            kelvinsWords(kelvins, t),
          ),
        ]),
    ...(list === '' ? [] : [`${list.charAt(0).toUpperCase()}${list.slice(1)}.`]),
  ].join(' ');
}
