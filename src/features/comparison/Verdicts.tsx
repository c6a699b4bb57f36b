/** What each fluid comes to in the machine of the first: the verdict, the law first, then its figures and what tests found. */
import { useEffect } from 'react';
import type { SameMachine } from '../../circuit/comparison/same-machine/same-machine.ts';
import type { Locale } from '../../language/index.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { useNotes } from '../../kit/island/note.ts';
import { signedText } from '../../kit/island/signed.ts';
import { useDay } from '../../kit/island/use-day.ts';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { textAt } from '../../kit/form/fields.ts';
import command from '../../kit/styles/command.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from '../study/study.module.css';
import own from './Verdicts.module.css';
import { useFluids, useFluidTitle, useMore } from './fluids.ts';
import { usePage } from './island.ts';
import { useLaw } from './law.ts';
import { COMPARISON, machineReading, otherReading } from './question.ts';
import type { MachineReading } from './question.ts';
import { isCapacityHeld } from './rows.ts';
import { factsText } from './state/machine.ts';
import { takeOverVerdict } from './state/served-verdict.ts';
import type { ToldVerdict } from '../../shell/replacing/told.ts';
import { offeredOn, useVerdict } from './verdict.ts';

const NO_VALUE = '–';
const SIGNS = { forbidden: '✕', danger: '▲', stop: '▲', missing: '?', check: '?', know: '●' } as const;

const percent = (value: number | null, locale: Locale): string =>
  value === null ? NO_VALUE : `${signedText(value, 1, locale)}\u202f%`;

interface VerdictProps {
  readonly fluid: string;
  readonly reading: MachineReading;
}

interface LinesProps {
  readonly fluid: string;
  readonly result: SameMachine;
  readonly verdict: ToldVerdict | undefined;
}

function Lines({ fluid, result, verdict }: LinesProps) {
  const t = useTranslator();
  const { locale } = t;
  const format = useFormatter();
  const note = useNotes();
  const { data } = usePage();
  const law = useLaw(fluid, data, locale);
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
  const side = (name: 'high' | 'low'): string => {
    const { needed, rated } = pressures[name];
    const word =
      verdict?.over.includes(name) === true ? 'over' : verdict?.toRead.includes(name) === true ? 'plate' : 'told';
    return t(`comparison.verdict.pressure.${word}`, {
      side: t(`comparison.machine.pressures.${name}`),
      needed: format.full('pressure', needed),
      rated: format.full('pressure', rated),
    });
  };
  const discharge = rows.t_discharge;
  // A machine that does not hold its load has no EER worth telling.
  const eer = isCapacityHeld(result)
    ? `${t('comparison.verdict.cop')} ${change('eer')}`
    : t('comparison.verdict.noEer');
  const facts: readonly (readonly [string, string])[] = [
    ['yield', `${t('comparison.verdict.capacity')} ${change('power_cold')} · ${eer}`],
    [
      'discharge',
      `${format.full('temperature', discharge.value2 as number | null)} (${
        discharge.difference === null ? NO_VALUE : note(`${signedText(discharge.difference, 1, locale)}\u202fK`)
      })`,
    ],
    ['pressures', `${side('high')} · ${side('low')}`],
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

/** What may be put in the machine instead, one press away. */
function Offers({ from }: { readonly from: string }) {
  const t = useTranslator();
  const { data, form } = usePage();
  const offered = Object.hasOwn(data.offered, from) ? data.offered[from] : undefined;
  const names = offeredOn(offered, useDay(data.day));
  if (offered === undefined || names.length === 0) return null;
  return (
    <div data-offers={names.length}>
      <p className={remarks.fine}>{t('comparison.verdict.offers', { one: from, machine: offered.machine })}</p>
      <div className={command.row}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={command.quiet}
            data-offer={name}
            onClick={() => form.set('fluid2', name)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

function Verdict({ fluid, reading }: VerdictProps) {
  const t = useTranslator();
  const note = useNotes();
  const { form, data } = usePage();
  const known = usePart(form.$content, ({ values }) => factsText(values));
  const isOwn = usePart(form.$content, ({ values }) => Boolean(values['use']));
  const { fluid1: from } = useFluids();
  const title = useFluidTitle(fluid);
  const { result, problem, isStale, isLoading, isOutOfReach } = reading;
  const verdict = useVerdict(
    from,
    fluid,
    isStale || isLoading ? undefined : result,
    known,
    { result: data.same, verdict: data.verdict, day: data.day, until: data.until },
    t.locale,
  );
  // Until the figures are there, only what the law and the class say stands.
  const isSettled = verdict !== undefined && (!isLoading || verdict.level === 'forbidden');
  return (
    <article className={own.verdict} data-verdict={fluid} data-level={isSettled ? verdict.level : undefined}>
      <h3>
        {title}
        {isSettled ? (
          <span className={own.level} data-level={verdict.level} data-code={verdict.code}>
            <span aria-hidden="true">{SIGNS[verdict.level]}</span> {verdict.word}
          </span>
        ) : null}
      </h3>
      {isSettled && verdict.reasons.length > 0 ? (
        <ul className={own.reasons} data-reasons={verdict.reasons.length}>
          {verdict.reasons.map((reason) => (
            <li key={reason}>{note(reason)}</li>
          ))}
        </ul>
      ) : null}
      {isLoading ? <p className={remarks.fine}>{t('comparison.machine.pending')}</p> : null}
      {isOutOfReach ? <p className={styles.failed}>{t('comparison.machine.outOfReach')}</p> : null}
      {!isLoading && problem ? <p className={styles.failed}>{COMPARISON.problemText(problem, t)}</p> : null}
      {result ? (
        <div className={isStale || isLoading ? styles.dimmed : undefined}>
          <Lines fluid={fluid} result={result} verdict={verdict} />
          <Tests from={from} to={fluid} />
        </div>
      ) : null}
      {isSettled && verdict.machine !== undefined ? (
        <p className={remarks.fine} data-supposed={isOwn ? undefined : ''}>
          {t(isOwn ? 'comparison.verdict.ofMachine' : 'comparison.verdict.supposed', { machine: verdict.machine })}
        </p>
      ) : null}
    </article>
  );
}

export function Verdicts() {
  const t = useTranslator();
  const { form, answers } = usePage();
  const second = machineReading(useWhole(answers.machine));
  const others = useWhole(answers.others);
  const more = useMore();
  const fluids = useFluids();
  const one = useFluidTitle(fluids.fluid1);
  useEffect(takeOverVerdict, []);
  const isTranscritical = usePart(form.$content, ({ texts }) => textAt(texts, 'mode_trans') === '1');
  return (
    <section className={`${panel.panel} ${styles.section}`} aria-labelledby="verdicts" data-verdicts="">
      <h2 id="verdicts">{t('comparison.verdict.title', { one })}</h2>
      {isTranscritical ? (
        <p className={remarks.paragraph}>{t('comparison.machine.transcritical')}</p>
      ) : (
        <>
          <Offers from={fluids.fluid1} />
          <div className={own.verdicts}>
            <Verdict fluid={fluids.fluid2} reading={second} />
            {more.map((fluid) => (
              <Verdict key={fluid} fluid={fluid} reading={otherReading(others, fluid)} />
            ))}
          </div>
          <p className={remarks.fine}>{t('comparison.verdict.note')}</p>
        </>
      )}
    </section>
  );
}
