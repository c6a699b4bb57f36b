import { useEffect, useEffectEvent, useRef } from 'react';
import type { Presets } from '../../calculators/define.ts';
import { fillingOf, heldPreset, offeredPresets } from './state/presets.ts';
import type { PresetFields } from './state/presets.ts';
import type { ReadForm } from './state/reading.ts';
import { Select } from '../../kit/controls/Select.tsx';
import { useNotes } from '../../kit/island/note.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { Badges } from './Badges.tsx';
import { usePage } from './context.ts';
import styles from './PresetMenu.module.css';

interface PresetMenuProps {
  /** The field it stands above, or the line. */
  readonly path: string;
  readonly presets: Presets;
  /** The line of a list whose fields it fills; absent: those of the form. */
  readonly line?: { readonly key: string; readonly index: number };
}

/** What a line of a list holds as read. */
function typedInLine(
  { inputs }: ReadForm,
  { key, index }: NonNullable<PresetMenuProps['line']>,
): PresetFields['typed'] {
  const lines = inputs[key];
  const line: unknown = Array.isArray(lines) ? lines[index] : undefined;
  return typeof line === 'object' && line !== null ? (line as PresetFields['typed']) : {};
}

/** Named values for the fields below; it shows the entry they hold, whoever typed them. */
export function PresetMenu({ path, presets, line }: PresetMenuProps) {
  const { session, say, t } = usePage();
  const note = useNotes();
  // Where units are typed, names say those of the values.
  const named = (label: Presets['label']): string => (session.definition.codes ? say(label) : note(say(label)));
  const fieldsOf = (form: ReadForm): PresetFields => ({
    typed: line ? typedInLine(form, line) : form.inputs,
    values: form.reading.values,
  });
  const held = usePart(session.$form, (form) => heldPreset(presets, fieldsOf(form))?.id ?? '');
  const ids = usePart(session.$form, ({ reading }) =>
    offeredPresets(presets, reading.values)
      .map(({ id }) => id)
      .join('\n'),
  );
  const offered = presets.entries.filter(({ id }) => ids.split('\n').includes(id));
  const pick = (id: string): void => {
    const picked = offered.find((entry) => entry.id === id);
    if (!picked) return;
    const { form } = session;
    const place = line ? `${line.key}.${line.index}.` : '';
    const { texts, numbers } = fillingOf(picked, presets, fieldsOf(session.$form.get()), form.fields, place);
    form.change(texts, numbers);
  };
  const menu = useRef<HTMLDivElement>(null);
  const takeChosenBefore = useEffectEvent(() => {
    const chosen = menu.current?.querySelector('select')?.value ?? '';
    if (chosen !== '' && chosen !== held) pick(chosen);
  });
  // Chosen while the script was on its way.
  useEffect(() => takeChosenBefore(), []);
  if (offered.length === 0) return null;
  return (
    <div ref={menu} className={styles.preset}>
      <Select
        name={`${path}.preset`}
        label={say(presets.label)}
        value={held}
        options={[
          { value: '', label: t('calculatorPages.presets.choose') },
          ...offered.map(({ id, label }) => ({ value: id, label: named(label) })),
        ]}
        onChange={pick}
      />
      <p className={styles.badges}>
        <Badges badges={presets.badges} t={t} />
      </p>
    </div>
  );
}
