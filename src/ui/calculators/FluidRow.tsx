import { useEffect, useMemo } from 'react';
import type { FluidInput } from '../../calculators/define.ts';
import { isReference } from '../../refrigerants/resolve.ts';
import { $mixes } from '../../stores/fluids/mixes.ts';
import { FluidPicker } from '../controls/FluidPicker.tsx';
import { chosenFluid, fluidGroups, typedComposition } from '../fluids/fluid-groups.ts';
import { pickerTexts } from '../fluids/picker-texts.ts';
import { usePart } from '../use-part.ts';
import { usePage } from './context.ts';
import styles from './InputFields.module.css';

const whole = <T,>(value: T): T => value;

/** The refrigerant of a calculation: any of the list, a mix of the reader's own, a composition typed in full, or none. */
export function FluidRow({ input }: { readonly input: FluidInput }) {
  const { session, say, t, $messages, fluids: source } = usePage();
  const value = usePart(session.$form, ({ reading }) => reading.fluids[input.key] ?? '');
  const problem = usePart($messages, ({ problems }) => problems[input.key]);
  const { fluids, standing } = usePart(source.$fluids, whole);
  const mixes = usePart($mixes, whole);
  const { labels, ...words } = useMemo(() => pickerTexts(t), [t]);
  const groups = useMemo(() => fluidGroups(fluids, mixes, labels, t.locale), [fluids, mixes, labels, t]);
  const chosen = useMemo(() => chosenFluid(value, fluids, mixes, t.locale), [value, fluids, mixes, t]);
  const isElsewhere = value !== '' && (isReference(value) || !fluids.some(({ name }) => name === value));
  // A link, a preset or a kept mix may name one that was not served: its facts are among the others.
  useEffect(() => {
    if (isElsewhere) source.load();
  }, [isElsewhere, source]);
  return (
    <div className={styles.choice}>
      <FluidPicker
        name={input.key}
        label={say(input.label)}
        isLabelShown
        groups={groups}
        isComing={standing === 'coming'}
        onWanted={source.load}
        value={value}
        chosen={chosen}
        onChange={(name) => session.setText(input.key, name)}
        clear={
          input.required === true ? undefined : { label: t('fluids.clear'), run: () => session.setText(input.key, '') }
        }
        groupFromSearch={(search) => typedComposition(search, fluids, labels, t.locale)}
        problem={problem}
        note={input.help ? say(input.help) : undefined}
        {...words}
      />
    </div>
  );
}
