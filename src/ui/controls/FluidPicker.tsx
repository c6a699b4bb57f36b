import { FluidCombobox } from './FluidCombobox.tsx';
import type { FluidComboboxProps } from './FluidCombobox.tsx';
import { FluidOptions } from './FluidOptions.tsx';
import { optionGroups } from './option-groups.ts';
import type { Offered } from './option-groups.ts';

type FluidPickerProps = Omit<FluidComboboxProps, 'list' | 'onWanted'> & Offered;

/** A combobox of refrigerants whose list is in the page. */
export function FluidPicker({ groups, action, groupFromSearch, ...rest }: FluidPickerProps) {
  const offered: Offered = { groups, action, groupFromSearch };
  return (
    <FluidCombobox {...rest} list={{ groupsFor: (search) => optionGroups(offered, search), Options: FluidOptions }} />
  );
}
