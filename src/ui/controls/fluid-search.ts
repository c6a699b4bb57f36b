/** A fluid as the picker shows it. */
export interface FluidChoice {
  /** As the engine takes it. */
  readonly name: string;
  /** Everyday name, when it has one. */
  readonly label: string | null;
  /** Everything else it is found by. */
  readonly aliases: readonly string[];
  readonly gwp: number | null;
  readonly safetyClass: string | null;
  /** Band beside the name, #RRGGBB. */
  readonly colour: string | null;
}

/** Lower case without accents, subscripts or anything but letters and digits: "Éthylène" is "ethylene". */
export function searchKey(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** How well a fluid answers a search: 0 best, undefined not at all. */
function matchRank(fluid: FluidChoice, wanted: string): number | undefined {
  const names = [fluid.name, fluid.label ?? '', ...fluid.aliases].map(searchKey).filter((key) => key !== '');
  if (names.some((name) => name === wanted || name === `r${wanted}`)) return 0;
  if (names.some((name) => name.startsWith(wanted) || name.startsWith(`r${wanted}`))) return 1;
  return names.some((name) => name.includes(wanted)) ? 2 : undefined;
}

/** The fluids a search finds, the closest first, otherwise in their own order; an empty search finds all. */
export function searchFluids(fluids: readonly FluidChoice[], search: string): readonly FluidChoice[] {
  const wanted = searchKey(search);
  if (wanted === '') return fluids;
  return fluids
    .map((fluid) => ({ fluid, rank: matchRank(fluid, wanted) }))
    .filter((entry): entry is { fluid: FluidChoice; rank: number } => entry.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ fluid }) => fluid);
}
