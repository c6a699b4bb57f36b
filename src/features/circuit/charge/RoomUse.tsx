/** The use of the machine: its usual room fills in who has access, where the machine stands and what it is for. */
import { useState } from 'react';
import type { Locale } from '../../../language/index.ts';
import { ROOM_CHOICES } from '../../../machine/room-choices.ts';
import { Select } from '../../../kit/controls/Select.tsx';
import { FieldMessage } from '../../../kit/controls/FormField.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import type { Part } from '../state/part.ts';

export function RoomUse({ part, locale }: { readonly part: Part<'charge'>; readonly locale: Locale }) {
  const t = useTranslator();
  const [use, setUse] = useState('');
  const choose = (id: string): void => {
    setUse(id);
    const room = ROOM_CHOICES.find((choice) => choice.id === id);
    if (room === undefined) return;
    const { application, access, location, mounting } = room;
    for (const [key, value] of Object.entries({ application, access, location, h0_type: mounting }))
      if (value !== null) part.form.set(`room.${key}`, value);
  };
  return (
    <>
      <Select
        name="room-use"
        label={t('circuitPages.charge.use')}
        value={use}
        options={[
          { value: '', label: t('circuitPages.charge.useUnsaid') },
          ...ROOM_CHOICES.map((choice) => ({ value: choice.id, label: choice[locale] })),
        ]}
        onChange={choose}
      />
      <FieldMessage note={t('circuitPages.charge.useNote')} />
    </>
  );
}
