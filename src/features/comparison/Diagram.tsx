/** Both cycles on one diagram, and what the law says of each fluid. */
import { useMemo } from 'react';
import { isReference } from '../../refrigerants/is-reference.ts';
import { partsOfReference } from '../../kit/fluids/title.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { curvesFromCompact } from '../../kit/diagrams/compact-curves.ts';
import { CyclesDiagram } from '../circuit/simulator/two-cycles/CyclesDiagram.tsx';
import { keyed } from '../../kit/island/keyed.ts';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from '../../shell/layout/study.module.css';
import { useWhole } from '../../kit/island/use-part.ts';
import own from './Comparison.module.css';
import { useFluids, useTitle } from './fluids.ts';
import { usePage } from './island.ts';
import { useLaw } from './law.ts';
import { SIDES } from './question.ts';
import type { Side } from './question.ts';

function Law({ side }: { readonly side: Side }) {
  const t = useTranslator();
  const { data } = usePage();
  const fluid = useFluids()[side];
  const title = useTitle(side);
  const { facts, isLoading } = useLaw(fluid, data, t.locale);
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
  const { answers, data } = usePage();
  const { curves: compact } = data;
  const [one, two] = useMemo(() => compact.map((curves) => curvesFromCompact(curves, () => [])), [compact]);
  const { result, status } = useWhole(answers.compared);
  const { sides } = result;
  const fluids = useFluids();
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
        isStale={status !== 'current'}
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
