/** The fluids of the picker as they travel in the page: short, the rest worked out where they are shown. */
import type { NumberLocale } from '../../quantities/index.ts';
import type { FluidName, FluidSummary } from '../../refrigerants/index.ts';
import type { FluidChoice } from '../controls/fluid-search.ts';
import { compositionText } from './title.ts';

/**
 * Name, label, aliases, GWP, safety class, colour; then, of a blend, its components and their mass fractions
 * in turn.
 */
export type CompactFluid = readonly [
  name: string,
  label: string | 0,
  aliases: readonly string[],
  gwp: number | null,
  safetyClass: string | 0,
  colour: string | 0,
  ...components: readonly (string | number)[],
];

/** A fluid of the list and its summary, in short. */
export function compactFluid(
  { name, label, aliases }: FluidName,
  summary: FluidSummary | undefined,
  locale: NumberLocale,
): CompactFluid {
  return [
    name,
    label?.[locale] ?? 0,
    aliases,
    summary?.gwp ?? null,
    summary?.safetyClass ?? 0,
    summary?.colour ?? 0,
    ...(summary?.components ?? []).flatMap((component) => [component.name, component.massFraction]),
  ];
}

/** The fluid as the picker shows it. */
export function choiceFromCompact(
  [name, label, aliases, gwp, safetyClass, colour, ...components]: CompactFluid,
  locale: NumberLocale,
): FluidChoice {
  const parts = components.flatMap((component, index) =>
    typeof component === 'string' ? [{ name: component, massFraction: Number(components[index + 1]) }] : [],
  );
  return {
    name,
    title: name,
    label: label === 0 ? null : label,
    composition: parts.length > 0 ? compositionText(parts, locale) : null,
    isBlend: parts.length > 0,
    components: parts.map((part) => part.name),
    aliases,
    gwp,
    safetyClass: safetyClass === 0 ? null : safetyClass,
    colour: colour === 0 ? null : colour,
  };
}
