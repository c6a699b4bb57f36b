/** What each fluid comes to in the machine of the first: the verdict, the law first, then its figures and what tests found. */
import { useEffect, useMemo } from 'react';
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
import tables from '../../kit/styles/tables.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from '../../shell/layout/study.module.css';
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
import { offeredOn, useVerdicts } from './verdict.ts';
import type { Judged } from './verdict.ts';

const NO_VALUE = '–';
const SIGNS = { forbidden: '✕', danger: '▲', stop: '▲', missing: '?', check: '?', know: '●' } as const;

interface Column {
  readonly fluid: string;
  readonly reading: MachineReading;
  readonly verdict: ToldVerdict | undefined;
}

const isSettled = ({ verdict, reading }: Column): boolean =>
  verdict !== undefined && (!reading.isLoading || verdict.level === 'forbidden');

/** Within the band tests leave, a whole percent; else a tenth says something. */
function percent(value: number | null, hasBand: boolean, locale: Locale): string {
  return value === null ? NO_VALUE : `${signedText(value, hasBand ? 0 : 1, locale)}\u202f%`;
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

/** The name of a fluid over its column, with its verdict. */
function Head({ column }: { readonly column: Column }) {
  const title = useFluidTitle(column.fluid);
  const { verdict, fluid } = column;
  const settled = isSettled(column) ? verdict : undefined;
  return (
    <th scope="col" data-verdict={fluid} data-level={settled?.level}>
      {title}
      {settled ? (
        <span className={own.level} data-level={settled.level} data-code={settled.code}>
          <span aria-hidden="true">{SIGNS[settled.level]}</span> {settled.word}
        </span>
      ) : null}
    </th>
  );
}

function LawText({ fluid, safetyClass }: { readonly fluid: string; readonly safetyClass: unknown }) {
  const t = useTranslator();
  const law = useLaw(fluid, usePage().data, t.locale);
  return [typeof safetyClass === 'string' ? safetyClass : t('comparison.law.unknown'), law.facts?.said[0] ?? '']
    .filter(Boolean)
    .join(' · ');
}

/** Why the verdict is what it is, or why there is none yet. */
function Reasons({ column }: { readonly column: Column }) {
  const t = useTranslator();
  const note = useNotes();
  const { reading, verdict } = column;
  const reasons = isSettled(column) ? (verdict?.reasons ?? []) : [];
  return (
    <>
      {reasons.length === 0 ? null : (
        <ul className={own.reasons} data-reasons={reasons.length}>
          {reasons.map((reason) => (
            <li key={reason}>{note(reason)}</li>
          ))}
        </ul>
      )}
      {reading.isLoading ? <p className={remarks.fine}>{t('comparison.machine.pending')}</p> : null}
      {reading.isOutOfReach ? <p className={styles.failed}>{t('comparison.machine.outOfReach')}</p> : null}
      {!reading.isLoading && reading.problem ? (
        <p className={styles.failed}>{COMPARISON.problemText(reading.problem, t)}</p>
      ) : null}
    </>
  );
}

/** What tests of this very change found, in their own words; else that none was found. */
function Tests({ from, to }: { readonly from: string; readonly to: string }) {
  const t = useTranslator();
  const found = usePage().data.retrofits.filter((one) => one.from === from && one.to === to);
  return (
    <span data-tests={found.length}>
      {found.length === 0
        ? t('comparison.verdict.noTests', { from, to })
        : t('comparison.verdict.tests', { found: found.map((one) => `${one.found} (${one.source})`).join('\u202f; ') })}
    </span>
  );
}

const LINES = ['capacity', 'efficiency', 'discharge', 'high', 'low', 'law', 'charge', 'tests'] as const;
type Line = (typeof LINES)[number];

/** A figure of the machine with the fluid of a column. */
function Cell({ line, column }: { readonly line: Line; readonly column: Column }) {
  const t = useTranslator();
  const { locale } = t;
  const format = useFormatter();
  const note = useNotes();
  const { fluid1: from } = useFluids();
  const { fluid, reading, verdict } = column;
  const { result } = reading;
  if (line === 'tests') return <Tests from={from} to={fluid} />;
  if (!result) return NO_VALUE;
  const { rows, band, pressures, ratios } = result;
  const change = (key: 'power_cold' | 'eer'): string => {
    const range = band?.[key];
    const value = percent(rows[key].delta, range !== undefined, locale);
    return range === undefined
      ? value
      : t('comparison.verdict.within', {
          value,
          from: percent(range[0], true, locale),
          to: percent(range[1], true, locale),
        });
  };
  switch (line) {
    case 'capacity':
      return change('power_cold');
    // A machine that does not hold its load has no EER worth telling.
    case 'efficiency':
      return isCapacityHeld(result) ? change('eer') : t('comparison.verdict.noEer');
    case 'discharge':
      return `${format.full('temperature', rows.t_discharge.value2 as number | null)} (${
        rows.t_discharge.difference === null
          ? NO_VALUE
          : note(`${signedText(rows.t_discharge.difference, 0, locale)}\u202fK`)
      })`;
    case 'high':
    case 'low': {
      const { needed, rated } = pressures[line];
      const word =
        verdict?.over.includes(line) === true ? 'over' : verdict?.toRead.includes(line) === true ? 'plate' : 'told';
      return t(`comparison.verdict.pressure.${word}`, {
        needed: format.full('pressure', needed),
        rated: format.full('pressure', rated),
      });
    }
    case 'law':
      return <LawText fluid={fluid} safetyClass={rows.classification.value2} />;
    case 'charge':
      return percent(100 * (ratios.charge - 1), true, locale);
  }
}

/** The machine as it is, before any other fluid: what the changes are counted from. */
function Own({ line, result }: { readonly line: Line; readonly result: SameMachine | undefined }) {
  const format = useFormatter();
  const { fluid1 } = useFluids();
  if (!result || line === 'tests' || line === 'charge') return NO_VALUE;
  const { rows } = result;
  switch (line) {
    case 'capacity':
      return format.full('power', rows.power_cold.value1 as number | null);
    case 'efficiency':
      return format.number('ratio', rows.eer.value1 as number | null);
    case 'discharge':
      return format.full('temperature', rows.t_discharge.value1 as number | null);
    case 'high':
      return format.full('pressure', rows.p_cdr.value1 as number | null);
    case 'low':
      return format.full('pressure', rows.p_evp.value1 as number | null);
    case 'law':
      return <LawText fluid={fluid1} safetyClass={rows.classification.value1} />;
  }
}

/** All fluids side by side, one verdict each; the way to the whole reading of each. */
function Table({ columns }: { readonly columns: readonly Column[] }) {
  const t = useTranslator();
  const { form, setOthers } = usePage();
  const { fluid1, fluid2 } = useFluids();
  const more = useMore();
  const one = useFluidTitle(fluid1);
  const dim = ({ reading }: Column): string | undefined =>
    reading.isStale || reading.isLoading ? styles.dimmed : undefined;
  const [first] = columns;
  return (
    <div className={tables.scroller} role="region" tabIndex={0} aria-labelledby="verdicts">
      <table className={`${tables.table} ${tables.ruled} ${own.verdicts}`} data-columns={columns.length + 1}>
        <thead>
          <tr>
            <th scope="col">{t('comparison.table.quantity')}</th>
            <th scope="col">{one}</th>
            {columns.map((column) => (
              <Head key={column.fluid} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('comparison.verdict.lines.reasons')}</th>
            <td>{t('comparison.verdict.present')}</td>
            {columns.map((column) => (
              <td key={column.fluid} data-of={column.fluid}>
                <Reasons column={column} />
              </td>
            ))}
          </tr>
          {LINES.map((line) => (
            <tr key={line} data-line={line}>
              <th scope="row">{t(`comparison.verdict.lines.${line}`)}</th>
              <td>
                <Own line={line} result={first?.reading.result} />
              </td>
              {columns.map((column) => (
                <td key={column.fluid} data-of={column.fluid} className={dim(column)}>
                  <Cell line={line} column={column} />
                </td>
              ))}
            </tr>
          ))}
          <tr className={own.ways}>
            <th scope="row">{t('comparison.verdict.lines.detail')}</th>
            <td />
            {columns.map(({ fluid }) => (
              <td key={fluid}>
                <a
                  href="#machine"
                  data-detail={fluid}
                  aria-label={t('comparison.verdict.detailOf', { fluid })}
                  onClick={() => {
                    if (fluid === fluid2) return;
                    setOthers(more.map((each) => (each === fluid ? fluid2 : each)));
                    form.set('fluid2', fluid);
                  }}
                >
                  {t('comparison.verdict.detail')}
                </a>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

export function Verdicts() {
  const t = useTranslator();
  const { data, form, answers } = usePage();
  const second = machineReading(useWhole(answers.machine));
  const others = useWhole(answers.others);
  const names = useMore().join('\n');
  const fluids = useFluids();
  const one = useFluidTitle(fluids.fluid1);
  const known = usePart(form.$content, ({ values }) => factsText(values));
  const isOwn = usePart(form.$content, ({ values }) => Boolean(values['use']));
  useEffect(takeOverVerdict, []);
  const isTranscritical = usePart(form.$content, ({ texts }) => textAt(texts, 'mode_trans') === '1');
  const { result, isStale, isLoading } = second;
  const current = isStale || isLoading ? undefined : result;
  const judged = useMemo(
    (): readonly Judged[] => [
      { to: fluids.fluid2, result: current },
      ...names
        .split('\n')
        .filter(Boolean)
        .map((to) => {
          const reading = otherReading(others, to);
          return { to, result: reading.isStale || reading.isLoading ? undefined : reading.result };
        }),
    ],
    [fluids.fluid2, current, names, others],
  );
  const served = { result: data.same, verdict: data.verdict, day: data.day, until: data.until };
  const verdicts = useVerdicts(fluids.fluid1, judged, known, served, t.locale);
  const columns = judged.map(({ to }, place): Column => ({
    fluid: to,
    reading: place === 0 ? second : otherReading(others, to),
    verdict: verdicts[place],
  }));
  const machine = verdicts.find((verdict) => verdict?.machine !== undefined)?.machine;
  return (
    <section className={`${panel.panel} ${styles.section}`} data-verdicts="">
      <h2 id="verdicts">{t('comparison.verdict.title', { one })}</h2>
      {isTranscritical ? (
        <p className={remarks.paragraph}>{t('comparison.machine.transcritical')}</p>
      ) : (
        <>
          <Offers from={fluids.fluid1} />
          <Table columns={columns} />
          {machine === undefined ? null : (
            <p className={remarks.fine} data-supposed={isOwn ? undefined : ''}>
              {t(isOwn ? 'comparison.verdict.ofMachine' : 'comparison.verdict.supposed', { machine })}
            </p>
          )}
          <p className={remarks.fine}>{t('comparison.verdict.note')}</p>
        </>
      )}
    </section>
  );
}
