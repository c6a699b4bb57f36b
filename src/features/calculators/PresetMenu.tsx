import { useEffect, useEffectEvent, useRef } from 'react';
import type { CellInput, Input, Presets } from '../../calculators/define.ts';
import type { Form } from './state/form.ts';
import { heldPreset, offeredPresets, textsFromPreset } from './state/presets.ts';
import type { PresetFields } from './state/presets.ts';
import { Select } from '../../kit/controls/Select.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { Badges } from './Badges.tsx';
import { usePage } from './context.ts';
import styles from './PresetMenu.module.css';

interface PresetMenuProps {
  /** The field it stands above, or the line. */
  readonly path: string;
  readonly presets: Presets;
  /** The fields it may fill: all of the form, or those of a line. */
  readonly inputs: readonly (Input | CellInput)[];
  /** The line of a list it fills. */
  readonly line?: { readonly key: string; readonly index: number };
}

/** What a line of a list holds as read. */
function typedInLine({ inputs }: Form, { key, index }: NonNullable<PresetMenuProps['line']>): PresetFields['typed'] {
  const lines = inputs[key];
  const line: unknown = Array.isArray(lines) ? lines[index] : undefined;
  return typeof line === 'object' && line !== null ? (line as PresetFields['typed']) : {};
}

/** Named values for the fields below; it shows the entry they hold, whoever typed them. */
export function PresetMenu({ path, presets, inputs, line }: PresetMenuProps) {
  const { session, say, t } = usePage();
  const fieldsOf = (form: Form): PresetFields => ({
    inputs,
    typed: line ? typedInLine(form, line) : form.inputs,
    units: form.units,
    slot: (key) => (line ? `${line.key}.${key}` : key),
    values: form.reading.values,
    locale: t.locale,
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
    const texts = textsFromPreset(picked, presets, fieldsOf(session.$form.get()));
    if (line) session.setCells(line.key, line.index, texts);
    else session.setTexts(texts);
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
          ...offered.map(({ id, label }) => ({ value: id, label: say(label) })),
        ]}
        onChange={pick}
      />
      <p className={styles.badges}>
        <Badges badges={presets.badges} t={t} />
      </p>
    </div>
  );
}
