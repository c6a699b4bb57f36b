import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Presets } from '../../calculators/define.ts';
import { heldPreset, offeredPresets, textsFromPreset } from '../../stores/calculator/presets.ts';
import type { PresetFields } from '../../stores/calculator/presets.ts';
import { Select } from '../controls/Select.tsx';
import { Badges } from './Badges.tsx';
import { usePage } from './context.ts';
import styles from './PresetMenu.module.css';

interface PresetMenuProps {
  /** The field it stands above, or the line. */
  readonly path: string;
  readonly presets: Presets;
  readonly fields: Pick<PresetFields, 'inputs' | 'texts' | 'slot'>;
  readonly onTexts: (texts: Readonly<Record<string, string>>) => void;
}

/** Named values for the fields below; it shows the entry they hold, whoever typed them. */
export function PresetMenu({ path, presets, fields, onTexts }: PresetMenuProps) {
  const { session, say, t, values } = usePage();
  const units = useStore(session.$units);
  const whole: PresetFields = { ...fields, units, values, locale: t.locale };
  const offered = offeredPresets(presets, values);
  const held = heldPreset(presets, whole)?.id ?? '';
  const pick = (id: string): void => {
    const picked = offered.find((entry) => entry.id === id);
    if (picked) onTexts(textsFromPreset(picked, presets, whole));
  };
  const menu = useRef<HTMLDivElement>(null);
  // Chosen while the script was on its way.
  useEffect(() => {
    const early = menu.current?.querySelector('select')?.value ?? '';
    if (early !== '' && early !== held) pick(early);
  }, []);
  if (offered.length === 0) return null;
  return (
    <div ref={menu} className={styles.preset}>
      <Select
        name={`${path}.preset`}
        label={say(presets.label)}
        value={held}
        options={[
          { value: '', label: t('tools.presets.choose') },
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
