import { useSimulation } from './use-simulation.ts';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import named from '../../../kit/styles/named.module.css';
import styles from './KeyFigures.module.css';

/** The figures that stay in sight on a phone, whatever the pane. */
export function KeyFigures() {
  const { $shown, $view } = useSimulation();
  const t = useTranslator();
  const format = useFormatter();
  const view = useWhole($view);
  const { result, isStale } = usePart($shown, (shown) => shown[view]);
  const figures = [
    ['eer', format.full('ratio', result?.performance.eer)],
    ['power_cold', format.full('power', result?.performance.power_cold)],
    ['power_compressor', format.full('power', result?.performance.power_compressor)],
  ] as const;
  return (
    <dl className={`${named.bar} ${styles.bar}`} data-stale={isStale ? '' : undefined} aria-hidden="true">
      {figures.map(([name, text]) => (
        <div key={name}>
          <dt>{t(`simulator.figures.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
