import { useState } from 'react';
import { compressorKey } from '../../circuit/compressor/key.ts';
import { QUANTITIES } from '../../circuit/compressor/quantities.ts';
import type { CompressorRecord } from '../../circuit/compressor/record.ts';
import { localePath } from '../../i18n/paths.ts';
import { formatAtMost, withUnit } from '../../quantities/number.ts';
import { $compressors, $dropped, $isRefused, $undo, removeCompressors, undoRemoval } from './state/list.ts';
import { linkFromRecord } from './state/sheet.ts';
import { Select } from '../../kit/controls/Select.tsx';
import { useWhole } from '../../kit/island/use-part.ts';
import { brandsOf } from './brands.ts';
import { useFormatter } from '../../kit/island/context.ts';
import type { Formatter } from '../../kit/island/format.ts';
import { usePage } from './island.ts';
import { ComparePair } from './ComparePair.tsx';
import { copyLink } from '../../kit/page/copy-link.ts';
import { counted, degreesText, NO_VALUE } from './figures.ts';
import command from '../../kit/styles/command.module.css';
import notice from '../../kit/styles/notice.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './List.module.css';

const ALL = 'all';

/** The reader's own compressors: counted, by brand, each to be simulated, changed, copied or taken away. */
export function ListPanel() {
  const { t } = usePage();
  const records = useWhole($compressors);
  const undo = useWhole($undo);
  const dropped = useWhole($dropped);
  const isRefused = useWhole($isRefused);
  const [brand, setBrand] = useState(ALL);
  const brands = brandsOf(records);
  const filter = brands.includes(brand) ? brand : ALL;
  const shown = filter === ALL ? records : records.filter(({ marque }) => marque?.trim() === filter);
  return (
    <section className={panel.tight} aria-labelledby="my-compressors">
      <div className={`${panel.head} ${styles.head}`}>
        <h2 id="my-compressors">{t('compressor.list.title')}</h2>
        <p className={`${remarks.note} ${styles.count}`} data-count={records.length}>
          {counted(records.length, 'compressor.list.count_one', 'compressor.list.count_other', t)}
        </p>
        {records.length > 0 ? (
          <>
            <div className={styles.filter}>
              <Select
                name="brand"
                label={t('compressor.list.filter')}
                value={filter}
                options={[
                  { value: ALL, label: t('compressor.list.all') },
                  ...brands.map((value) => ({ value, label: value })),
                ]}
                onChange={setBrand}
              />
            </div>
            <button
              type="button"
              className={command.quiet}
              onClick={() => removeCompressors(records.map(compressorKey))}
            >
              {t('compressor.list.clear')}
            </button>
          </>
        ) : null}
      </div>
      <div role="status" className={styles.messages}>
        {undo ? (
          <p className={`${notice.info} ${styles.undo}`}>
            {counted(undo.removed, 'compressor.list.removed_one', 'compressor.list.removed_other', t)}{' '}
            <button type="button" className={command.quiet} onClick={undoRemoval}>
              {t('page.undo')}
            </button>
          </p>
        ) : null}
        {dropped > 0 ? (
          <p className={notice.warning}>
            {counted(dropped, 'compressor.list.dropped_one', 'compressor.list.dropped_other', t)}
          </p>
        ) : null}
        {isRefused ? <p className={notice.warning}>{t('compressor.list.refused')}</p> : null}
      </div>
      {records.length === 0 ? <p className={remarks.note}>{t('compressor.list.empty')}</p> : null}
      {records.length > 0 && shown.length === 0 ? (
        <p className={remarks.note}>{t('compressor.list.noneOfBrand')}</p>
      ) : null}
      {shown.length > 0 ? (
        <ul className={styles.rows}>
          {shown.map((record) => (
            <Row key={compressorKey(record)} record={record} />
          ))}
        </ul>
      ) : null}
      {records.length > 1 ? <ComparePair records={records} /> : null}
      {records.length > 0 ? <p className={remarks.note}>{t('compressor.list.kept')}</p> : null}
    </section>
  );
}

/** "-20…10 / 30…60 °C" */
function envelopeText({ te_min, te_max, tc_min, tc_max }: CompressorRecord, format: Formatter): string {
  const end = (value: number | undefined): string => (value === undefined ? '' : degreesText(value, format));
  const side = (low: number | undefined, high: number | undefined): string =>
    low === undefined && high === undefined ? NO_VALUE : `${end(low)}…${end(high)}`;
  const [te, tc] = [side(te_min, te_max), side(tc_min, tc_max)];
  return te === NO_VALUE && tc === NO_VALUE ? '' : withUnit(`${te} / ${tc}`, format.symbol('temperature'));
}

function Row({ record }: { readonly record: CompressorRecord }) {
  const { session, t } = usePage();
  const format = useFormatter();
  const key = compressorKey(record);
  const name = `${record.marque ?? ''} ${record.name ?? ''}`;
  const has = QUANTITIES.filter((quantity) => record.coefficients[quantity] !== undefined);
  const facts = [
    record.fluid ?? t('compressor.list.fluidOfSimulation'),
    has.map((quantity) => t(`compressor.sheet.short.${quantity}`)).join(' '),
    record.step_volume_h === undefined ? '' : format.full('volumeFlow', record.step_volume_h),
    record.frequency === undefined ? '' : withUnit(formatAtMost(record.frequency, 1, t.locale), 'Hz'),
    envelopeText(record, format),
  ].filter((fact) => fact !== '');
  const named = (action: 'use' | 'edit' | 'duplicate' | 'link' | 'remove'): string =>
    t('compressor.list.of', { action: t(`compressor.list.${action}`), name });
  const toSheet = (changed: CompressorRecord): void => {
    session.fill(changed);
    document.querySelector<HTMLElement>('[data-sheet]')?.focus();
  };
  // The rest of a simulation under way stays as it is, where one sheet can size it.
  const query = new URLSearchParams({
    mode: 'compressor',
    compressor: key,
    ...(record.fluid === undefined ? {} : { fluid: record.fluid }),
  });
  const link = (): string => {
    const sheet = new URLSearchParams({ sheet: linkFromRecord(record) });
    return `${location.origin}${location.pathname}?${sheet.toString()}`;
  };
  return (
    <li className={styles.row} data-compressor={key}>
      <p className={styles.name}>
        <span className={remarks.note}>{record.marque}</span> <strong>{record.name}</strong>
      </p>
      <p className={remarks.note}>{facts.join(' · ')}</p>
      <div className={styles.buttons}>
        <a
          className={command.primary}
          href={`${localePath(t.locale, '/simulation/circuit/general')}?${query.toString()}`}
          aria-label={named('use')}
        >
          {t('compressor.list.use')}
        </a>
        <button type="button" className={command.quiet} aria-label={named('edit')} onClick={() => toSheet(record)}>
          {t('compressor.list.edit')}
        </button>
        <button
          type="button"
          className={command.quiet}
          aria-label={named('duplicate')}
          onClick={() =>
            toSheet({ ...record, name: t('compressor.list.copy', { name: record.name ?? '' }).slice(0, 80) })
          }
        >
          {t('compressor.list.duplicate')}
        </button>
        <button
          type="button"
          className={command.quiet}
          aria-label={named('link')}
          onClick={() => void copyLink(link(), t)}
        >
          {t('compressor.list.link')}
        </button>
        <button
          type="button"
          className={command.quiet}
          aria-label={named('remove')}
          onClick={() => removeCompressors([key])}
        >
          {t('compressor.list.remove')}
        </button>
      </div>
    </li>
  );
}
