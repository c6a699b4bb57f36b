/** A verdict by word, colour and sign, with its reasons. */
import type { Reason } from '../../../circuit/components/index.ts';
import type { ShownStatus } from '../../../circuit/components/kinds.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import styles from './Status.module.css';

const SIGNS: Readonly<Record<ShownStatus, string>> = {
  ok: '●',
  to_check: '?',
  under_min: '▼',
  over_limit: '▲',
  kv_missing: '○',
};

interface Props {
  readonly status: ShownStatus;
  readonly reasons: readonly Reason[];
  readonly info: readonly Reason[];
  /** What is not known where it is to be checked: a valve's opening drop, where nothing else is said. */
  readonly doubts?: readonly ('openingUnknown' | 'fluidUnknown')[];
}

export function StatusBadge({ status, reasons, info, doubts = ['openingUnknown'] }: Props) {
  const t = useTranslator();
  return (
    <span className={styles.status} data-status={status}>
      <span aria-hidden="true">{SIGNS[status]}</span>
      {t(`circuitPages.components.statuses.${status}`)}
      {reasons.length > 0 ? (
        <small>{reasons.map((reason) => t(`circuitPages.components.reasons.${reason}`)).join(', ')}</small>
      ) : null}
      {status === 'to_check' ? (
        <small>{doubts.map((doubt) => t(`circuitPages.components.${doubt}`)).join(', ')}</small>
      ) : null}
      {info.length > 0 ? <small>{t('circuitPages.components.info')}</small> : null}
    </span>
  );
}
