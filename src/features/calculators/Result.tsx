import { memo, useCallback } from 'react';
import type { ReactNode } from 'react';
import { SOURCE_BADGES } from '../../calculators/define.ts';
import type { Definition, Output, OutputGroup, OutputValue, SourceBadge, Tone } from '../../calculators/define.ts';
import { isVerdict, outputsInOrder, symbolFromValues } from '../../calculators/derive/results.ts';
import type { ReadAnswer } from './state/session.ts';
import { $calculatorDigits, $shownUnits, chooseUnit } from './state/units.ts';
import { shownUnit } from '../../kit/form/text.ts';
import { unitOptions } from '../../kit/controls/unit-options.ts';
import { UnitMenu } from '../../kit/controls/UnitMenu.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { localePath } from '../../i18n/paths.ts';
import { calculatorAccuracyPath } from '../../kit/accuracy-path.ts';
import { Badges } from './Badges.tsx';
import { usePage } from './context.ts';
import { shownResult, toneOf } from './format-output.ts';
import type { Shown } from './format-output.ts';
import { ListTable, listsOf } from './ListTable.tsx';
import { keyed } from '../../kit/island/keyed.ts';
import named from '../../kit/styles/named.module.css';
import notice from '../../kit/styles/notice.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import tables from '../../kit/styles/tables.module.css';
import styles from './Result.module.css';
import { withUnit } from '../../quantities/number.ts';

/** Words longer than this are read as a sentence. */
const LONG = 28;

const whole = <T,>(value: T): T => value;

interface Figures {
  readonly answer: ReadAnswer;
  /** What they answer is the example of the page. */
  readonly isExample: boolean;
  readonly shownOf: (output: Output) => Shown;
}

/** Whether the figures in sight are of an earlier form: this one has none, or none can be had. */
const useIsStale = (): boolean => {
  const { session } = usePage();
  const isRefused = usePart(session.$answer, ({ outcome }) => !outcome.ok);
  return usePart(session.$engineStatus, (status) => status === 'no-engine') || isRefused;
};

/** The figures in sight, as they are shown for now. */
function useFigures(): Figures | undefined {
  const { session, t } = usePage();
  const answer = usePart(session.$shown, whole);
  const units = usePart($shownUnits, whole);
  const digits = usePart($calculatorDigits, whole);
  const isExample = usePart(session.$isExample, whole);
  const { definition } = session;
  if (!answer) return undefined;
  const { outcome, values } = answer;
  return {
    answer,
    isExample,
    shownOf: (output) =>
      shownResult(output, (outcome.ok ? outcome.outputs[output.key] : undefined) ?? '', {
        id: definition.id,
        units,
        digits,
        isExample,
        t,
        symbol: symbolFromValues(definition, output, values),
      }),
  };
}

/** The unit of a result, which can be chosen. */
const OutputUnit = memo(function OutputUnit({ output }: { readonly output: Extract<Output, { measure: unknown }> }) {
  const { session, t, say } = usePage();
  const slot = `${session.definition.id}>${output.key}`;
  const chosen = usePart($shownUnits, (units) => units[slot]);
  const onChange = useCallback((id: string) => chooseUnit(slot, id), [slot]);
  return (
    <UnitMenu
      label={t('quantities.field.unitOf', { field: say(output.label) })}
      value={shownUnit(output.measure, chosen)}
      options={unitOptions(output.measure.quantity)}
      onChange={onChange}
    />
  );
});

