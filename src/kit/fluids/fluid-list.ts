/**
 * The fluids of the picker as they travel in the page: short, the rest worked out where they are shown. What a
 * fluid is called does not travel: whatever shows a picker holds the names already, to read what is typed.
 */
import type { FluidSummary } from '../../refrigerants/index.ts';
import { SIMULATOR_FLUIDS } from '../../refrigerants/names.ts';
import type { FluidChoice } from '../controls/fluid-search.ts';
import { compositionText } from './title.ts';
import type { Locale } from '../../language/index.ts';

/** Name, GWP, safety class, colour; then, of a blend, its components and their mass fractions in turn. */
export type CompactFluid = readonly [
  name: string,
  gwp: number | null,
  safetyClass: string | 0,
  colour: string | 0,
  ...components: readonly (string | number)[],
];

/** A fluid of the list and its summary, in short. */
export const compactFluid = (name: string, summary: FluidSummary | undefined): CompactFluid => [
  name,
  summary?.gwp ?? null,
  summary?.safetyClass ?? 0,
  summary?.colour ?? 0,
  ...(summary?.components ?? []).flatMap((component) => [component.name, component.massFraction]),
];

const names = new Map(SIMULATOR_FLUIDS.map((fluid) => [fluid.name, fluid]));

/** The fluid as the picker shows it. */
export function choiceFromCompact(
  [name, gwp, safetyClass, colour, ...components]: CompactFluid,
  locale: Locale,
): FluidChoice {
  const parts = components.flatMap((component, index) =>
    typeof component === 'string' ? [{ name: component, massFraction: Number(components[index + 1]) }] : [],
  );
  const { label = null, aliases = [] } = names.get(name) ?? {};
  return {
    name,
    title: name,
    label: label?.[locale] ?? null,
    composition: parts.length > 0 ? compositionText(parts, locale) : null,
    isBlend: parts.length > 0,
    components: parts.map((part) => part.name),
    aliases,
    gwp,
    safetyClass: safetyClass === 0 ? null : safetyClass,
    colour: colour === 0 ? null : colour,
  };
}
