/** Which cycles are laid beside the present one, and what may be. */
import { useState } from 'react';
import planeStyles from '../../../../charts/plane/plane.module.css';
import frameStyles from '../../../../charts/plane/frame.module.css';
import { useFormatter, useTranslator } from '../../../../kit/island/context.ts';
import type { Formatter } from '../../../../kit/island/format.ts';
import { useWhole } from '../../../../kit/island/use-part.ts';
import type { Translator } from '../../../../i18n/keys.ts';
import type { SimulationResult } from '../../../../simulation/types.ts';
import { pointOf } from '../../../../simulation/cycles/index.ts';
import { $beside, layBeside, MARKS, PLACES, takeAway } from '../state/beside.ts';
import { useSimulation } from '../use-simulation.ts';
import styles from './Beside.module.css';
import { isOnCompressor, resultOfStudy } from './studies.ts';

/** What a cycle is told apart by, in a line. */
function cycleLabel(
  { input, extra, performance, ...result }: SimulationResult,
  t: Translator,
  format: Formatter,
): string {
  const high =
    extra.t_dew_cdr === null
      ? format.full('pressure', pointOf({ input, ...result }, 'discharge').P)
      : format.full('temperature', extra.t_dew_cdr);
  return [
    input.fluid,
    `${format.full('temperature', extra.t_dew_evp)} / ${high}`,
    `${t('simulator.figures.eer')} ${format.full('ratio', performance.eer)}`,
  ].join(' · ');
}

/** In the menu of the diagram: the present cycle as it stands, and the other studies of its machine. */
export function Choices() {
  const { $shown, $variants } = useSimulation();
  const t = useTranslator();
  const format = useFormatter();
  const { result, isStale } = useWhole($shown).permanent;
  const laid = useWhole($beside);
  const variants = useWhole($variants);
  const [failed, setFailed] = useState<string | undefined>(undefined);
  const lay = async (label: string, query: string): Promise<void> => {
    const found = await resultOfStudy(query, t.locale).catch(() => undefined);
    setFailed(found ? undefined : label);
    if (found) layBeside(label, found);
  };
  const study = (key: string, label: string, query: string) => {
    const isForeign = isOnCompressor(query);
    return (
      <button key={key} type="button" disabled={isForeign} onClick={() => void lay(label, query)}>
        {isForeign ? t('diagramHand.onCompressor', { name: label }) : label}
      </button>
    );
  };
  if (laid.length === PLACES.length) return <p className={styles.heading}>{t('diagramHand.allLaid')}</p>;
  return (
    <div className={styles.choices}>
      <button
        type="button"
        disabled={!result || isStale}
        data-lay=""
        onClick={() => result && layBeside(cycleLabel(result, t, format), result)}
      >
        {t('diagramHand.layPresent')}
      </button>
      <p>{t('diagramHand.layNote')}</p>
      {variants.length > 0 ? <p className={styles.heading}>{t('diagramHand.variants')}</p> : null}
      {variants.map(({ id, name, query }) => study(id, name, query))}
      {failed === undefined ? null : <p role="alert">{t('diagramHand.noCycle', { name: failed })}</p>}
    </div>
  );
}

/** Under the diagram: the line of each, its mark and what it is. */
export function Legend() {
  const { $shown } = useSimulation();
  const t = useTranslator();
  const format = useFormatter();
  const laid = useWhole($beside);
  const { result } = useWhole($shown).permanent;
  if (laid.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={t('diagramHand.legend')} data-legend="">
      <li>
        <Sample />
        <b>a</b>
        <span>
          {t('diagramHand.present')}
          {result ? ` · ${cycleLabel(result, t, format)}` : ''}
        </span>
      </li>
      {laid.map(({ place, label }) => (
        <li key={place}>
          <Sample series={place} />
          <b>{`a${MARKS[place]}`}</b>
          <span>{label}</span>
          <button type="button" aria-label={t('diagramHand.takeAway', { name: label })} onClick={() => takeAway(place)}>
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

function Sample({ series }: { readonly series?: number }) {
  return (
    <svg
      className={`${frameStyles.hues} ${planeStyles[`series-${series}`] ?? ''}`}
      width="40"
      height="8"
      aria-hidden="true"
    >
      <line className={`${planeStyles.segment} ${planeStyles['role-high']}`} x1="2" x2="38" y1="4" y2="4" />
    </svg>
  );
}
