/** The instrument itself: three linked figures over the long scale. */
import { useEffect, useRef } from 'react';
import { useFluid, useRuler } from './context.ts';
import { Scale } from './Scale.tsx';
import { Sides } from './Sides.tsx';
import panel from '../../kit/styles/panel.module.css';
import styles from './Rule.module.css';

export function Rule() {
  const { ruler, t } = useRuler();
  const root = useRef<HTMLDivElement>(null);
  const fluid = useFluid(ruler);
  // Said beside React: that the engine is there changes nothing a reader sees.
  useEffect(() => ruler.$engine.subscribe((state) => root.current?.setAttribute('data-engine', state)), [ruler]);
  return (
    <div ref={root} className={`${panel.tight} ${styles.rule}`}>
      <Sides />
      <Scale label={t('ruler.scale.label', { fluid })} />
    </div>
  );
}
