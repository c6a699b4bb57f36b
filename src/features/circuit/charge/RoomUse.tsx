/** The use of the machine: its usual room fills in who has access, where the machine stands and what it is for. */
import { atom } from 'nanostores';
import type { Locale } from '../../../language/index.ts';
import { ROOM_CHOICES } from '../../../machine/room-choices.ts';
import { Select } from '../../../kit/controls/Select.tsx';
import { FieldMessage } from '../../../kit/controls/FormField.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import { keepServed, useWhole } from '../../../kit/island/use-part.ts';
import { keepPartDraft, partDraft } from '../../../kit/storage/drafts.ts';
import command from '../../../kit/styles/command.module.css';
import { useSimulation } from '../simulator/use-simulation.ts';
import type { Part } from '../state/part.ts';

/** Under which the choice is kept for a day. */
const PART = 'room-use';
/** What is chosen: nothing as the page is served, then what an earlier tab had. */
const $use = atom('');
keepServed([$use]);
if (!import.meta.env.SSR) $use.set(ROOM_CHOICES.find(({ id }) => id === partDraft(PART)?.said)?.id ?? '');

export function RoomUse({ part, locale }: { readonly part: Part<'charge'>; readonly locale: Locale }) {
  const { $machine } = useSimulation();
  const t = useTranslator();
  const use = useWhole($use);
  // What the machine of this study is for is offered, and taken at a press: the room's fields are the reader's.
  const machine = useWhole($machine);
  const own = ROOM_CHOICES.find(({ id }) => id === machine?.use);
  const choose = (id: string): void => {
    $use.set(id);
    keepPartDraft(PART, id);
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
          {
            value: '',
            // What is left open in the room is then what this use has.
            label: own ? t('circuitPages.charge.useKnown', { use: own[locale] }) : t('circuitPages.charge.useUnsaid'),
          },
          ...ROOM_CHOICES.map((choice) => ({ value: choice.id, label: choice[locale] })),
        ]}
        onChange={choose}
      />
      <FieldMessage note={t('circuitPages.charge.useNote')} />
      {own && use !== own.id ? (
        <button type="button" className={command.quiet} onClick={() => choose(own.id)} data-take-use={own.id}>
          {t('circuitPages.charge.useOfMachine', { use: own[locale] })}
        </button>
      ) : null}
    </>
  );
}
