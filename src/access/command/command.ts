/** The command, free of the process it runs in: words in; lines and an exit status out. */
import type { Engine } from '../../engine/types.ts';
import { locales, text } from '../../language/index.ts';
import type { Bilingual, Locale } from '../../language/index.ts';
import { nearestWords } from '../../language/nearest.ts';
import { answerTo } from '../questions/question.ts';
import type { Answer, Figures } from '../questions/question.ts';
import { nameFaultText } from '../questions/fault-text.ts';
import { inputFromName, namesOf, understood } from '../vocabulary.ts';
import { FileRefused } from '../rows/asker.ts';
import type { Ran } from '../run/run-file.ts';
import { runOptions } from '../run/words.ts';
import { COMMANDS } from './commands.ts';
import type { Command } from './commands.ts';
import { manual, manualOf, manualOfRun } from './help.ts';
import { csvOf, tableOf, textOf } from './print.ts';
import { UNIT_SYSTEMS } from '../units.ts';
import type { UnitSystem } from '../units.ts';

export const STATUS = { answered: 0, noAnswer: 1, refused: 2 } as const;

export interface Surroundings {
  readonly engine: () => Promise<Engine>;
  readonly version: string;
  /** Environment, for the language. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The lines of the input, for --stdin. */
  readonly lines: () => AsyncIterable<string>;
  /** Answers the rows of files. */
  readonly run: (job: RunJob) => Promise<Ran>;
  /** Serves a built site until it is stopped. @returns its address */
  readonly serve: (folder: string, port: number, host: string) => Promise<string>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

export type RunJob = ReturnType<typeof runOptions>;

/** Why the words given are no command. */
class Refused extends Error {
  readonly said: Bilingual;
  constructor(said: Bilingual) {
    super(said.en);
    this.said = said;
  }
}
const refuse = (fr: string, en: string): never => {
  throw new Refused(text(fr, en));
};

/** Signs that move a terminal's cursor, colour it or answer for its user, or turn its writing round; lines and tabs are none. */
const ORDERS = /(?![\n\t]|\r\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const codeOf = (sign: string, digits: number): string => (sign.codePointAt(0) ?? 0).toString(16).padStart(digits, '0');

/** A text of which a terminal shows every sign and obeys none. */
export const shownText = (text: string): string =>
  text.replaceAll(ORDERS, (sign) => (sign < '\u0100' ? `\\x${codeOf(sign, 2)}` : `\\u${codeOf(sign, 4)}`));

/** A JSON text of which that holds too: what JSON lets stand is written by its number. */
const jsonText = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replaceAll(ORDERS, (sign) => `\\u${codeOf(sign, 4)}`);

const FLAGS = ['json', 'csv', 'stdin', 'help', 'version'] as const;
/** Words of a run that take nothing behind them. */
const isRunFlag = (name: string): boolean => name === 'restart';
type Flag = (typeof FLAGS)[number];
const isFlag = (name: string): name is Flag => (FLAGS as readonly string[]).includes(name);

interface Words {
  readonly positional: readonly string[];
  readonly named: readonly (readonly [name: string, value: string])[];
  readonly flags: ReadonlySet<Flag>;
}

/** `--name value`, `--name=value`, and what has no name. */
function readWords(words: readonly string[], isTruth: (name: string) => boolean): Words {
  const positional: string[] = [];
  const named: [string, string][] = [];
  const flags = new Set<Flag>();
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] as string;
    const [, name, given] = /^--([^=]+)(?:=([^]*))?$/.exec(word) ?? [];
    if (name === undefined) {
      if (word === '-h') flags.add('help');
      else positional.push(word);
    } else if (isFlag(name)) flags.add(name);
    else if (given !== undefined) named.push([name, given]);
    else if (isTruth(name)) named.push([name, 'true']);
    else {
      place += 1;
      named.push([name, words[place] ?? refuse(`--${name}\u00a0: valeur manquante.`, `--${name}: value missing.`)]);
    }
  }
  return { positional, named, flags };
}

