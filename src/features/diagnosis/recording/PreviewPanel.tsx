/** A file before it is taken: what was understood of it, each column to be set right by a tap, and its first rows. */
import { useState } from 'react';
import { Select } from '../../../kit/controls/Select.tsx';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { COLUMN_KEYS, isColumnKey, quantityOf } from '../../../diagnosis/measurements/columns.ts';
import type { ColumnKey, Quantity, SetFacts } from '../../../diagnosis/measurements/index.ts';
import { atmosphereAt, unitsOf } from '../../../diagnosis/measurements/units.ts';
import { dateLanguage } from '../../../language/index.ts';
import { formatAtMost, withUnit as figure } from '../../../quantities/number.ts';
import { keyed } from '../../../kit/island/keyed.ts';
import command from '../../../kit/styles/command.module.css';
import fold from '../../../kit/styles/fold.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import tables from '../../../kit/styles/tables.module.css';
import { ApplicationChoice } from './ApplicationChoice.tsx';
import { FluidSelect, Questions } from './Questions.tsx';
import styles from './Recording.module.css';
import { openQuestions, withMode, withQuantity, withUnit } from './state/choices.ts';
import type { Preview, RecordingStore } from './state/recording.ts';
import { durationText, instantText } from './times.ts';
import { columnName, quoted, warningTexts } from './words.ts';

interface PreviewProps {
  readonly store: RecordingStore;
  readonly preview: Preview;
  readonly isReading: boolean;
  readonly formFluid: string;
}

