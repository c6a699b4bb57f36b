/** The indicators with their bands, the TEWI and the season. */
import type { Indicator, IndicatorKey } from '../../../circuit/technique/index.ts';
import { TECHNIQUE } from './part.ts';
import { regimeHead, useRegimes } from '../simulator/regimes.ts';
import { Explained } from '../simulator/explained/Explained.tsx';
import { useSimulation } from '../simulator/use-simulation.ts';
import { asIsland } from '../simulator/as-island.tsx';
import type { IslandProps } from '../simulator/as-island.tsx';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import { limitFactsOf } from '../../../machine/record/record.ts';
import { CHARGE } from '../charge/part.ts';
import { otherPart, pagePart } from '../page-part.ts';
import { SafetyAlerts } from '../SafetyAlerts.tsx';
import { PartStatus } from '../Warnings.tsx';
import { bandText, INDICATOR_KEYS, INDICATORS } from './indicators.ts';
import { Season } from './Season.tsx';
import { StageSheets } from './StageSheets.tsx';
import marks from '../../../kit/styles/marks.module.css';
import tables from '../../../kit/styles/tables.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import page from '../part.module.css';
import styles from './Technique.module.css';
import { Tewi } from './Tewi.tsx';

const NO_WARNINGS = [] as const;

export const TechniqueResults = asIsland(function TechniqueResultsIsland({ locale }: IslandProps) {
  const t = useTranslator();
  // Which may ask for its answer, and was served without one.
  otherPart(CHARGE);
  const part = pagePart(TECHNIQUE, locale);
  const warnings = usePart(part.$answer, ({ result }) => result?.warnings ?? NO_WARNINGS);
  const isStale = usePart(part.$answer, (answer) => answer.isStale);
  const tewi = usePart(part.$answer, ({ result }) => result?.tewi ?? undefined);
  const bins = usePart(part.$answer, ({ result }) => result?.bins ?? undefined);
  const regimes = useRegimes();
  const isStaged = usePart(part.$answer, ({ result }) => (result?.stages.length ?? 0) > 1);
  const hasCharge = usePart(part.form.$content, ({ options }) => options['charge'] !== undefined);
  return (
    <div className={`${page.results} ${styles.results}`} data-stale={isStale ? '' : undefined}>
      <PartStatus part={part} warnings={warnings} />
      <SafetyAlerts />
      <table className={`${tables.table} ${tables.ruled} ${styles.table}`}>
        <caption className="sr-only">{t('circuitPages.technique.indicators')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('circuitPages.technique.indicator')}</th>
            {regimes.map((regime) => (
              <th key={regime} scope="col" className={regimes.length > 1 ? marks[regime] : undefined}>
                {regimeHead(regime, regimes, t)}
              </th>
            ))}
            <th scope="col">
              <Explained of="technique.bands">{t('circuitPages.technique.good')}</Explained>
            </th>
          </tr>
        </thead>
        <tbody>
          {INDICATOR_KEYS.map((key) => (
            <IndicatorRow key={key} name={key} locale={locale} />
          ))}
        </tbody>
      </table>
      {isStaged ? <p className={remarks.note}>{t('circuitPages.technique.ofMachine')}</p> : null}
      <StageSheets locale={locale} />
      <div className={styles.pair}>
        <Tewi tewi={tewi} hasCharge={hasCharge} />
        <Season bins={bins} />
      </div>
    </div>
  );
});

function IndicatorRow({ name, locale }: { readonly name: IndicatorKey; readonly locale: IslandProps['locale'] }) {
  const t = useTranslator();
  const format = useFormatter();
  const { $answer } = pagePart(TECHNIQUE, locale);
  const isDouble = useRegimes().length > 1;
  const steady = usePart($answer, ({ result }) => result?.permanent[name]);
  const transitory = usePart($answer, ({ result }) => result?.transient?.[name]);
  const { $machine, $shown } = useSimulation();
  const facts = limitFactsOf(useWhole($machine));
  const steadyResult = usePart($shown, ({ permanent }) => permanent.result);
  return (
    <tr data-indicator={name}>
      <th scope="row">
        <Explained of={`technique.${name}`}>{t(`circuitPages.technique.keys.${name}`)}</Explained>
      </th>
      <Cell indicator={steady} name={name} />
      {isDouble ? <Cell indicator={transitory} name={name} /> : null}
      <td className={`${remarks.fine} ${styles.band}`}>{bandText(name, steadyResult, facts, t, format)}</td>
    </tr>
  );
}

function Cell({ indicator, name }: { readonly indicator: Indicator | undefined; readonly name: IndicatorKey }) {
  const t = useTranslator();
  const format = useFormatter();
  const level = indicator?.level;
  return (
    <td data-level={level ?? 'none'}>
      <span className={styles.value}>{format.full(INDICATORS[name], indicator?.value)}</span>
      {level ? <small className={styles[level]}>{t(`circuitPages.technique.levels.${level}`)}</small> : null}
    </td>
  );
}