const languageOf = (word: string | undefined): Locale | undefined =>
  locales.find((locale) => word?.toLowerCase().startsWith(locale));

/** The request of the words: what has no name takes its place, numbers are read in the unit of their name or the one behind them. */
function requestOf({ positional, question }: Command, words: Words): Readonly<Record<string, unknown>> {
  const sent = new Map<string, string>();
  for (const [place, word] of words.positional.entries())
    sent.set(positional[place] ?? refuse(`${word}\u00a0: mot en trop.`, `${word}: one word too many.`), word);
  for (const [name, given] of words.named) sent.set(name, given);
  for (const name of sent.keys()) {
    if (inputFromName(name, question) !== undefined) continue;
    const [near] = nearestWords(name, namesOf(question));
    const hint = near === undefined ? '' : ` --${near}\u202f?`;
    return refuse(
      `--${name}\u00a0: option inconnue.${hint}`,
      `--${name}: unknown option.${hint.replace('\u202f', '')}`,
    );
  }
  const read = understood(question, Object.fromEntries(sent), '.');
  if (!read.ok) {
    const { fr, en } = { fr: nameFaultText(read.fault, 'fr'), en: nameFaultText(read.fault, 'en') };
    return refuse(`--${fr}`, `--${en}`);
  }
  for (const [input, value] of Object.entries(read.given)) {
    const schema = question.schema.properties?.[input] ?? {};
    if (schema.type !== 'number' || typeof value !== 'string') continue;
    const name = read.nameOf(input);
    refuse(`--${name}\u00a0: «\u00a0${value}\u00a0» n’est pas un nombre.`, `--${name}: '${value}' is not a number.`);
  }
  return read.given;
}

function print(
  answer: Extract<Answer, { ok: true }>,
  flags: ReadonlySet<Flag>,
  system: UnitSystem,
  locale: Locale,
): string {
  const { rows } = answer.result as { readonly rows?: readonly Figures[] };
  if (flags.has('csv')) {
    if (rows === undefined) return refuse('--csv\u00a0: pour table seulement.', '--csv: for table alone.');
    return csvOf(rows, system, locale);
  }
  return rows === undefined ? textOf(answer.result, system, locale) : tableOf(rows, system, locale);
}

/** Each line a request, each answer a line. @returns whether all had an answer */
async function answerLines(command: Command, around: Surroundings, locale: Locale): Promise<boolean> {
  const engine = await around.engine();
  let all = true;
  for await (const line of around.lines()) {
    if (line.trim() === '') continue;
    let given: unknown;
    try {
      given = JSON.parse(line);
    } catch {
      given = undefined;
    }
    const answer = answerTo(command.question, given, engine, locale, '.');
    all &&= answer.ok;
    around.out(`${jsonText(answer)}\n`);
  }
  return all;
}

async function run(words: Words, command: Command, around: Surroundings, locale: Locale): Promise<number> {
  const isTaken = (name: string): boolean => name === 'units' || name === 'lang';
  const units = words.named.findLast(([name]) => name === 'units')?.[1] ?? 'metric';
  const system =
    UNIT_SYSTEMS.find((one) => one === units) ??
    refuse(`--units\u00a0: au choix metric, us ou si.`, '--units: one of metric, us, si.');
  if (words.flags.has('stdin')) return (await answerLines(command, around, locale)) ? STATUS.answered : STATUS.noAnswer;
  const request = requestOf(command, { ...words, named: words.named.filter(([name]) => !isTaken(name)) });
  const answer = answerTo(command.question, request, await around.engine(), locale);
  if (words.flags.has('json')) around.out(`${jsonText(answer, 2)}\n`);
  else if (answer.ok) around.out(shownText(print(answer, words.flags, system, locale)));
  if (answer.ok) {
    if (!words.flags.has('json')) for (const warning of answer.warnings) around.err(shownText(`! ${warning}\n`));
    return STATUS.answered;
  }
  around.err(shownText(`${answer.error}\n`));
  return answer.code === 'E_INPUT' ? STATUS.refused : STATUS.noAnswer;
}