/** A sign beside the word, so that a refusal never reads as a pass. */
function ToneMark({ tone }: { readonly tone: Tone }) {
  const drawing = { good: 'm4 8.5 2.8 2.8L12 5', doubt: 'M8 3.5V9m0 2.4v1', bad: 'm4.5 4.5 7 7m0-7-7 7' }[tone];
  return (
    <svg translate="no" className={styles.tone} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="8" fill="currentColor" />
      <path d={drawing} fill="none" stroke="var(--page)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

const toneOfFigure = ({ answer: { outcome }, isExample }: Figures, output: Output): Tone | undefined =>
  outcome.ok && !isExample ? toneOf(output, outcome.outputs[output.key]) : undefined;

/** A value with its unit. */
function valueOf(output: Output, { text, symbol }: Shown, tone?: Tone): ReactNode {
  if (!('measure' in output))
    return (
      <span className={text.length > LONG ? styles.longWords : styles.words} data-tone={tone}>
        {tone === undefined ? null : <ToneMark tone={tone} />}
        {text}
      </span>
    );
  return (
    <>
      <span>{text}</span>
      {unitOptions(output.measure.quantity).length < 2 ? (
        <span className={styles.unit}>{symbol}</span>
      ) : (
        <OutputUnit output={output} />
      )}
    </>
  );
}

/** Where the figures of a calculator come from, each kind once; a doubt stands beside the source it belongs to. */
function badgesOf({ sources }: Definition): readonly SourceBadge[] {
  const found = sources.flatMap(({ badges }) => badges);
  return SOURCE_BADGES.filter((badge) => badge !== 'toVerify' && found.includes(badge));
}

const presentOutputs = (definition: Definition, { outcome }: ReadAnswer): readonly Output[] =>
  outcome.ok ? outputsInOrder(definition, outcome.outputs) : [];

/** What came out: the main figure, the others, and what to mind. Where nothing did, why, over what came out last. */
export function Result() {
  const { session, t } = usePage();
  const isStale = useIsStale();
  const engineStatus = usePart(session.$engineStatus, whole);
  const hasFigures = usePart(session.$shown, (shown) => shown !== undefined);
  if (!hasFigures) return <Refused hasNoEngine={engineStatus === 'no-engine'} />;
  return (
    <section
      className={styles.result}
      data-result=""
      data-stale={isStale ? '' : undefined}
      aria-busy={engineStatus === 'loading'}
      aria-label={t('calculatorPages.result')}
    >
      <MainOutput isStale={isStale} />
      {engineStatus === 'loading' ? (
        <p className={remarks.note} role="status">
          {t('calculatorPages.pending')}
        </p>
      ) : null}
      {isStale ? null : <Warnings />}
      <div className={styles.rest}>
        <div className={styles.figures} inert={isStale}>
          <OtherOutputs />
          {session.definition.outputs.some(({ kind }) => kind === 'numbers') ? <ListTable /> : null}
        </div>
        {isStale ? <Refused hasNoEngine={engineStatus === 'no-engine'} /> : null}
      </div>
    </section>
  );
}

function Refused({ hasNoEngine }: { readonly hasNoEngine: boolean }) {
  const { t, $messages } = usePage();
  const errors = usePart($messages, (messages) => messages.errors);
  return (
    <section
      className={`${notice.error} ${styles.refused}`}
      role="status"
      data-refused=""
      aria-label={t('calculatorPages.result')}
    >
      <h2>{t('calculatorPages.noResult')}</h2>
      {hasNoEngine ? (
        <p>{t('calculatorPages.noEngine')}</p>
      ) : (
        <ul>
          {keyed(errors).map(([key, text]) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
      {hasNoEngine ? null : <p className={remarks.note}>{t('calculatorPages.noResultText')}</p>}
    </section>
  );
}

function MainOutput({ isStale }: { readonly isStale: boolean }) {
  const { session, t, say } = usePage();
  const figures = useFigures();
  const [main] = figures ? presentOutputs(session.definition, figures.answer) : [];
  if (!figures || !main) return null;
  const { shownOf } = figures;
  return (
    <div className={styles.main} data-output={main.key} aria-live="polite">
      <h2>
        {say(main.label)}
        {isStale ? <span className={styles.before}> {t('calculatorPages.before')}</span> : null}
      </h2>
      <a className={styles.basis} href={localePath(t.locale, calculatorAccuracyPath(session.definition.slug))}>
        <span className="sr-only">{t('calculatorPages.basis')} </span>
        <MainBadges />
      </a>
      <p>{valueOf(main, shownOf(main), toneOfFigure(figures, main))}</p>
      {figures.isExample && isVerdict(main) ? (
        <small className={remarks.note}>{t('calculatorPages.exampleNote')}</small>
      ) : null}
    </div>
  );
}

const MainBadges = memo(function MainBadges() {
  const { session, t } = usePage();
  return <Badges badges={badgesOf(session.definition)} t={t} />;
});

function Warnings() {
  const { $messages } = usePage();
  const warnings = usePart($messages, (messages) => messages.warnings);
  if (warnings.length === 0) return null;
  return (
    <ul className={`${notice.warning} ${styles.warnings}`} data-warnings="">
      {keyed(warnings).map(([key, text]) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

function OtherOutputs() {
  const { session, say } = usePage();
  const figures = useFigures();
  if (!figures) return null;
  const { definition } = session;
  const outputs: Readonly<Record<string, OutputValue>> = figures.answer.outcome.ok
    ? figures.answer.outcome.outputs
    : {};
  const [, ...rest] = presentOutputs(definition, figures.answer);
  const lists: readonly Output[] = listsOf(rest, outputs);
  const single = rest.filter((output) => !lists.includes(output));
  const groups = definition.outputGroups ?? [];
  const isGrouped = ({ key }: Output): boolean => groups.some(({ keys }) => keys.includes(key));
  return (
    <>
      <OutputList figures={figures} outputs={single.filter((output) => !isGrouped(output))} />
      {groups.map((group) => {
        const own = single.filter(({ key }) => group.keys.includes(key));
        if (own.length === 0) return null;
        return (
          <section key={group.keys[0]} className={styles.outputGroup}>
            <h3>{say(group.label)}</h3>
            {group.table ? (
              <OutputTable figures={figures} outputs={own} table={group.table} />
            ) : (
              <OutputList figures={figures} outputs={own} />
            )}
          </section>
        );
      })}
    </>
  );
}

interface OutputsProps {
  readonly figures: Figures;
  readonly outputs: readonly Output[];
}

function OutputList({ figures, outputs }: OutputsProps) {
  const { say } = usePage();
  return (
    <dl className={`${named.facts} ${styles.others}`}>
      {outputs.map((output) => (
        <div key={output.key} data-output={output.key}>
          <dt>{say(output.label)}</dt>
          <dd>{valueOf(output, figures.shownOf(output), toneOfFigure(figures, output))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Results that are compared line by line. */
function OutputTable({
  figures,
  outputs,
  table,
}: OutputsProps & { readonly table: NonNullable<OutputGroup['table']> }) {
  const { say } = usePage();
  const cell = (key: string, index: number): ReactNode => {
    const output = outputs.find((one) => one.key === key);
    const value = output ? valueOf(output, figures.shownOf(output)) : '–';
    return index === 0 ? (
      <th key={key} scope="row" data-output={key}>
        {value}
      </th>
    ) : (
      <td key={key} data-output={key}>
        <div>{value}</div>
      </td>
    );
  };
  const lines = table.lines.filter(([name]) => outputs.some(({ key }) => key === name));
  return (
    <table className={`${tables.table} ${styles.lists}`}>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column.fr} scope="col">
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((keys) => (
          <tr key={keys[0]}>{keys.map(cell)}</tr>
        ))}
      </tbody>
    </table>
  );
}

/** The main figure, in sight while typing on a phone. */
export function MainFigure() {
  const { session, t, say } = usePage();
  const figures = useFigures();
  const isStale = useIsStale();
  const [main] = figures ? presentOutputs(session.definition, figures.answer) : [];
  const shown = main && figures?.shownOf(main);
  return (
    <a className={`${named.bar} ${styles.bar}`} href="#result" data-bar="" data-stale={isStale ? '' : undefined}>
      <span>{main && !isStale ? say(main.label) : t('calculatorPages.noResult')}</span>
      <strong>{shown ? withUnit(shown.text, shown.symbol) : '–'}</strong>
    </a>
  );
}
