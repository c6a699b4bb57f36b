import { atom } from 'nanostores';
import { useEffect, useMemo } from 'react';
import type { FluidInput } from '../../calculators/define.ts';
import { textAt } from '../../stores/calculator/form.ts';
import type { CustomMix } from '../../stores/fluids/mixes.ts';
import { FluidCombobox } from '../controls/FluidCombobox.tsx';
import { pickerTexts } from '../fluids/picker-texts.ts';
import { usePart } from '../use-part.ts';
import { usePage } from './context.ts';
import styles from './InputFields.module.css';

const $noMixes = atom<readonly CustomMix[]>([]);
const whole = <T,>(value: T): T => value;

/** The refrigerant of a calculation: any of the list, a mix of the reader's own, a composition typed in full, or none. */
export function FluidRow({ input }: { readonly input: FluidInput }) {
  const { session, say, t, $messages, fluids: source } = usePage();
  const text = usePart(session.$form, (form) => textAt(form, input.key));
  const problem = usePart($messages, ({ problems }) => problems[input.key]);
  const all = usePart(source.$all, whole);
  const mixes = usePart(all?.list.$mixes ?? $noMixes, whole);
  const { labels, ...words } = useMemo(() => pickerTexts(t), [t]);
  const value = useMemo(() => all?.list.resolveFluidName(text) ?? text, [all, text]);
  const chosen = useMemo(() => {
    if (all) return all.list.chosenFluid(value, all.fluids, mixes, t.locale);
    return source.first?.name === value ? source.first : undefined;
  }, [value, all, mixes, source, t]);
  const list = useMemo(() => {
    if (!all) return undefined;
    const { fluidGroups, optionGroups, typedComposition, FluidOptions } = all.list;
    const groups = fluidGroups(all.fluids, mixes, labels, t.locale);
    const groupFromSearch = (search: string) => typedComposition(search, all.fluids, labels, t.locale);
    return {
      groupsFor: (search: string) => optionGroups({ groups, groupFromSearch }, search),
      Options: FluidOptions,
    };
  }, [all, mixes, labels, t]);
  // A link, an example or a preset may name one that was not served: its facts are among the others.
  const isElsewhere = value !== '' && value !== source.first?.name;
  useEffect(() => {
    if (isElsewhere) source.load();
  }, [isElsewhere, source]);
  return (
    <div className={styles.choice}>
      <FluidCombobox
        name={input.key}
        label={say(input.label)}
        isLabelShown
        list={list}
        onWanted={source.load}
        value={value}
        chosen={chosen}
        onChange={(name) => session.setText(input.key, name)}
        clear={
          input.required === true ? undefined : { label: t('fluids.clear'), run: () => session.setText(input.key, '') }
        }
        problem={problem}
        note={input.help ? say(input.help) : undefined}
        {...words}
      />
    </div>
  );
}
