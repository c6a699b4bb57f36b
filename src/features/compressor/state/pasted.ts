/** A pasted sheet taken into the form: what it holds, as texts, and what is known of it. Late: a key does without it. */
import { sheetFromText } from '../../../circuit/compressor/sheet/read.ts';
import type { FittedLine, Sheet, SheetChoices, SheetLine } from '../../../circuit/compressor/sheet/sheet.ts';
import { fittedLine, WORST_FIT } from '../../../circuit/compressor/sheet/sheet.ts';
import { coefficientsAtSpeed } from '../../../circuit/compressor/sheet/speed.ts';
import type { Quantity } from '../../../circuit/compressor/quantities.ts';
import { RECORD_RANGES } from '../../../circuit/compressor/record.ts';
import type { Outcome } from '../../../circuit/outcome.ts';
import { outcomeOf, Refusal, refuse } from '../../../circuit/outcome.ts';
import type { Locale } from '../../../language/index.ts';
import { unitKey } from './fields.ts';
import type { SheetTexts } from './sheet.ts';
import { coefficientText, coefficientTexts } from './sheet.ts';

export interface ReadSheet {
  readonly sheet: Sheet;
  /** What a polynomial fitted to each line's points is off by; null for coefficients and lines that are left out. */
  readonly fits: readonly (FittedLine | null)[];
  /** What goes into the form. */
  readonly texts: SheetTexts;
  readonly quantities: readonly Quantity[];
  /** A sheet of its own, and no polynomial for the one that stands. */
  readonly isWhole: boolean;
  /** What the sheet says itself, which need not be looked for. */
  readonly known: Readonly<Record<string, unknown>>;
}

/** A list without a name is of the quantity in view. */
function choicesWithActive(sheet: Sheet, choices: SheetChoices, active: Quantity): SheetChoices | undefined {
  const [only, ...others] = sheet.lines;
  const isUnnamed = only?.isGuessed === true && others.length === 0 && only.role !== active;
  return isUnnamed ? { ...choices, roles: { ...choices.roles, 0: active } } : undefined;
}

/**
 * A sheet from a text, ready to be taken.
 *
 * Problems: those of `sheetFromText`; E_POLY with `detail` coefficients where points tell too little of a polynomial, fit (`value`,
 * `gap` and `most`, %) where it passes too far from them.
 */
export function readPasted(text: string, choices: SheetChoices, active: Quantity, locale: Locale): Outcome<ReadSheet> {
  return outcomeOf(() => {
    const read = (own: SheetChoices): Sheet => {
      const outcome = sheetFromText(text, own);
      if (!outcome.ok) throw new Refusal(outcome.problem);
      return outcome.result;
    };
    const first = read(choices);
    const named = choicesWithActive(first, choices, active);
    const sheet = named === undefined ? first : read(named);
    const speed = sheet.speed ?? 0;
    const fits = sheet.lines.map((line) =>
      line.role === 'skip' || line.points.length === 0 ? null : fittedLine(line),
    );
    const taken: (readonly [Quantity, SheetLine, readonly number[]])[] = [];
    for (const [index, line] of sheet.lines.entries()) {
      if (line.role === 'skip') continue;
      const { excess = 0, worst = 0 } = fits[index] ?? {};
      if (excess > WORST_FIT) {
        const value = line.label === '' ? String(index + 1) : line.label;
        refuse('E_POLY', 'text', { detail: 'fit', value, gap: 100 * worst, most: 100 * WORST_FIT });
      }
      const ten = line.points.length > 0 ? fits[index]?.coefficients : coefficientsAtSpeed(line.values, speed);
      taken.push([line.role, line, ten ?? refuse('E_POLY', 'text', { detail: 'coefficients' })]);
    }
    const { facts } = sheet;
    const numbers = Object.entries(facts).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
    const words = Object.entries(facts).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const { min, max } = RECORD_RANGES.frequency;
    const hasFrequency = sheet.speed !== undefined && speed >= min && speed <= max;
    const said = taken.flatMap(([quantity, { unit }]) => (unit === undefined ? [] : [[quantity, unit] as const]));
    const { te_min, te_max, tc_min, tc_max, name: _name, marque: _marque, ...conditions } = facts;
    return {
      sheet,
      fits,
      texts: Object.assign(
        {},
        ...taken.map(([quantity, , ten]) =>
          coefficientTexts(
            quantity,
            ten.map((value) => coefficientText(value, locale)),
          ),
        ),
        Object.fromEntries(said.map(([quantity, unit]) => [unitKey(quantity), unit])),
        Object.fromEntries(words),
        Object.fromEntries(numbers.map(([key, value]) => [key, coefficientText(Number(value.toPrecision(6)), locale)])),
        sheet.order === undefined ? {} : { order: sheet.order },
        sheet.temperature === undefined ? {} : { temp_unit: sheet.temperature },
        hasFrequency ? { frequency: coefficientText(speed, locale) } : {},
      ) as SheetTexts,
      quantities: taken.map(([quantity]) => quantity),
      isWhole: taken.length > 1 || sheet.kind === 'points' || facts.name !== undefined,
      known: {
        ...conditions,
        ...(te_min !== undefined ? { te_min, te_max, tc_min, tc_max } : {}),
        ...(sheet.order === undefined ? {} : { order: sheet.order }),
        ...(sheet.temperature === undefined ? {} : { temp_unit: sheet.temperature }),
        units: Object.fromEntries(said),
      },
    };
  });
}
