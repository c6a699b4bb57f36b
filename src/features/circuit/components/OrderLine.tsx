/** What a component of the line is ordered by, before any catalogue: least Kv, most drop, connection, pressure. */
import type { Line } from '../../../circuit/line-names.ts';
import type { TubeFigures } from '../../../circuit/pipes/index.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { messageNumber, withUnit } from '../../../quantities/number.ts';
import { barFromPascal, STANDARD_ATMOSPHERE } from '../../../quantities/si.ts';
import type { Part } from '../state/part.ts';
import { lineText, tubeText } from '../line-figures.ts';
import styles from './ValvesAndVessels.module.css';

const ATMOSPHERE_BAR = barFromPascal(STANDARD_ATMOSPHERE);
const THREE = { significant: 3 } as const;

interface Props {
  readonly part: Part<'selection'>;
  readonly line: Line;
  /** The one recommended, where one is. */
  readonly tube: TubeFigures | undefined;
}

export function OrderLine({ part, line, tube }: Props) {
  const t = useTranslator();
  const format = useFormatter();
  const order = usePart(part.$answer, ({ result }) => result?.order);
  const design = usePart(part.$answer, ({ result }) => result?.p_design);
  if (order === undefined) return null;
  const { kv_least: kv, dp_most: drop, dt_most: loss, dp_open: opening, mass_flow_h: flow, density } = order;
  const taken = tube?.dt_permanent ?? null;
  const facts = [
    kv === null
      ? t('circuitPages.components.order1.noKv')
      : t('circuitPages.components.order1.kv', { kv: messageNumber(kv, THREE, t.locale) }),
    t('circuitPages.components.order1.drop', { drop: lineText('pressureDifference', drop, format) }),
    loss === null
      ? ''
      : t('circuitPages.components.order1.loss', { loss: lineText('temperatureDifference', loss, format) }),
    taken === null
      ? ''
      : t('circuitPages.components.order1.tube', { loss: lineText('temperatureDifference', taken, format) }),
    tube === undefined ? '' : t('circuitPages.components.order1.connection', { tube: tubeText(tube, t.locale) }),
    opening === null
      ? ''
      : t('circuitPages.components.order1.opening', { drop: lineText('pressureDifference', opening, format) }),
    design === null || design === undefined ? '' : `PS ≥ ${format.full('gaugePressure', design - ATMOSPHERE_BAR)}`,
    t('circuitPages.components.order1.flow', {
      flow: withUnit(messageNumber(flow, THREE, t.locale), 'kg/h'),
      density: format.full('density', density),
    }),
  ].filter(Boolean);
  return (
    <p className={styles.asked} data-order={line}>
      <b>{t('circuitPages.components.order1.title')}</b>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <span>{t('circuitPages.components.order1.least')}</span>
    </p>
  );
}
