/** The words of `appfroid run`. */
import { text } from '../../language/index.ts';
import type { Locale } from '../../language/index.ts';
import { nearestWords } from '../../language/nearest.ts';
import { ALL_QUESTIONS } from '../questions/index.ts';
import { FileRefused } from '../rows/asker.ts';
import { FORMS } from './job.ts';
import type { RunOptions } from './run-file.ts';

const DECIMALS = ['point', 'comma'] as const;

/** What a run takes beside the inputs of its question. */
export const RUN_WORDS = {
  ask: text('la question\u00a0: sat, cycle…', 'the question: sat, cycle…'),
  out: text(
    'le fichier écrit\u202f; interrompu, le même appel le reprend où il en était',
    'the file written; interrupted, the same call goes on where it stood',
  ),
  get: text('les grandeurs voulues, séparées par des virgules', 'the figures wanted, parted by commas'),
  rename: text('« colonne=entrée », autant de fois qu’il faut', '"column=input", as often as needed'),
  carry: text('une colonne à recopier, quoi qu’elle semble dire', 'a column to copy, whatever it seems to say'),
  to: text('csv ou ndjson\u202f; sinon comme le fichier', 'csv or ndjson; else as the file is'),
  decimal: text('point ou comma\u202f; sinon comme le fichier', 'point or comma; else as the file has it'),
  threads: text('fils de calcul\u202f; sinon un par cœur', 'threads; else one a core'),
  restart: text('tout refaire', 'do it all anew'),
} as const;
type RunWord = keyof typeof RUN_WORDS;
const isRunWord = (name: string): name is RunWord => Object.hasOwn(RUN_WORDS, name);

export interface Words {
  readonly positional: readonly string[];
  readonly named: readonly (readonly [name: string, value: string])[];
}

const refuse = (fr: string, en: string): never => {
  throw new FileRefused(text(fr, en));
};

function oneOf<T extends string>(name: string, word: string | undefined, words: readonly T[]): T | undefined {
  if (word === undefined) return undefined;
  return (
    words.find((one) => one === word) ??
    refuse(`--${name}\u00a0: au choix ${words.join(', ')}.`, `--${name}: one of ${words.join(', ')}.`)
  );
}

/** The name of a question by its own name, or by that of its command. */
function questionName(word: string | undefined, commands: Readonly<Record<string, string>>): string {
  const names = [...Object.keys(commands), ...ALL_QUESTIONS.map(({ name }) => name)];
  const list = names.join(', ');
  if (word === undefined)
    return refuse(`--ask\u00a0: la question, au choix\u00a0: ${list}.`, `--ask: the question, one of: ${list}.`);
  const found = Object.hasOwn(commands, word) ? commands[word] : word;
  if (found !== undefined && ALL_QUESTIONS.some(({ name }) => name === found)) return found;
  const [near = list] = nearestWords(word, names, 1);
  return refuse(`--ask\u00a0: ${word}\u202f? Le plus proche\u00a0: ${near}.`, `--ask: ${word}? The nearest: ${near}.`);
}

/** What a run is asked, but for its file. @param commands the question of each command @throws {FileRefused} */
export function runOptions(
  { positional, named }: Words,
  commands: Readonly<Record<string, string>>,
  locale: Locale,
): Omit<RunOptions, 'file'> & { readonly files: readonly string[] } {
  const words = new Map<RunWord, string[]>();
  const fixed: Record<string, string> = {};
  for (const [name, value] of named) {
    if (isRunWord(name)) words.set(name, [...(words.get(name) ?? []), value]);
    else fixed[name] = value;
  }
  const last = (name: RunWord): string | undefined => words.get(name)?.at(-1);
  const renames = (words.get('rename') ?? []).map((word) => {
    const at = word.lastIndexOf('=');
    if (at < 1) refuse('--rename\u00a0: "colonne=entrée".', '--rename: "column=input".');
    return [word.slice(0, at), word.slice(at + 1)] as const;
  });
  const threads = last('threads');
  if (threads !== undefined && !/^[1-9]\d{0,2}$/.test(threads))
    refuse('--threads\u00a0: 1 à 999.', '--threads: 1 to 999.');
  const to = oneOf('to', last('to') ?? (/\.(?:ndjson|jsonl)$/i.test(last('out') ?? '') ? 'ndjson' : undefined), FORMS);
  const decimal = oneOf('decimal', last('decimal'), DECIMALS);
  if (positional.length === 0) refuse('run\u00a0: un fichier, ou -.', 'run: a file, or -.');
  return {
    files: positional,
    out: last('out'),
    restart: words.has('restart'),
    threads: threads === undefined ? undefined : Number(threads),
    job: {
      ask: questionName(last('ask'), commands),
      fixed,
      get: (words.get('get') ?? []).flatMap((word) => word.split(',')).filter((word) => word !== ''),
      carry: words.get('carry') ?? [],
      rename: Object.fromEntries(renames),
      ...(to !== undefined && { to }),
      ...(decimal !== undefined && { decimal }),
      locale,
    },
  };
}
