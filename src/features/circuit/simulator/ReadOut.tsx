import { useTranslator } from '../../../kit/island/context.ts';
import { useReading } from './reading.ts';
import styles from './ReadOut.module.css';
import state from './state-cells.module.css';

/** The state under the cross: always in the same place, so that nothing covers the diagram. */
export function ReadOut() {
  const t = useTranslator();
  const { title, phase, isPointed, isPoint, cells } = useReading();
  return (
    <div className={styles.readout} aria-live={isPoint ? 'polite' : 'off'} data-readout={isPointed ? 'on' : 'off'}>
      <p className={styles.title}>
        {title ?? (isPointed ? t('simulator.diagram.outside') : t('simulator.diagram.hint'))}
        {phase === undefined ? null : <span> {phase}</span>}
      </p>
      <dl className={`${state.cells} ${styles.cells}`}>
        {cells.map(([symbol, text]) => (
          <div key={symbol}>
            <dt>{symbol}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
