import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { FluidInput } from '../../calculators/define.ts';
import { resolveFluidName } from '../../refrigerants/resolve.ts';
import { $mixes } from '../../stores/fluids/mixes.ts';
import { FluidPicker } from '../controls/FluidPicker.tsx';
import { chosenFluid, fluidGroups, typedComposition } from '../fluids/fluid-groups.ts';
import { pickerTexts } from '../fluids/picker-texts.ts';
import { usePage } from './context.ts';
import styles from './InputFields.module.css';

/** The refrigerant of a calculation: any of the list, a mix of the reader's own, a composition typed in full, or none. */
export function FluidRow({ input }: { readonly input: FluidInput }) {
  const { session, say, t, problems, fluids } = usePage();
  const texts = useStore(session.$texts);
  const mixes = useStore($mixes);
  const typed = texts[input.key];
  const text = typeof typed === 'string' ? typed : '';
  const value = resolveFluidName(text) ?? text;
  const { labels, ...words } = useMemo(() => pickerTexts(t), [t]);
  const groups = useMemo(() => fluidGroups(fluids, mixes, labels, t.locale), [fluids, mixes, labels, t]);
  const chosen = useMemo(() => chosenFluid(value, fluids, mixes, t.locale), [value, fluids, mixes, t]);
  return (
    <div className={styles.choice}>
      <FluidPicker
        name={input.key}
        label={say(input.label)}
        isLabelShown
        groups={groups}
        value={value}
        chosen={chosen}
        onChange={(name) => session.setText(input.key, name)}
        clear={
          input.required === true ? undefined : { label: t('fluids.clear'), run: () => session.setText(input.key, '') }
        }
        groupFromSearch={(search) => typedComposition(search, fluids, labels, t.locale)}
        problem={problems.get(input.key)}
        note={input.help ? say(input.help) : undefined}
        {...words}
      />
    </div>
  );
}
