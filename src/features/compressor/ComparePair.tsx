import { useState } from 'react';
import type { CompressorPoint } from '../../circuit/compressor/between.ts';
import { compressorKey } from '../../circuit/compressor/key.ts';
import type { CompressorRecord } from '../../circuit/compressor/record.ts';
import { Select } from '../../kit/controls/Select.tsx';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import fold from '../../kit/styles/fold.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import tables from '../../kit/styles/tables.module.css';
import { formatNumber } from '../../quantities/number.ts';
import { usePage } from './island.ts';
import { envelopeWord } from './envelope-word.ts';
import { NO_VALUE, pairText, symbolOf, written } from './figures.ts';
import type { Kind } from './figures.ts';
import { useFormatter } from '../../kit/island/context.ts';
import styles from './List.module.css';
import { problemText } from './words.ts';

const PERCENT = 100;

interface Line extends Kind {
  readonly key: 'capacity' | 'power' | 'eer' | 'mass_flow' | 'eta_is' | 'eta_v' | 't_discharge';
  readonly value: (point: CompressorPoint) => number | null;
  /** Told as a share of the first, not as a difference. */
  readonly isShare: boolean;
}

/** At the suction the machine really has: rated capacity in proportion to the flow. */
const capacityOf = ({ rated, mass_flow_s }: CompressorPoint): number | null =>
  rated.capacity === null ? null : (rated.capacity * mass_flow_s) / rated.mass_flow_s;
const ratio = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one / other;

const LINES: readonly Line[] = [
  { key: 'capacity', quantity: 'power', decimals: 2, value: capacityOf, isShare: true },
  { key: 'power', quantity: 'power', decimals: 2, value: ({ power_input }) => power_input, isShare: true },
  { key: 'eer', decimals: 2, value: (point) => ratio(capacityOf(point), point.power_input), isShare: true },
  {
    key: 'mass_flow',
    quantity: 'massFlow',

    decimals: 1,
    value: ({ mass_flow_s }) => mass_flow_s,
    isShare: true,
  },
  { key: 'eta_is', decimals: 3, value: ({ eta_is }) => eta_is, isShare: false },
  { key: 'eta_v', decimals: 3, value: ({ eta_v }) => eta_v, isShare: false },
  {
    key: 't_discharge',
    quantity: 'temperature',

    decimals: 1,
    value: ({ t_discharge }) => t_discharge,
    isShare: false,
  },
];

/** Two compressors of the list at the point that is being tried, each with its own refrigerant. */
export function ComparePair({ records }: { readonly records: readonly CompressorRecord[] }) {
  const { session, t } = usePage();
  const format = useFormatter();
  const [wanted, setWanted] = useState<readonly [string, string]>(['', '']);
  const [isOpen, setOpen] = useState(false);
  const values = usePart(session.trial.$content, (content) => content.values);
  // Asked anew once the engine is there.
  useWhole(session.$preview);
  const keys = records.map(compressorKey);
  const [first, second] = [0, 1].map((place) => {
    const key = wanted[place] ?? '';
    return keys.includes(key) ? key : (keys[place] ?? '');
  }) as [string, string];
  const options = records.map((record) => ({
    value: compressorKey(record),
    label: `${record.marque ?? ''} ${record.name ?? ''}`,
  }));
  const pair = [first, second].map((key) => records.find((record) => compressorKey(record) === key));
  const points = pair.map((record) => (isOpen && record ? session.tried(record) : undefined));
  const place = pairText(Number(values['trial_te']), Number(values['trial_tc']), format);
  const difference = ({ value, quantity, decimals, isShare }: Line): string => {
    const [one, other] = points.map((point) => (point?.ok ? value(point.result) : null));
    if (one === null || other === null || one === undefined || other === undefined) return NO_VALUE;
    const gap = isShare ? PERCENT * (other / one - 1) : other - one;
    if (quantity === 'temperature') return (gap > 0 ? '+' : '') + format.full('temperatureDifference', gap);
    return `${gap > 0 ? '+' : ''}${formatNumber(gap, isShare ? 1 : decimals, t.locale)}${isShare ? '\u202f%' : ''}`;
  };
  return (
    <details className={fold.fold} onToggle={(event) => setOpen(event.currentTarget.open)} data-compare="">
      <summary>{t('compressor.compare.title')}</summary>
      <div className={styles.pair}>
        <Select
          name="compare_first"
          label={t('compressor.compare.first')}
          value={first}
          options={options}
          onChange={(key) => setWanted([key, second])}
        />
        <Select
          name="compare_second"
          label={t('compressor.compare.second')}
          value={second}
          options={options}
          onChange={(key) => setWanted([first, key])}
        />
      </div>
      <p className={remarks.fine}>{t('compressor.compare.at', { place })}</p>
      <div className={tables.scroller} tabIndex={0}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('compressor.compare.figure')}</th>
              {pair.map((record, index) => (
                <th key={index} scope="col">
                  {record?.name} <small>{record?.fluid ?? ''}</small>
                </th>
              ))}
              <th scope="col">{t('compressor.compare.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {LINES.map((line) => (
              <tr key={line.key} data-compare-line={line.key}>
                <th scope="row">
                  {t(`compressor.preview.${line.key}`)} <small>{symbolOf(line, format)}</small>
                </th>
                {points.map((point, index) => (
                  <td key={index}>{point?.ok ? written(line, line.value(point.result), format) : NO_VALUE}</td>
                ))}
                <td>{difference(line)}</td>
              </tr>
            ))}
            <tr data-compare-line="in_range">
              <th scope="row">{t('compressor.preview.in_range')}</th>
              {points.map((point, index) => (
                <td key={index}>{point?.ok ? t(`compressor.preview.${envelopeWord(point.result)}`) : NO_VALUE}</td>
              ))}
              <td />
            </tr>
          </tbody>
        </table>
      </div>
      {points.map((point, index) =>
        point?.ok === false ? (
          <p key={index} className={remarks.problem}>
            {pair[index]?.name ?? ''}: {problemText(point.problem, t)}
          </p>
        ) : null,
      )}
    </details>
  );
}
