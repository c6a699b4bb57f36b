/** What each fluid comes to in the machine of the first: five lines, a word, and what tests of the same change found. */
import { isOverRated, verdictLevel } from '../../circuit/comparison/verdict.ts';
import type { SameMachine } from '../../circuit/comparison/same-machine/same-machine.ts';
import type { Locale } from '../../language/index.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { useNotes } from '../../kit/island/note.ts';
import { signedText } from '../../kit/island/signed.ts';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { textAt } from '../../kit/form/fields.ts';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from '../study/study.module.css';
import own from './Verdicts.module.css';
import { useFluidTitle } from './fluids.ts';
import { useLaw } from './law.ts';
import { usePage } from './page-data.ts';
import { problemText } from './problem-text.ts';
import type { MachineReading } from './state/machine.ts';

const NO_VALUE = '–';
const SIGNS = { stop: '▲', check: '?', go: '●' } as const;

const percent = (value: number | null, locale: Locale): string =>
  value === null ? NO_VALUE : `${signedText(value, 1, locale)}\u202f%`;

interface VerdictProps {
  readonly fluid: string;
  readonly reading: MachineReading;
}

function Lines({ fluid, result }: { readonly fluid: string; readonly result: SameMachine }) {
  const t = useTranslator();
  const { locale } = t;
  const format = useFormatter();
  const note = useNotes();
  const { data, comparison } = usePage();
  const law = useLaw(fluid, data.law, locale);
  const plate = usePart(comparison.machine.form.$content, ({ values }) => values);
  const { rows, band, pressures, ratios } = result;
  const change = (key: 'power_cold' | 'eer'): string => {
    const range = band?.[key];
    const value = percent(rows[key].delta, locale);
    return range === undefined
      ? value
      : t('comparison.verdict.within', {
          value,
          from: percent(range[0], locale),
          to: percent(range[1], locale),
        });
  };
  const side = (name: 'high' | 'low', key: 'ps_hp' | 'ps_bp'): string => {
    const { needed, rated } = pressures[name];
    const hasPlate = plate[key] !== undefined;
    const isOver = needed !== null && rated !== null && needed > rated;
    const word = isOverRated(pressures[name], hasPlate) ? 'over' : isOver ? 'plate' : 'within';
    return t(`comparison.verdict.pressure.${word}`, {
      side: t(`comparison.machine.pressures.${name}`),
      needed: format.full('pressure', needed),
      rated: format.full('pressure', rated),
    });
  };
  const discharge = rows.t_discharge;
  const facts: readonly (readonly [string, string])[] = [
    [
      'yield',
      `${t('comparison.verdict.capacity')} ${change('power_cold')} · ${t('comparison.verdict.cop')} ${change('eer')}`,
    ],
    [
      'discharge',
      `${format.full('temperature', discharge.value2 as number | null)} (${
        discharge.difference === null ? NO_VALUE : note(`${signedText(discharge.difference, 1, locale)}\u202fK`)
      })`,
    ],
    ['pressures', `${side('high', 'ps_hp')} · ${side('low', 'ps_bp')}`],
    [
      'law',
      [rows.classification.value2 ?? t('comparison.law.unknown'), law.facts?.said[0] ?? ''].filter(Boolean).join(' · '),
    ],
    ['charge', percent(100 * (ratios.charge - 1), locale)],
  ];
  return (
    <dl className={own.lines}>
      {facts.map(([name, text]) => (
        <div key={name} data-line={name}>
          <dt>{t(`comparison.verdict.lines.${name as 'law'}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What tests of this very change found, in their own words; else that none was found. */
function Tests({ from, to }: { readonly from: string; readonly to: string }) {
  const t = useTranslator();
  const found = usePage().data.retrofits.filter((one) => one.from === from && one.to === to);
  return (
    <p className={remarks.fine} data-tests={found.length}>
      {found.length === 0
        ? t('comparison.verdict.noTests', { from, to })
        : t('comparison.verdict.tests', { found: found.map((one) => `${one.found} (${one.source})`).join('\u202f; ') })}
    </p>
  );
}

function Verdict({ fluid, reading }: VerdictProps) {
  const t = useTranslator();
  const { comparison } = usePage();
  const plate = usePart(comparison.machine.form.$content, ({ values }) => values);
  const from = usePart(comparison.$fluids, ({ fluid1 }) => fluid1);
  const title = useFluidTitle(fluid);
  const { result, problem, isStale, isLoading, isOutOfReach } = reading;
  const level =
    result && verdictLevel(result, { high: plate['ps_hp'] !== undefined, low: plate['ps_bp'] !== undefined });
  return (
    <article className={own.verdict} data-verdict={fluid} data-level={isStale ? undefined : level}>
      <h3>
        {title}
        {level === undefined || isStale ? null : (
          <span className={own.level} data-level={level}>
            <span aria-hidden="true">{SIGNS[level]}</span> {t(`comparison.verdict.levels.${level}`)}
          </span>
        )}
      </h3>
      {isLoading ? <p className={remarks.fine}>{t('comparison.machine.pending')}</p> : null}
      {isOutOfReach ? <p className={styles.failed}>{t('comparison.machine.outOfReach')}</p> : null}
      {!isLoading && problem ? <p className={styles.failed}>{problemText(problem, t)}</p> : null}
      {result ? (
        <div className={isStale || isLoading ? styles.dimmed : undefined}>
          <Lines fluid={fluid} result={result} />
          <Tests from={from} to={fluid} />
        </div>
      ) : null}
    </article>
  );
}

export function Verdicts() {
  const t = useTranslator();
  const { comparison } = usePage();
  const second = useWhole(comparison.machine.$reading);
  const more = useWhole(comparison.$more);
  const readings = useWhole(comparison.$others);
  const fluids = useWhole(comparison.$fluids);
  const one = useFluidTitle(fluids.fluid1);
  const isTranscritical = usePart(comparison.form.$content, ({ texts }) => textAt(texts, 'mode_trans') === '1');
  return (
    <section className={`${panel.panel} ${styles.section}`} aria-labelledby="verdicts" data-verdicts="">
      <h2 id="verdicts">{t('comparison.verdict.title', { one })}</h2>
      {isTranscritical ? (
        <p className={remarks.paragraph}>{t('comparison.machine.transcritical')}</p>
      ) : (
        <>
          <div className={own.verdicts}>
            <Verdict fluid={fluids.fluid2} reading={second} />
            {more.map((fluid) => {
              const reading = readings[fluid];
              return reading ? <Verdict key={fluid} fluid={fluid} reading={reading} /> : null;
            })}
          </div>
          <p className={remarks.fine}>{t('comparison.verdict.note')}</p>
        </>
      )}
    </section>
  );
}
