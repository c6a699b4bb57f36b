import { resolveFluidName } from '../../refrigerants/resolve.ts';

/** A fluid as the picker shows it. */
export interface FluidChoice {
  /** As the engine takes it. */
  readonly name: string;
  /** As it is called: its number, or the label of a reader's own mix. */
  readonly title: string;
  /** Everyday name, when it has one. */
  readonly label: string | null;
  /** Components and their shares, of a blend. */
  readonly composition: string | null;
  readonly isBlend: boolean;
  /** Names of the components of a blend, where they are known. */
  readonly components: readonly string[];
  /** Everything else it is found by. */
  readonly aliases: readonly string[];
  readonly gwp: number | null;
  readonly safetyClass: string | null;
  /** Band beside the name, #RRGGBB. */
  readonly colour: string | null;
}

export interface FluidGroup {
  readonly id: string;
  readonly label: string;
  readonly fluids: readonly FluidChoice[];
  /** Its name alone stands in the list until something is searched. */
  readonly isFolded?: boolean;
}

/** Lower case without accents, subscripts or anything but letters and digits: "Éthylène" is "ethylene". */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** How well a fluid answers a search: 0 best, undefined not at all. `known` is the fluid the search names, if it does. */
function matchRank(fluid: FluidChoice, wanted: string, known: string | undefined): number | undefined {
  if (fluid.name === known) return 0;
  const names = [fluid.title, fluid.label ?? '', ...fluid.aliases].map(searchKey).filter((key) => key !== '');
  if (names.some((name) => name === wanted || name === `r${wanted}`)) return 0;
  if (names.some((name) => name.startsWith(wanted) || name.startsWith(`r${wanted}`))) return 1;
  if (names.some((name) => name.includes(wanted))) return 2;
  return known !== undefined && fluid.components.includes(known) ? 3 : undefined;
}

/**
 * What a search finds, the closest first within its group, the group with the closest first; an empty search
 * finds all. A blend is also found by the name of a component, after everything else.
 */
export function searchFluids(groups: readonly FluidGroup[], search: string): readonly FluidGroup[] {
  const wanted = searchKey(search);
  if (wanted === '') return groups;
  const known = resolveFluidName(search);
  const ranked = groups.map((group) => ({
    group,
    entries: group.fluids
      .map((fluid) => ({ fluid, rank: matchRank(fluid, wanted, known) }))
      .filter((entry): entry is { fluid: FluidChoice; rank: number } => entry.rank !== undefined)
      .sort((a, b) => a.rank - b.rank),
  }));
  return ranked
    .filter(({ entries }) => entries.length > 0)
    .sort((a, b) => (a.entries[0]?.rank ?? 0) - (b.entries[0]?.rank ?? 0))
    .map(({ group, entries }) => ({ ...group, fluids: entries.map(({ fluid }) => fluid) }));
}
