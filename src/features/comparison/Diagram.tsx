/** Both cycles on one diagram, and what the law says of each fluid. */
import { useMemo } from 'react';
import { isReference } from '../../refrigerants/is-reference.ts';
import { SIDES } from './state/comparison.ts';
import type { Side } from './state/comparison.ts';
import { partsOfReference } from '../../kit/fluids/title.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { curvesFromCompact } from '../../kit/diagrams/compact-curves.ts';
import { CyclesDiagram } from '../study/CyclesDiagram.tsx';
import { keyed } from '../../kit/island/keyed.ts';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from '../study/study.module.css';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import own from './Comparison.module.css';
import { useTitle } from './fluids.ts';
import { useLaw } from './law.ts';
import { usePage } from './page-data.ts';

function Law({ side }: { readonly side: Side }) {
  const t = useTranslator();
  const { comparison, data } = usePage();
  const fluid = usePart(comparison.$fluids, (fluids) => fluids[side]);
  const title = useTitle(side);
  const { facts, isLoading } = useLaw(fluid, data.law, t.locale);
  const parts = isReference(fluid) ? partsOfReference(fluid)?.map(({ name }) => name) : undefined;
  return (
    <div data-law={side}>
      <h3>
        <span className={side === 'fluid1' ? styles.first : styles.second}>{title}</span>
      </h3>
      {parts ? <p>{t('comparison.law.mix', { parts: parts.join(', ') })}</p> : null}
      {keyed(facts?.said ?? []).map(([key, sentence]) => (
        <p key={key} className={remarks.paragraph}>
          {sentence}
        </p>
      ))}
      {facts ? null : <p>{t(isLoading ? 'comparison.law.loading' : 'comparison.law.unknown')}</p>}
    </div>
  );
}

export function Diagram() {
  const t = useTranslator();
  const { comparison, data } = usePage();
  const { curves: compact } = data;
  const [one, two] = useMemo(() => compact.map((curves) => curvesFromCompact(curves, () => [])), [compact]);
  const { sides, isStale } = useWhole(comparison.$shown);
  const fluids = useWhole(comparison.$fluids);
  const titles = { fluid1: useTitle('fluid1'), fluid2: useTitle('fluid2') };
  // A result of an earlier fluid is not drawn on the dome of the present one.
  const side = (name: Side, curves: typeof one) => ({
    fluid: sides[name]?.input.fluid ?? fluids[name],
    title: titles[name],
    result: sides[name] ?? undefined,
    curves,
  });
  const references = [sides.fluid1?.extra.reference_state, sides.fluid2?.extra.reference_state];
  const isApart = references[0] !== undefined && references[1] !== undefined && references[0] !== references[1];
  return (
    <div className={styles.card}>
      <CyclesDiagram
        title={t('comparison.diagram')}
        first={side('fluid1', one)}
        second={side('fluid2', two)}
        isStale={isStale}
      />
      {isApart ? <p className={remarks.paragraph}>{t('comparison.table.references')}</p> : null}
    </div>
  );
}

export function Laws() {
  const t = useTranslator();
  return (
    <section className={`${panel.panel} ${styles.section}`} aria-labelledby="law">
      <h2 id="law">{t('comparison.law.title')}</h2>
      <div className={own.laws}>
        {SIDES.map((side) => (
          <Law key={side} side={side} />
        ))}
      </div>
      <p className={remarks.paragraph}>{t('comparison.law.date')}</p>
    </section>
  );
}
