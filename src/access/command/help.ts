/** What the command says of itself, in the manner of a manual's page. */
import type { Locale } from '../../language/index.ts';
import { CYCLE_INPUTS } from '../questions/inputs.ts';
import { COMMANDS } from './commands.ts';
import type { Command } from './commands.ts';
import { RUN_WORDS } from '../run/words.ts';
import { INPUT_LABELS } from './input-labels.ts';

const WORDS = {
  fr: {
    name: 'NOM',
    synopsis: 'SYNOPSIS',
    commands: 'COMMANDES',
    options: 'OPTIONS',
    inputs: 'ENTRÉES',
    example: 'EXEMPLE',
    exit: 'CODES DE RETOUR',
    about: 'propriétés et cycles de fluides frigorigènes',
    command: 'commande',
    lines: [
      '--json            l’unité dans chaque nom\u202f; tous les chiffres',
      '--csv             (table) une ligne par valeur, pour un tableur',
      '--units SYSTEM    metric (par défaut), us ou si, pour le texte et le CSV',
      '--lang fr|en      la langue\u202f; sinon celle de LC_ALL, LC_MESSAGES ou LANG',
      '--stdin           une demande JSON par ligne, une réponse JSON par ligne',
      '--help, --version',
    ],
    values: 'Un nombre est dans l’unité du nom\u202f; une autre peut le suivre\u00a0: --t "41 °F", --p "120 psig".',
    run: 'répond à chaque ligne d’un fichier (CSV, TSV, NDJSON) ou d’un dossier, par tous les cœurs',
    serve: 'sert un site construit (dist/client) sur cette machine\u00a0: --port, --host',
    rows: [
      'Une colonne porte le nom d’une entrée, ou un synonyme, avec l’unité de son choix\u00a0: t_C, t (°F), p [psig].',
      'Les entrées communes à toutes les lignes se disent ici\u00a0: --fluid R134a.',
      'L’ordre est gardé\u202f; une ligne sans réponse dit pourquoi dans sa case.',
    ],
    codes: ['0  répondu', '1  pas de réponse\u00a0: la raison est dite', '2  commande ou entrée refusée'],
    short: 'ou',
  },
  en: {
    name: 'NAME',
    synopsis: 'SYNOPSIS',
    commands: 'COMMANDS',
    options: 'OPTIONS',
    inputs: 'INPUTS',
    example: 'EXAMPLE',
    exit: 'EXIT STATUS',
    about: 'properties and cycles of refrigerants',
    command: 'command',
    lines: [
      '--json            the unit in each name; every digit',
      '--csv             (table) a line for each value, for a spreadsheet',
      '--units SYSTEM    metric (default), us or si, for text and CSV',
      '--lang fr|en      the language; else that of LC_ALL, LC_MESSAGES or LANG',
      '--stdin           a JSON request a line, a JSON answer a line',
      '--help, --version',
    ],
    values: 'A number is in the unit of the name; another may follow it: --t "41 °F", --p "120 psig".',
    run: 'answers each row of a file (CSV, TSV, NDJSON) or of a folder, by all cores',
    serve: 'serves a built site (dist/client) on this machine: --port, --host',
    rows: [
      'A column has the name of an input, or a synonym, in a unit of its own: t_C, t (°F), p [psig].',
      'Inputs that are the same for all rows are said here: --fluid R134a.',
      'Order is kept; a row without an answer says why in its own cell.',
    ],
    codes: ['0  answered', '1  no answer: the reason is said', '2  command or input refused'],
    short: 'or',
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

const section = (title: string, lines: readonly string[]): string =>
  [title, ...lines.map((line) => (line === '' ? '' : `    ${line}`))].join('\n');

const RUN_EXAMPLE = 'appfroid run points.csv --ask sat --out answers.csv';

/** The page of the whole. */
export function manual(locale: Locale): string {
  const say = WORDS[locale];
  const width = Math.max(...COMMANDS.map(({ name }) => name.length)) + 2;
  return `${[
    section(say.name, [`appfroid - ${say.about}`]),
    section(say.synopsis, [
      `appfroid ${say.command} [fluid] [--input value]… [--json] [--units metric|us|si] [--lang fr|en]`,
    ]),
    section(say.commands, [
      ...COMMANDS.map(({ name, question }) => `${name.padEnd(width)}${question.description[locale]}`),
      `${'run'.padEnd(width)}${say.run}`,
    ]),
    section(say.options, [...say.lines, '', say.values]),
    section(say.example, [...COMMANDS.map(({ example }) => `appfroid ${example}`), RUN_EXAMPLE]),
    section(say.exit, say.codes),
  ].join('\n\n')}\n`;
}

/** The page of one command: every input, its short name, what it means. */
export function manualOf({ name, question, positional, example }: Command, locale: Locale): string {
  const say = WORDS[locale];
  const shortOf = (input: string): string | undefined =>
    Object.entries(question.synonyms ?? {}).find(([, to]) => (typeof to === 'string' ? to : to.input) === input)?.[0];
  const inputs = Object.entries(question.schema.properties ?? {}).flatMap(([input, schema]) => {
    const short = shortOf(input);
    const what = (CYCLE_INPUTS[input]?.label ?? INPUT_LABELS[input])?.[locale] ?? '';
    const head = positional.includes(input)
      ? input
      : `--${input}${short === undefined ? '' : ` ${say.short} --${short}`}`;
    return [head, `    ${what}${schema.enum === undefined ? '' : ` [${schema.enum.join(', ')}]`}`];
  });
  return `${[
    section(say.name, [`appfroid ${name} - ${question.description[locale]}`]),
    section(say.synopsis, [`appfroid ${[name, ...positional].join(' ')} [--input value]…`]),
    section(say.inputs, inputs),
    section(say.options, [...say.lines, '', say.values]),
    section(say.example, [`appfroid ${example}`]),
    section(say.exit, say.codes),
  ].join('\n\n')}\n`;
}

/** The page of the files. */
export function manualOfRun(locale: Locale): string {
  const say = WORDS[locale];
  const words = Object.entries(RUN_WORDS).flatMap(([name, said]) => [`--${name}`, `    ${said[locale]}`]);
  return `${[
    section(say.name, [`appfroid run - ${say.run}`]),
    section(say.synopsis, ['appfroid run FILE… --ask question [--out FILE] [--input value]…']),
    section(say.inputs, say.rows),
    section(say.options, words),
    section(say.example, [RUN_EXAMPLE]),
    section(say.exit, say.codes),
  ].join('\n\n')}\n`;
}