export function PreviewPanel({ store, preview, isReading, formFluid }: PreviewProps) {
  const t = useTranslator();
  const { opened, asked } = preview;
  const { proposal, facts, rows, end } = opened;
  const questions = openQuestions(opened, asked.seen);
  const warnings = warningTexts(proposal, t);
  const kept =
    asked.from === undefined
      ? undefined
      : new Intl.DateTimeFormat(dateLanguage(t.locale), { dateStyle: 'long' }).format(new Date(asked.from));
  return (
    <section
      className={`${styles.stack} ${isReading ? styles.stale : ''}`}
      aria-labelledby="recording-preview"
      data-recording-preview=""
    >
      <h3 id="recording-preview" className={styles.name}>
        {quoted(asked.name)}
      </h3>
      <p className={remarks.note}>
        {t('recording.preview.facts', {
          kind: t(`recording.kinds.${proposal.kind}`),
          rows:
            rows === 1
              ? t('recording.preview.row')
              : t('recording.preview.rows', { count: formatAtMost(rows, 0, t.locale) }),
          duration: durationText(end, t),
        })}
        {facts.start === ''
          ? ''
          : `, ${t('recording.preview.from', { from: instantText(facts, 0, t), to: instantText(facts, end, t) })}`}
        .{facts.zone === 'UTC' ? ` ${t('recording.preview.utc')}` : ''}
        {proposal.devices === undefined || proposal.devices.length === 0
          ? ''
          : ` ${t('recording.preview.devices', { v: quoted(proposal.devices.join(', ')) })}`}
        {proposal.measurement_type === undefined
          ? ''
          : ` ${t('recording.preview.type', { v: quoted(proposal.measurement_type) })}`}
        {proposal.p_mode_from === 'saturation' ? ` ${t('recording.preview.saturation')}` : ''}
      </p>
      {kept === undefined ? null : (
        <p className={remarks.note} data-kept="">
          {t('recording.preview.remembered', { date: kept })}{' '}
          <button type="button" className={command.quiet} onClick={store.forgetSettings}>
            {t('recording.preview.forget')}
          </button>
        </p>
      )}
      <Questions store={store} preview={preview} questions={questions} formFluid={formFluid} />
      {facts.machine.application === '' ? <ApplicationChoice /> : null}
      {warnings.length === 0 ? null : (
        <ul className={remarks.warnings} data-warnings="">
          {keyed(warnings).map(([key, text]) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
      <div className={command.row}>
        <button
          type="button"
          className={`${command.primary} ${styles.big}`}
          disabled={questions.length > 0 || isReading}
          onClick={() => void store.accept()}
        >
          {t('recording.preview.accept')}
        </button>
        <button type="button" className={`${command.quiet} ${styles.big}`} onClick={store.discard}>
          {t('recording.preview.discard')}
        </button>
      </div>
      {questions.length > 0 ? <p className={remarks.fine}>{t('recording.preview.acceptNote')}</p> : null}
      <Columns key={`${asked.name} ${facts.source.signature}`} store={store} preview={preview} />
      <FirstRows preview={preview} />
    </section>
  );
}

/** What each column of the file was taken for. Files of our own are settled: their fluid alone may be changed. */
function Columns({ store, preview }: { readonly store: RecordingStore; readonly preview: Preview }) {
  const t = useTranslator();
  const { proposal, facts } = preview.opened;
  const present = [...Object.keys(proposal.mapping), ...proposal.ignored].filter((name) => name !== '');
  // Where a column stood first it stays, whatever becomes of it.
  const [order] = useState(present);
  const names = present.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  const isOwn = Object.keys(proposal.mapping).length === 0;
  return (
    <details className={fold.fold} open={names.length <= 8 && !isOwn}>
      <summary>{t('recording.preview.columns')}</summary>
      <div className={styles.stack}>
        {isOwn ? null : (
          <div className={styles.settings}>
            <FluidSelect
              label={t('recording.preview.fluid')}
              value={facts.fluid}
              onChoose={(fluid) => store.settle((choices) => ({ ...choices, fluid }))}
            />
            {/^(?:dd|MM|d|M)\W/.test(proposal.date_format ?? '') ? (
              <Select
                name="recording-date-order"
                label={t('recording.preview.dateOrder')}
                value={(proposal.date_format ?? '').startsWith('M') ? 'mdy' : 'dmy'}
                options={(['dmy', 'mdy'] as const).map((value) => ({ value, label: t(`recording.orders.${value}`) }))}
                onChange={(order) =>
                  store.settle((choices) => ({ ...choices, date_order: order === 'mdy' ? 'mdy' : 'dmy' }))
                }
              />
            ) : null}
          </div>
        )}
        <ul className={styles.columns}>
          {names.map((name) => (
            <Column key={name} name={name} store={store} preview={preview} isFixed={isOwn} />
          ))}
        </ul>
      </div>
    </details>
  );
}

interface ColumnProps {
  readonly name: string;
  readonly store: RecordingStore;
  readonly preview: Preview;
  readonly isFixed: boolean;
}

function Column({ name, store, preview, isFixed }: ColumnProps) {
  const t = useTranslator();
  const { proposal } = preview.opened;
  const mapped = Object.hasOwn(proposal.mapping, name) ? proposal.mapping[name] : undefined;
  const [key, unit, mode] = mapped ?? [];
  const blank = { value: '', label: t('recording.preview.unknownUnit') };
  return (
    <li data-column={name}>
      <strong>{quoted(name)}</strong>
      <Select
        name={`field ${name}`}
        label={t('recording.preview.fieldShort')}
        value={key ?? ''}
        isDisabled={isFixed}
        options={[
          { value: '', label: t('recording.preview.leftOut') },
          ...COLUMN_KEYS.map((one) => ({ value: one, label: columnName(one, t) })),
        ]}
        onChange={(chosen) => store.settle((choices) => withQuantity(choices, proposal, name, chosen))}
      />
      {key === undefined ? null : (
        <Select
          name={`unit ${name}`}
          label={t('recording.preview.unitShort')}
          value={unit ?? ''}
          options={[
            ...(unit === null || unit === undefined ? [blank] : []),
            ...unitsOf(quantityOf(key)).map((one) => ({ value: one, label: one })),
          ]}
          onChange={(chosen) => {
            if (chosen !== '') store.settle((choices) => withUnit(choices, proposal, name, chosen));
          }}
        />
      )}
      {key === undefined || quantityOf(key) !== 'pressure' ? null : (
        <Select
          name={`mode ${name}`}
          label={t('recording.preview.modeShort')}
          value={mode ?? ''}
          options={[
            ...(mode === null || mode === undefined ? [blank] : []),
            ...(['rel', 'abs'] as const).map((value) => ({ value, label: t(`recording.modes.${value}`) })),
          ]}
          onChange={(chosen) => {
            if (chosen !== '') store.settle((choices) => withMode(choices, proposal, name, chosen));
          }}
        />
      )}
    </li>
  );
}

/** Decimals of what has no unit of the reader's. */
const PLAIN: Readonly<Partial<Record<Quantity, string>>> = {
  ...{ humidity: '%', current: 'A', flow: 'm³/h', massFlow: 'kg/h', energy: 'kWh' },
};

/** A figure of a column; a pressure as its instrument read it. */
function cellText(key: ColumnKey, value: number | null, facts: SetFacts, format: Formatter): string {
  if (value === null) return '–';
  const quantity = quantityOf(key);
  switch (quantity) {
    case 'pressure':
      return facts.probes[key]?.kind === 'rel'
        ? format.full('gaugePressure', value - atmosphereAt(facts.altitude))
        : format.full('pressure', value);
    case 'temperature':
      return format.full('temperature', value);
    case 'difference':
      return format.full('temperatureDifference', value);
    case 'power':
      return format.full('power', value);
    default:
      return figure(formatAtMost(value, 2, format.locale), PLAIN[quantity] ?? '');
  }
}

function FirstRows({ preview }: { readonly preview: Preview }) {
  const t = useTranslator();
  const format = useFormatter();
  const { columns, preview: rows, facts } = preview.opened;
  const fileNames = Object.entries(preview.opened.proposal.mapping);
  const nameOf = (key: ColumnKey): string | undefined => fileNames.find(([, [held]]) => held === key)?.[0];
  const headOf = (key: ColumnKey): string => {
    const c = columnName(key, t);
    const kind = facts.probes[key]?.kind;
    if (kind === undefined) return c;
    return t(kind === 'rel' ? 'recording.preview.gauge' : 'recording.preview.absolute', { c });
  };
  return (
    <div className={tables.frame} role="region" tabIndex={0} aria-label={t('recording.preview.first')}>
      <table className={tables.table} data-first-rows="">
        <caption className="sr-only">{t('recording.preview.first')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('recording.preview.time')}</th>
            {columns.filter(isColumnKey).map((key) => (
              <th key={key} scope="col">
                {headOf(key)}
                {nameOf(key) === undefined ? null : <small>{quoted(nameOf(key) ?? '')}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows, ({ seconds }) => String(seconds)).map(([place, { seconds, values }]) => (
            <tr key={place}>
              <th scope="row">{instantText(facts, seconds, t)}</th>
              {columns.map((key, index) => (
                <td key={key}>{cellText(key, values[index] ?? null, facts, format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
