/** What is looked at before another fluid goes into the machine: boxes to tick, on paper too. */
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { Said } from '../../kit/island/Said.tsx';
import { useWhole } from '../../kit/island/use-part.ts';
import { keyed } from '../../kit/island/keyed.ts';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from '../../shell/layout/study.module.css';
import own from './Verdicts.module.css';
import { useFluids, useFluidTitle, useMore } from './fluids.ts';
import { usePage } from './island.ts';
import { machineReading, otherReading } from './question.ts';
import type { MachineReading } from './question.ts';

function List({ fluid, reading }: { readonly fluid: string; readonly reading: MachineReading }) {
  const t = useTranslator();
  const title = useFluidTitle(fluid);
  const result = reading.isStale ? undefined : reading.result;
  if (!result) return null;
  return (
    <>
      <h3>{title}</h3>
      {result.checks.length === 0 ? (
        <p>{t('comparison.machine.checks.none')}</p>
      ) : (
        <ul className={own.list} data-checks={result.checks.length}>
          {keyed(result.checks, ({ code }) => code).map(([key, check]) => (
            <li key={key} data-check={check.code}>
              <Said say={() => describeMachineProblem(check, t)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function Checklist() {
  const t = useTranslator();
  const { answers } = usePage();
  const fluids = useFluids();
  const second = machineReading(useWhole(answers.machine));
  const others = useWhole(answers.others);
  const more = useMore();
  const one = useFluidTitle(fluids.fluid1);
  return (
    <section className={`${panel.panel} ${styles.section}`} aria-labelledby="checklist" data-checklist="">
      <h2 id="checklist">{t('comparison.verdict.checklist', { one })}</h2>
      <List fluid={fluids.fluid2} reading={second} />
      {more.map((fluid) => (
        <List key={fluid} fluid={fluid} reading={otherReading(others, fluid)} />
      ))}
      <p className={remarks.paragraph}>{t('comparison.machine.estimate')}</p>
    </section>
  );
}
