/** Facts of a machine in the reader's words. */
import type { Locale } from '../../language/index.ts';
import type { Translator } from '../../i18n/keys.ts';
import { formatAtMost, withUnit } from '../../quantities/number.ts';
import type { Fact, FactName, FactValue, MachineRecord } from '../../machine/index.ts';
import { FACT_FIELDS } from '../../machine/record/fact-fields.ts';
import type { FactField, FactUnit } from '../../machine/record/fact-fields.ts';
import { findChoice } from '../../machine/use-choices.ts';

/** Units plates are written in. Pressures are gauge. */
const SYMBOLS: Readonly<Record<FactUnit, string>> = {
  ...{ kW: 'kW', degC: '°C', kg: 'kg', bar: 'bar', L: 'L', m: 'm', m2: 'm²', share: '', persons: '', year: '' },
};
export const unitOf = (name: FactName): string => {
  const field: FactField = FACT_FIELDS[name];
  return field.kind === 'number' ? SYMBOLS[field.unit] : '';
};

/** Facts that are shown and typed on the card, in the order they are asked. */
export const SHOWN_FACTS = [
  ...(['use', 'fluid', 'expansion', 'capacity', 'charge', 'compressor', 'build', 'condenser', 'receiver'] as const),
  ...(['mode', 'cools', 'stage', 'te', 'tc', 'ps_hp', 'ps_bp', 'oil', 'public_building', 'room.area'] as const),
] as const satisfies readonly FactName[];
export type ShownFact = (typeof SHOWN_FACTS)[number];

/** Those of a choice, each with what it is called. */
export const optionsOf = (name: ShownFact): readonly string[] => {
  const field: FactField = FACT_FIELDS[name];
  return field.kind === 'choice' ? field.options : [];
};

export function nameOfUse(id: unknown, locale: Locale): string {
  return findChoice(id)?.[locale] ?? '';
}

/** A choice that is made of several words is a key of the texts, by the fact and its value. */
type OptionKey = Parameters<Translator>[0];

export function optionText(name: ShownFact, option: string, t: Translator): string {
  if (name === 'use') return nameOfUse(option, t.locale);
  if (name === 'oil') return option;
  return t(`machines.options.${name}.${option}` as OptionKey);
}

/** A point in a key would part it. */
export const factName = (name: ShownFact, t: Translator): string =>
  t(`machines.facts.${name === 'room.area' ? 'room_area' : name}`);

const MOST_DECIMALS = 2;

export function factText(name: ShownFact, value: FactValue, t: Translator): string {
  if (typeof value === 'number') return withUnit(formatAtMost(value, MOST_DECIMALS, t.locale), unitOf(name));
  if (typeof value !== 'string') return value.join(', ');
  return optionsOf(name).length > 0 ? optionText(name, value, t) : value;
}

/** « Chambre froide négative · R455A · détendeur thermostatique »: what was asked first. */
export function machineLine({ facts }: Pick<MachineRecord, 'facts'>, t: Translator): string {
  return (['use', 'fluid', 'expansion'] as const)
    .flatMap((name) => {
      const fact: Fact | undefined = facts[name];
      return fact === undefined || fact.v === 'unknown' ? [] : [factText(name, fact.v, t)];
    })
    .join(' · ');
}

/** What a new machine is called until it is given a name. */
export const proposedName = (use: string | undefined, fluid: string | undefined, t: Translator): string =>
  [use === undefined || use === 'other' ? '' : nameOfUse(use, t.locale), fluid ?? ''].filter(Boolean).join(' · ') ||
  t('machines.unnamed');
