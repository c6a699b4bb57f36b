/** What every page of the circuit was asked, as it was typed or stood: what a reader needs to compute it again. */
import { circuitFieldName } from '../../../i18n/circuit-problems.ts';
import type { Key, Translator } from '../../../i18n/keys.ts';
import type { Field, FormTexts, NumberField, RowTexts } from '../../../kit/form/fields.ts';
import { measureOf, slotOf } from '../../../kit/form/fields.ts';
import type { UnitSlot } from '../../../kit/form/units.ts';
import { unitOfSlot } from '../../../kit/form/units.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { unitOf } from '../../../quantities/index.ts';
import type { UnitOf } from '../../../quantities/index.ts';
import { withUnit } from '../../../quantities/number.ts';
import type { Part, PartDoor } from '../state/part.ts';

/** A name and what stands in it, "Longueur droite aspiration: 25 m"; typed where it is not as every page opens. */
export interface InputRow {
  readonly name: string;
  readonly value: string;
  readonly isTyped: boolean;
}

/** Whose names say their unit where the field has none. */
const NAMES: Readonly<Record<string, Key>> = {
  charge_min: 'circuitPages.pipes.leastLoad',
  rugosite: 'circuitPages.pipes.roughness',
  'evaporator.flooded': 'circuitPages.charge.flooded',
  'receiver.is': 'circuitPages.charge.receiverIs',
  years: 'circuitPages.technique.yearsLabel',
  hours: 'circuitPages.technique.hoursLabel',
  beta: 'circuitPages.technique.betaUnit',
};
/** A label that ends with a unit, parted: the unit stands behind the figure, as every other does. */
function withoutUnit(label: string, { kind }: Field): readonly [name: string, unit: string] {
  const [, name, unit] = kind === 'number' ? (/^(.+), ([^,]+)$/.exec(label) ?? []) : [];
  return name === undefined || unit === undefined ? [label, ''] : [name, unit];
}
/** Places where the words of a choice may stand, by its field and what was chosen. */
const wordPlaces = (page: string, field: string, option: string): readonly string[] => [
  `circuitPages.${page}.words.${field}.${option === '' ? 'empty' : option}`,
  `circuitPages.${page}.${{ pipeType: 'types', material: 'materials', criterion: 'criteria', line: 'lines' }[field] ?? field}.${option}`,
  `circuitPages.${page}.media.${option}`,
  `circuit.fields.${option}`,
];

function choiceText(page: string, key: string, option: string, t: Translator): string {
  const field = key.split('.').at(-1) ?? key;
  const found = wordPlaces(page, field, option).find((place) => t(place as Key) !== place);
  return found === undefined ? option : t(found as Key);
}

function numberText(field: NumberField, typed: string, texts: FormTexts, format: Formatter): string {
  const measure = measureOf(field, texts);
  const unit = measure.isFixed ? measure.unit : unitOfSlot(format.units, slotOf(measure) as UnitSlot);
  return withUnit(typed, unitOf(measure.quantity, unit as UnitOf<typeof measure.quantity>).symbol);
}

const said = (
  page: string,
  field: Field,
  typed: string,
  texts: FormTexts,
  t: Translator,
  format: Formatter,
): string => {
  if (field.kind === 'number') return numberText(field, typed, texts, format);
  if (field.kind === 'flag') return t(`circuitPages.report.pressure.${typed === 'true' ? 'yes' : 'no'}`);
  return choiceText(page, field.key, typed, t);
};

/** Lines of a list, each on one line: "Conduite Aspiration, Type Coude, Nombre 4". */
function listRows(
  page: string,
  field: Extract<Field, { kind: 'list' }>,
  rows: readonly RowTexts[],
  t: Translator,
  format: Formatter,
): readonly InputRow[] {
  return rows.map((row, index) => ({
    name: `${circuitFieldName(field.key, t)} ${index + 1}`,
    value: field.columns
      .flatMap((column) => {
        const text = row[column.key] ?? '';
        return text === '' ? [] : [said(page, column, text, row, t, format)];
      })
      .join(', '),
    isTyped: true,
  }));
}

/** The value a field has in what the door is given; undefined where it is left out. */
function valueOf(options: Readonly<Record<string, unknown>>, key: string): unknown {
  let place: unknown = options;
  for (const step of key.split('.')) {
    if (typeof place !== 'object' || place === null) return undefined;
    place = (place as Readonly<Record<string, unknown>>)[step];
  }
  return place;
}

/** Of the catalogue's page what filters its list is no input of a study. */
const isInput = (page: string, { kind }: Field): boolean => page !== 'components' || kind === 'number';

/** The inputs of a part that count; an empty field and a box that is not ticked have no line: what stands for them is usual. */
export function partInputs({ spec, form }: Part<PartDoor>, t: Translator, format: Formatter): readonly InputRow[] {
  const { texts, options } = form.$content.get();
  return spec.fields.flatMap((field): readonly InputRow[] => {
    const typed = texts[field.key];
    if (!isInput(spec.key, field) || !(field.isUsed?.(texts) ?? true) || typed === undefined || typed === '') return [];
    if (typeof typed !== 'string') return field.kind === 'list' ? listRows(spec.key, field, typed, t, format) : [];
    if (field.kind === 'list' || (field.kind === 'flag' && typed !== 'true')) return [];
    const named = NAMES[field.key];
    const [name, unit] = named ? withoutUnit(t(named), field) : [circuitFieldName(field.key, t), ''];
    return [
      {
        name,
        value: withUnit(said(spec.key, field, typed, texts, t, format), unit),
        isTyped: (valueOf(options, field.key) ?? field.default) !== field.default,
      },
    ];
  });
}
