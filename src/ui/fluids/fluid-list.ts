/** The fluids of the picker as they travel in the page: short, the rest worked out where they are shown. */
import type { FluidName, Refrigerant } from '../../refrigerants/index.ts';
import type { FluidChoice } from '../controls/fluid-search.ts';
import { compositionText } from './title.ts';
import type { Locale } from '../../language/index.ts';

/** Name, label, aliases, GWP, safety class, colour; 1 for a blend; its components and their mass fractions. */
export type CompactFluid = readonly [
  name: string,
  label: string | 0,
  aliases: readonly string[],
  gwp: number | null,
  safetyClass: string | 0,
  colour: string | 0,
  isBlend: 0 | 1,
  components: readonly string[],
  massFractions: readonly number[],
];

/** A fluid of the list and its facts, in short. */
export function compactFluid(
  { name, label, aliases }: FluidName,
  facts: Refrigerant | undefined,
  isBlend: boolean,
  locale: Locale,
): CompactFluid {
  const components = facts?.components ?? [];
  return [
    name,
    label?.[locale] ?? 0,
    aliases,
    facts?.gwp.legal ?? facts?.gwp.ar6 ?? null,
    facts?.safetyClass ?? 0,
    facts?.colour ?? 0,
    isBlend ? 1 : 0,
    components.map((component) => component.name),
    components.map(({ massFraction }) => massFraction),
  ];
}

/** The fluid as the picker shows it. */
export function choiceFromCompact(
  [name, label, aliases, gwp, safetyClass, colour, isBlend, components, massFractions]: CompactFluid,
  locale: Locale,
): FluidChoice {
  const parts = components.map((component, index) => ({ name: component, massFraction: massFractions[index] ?? 0 }));
  return {
    name,
    title: name,
    label: label === 0 ? null : label,
    composition: parts.length > 0 ? compositionText(parts, locale) : null,
    isBlend: isBlend === 1,
    components,
    aliases,
    gwp,
    safetyClass: safetyClass === 0 ? null : safetyClass,
    colour: colour === 0 ? null : colour,
  };
}
