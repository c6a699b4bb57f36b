/** What a field asks for, in a window beside its "?": its meaning, its limits, and what counts while it is empty. */
import type { CellInput, Input } from '../../calculators/define.ts';
import type { CalculatorId } from '../../calculators/index.ts';
import { meaningsOf } from '../../calculators/meanings.ts';
import { element, listOf, openBeside } from '../../kit/controls/explaining.ts';
import { text } from '../../language/index.ts';
import type { Bilingual } from '../../language/index.ts';
import { pageLocale } from '../../language/page.ts';

const WORDS = {
  range: text('Limites', 'Limits'),
  empty: text('Laissé vide', 'Left empty'),
  refused: text('refusé\u00a0: il faut une valeur', 'refused: a value is needed'),
  fluid: text('pris du fluide', 'taken from the refrigerant'),
  standard: text('pris de la norme, à vérifier', 'taken from the standard, to be checked'),
  inputs: text('calculé des autres champs', 'worked out from the other fields'),
} as const;

function emptyOf({ required, from }: Pick<Input, 'required' | 'from'>): Bilingual | undefined {
  if (from !== undefined) return WORDS[from];
  return required ? WORDS.refused : undefined;
}

interface Asked {
  readonly id: string;
  /** Among the meanings. */
  readonly key: string;
  readonly input: Input | CellInput;
  readonly label: string;
  readonly range: string | undefined;
}

/** @throws {Error} where its texts cannot be fetched */
export async function showAbout(button: HTMLElement, { id, key, input, label, range }: Asked): Promise<void> {
  const meaning = (await meaningsOf(id as CalculatorId))[key];
  if (!meaning) return;
  const locale = pageLocale();
  const empty = emptyOf(input);
  const rows: (readonly [string, string])[] = [];
  if (range !== undefined) rows.push([WORDS.range[locale], range]);
  if (empty) rows.push([WORDS.empty[locale], empty[locale]]);
  openBeside(button, {
    name: key.replace('.', '-'),
    title: label,
    content: [
      element('p', meaning[locale]),
      ...(input.help ? [element('p', input.help[locale])] : []),
      ...(rows.length > 0 ? [listOf(rows)] : []),
    ],
  });
}
