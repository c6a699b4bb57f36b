/** The instrument itself: three linked figures over the long scale. */
import { useEffect, useRef } from 'react';
import { usePart } from '../../kit/island/use-part.ts';
import { useFluid, useRuler } from './context.ts';
import { Scale } from './Scale.tsx';
import { Sides } from './Sides.tsx';
import notice from '../../kit/styles/notice.module.css';
import panel from '../../kit/styles/panel.module.css';
import styles from './Rule.module.css';

export function Rule() {
  const { ruler, t } = useRuler();
  const root = useRef<HTMLDivElement>(null);
  const fluid = useFluid(ruler);
  const hasFailed = usePart(ruler.$engine, (state) => state === 'failed');
  // Said beside React: that the engine is there changes nothing a reader sees.
  useEffect(() => ruler.$engine.subscribe((state) => root.current?.setAttribute('data-engine', state)), [ruler]);
  return (
    <div ref={root} className={`${panel.tight} ${styles.rule}`}>
      {hasFailed ? (
        <p className={notice.error} role="alert">
          {t('ruler.engineFailed')}
        </p>
      ) : null}
      <Sides />
      <Scale label={t('ruler.scale.label', { fluid })} />
    </div>
  );
}