const LARGEST_PORT = 65_535;

/** A built site, on this machine unless `--host` opens it to a house. */
async function serveSite({ positional, named }: Words, around: Surroundings): Promise<number> {
  const given = new Map(named);
  for (const name of given.keys())
    if (!['port', 'host', 'lang'].includes(name))
      refuse(`--${name}\u00a0: option inconnue (--port, --host).`, `--${name}: unknown option (--port, --host).`);
  const port = Number(given.get('port') ?? 4321);
  if (!Number.isInteger(port) || port < 0 || port > LARGEST_PORT)
    refuse(`--port\u00a0: 0 à ${LARGEST_PORT}.`, `--port: 0 to ${LARGEST_PORT}.`);
  const address = await around.serve(positional[0] ?? 'dist/client', port, given.get('host') ?? '127.0.0.1');
  around.out(`${address}\n`);
  return STATUS.answered;
}

/** Rows of files. */
async function runRows(words: Words, around: Surroundings, locale: Locale): Promise<number> {
  const named = words.named.filter(([name]) => name !== 'lang');
  const commands = Object.fromEntries(COMMANDS.map(({ name, question }) => [name, question.name]));
  const { rows, failed } = await around.run(runOptions({ positional: words.positional, named }, commands, locale));
  const said = {
    fr: `${rows} lignes, ${failed} sans réponse\n`,
    en: `${rows} rows, ${failed} without an answer\n`,
  };
  around.err(said[locale]);
  return failed === 0 ? STATUS.answered : STATUS.noAnswer;
}

/** @param given the words after the program's name @returns the exit status */
export async function command(given: readonly string[], around: Surroundings): Promise<number> {
  const { env, out, err } = around;
  let locale = languageOf(env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG']) ?? 'en';
  try {
    const [first, ...rest] = given;
    const found = COMMANDS.find(({ name }) => name === first);
    const isRun = first === 'run';
    const isTruth = (name: string): boolean =>
      isRun ? isRunFlag(name) : found?.question.schema.properties?.[name]?.type === 'boolean';
    const words = readWords(found === undefined && !isRun && first !== 'serve' ? given : rest, isTruth);
    const asked = words.named.findLast(([name]) => name === 'lang')?.[1];
    locale =
      asked === undefined ? locale : (languageOf(asked) ?? refuse('--lang\u00a0: fr ou en.', '--lang: fr or en.'));
    if (words.flags.has('version')) {
      out(`${around.version}\n`);
      return STATUS.answered;
    }
    if (isRun) {
      if (!words.flags.has('help') && words.positional[0] !== 'help') return await runRows(words, around, locale);
      out(manualOfRun(locale));
      return STATUS.answered;
    }
    if (first === 'serve' && !words.flags.has('help')) return await serveSite(words, around);
    if (found !== undefined) {
      if (!words.flags.has('help') && words.positional[0] !== 'help') return await run(words, found, around, locale);
      out(manualOf(found, locale));
      return STATUS.answered;
    }
    const [word, of] = words.positional;
    const about = COMMANDS.find(({ name }) => name === of);
    if (word === 'help' && of === 'run') {
      out(manualOfRun(locale));
      return STATUS.answered;
    }
    if (word !== undefined && word !== 'help')
      refuse(`${word}\u00a0: commande inconnue (appfroid help).`, `${word}: unknown command (appfroid help).`);
    out(about === undefined ? manual(locale) : manualOf(about, locale));
    return STATUS.answered;
  } catch (error) {
    if (!(error instanceof Refused || error instanceof FileRefused)) throw error;
    err(shownText(`appfroid: ${error.said[locale]}\n`));
    return STATUS.refused;
  }
}
