/** One part with a place of its own: what it gives here, its verdict, and the way into the list of what is chosen. */
import type { PlacedAnswer } from '../../../circuit/components/placed.ts';
import type { Part } from '../state/part.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { formatAtMost, withUnit } from '../../../quantities/number.ts';
import { SheetLink, connectionText, nameOf } from './ComponentLine.tsx';
import { dropText, shareText, sizeText } from './valve-text.ts';
import { addPart } from './basket-rows.ts';
import type { JudgedPart } from './placed-rows.ts';
import command from '../../../kit/styles/command.module.css';
import status from './Status.module.css';
import styles from './ValvesAndVessels.module.css';

const SIGNS = { ok: '●', to_check: '?', under_min: '▼', over_limit: '▲', kv_missing: '○' } as const;

export function PartStatusBadge({ answer }: { readonly answer: PlacedAnswer }) {
  const t = useTranslator();
  const word = t(
    answer.status === 'kv_missing'
      ? `circuitPages.components.parts.unsized.${answer.category}`
      : `circuitPages.components.statuses.${answer.status}`,
  );
  return (
    <span className={status.status} data-status={answer.status}>
      <span aria-hidden="true">{SIGNS[answer.status]}</span>
      {word}
      {answer.reasons.length > 0 ? (
        <small>{answer.reasons.map((reason) => t(`circuitPages.components.parts.reasons.${reason}`)).join(', ')}</small>
      ) : null}
    </span>
  );
}

interface Props {
  readonly part: Part<'selection'>;
  readonly judged: JudgedPart;
}

export function ValveCard({ part, judged }: Props) {
  const t = useTranslator();
  const format = useFormatter();
  const { row, answer } = judged;
  const name = nameOf(row);
  const printed = answer.from === null ? undefined : row.capacities?.[answer.from];
  const percent = (share: number): string => withUnit(formatAtMost(share * 100, 0, t.locale), '%');
  const facts = [
    connectionText(row, format),
    row.load_min === undefined ? '' : t('circuitPages.components.parts.least', { share: percent(row.load_min) }),
    row.dp_max_bar === undefined
      ? ''
      : t('circuitPages.components.parts.mopd', { drop: dropText(row.dp_max_bar, format) }),
    row.ps_bar === undefined ? '' : `PS ${format.full('gaugePressure', row.ps_bar)}`,
    printed === undefined
      ? ''
      : t('circuitPages.components.parts.from', {
          capacity: format.full('power', printed.kw),
          fluid: printed.fluid,
          evaporating: format.full('temperature', printed.t_evap_c),
          condensing:
            printed.t_cond_c === undefined
              ? dropText(printed.dp_bar ?? 0, format)
              : format.full('temperature', printed.t_cond_c),
        }),
  ].filter(Boolean);
  return (
    <li className={styles.part} data-part={judged.key}>
      <span className={styles.name}>
        {name}
        <small>
          {facts.join(' · ')}
          <SheetLink row={row} />
        </small>
      </span>
      <span className={styles.size}>
        <b>{sizeText(answer, format)}</b>
        {answer.share === null ? null : (
          <small>
            {t(`circuitPages.components.parts.share.${answer.category}`, { share: shareText(answer, format) })}
          </small>
        )}
      </span>
      <PartStatusBadge answer={answer} />
      <button
        type="button"
        className={`${command.quiet} ${styles.add}`}
        aria-label={t('circuitPages.components.addTo', { component: name })}
        onClick={() => addPart(part, judged)}
      >
        {t('circuitPages.components.add')}
      </button>
    </li>
  );
}
