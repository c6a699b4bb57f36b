/** What is known of the machine, as a table a model can rest on: what was said, what its use supposes, what nobody knows. */
import { text } from '../language/index.ts';
import type { Bilingual } from '../language/index.ts';
import { FACT_FIELDS, FACT_NAMES } from '../machine/record/fact-fields.ts';
import type { BareFacts, FactName, FactSource, FactUnit, FactValue } from '../machine/record/fact-fields.ts';
import { OPENINGS } from '../machine/points.ts';
import { findChoice } from '../machine/use-choices.ts';
import { fileNumber } from '../quantities/number.ts';
import type { ContextRow, ContextTable, ContextTexts } from './context-rows.ts';

/** Never told a model: sheets of the reader's own list, and whose the machine is, which no fact says. */
const NOT_TOLD: readonly FactName[] = ['compressors'];
const NAMES: Readonly<Partial<Record<FactName, Bilingual>>> = {
  use: text('Usage', 'Use'),
  fluid: text('Fluide', 'Refrigerant'),
  expansion: text('Détente', 'Expansion'),
  capacity: text('Puissance', 'Capacity'),
  compressor: text('Compresseur', 'Compressor'),
  charge: text('Charge', 'Charge'),
  receiver: text('Bouteille liquide', 'Liquid receiver'),
  te: text('Évaporation moyenne', 'Mean evaporating temperature'),
  tc: text('Condensation moyenne', 'Mean condensing temperature'),
  ps_hp: text('PS haute pression (relative)', 'PS of the high side (gauge)'),
  ps_bp: text('PS basse pression (relative)', 'PS of the low side (gauge)'),
};
/** What decides most answers: where nobody said it the model is told so. */
const DECIDING = [
  'use',
  'expansion',
  'compressor',
  'capacity',
  'charge',
  'receiver',
] as const satisfies readonly FactName[];
const UNITS: Readonly<Partial<Record<FactUnit, string>>> = {
  ...{ kW: 'kW', degC: '°C', kg: 'kg', bar: 'bar', L: 'L', m: 'm', m2: 'm²' },
};
/** How a fact that was said is known. */
const ORIGINS: Readonly<Record<FactSource, Bilingual>> = {
  typed: text('dit par le lecteur', 'said by the reader'),
  plate: text('lu sur la plaque', 'read on the plate'),
  weighed: text('pesé', 'weighed'),
  measured: text('mesuré', 'measured'),
  study: text('d’après une étude ou un relevé, à confirmer', 'from a study or a visit, to be confirmed'),
};
const SUPPOSED = text('supposé d’après l’usage', 'supposed from the use');
const UNKNOWN = text('non connu', 'not known');
const TITLE = text('Machine', 'Machine');
const DECIMALS = 2;

function rowOf(
  name: FactName,
  value: FactValue,
  origin: Bilingual,
  { locale }: Pick<ContextTexts, 'locale'>,
): ContextRow {
  const field = FACT_FIELDS[name];
  const unit = field.kind === 'number' ? UNITS[field.unit] : undefined;
  const words = name === 'use' ? findChoice(value)?.[locale] : undefined;
  const told =
    typeof value === 'number' ? fileNumber(value, locale, Number.isInteger(value) ? 0 : DECIMALS) : String(value);
  return {
    object: `${TITLE[locale]}, ${origin[locale]}`,
    key: NAMES[name]?.[locale] ?? name,
    value: words ?? told,
    ...(unit !== undefined && { unit }),
  };
}

/**
 * Undefined where nothing is known of it.
 * @param sources how each fact is known; those of a link or of a page are the reader's word
 */
export function factsTable(
  facts: BareFacts | undefined,
  texts: Pick<ContextTexts, 'locale'>,
  sources: Readonly<Partial<Record<FactName, FactSource>>> = {},
): ContextTable | undefined {
  if (facts === undefined || Object.keys(facts).length === 0) return undefined;
  const said = FACT_NAMES.flatMap((name): readonly ContextRow[] => {
    const value = facts[name];
    if (value === undefined || value === 'unknown' || NOT_TOLD.includes(name)) return [];
    return [rowOf(name, value, ORIGINS[sources[name] ?? 'typed'], texts)];
  });
  const opening = facts.use === undefined ? null : OPENINGS[facts.use];
  const usual = { te: opening?.te, tc: opening?.tc, capacity: opening?.capacity_kW };
  const isSupposed = (name: FactName): boolean => facts[name] === undefined && Object.hasOwn(usual, name);
  const supposed = (['te', 'tc', 'capacity'] as const).flatMap((name) => {
    const value = usual[name];
    return value === undefined || !isSupposed(name) ? [] : [rowOf(name, value, SUPPOSED, texts)];
  });
  const unknown = DECIDING.flatMap((name): readonly ContextRow[] => {
    const isKnown = facts[name] !== undefined && facts[name] !== 'unknown';
    if (isKnown || (name === 'capacity' && usual.capacity !== undefined)) return [];
    return [{ object: TITLE[texts.locale], key: NAMES[name]?.[texts.locale] ?? name, value: UNKNOWN[texts.locale] }];
  });
  return { title: TITLE[texts.locale], rows: [...said, ...supposed, ...unknown] };
}
