/** The day of the next check from that of the last, and that day as a file a calendar takes. */
import { useId, useState } from 'react';
import { reminderFile } from '../../diagnosis/measurements/reminder.ts';
import { saveFile } from '../../kit/files/save.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { dayAfterMonths, dayInWords, today } from '../../language/days.ts';
import { text } from '../../language/index.ts';
import { COLON } from '../../language/signs.ts';
import { usePage } from './context.ts';
import command from '../../kit/styles/command.module.css';
import remarks from '../../kit/styles/remarks.module.css';

const TEXTS = {
  last: text('Dernier contrôle, ou mise en service', 'Last check, or commissioning'),
  machine: text('Équipement', 'Equipment'),
  unnamed: text('équipement', 'equipment'),
  next: text('Prochain contrôle au plus tard le', 'Next check by'),
  none: text('Aucun contrôle obligatoire\u00a0: rien à rappeler.', 'No mandatory check: nothing to be reminded of.'),
  noDay: text('Date\u00a0: un jour du calendrier est attendu.', 'Date: a day of the calendar is expected.'),
  save: text('Ajouter à l’agenda (.ics)', 'Add to the calendar (.ics)'),
  summary: text('Contrôle d’étanchéité', 'Leak check'),
  about: text('Intervalle en mois', 'Interval in months'),
};

export function ReminderPanel() {
  const { session, say, t } = usePage();
  const id = useId();
  const [last, setLast] = useState(today);
  const [machine, setMachine] = useState('');
  const key = session.definition.reminder ?? '';
  const months = usePart(session.$shown, (shown) =>
    shown?.outcome.ok === true ? Number(shown.outcome.outputs[key] ?? 0) : 0,
  );
  const next = months > 0 ? dayAfterMonths(last, months) : undefined;
  const save = (): void => {
    const name = machine.trim() === '' ? say(TEXTS.unnamed) : machine.trim();
    const file = reminderFile({
      machine: name,
      date: next ?? '',
      summary: [say(TEXTS.summary), name].join(say(COLON)),
      description: `${session.address()} ${[say(TEXTS.about), months].join(say(COLON))}.`,
      made: Date.now(),
    });
    if (file !== undefined)
      saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${session.definition.slug}.ics`);
  };
  return (
    <>
      <p>
        <label htmlFor={`${id}l`}>{say(TEXTS.last)}</label>{' '}
        <input id={`${id}l`} type="date" value={last} onChange={({ target }) => setLast(target.value)} />
      </p>
      <p>
        <label htmlFor={`${id}m`}>{say(TEXTS.machine)}</label>{' '}
        <input
          id={`${id}m`}
          type="text"
          maxLength={80}
          autoComplete="off"
          value={machine}
          onChange={({ target }) => setMachine(target.value)}
        />
      </p>
      <div role="status">
        {months === 0 ? (
          <p className={remarks.note}>{say(TEXTS.none)}</p>
        ) : next === undefined ? (
          <p className={remarks.note}>{say(TEXTS.noDay)}</p>
        ) : (
          <p>
            {say(TEXTS.next)} <strong data-next-check={next}>{dayInWords(next, t.locale)}</strong>
          </p>
        )}
      </div>
      {next === undefined ? null : (
        <button type="button" className={command.quiet} onClick={save}>
          {say(TEXTS.save)}
        </button>
      )}
    </>
  );
}
