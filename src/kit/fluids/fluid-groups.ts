/** The fluids of the picker: the reader's own mixes, the pure fluids, the blends, and those few people meet. */
import { referenceString } from '../../refrigerants/mix.ts';
import type { Mix } from '../../refrigerants/mix.ts';
import { isRareBlend } from '../../refrigerants/rare.ts';
import { isReference, resolveFluidName } from '../../refrigerants/resolve.ts';
import type { FluidChoice, FluidGroup } from '../controls/fluid-search.ts';
import { compositionText, fluidTitle, partsOfReference } from './title.ts';
import type { Locale } from '../../language/index.ts';

/** Names of the groups, in the reader's language. */
export interface GroupLabels {
  /** The one in force, and those chosen before it. */
  readonly recent: string;
  readonly mixes: string;
  readonly pure: string;
  readonly blends: string;
  /** Of blends few people meet, with how to come to them. */
  readonly rare: string;
  /** Of a composition typed in full. */
  readonly typed: string;
}

/**
 * A composition as the picker shows it. Its GWP is the mass-weighted sum of those of its components, as
 * Annex VI of Regulation (EU) 2024/573 has it; its safety class is for a laboratory to say.
 */
function choiceFromReference(
  reference: string,
  title: string,
  fluids: readonly FluidChoice[],
  locale: Locale,
): FluidChoice {
  const parts = partsOfReference(reference) ?? [];
  const gwps = parts.map(({ name }) => fluids.find((fluid) => fluid.name === name)?.gwp ?? Number.NaN);
  const gwp = parts.reduce((sum, { massFraction }, index) => sum + massFraction * (gwps[index] ?? Number.NaN), 0);
  const composition = parts.length > 0 ? compositionText(parts, locale) : null;
  return {
    name: reference,
    title,
    label: null,
    composition: composition === title ? null : composition,
    isBlend: true,
    components: parts.map(({ name }) => name),
    aliases: [],
    gwp: parts.length > 0 && Number.isFinite(gwp) ? gwp : null,
    safetyClass: null,
    colour: null,
  };
}

export function fluidGroups(
  fluids: readonly FluidChoice[],
  mixes: readonly Mix[],
  labels: GroupLabels,
  locale: Locale,
): readonly FluidGroup[] {
  const own = new Map(mixes.map((mix) => [referenceString(mix), mix.label]));
  return [
    {
      id: 'mixes',
      label: labels.mixes,
      fluids: [...own].map(([reference, label]) => choiceFromReference(reference, label, fluids, locale)),
    },
    { id: 'pure', label: labels.pure, fluids: fluids.filter(({ isBlend }) => !isBlend) },
    {
      id: 'blends',
      label: labels.blends,
      fluids: fluids.filter(({ isBlend, name }) => isBlend && !isRareBlend(name)),
    },
    { id: 'rare', label: labels.rare, fluids: fluids.filter(({ name }) => isRareBlend(name)), isFolded: true },
  ];
}

/** The fluid in force: of the list, or any composition. */
export function chosenFluid(
  fluid: string,
  fluids: readonly FluidChoice[],
  mixes: readonly Mix[],
  locale: Locale,
): FluidChoice | undefined {
  if (!isReference(fluid)) return fluids.find(({ name }) => name === fluid);
  return choiceFromReference(fluid, fluidTitle(fluid, mixes, locale), fluids, locale);
}

/** The composition a search spells out, to be chosen as it is: what is wrong with it is said then. */
export function typedComposition(
  search: string,
  fluids: readonly FluidChoice[],
  labels: GroupLabels,
  locale: Locale,
): FluidGroup | undefined {
  const reference = isReference(search) ? resolveFluidName(search) : undefined;
  if (reference === undefined) return undefined;
  return {
    id: 'typed',
    label: labels.typed,
    fluids: [choiceFromReference(reference, fluidTitle(reference, [], locale), fluids, locale)],
  };
}
