import type { FluidChoice, FluidGroup } from './fluid-search.ts';

/** A command at the end of a group, chosen as a fluid is. */
export interface FluidAction {
  readonly group: string;
  readonly label: string;
  readonly run: () => void;
}

/** What one can move to in the list: a fluid, or a command. */
export type FluidOption = FluidChoice | FluidAction;
export const isAction = (option: FluidOption): option is FluidAction => 'run' in option;

export type OptionGroup = Omit<FluidGroup, 'fluids'> & { readonly options: readonly FluidOption[] };
