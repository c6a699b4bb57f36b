/** What a picker shows of the fluids of its source: the choice in force at once, the list once it is here. */
import { atom } from 'nanostores';
import { useEffect, useMemo } from 'react';
import type { Translator } from '../../i18n/keys.ts';
import type { CustomMix } from './mixes.ts';
import type { FluidList } from '../controls/FluidCombobox.tsx';
import type { FluidAction } from '../controls/fluid-option.ts';
import type { FluidChoice, FluidGroup } from '../controls/fluid-search.ts';
import { useWhole } from '../island/use-part.ts';
import type { FluidSource } from './fluid-source.ts';
import { pickerTexts } from './picker-texts.ts';
import type { PickerTexts } from './picker-texts.ts';

const $noMixes = atom<readonly CustomMix[]>([]);

export interface Picker {
  /** The engine's name of the fluid; as it was given until the names are here, or when nobody knows it. */
  readonly value: string;
  /** Its facts; undefined while they are on their way, or for a name nobody knows. */
  readonly chosen: FluidChoice | undefined;
  /** Undefined until it is here. */
  readonly list: FluidList | undefined;
  readonly onWanted: () => void;
  readonly texts: Omit<PickerTexts, 'labels'>;
}

/** @param text the fluid as typed, linked or chosen: one that was not served with the page fetches the list by itself */
export function useChosenFluid(
  source: FluidSource,
  text: string,
  { locale }: Translator,
): Pick<Picker, 'value' | 'chosen'> {
  const all = useWhole(source.$all);
  const mixes = useWhole(all?.list.$mixes ?? $noMixes);
  const value = useMemo(() => all?.list.resolveFluidName(text) ?? text, [all, text]);
  const chosen = useMemo(() => {
    if (all) return all.list.chosenFluid(value, all.fluids, mixes, locale);
    return source.first?.name === value ? source.first : undefined;
  }, [value, all, mixes, source, locale]);
  // A link, an example or a preset may name one that was not served: its facts are among the others.
  const isElsewhere = value !== '' && value !== source.first?.name;
  useEffect(() => {
    if (isElsewhere) source.load();
  }, [isElsewhere, source]);
  return { value, chosen };
}

/**
 * @param text see `useChosenFluid`
 * @param action a command in the list; the same object while it does the same
 */
export function usePicker(source: FluidSource, text: string, t: Translator, action?: FluidAction): Picker {
  const all = useWhole(source.$all);
  const mixes = useWhole(all?.list.$mixes ?? $noMixes);
  const { labels, ...texts } = useMemo(() => pickerTexts(t), [t]);
  const { value, chosen } = useChosenFluid(source, text, t);
  const list = useMemo(() => {
    if (!all) return undefined;
    const { chosenFluid, fluidGroups, keepRecentFluid, optionGroups, recentFluids, typedComposition, FluidOptions } =
      all.list;
    const groups = fluidGroups(all.fluids, mixes, labels, t.locale);
    const groupFromSearch = (search: string) => typedComposition(search, all.fluids, labels, t.locale);
    // The one in force and those before it stand first, while nothing is searched.
    const recent = (): FluidGroup => ({
      id: 'recent',
      label: labels.recent,
      fluids: [...new Set([value, ...recentFluids()])].flatMap(
        (name) => chosenFluid(name, all.fluids, mixes, t.locale) ?? [],
      ),
    });
    return {
      groupsFor: (search: string) =>
        optionGroups({ groups: search === '' ? [recent(), ...groups] : groups, action, groupFromSearch }, search),
      Options: FluidOptions,
      onChosen: keepRecentFluid,
    };
  }, [all, mixes, labels, t, action, value]);
  return { value, chosen, list, onWanted: source.load, texts };
}
