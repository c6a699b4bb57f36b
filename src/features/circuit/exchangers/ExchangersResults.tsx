/** Evaporator and condenser or gas cooler in both regimes: profile, figures, zones. */
import type { ExchangerFigures } from '../../../circuit/exchangers/index.ts';
import type { Regime } from '../../../circuit/outcome.ts';
import { EXCHANGERS, SIDES } from './part.ts';
import type { Side } from './part.ts';
import { asIsland } from '../simulator/as-island.tsx';
import type { IslandProps } from '../simulator/as-island.tsx';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { Note } from '../../../kit/island/note.ts';
import { Explained } from '../simulator/explained/Explained.tsx';
import { RoomyFold } from '../../../kit/island/RoomyFold.tsx';
import { usePart } from '../../../kit/island/use-part.ts';
import { sectionNamed } from '../../../circuit/sections.ts';
import { cycleOf } from '../../../simulation/cycles/index.ts';
import { useSimulation } from '../simulator/use-simulation.ts';
import { pageCircuit } from '../state/page-circuit.ts';
import { pagePart } from '../page-part.ts';
import { partProblemText } from '../problem-text.ts';
import { PartStatus } from '../Warnings.tsx';
import notice from '../../../kit/styles/notice.module.css';
import panel from '../../../kit/styles/panel.module.css';
import marks from '../../../kit/styles/marks.module.css';
import tables from '../../../kit/styles/tables.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import { regimeBefore, regimeHead, useRegimes } from '../simulator/regimes.ts';
import page from '../part.module.css';
import styles from './Exchangers.module.css';
import { quantityOf, spokenKeys, written } from './figures.ts';
import { BetweenStreams } from './BetweenStreams.tsx';
import { LoopTable } from './LoopTable.tsx';
import { RecoveryTable } from './RecoveryTable.tsx';
import { TqDiagram } from './TqDiagram.tsx';
import { ZoneTable } from './ZoneTable.tsx';

const NO_WARNINGS = [] as const;

export const ExchangersResults = asIsland(function ExchangersResultsIsland({ locale }: IslandProps) {
  const t = useTranslator();
  const part = pagePart(EXCHANGERS, locale);
  const warnings = usePart(part.$answer, ({ result }) => result?.warnings ?? NO_WARNINGS);
  const isStale = usePart(part.$answer, (answer) => answer.isStale);
  return (
    <div className={`${page.results} ${styles.results}`} data-stale={isStale ? '' : undefined}>
      <PartStatus part={part} warnings={warnings} />
      {SIDES.map((side) => (
        <Exchanger key={side} side={side} locale={locale} />
      ))}
      <BetweenStreams locale={locale} />
      <RecoveryTable locale={locale} />
      <LoopTable locale={locale} />
      <RoomyFold name="method" title={t('circuitPages.exchangers.methodTitle')}>
        <p className={`${remarks.fine} ${page.method}`}>
          <Note text={t('circuitPages.exchangers.method')} />
        </p>
        <p className={`${remarks.fine} ${page.method}`}>
          <Note text={t('circuitPages.exchangers.sources')} />
        </p>
      </RoomyFold>
    </div>
  );
});

function Exchanger({ side, locale }: { readonly side: Side; readonly locale: IslandProps['locale'] }) {
  const t = useTranslator();
  const { $answer } = pagePart(EXCHANGERS, locale);
  const regimes = useRegimes();
  const permanent = usePart($answer, ({ result }) => result?.permanent[side]);
  const second = usePart($answer, ({ result }) => result?.transient?.[side]);
  if (permanent === undefined) return null;
  if (permanent === null) return <Absent side={side} />;
  const transient = regimes.length > 1 ? (second ?? undefined) : undefined;
  const figures = { permanent, transient };
  const name = t(`circuitPages.exchangers.kinds.${permanent.kind}`);
  return (
    <section className={`${panel.panel} ${styles.exchanger}`} data-exchanger={side} aria-label={name}>
      <h2>{name}</h2>
      {regimes.map((regime) => (
        <Crossing key={regime} regime={regime} figures={figures[regime]} />
      ))}
      <TqDiagram side={side} name={name} permanent={permanent} transient={transient} />
      <div className={styles.tables}>
        <FigureTable side={side} name={name} permanent={permanent} transient={transient} />
        <RoomyFold name={`zones-${side}`} title={t('circuitPages.exchangers.zonesOf', { exchanger: name })}>
          <ZoneTable side={side} name={name} permanent={permanent} transient={transient} />
        </RoomyFold>
      </div>
    </section>
  );
}

/** Why the compressor that is shown has no such exchanger with air, water or brine on its other side. */
function Absent({ side }: { readonly side: Side }) {
  const t = useTranslator();
  const input = usePart(useSimulation().$shown, ({ permanent }) => permanent.result?.input);
  const key = usePart(pageCircuit.$stage, (stage) => stage);
  const section = sectionNamed(cycleOf(input), key);
  const isShared = side === 'evaporator' ? section?.isEvaporatorShared : section?.isCondenserShared;
  return (
    <section className={`${panel.panel} ${styles.exchanger}`} data-exchanger={side} data-absent="">
      <h2>{t(`circuitPages.exchangers.sides.${side}`)}</h2>
      <p>{t(`circuitPages.exchangers.absent.${side}.${isShared === true ? 'shared' : 'none'}`)}</p>
    </section>
  );
}

/** What is wrong with one exchanger alone: the rest of the page stands. */
function Crossing({ regime, figures }: { readonly regime: Regime; readonly figures: ExchangerFigures | undefined }) {
  const t = useTranslator();
  const regimes = useRegimes();
  if (!figures?.problem) return null;
  return (
    <p className={`${notice.error} ${styles.failure}`} data-problem={figures.problem.code}>
      <span>{regimeBefore(regime, regimes, t)}</span> {partProblemText(figures.problem, t)}
      {figures.problem.code === 'E_CROSS' ? ` ${t('circuitPages.exchangers.crossAdvice')}` : ''}
    </p>
  );
}

interface TableProps {
  readonly side: Side;
  readonly name: string;
  readonly permanent: ExchangerFigures;
  readonly transient: ExchangerFigures | undefined;
}

function FigureTable({ side, name, permanent, transient }: TableProps) {
  const t = useTranslator();
  const format = useFormatter();
  const regimes = useRegimes();
  const keys = spokenKeys([permanent, transient]);
  const both = { permanent, transient };
  return (
    <table className={`${tables.table} ${tables.ruled} ${styles.table}`}>
      <caption className="sr-only">{t('circuitPages.exchangers.figuresOf', { exchanger: name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('circuitPages.shared.quantity')}</th>
          {regimes.map((regime) => (
            <th key={regime} scope="col" className={regimes.length > 1 ? marks[regime] : undefined}>
              {regimeHead(regime, regimes, t)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => {
          const { symbol } = written(quantityOf(key, permanent.medium), permanent[key], format);
          return (
            <tr key={key} data-figure={`${side}.${key}`}>
              <th scope="row">
                <Explained of={`exchangers.${key}`}>{t(`circuitPages.exchangers.figures.${key}`)}</Explained>
                {'\u00a0'}
                <span className={styles.unit}>{symbol}</span>
              </th>
              {regimes.map((regime) => (
                <td key={regime}>
                  {written(quantityOf(key, permanent.medium), both[regime]?.[key] ?? null, format).number}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
