import type { FluidAction, OptionGroup } from './fluid-option.ts';
import { searchFluids, searchKey } from './fluid-search.ts';
import type { FluidGroup } from './fluid-search.ts';

/** What a picker offers. */
export interface Offered {
  readonly groups: readonly FluidGroup[];
  /** A command in the list, such as making a new mix. */
  readonly action?: FluidAction | undefined;
  /** The group a search stands for by itself, such as a composition typed in full. */
  readonly groupFromSearch: (search: string) => FluidGroup | undefined;
}

/** What a search shows; the command stands at the end of its group when nothing is searched, or when it is. */
export function optionGroups({ groups, action, groupFromSearch }: Offered, search: string): readonly OptionGroup[] {
  const own = groupFromSearch(search);
  const found = own ? [own] : searchFluids(groups, search);
  const wanted = searchKey(search);
  const isFolded = (group: FluidGroup): boolean => wanted === '' && group.isFolded === true && group.fluids.length > 0;
  const isActionFound = action !== undefined && !own && (wanted === '' || searchKey(action.label).includes(wanted));
  const shown = found
    .map((group): OptionGroup => {
      const fluids = isFolded(group) ? [] : group.fluids;
      const options = isActionFound && group.id === action.group ? [...fluids, action] : fluids;
      return { id: group.id, label: group.label, options, isFolded: isFolded(group) };
    })
    .filter(({ options, isFolded: isClosed }) => options.length > 0 || isClosed);
  if (!isActionFound || found.some(({ id }) => id === action.group)) return shown;
  const home = groups.find(({ id }) => id === action.group);
  return home ? [...shown, { id: home.id, label: home.label, options: [action] }] : shown;
}
