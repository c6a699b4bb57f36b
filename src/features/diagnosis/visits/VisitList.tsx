/** Visits, the latest first: what each said, and what can be done with it. */
import { useState } from 'react';
import { Select } from '../../../kit/controls/Select.tsx';
import { saveFile } from '../../../kit/files/save.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import command from '../../../kit/styles/command.module.css';
import group from '../../../kit/styles/group.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import { textFromHanded } from './file.ts';
import { ownOf, ownOfKept } from './fitness.ts';
import { visits as store } from './store.ts';
import type { KeptVisit } from './visit.ts';
import { doubtText, momentText, unfitText, verdictText, withUncertainty } from './words.ts';
import type { FaultName } from '../words.ts';
import styles from './Visits.module.css';

interface VisitListProps {
  readonly visits: readonly KeptVisit[];
  readonly onOpen: (visit: KeptVisit) => void;
}

/** What can be found on a machine: its health, or a cause. */
const CAUSES = [
  ...(['normal', 'undercharge', 'overcharge', 'noncondensable', 'cond_fouling', 'cond_flow'] as const),
  ...(['evap_fouling', 'evap_flow', 'liquid_restriction', 'valve_under', 'valve_over', 'hunting'] as const),
  ...(['compressor_leak', 'flash_gas', 'wrong_fluid', 'oil_logging', 'suction_restriction'] as const),
  ...(['reversing_valve', 'sensor'] as const),
] as const satisfies readonly FaultName[];

const fileOfHanded = (visit: KeptVisit, machine: string): Blob =>
  new Blob([textFromHanded(visit, machine)], { type: 'application/json' });

function withFound({ found: _, ...visit }: KeptVisit, found: string): KeptVisit {
  return found === '' ? visit : { ...visit, found };
}

function Row({ visit, onOpen }: { readonly visit: KeptVisit; readonly onOpen: (visit: KeptVisit) => void }) {
  const t = useTranslator();
  const format = useFormatter();
  const { id, machine, note, figures, verdict, isReference, request, version, found } = visit;
  const date = momentText(visit.date, t);
  const named = (action: string): string => t('visits.of', { action, machine, date });
  const mark = isReference ? t('visits.unmark') : t('visits.mark');
  const [refused, setRefused] = useState('');
  const change = async (): Promise<void> => {
    setRefused('');
    // Where the device cannot judge, what was kept speaks.
    const own = isReference ? undefined : await ownOf(request).catch(() => ownOfKept(verdict));
    if (own?.unfit === undefined) await store.setReference(id, !isReference);
    if (own) setRefused(own.unfit === undefined ? doubtText(own, t) : unfitText(own, t));
  };
  const fluid = request['fluid'];
  return (
    <li className={styles.row} data-visit={id}>
      <p className={styles.name}>
        <strong>{machine}</strong> <span className={remarks.note}>{date}</span>
        {isReference ? <span className={styles.badge}>{t('visits.isReference')}</span> : null}
      </p>
      <p>
        {t('visits.history.superheat')} {withUncertainty(figures.superheat, figures.u_superheat, format)} ·{' '}
        {t('visits.history.subcooling')} {withUncertainty(figures.subcooling, figures.u_subcooling, format)}
      </p>
      <p>{verdictText(verdict, t)}</p>
      <Select
        name={`found-${id}`}
        label={t('visits.found')}
        value={found ?? ''}
        options={[
          { value: '', label: t('visits.notFound') },
          ...CAUSES.map((value) => ({ value, label: t(`diagnosis.faults.${value}`) })),
        ]}
        onChange={(chosen) => void store.save(withFound(visit, chosen))}
      />
      {found === undefined ? null : (
        <div>
          <button
            type="button"
            className={command.quiet}
            aria-label={named(t('visits.hand.command'))}
            data-hand=""
            onClick={() => saveFile(fileOfHanded(visit, t('visits.save.machine')), `${t('visits.hand.name')}.json`)}
          >
            {t('visits.hand.command')}
          </button>
          <p className={remarks.fine}>{t('visits.hand.note')}</p>
        </div>
      )}
      {note === '' ? null : <p className={styles.written}>{note}</p>}
      <p className={remarks.fine}>
        {typeof fluid === 'string' ? `${fluid} · ` : ''}
        {t('visits.version', { version })}
      </p>
      <p role="alert" className={remarks.problem}>
        {refused}
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          className={command.quiet}
          aria-label={named(t('visits.open'))}
          onClick={() => onOpen(visit)}
        >
          {t('visits.open')}
        </button>
        <button type="button" className={command.quiet} aria-label={named(mark)} onClick={() => void change()}>
          {mark}
        </button>
        <button
          type="button"
          className={command.quiet}
          aria-label={named(t('visits.remove'))}
          onClick={() => void store.remove(id)}
        >
          {t('visits.remove')}
        </button>
      </div>
    </li>
  );
}

export function VisitList({ visits, onOpen }: VisitListProps) {
  const t = useTranslator();
  return (
    <section aria-label={t('visits.list')}>
      <h3 className={group.name}>{t('visits.list')}</h3>
      {visits.length === 0 ? (
        <p className={remarks.note}>{t('visits.empty')}</p>
      ) : (
        <ul className={styles.rows}>
          {visits.map((visit) => (
            <Row key={visit.id} visit={visit} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}
