import { memo, useCallback } from 'react';
import type { ReactNode } from 'react';
import { SOURCE_BADGES } from '../../calculators/define.ts';
import type { Definition, Output, OutputValue, SourceBadge } from '../../calculators/define.ts';
import { outputsInOrder, symbolFromValues } from '../../calculators/derive/results.ts';
import type { ReadAnswer } from '../../stores/calculator/session.ts';
import { $calculatorDigits, $shownUnits, chooseUnit } from '../../stores/calculator/units.ts';
import { shownUnit } from '../../stores/form/text.ts';
import { unitOptions } from '../controls/unit-options.ts';
import { UnitMenu } from '../controls/UnitMenu.tsx';
import { usePart } from '../use-part.ts';
import { Badges } from './Badges.tsx';
import { usePage } from './context.ts';
import { shownOutput, withChosenDigits } from './format.ts';
import type { Shown } from './format.ts';
import { ListTable, listsOf } from './ListTable.tsx';
import styles from './Result.module.css';
import { withUnit } from '../../quantities/number.ts';

/** Words longer than this are read as a sentence. */
const LONG = 28;

const whole = <T,>(value: T): T => value;

/** The figures of the answer as they are shown for now. */
function useFigures(): { readonly answer: ReadAnswer; readonly shownOf: (output: Output) => Shown } {
  const { session, t } = usePage();
  const answer = usePart(session.$answer, whole);
  const units = usePart($shownUnits, whole);
  const digits = usePart($calculatorDigits, whole);
  const { definition } = session;
  const { outcome, values } = answer;
  return {
    answer,
    shownOf: (output) =>
      shownOutput(
        withChosenDigits(definition.id, output, digits),
        (outcome.ok ? outcome.outputs[output.key] : undefined) ?? '',
        units[`${definition.id}>${output.key}`],
        t,
        symbolFromValues(definition, output, values),
      ),
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
      label={t('tools.unitOf', { field: say(output.label) })}
      value={shownUnit(output.measure, chosen)}
      options={unitOptions(output.measure.quantity)}
      onChange={onChange}
    />
  );
});

/** A value with its unit. */
function valueOf(output: Output, { text, symbol }: Shown): ReactNode {
  if (!('measure' in output))
    return <span className={text.length > LONG ? styles.longWords : styles.words}>{text}</span>;
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

/** Where the figures of a calculator come from, each kind once. */
function badgesOf({ sources }: Definition): readonly SourceBadge[] {
  const found = sources.flatMap(({ badges }) => badges);
  return SOURCE_BADGES.filter((badge) => found.includes(badge));
}

const presentOutputs = (definition: Definition, { outcome }: ReadAnswer): readonly Output[] =>
  outcome.ok ? outputsInOrder(definition, outcome.outputs) : [];

/** What came out: the main figure, the others, and what to mind; or why there is nothing. */
export function Result() {
  const { session, t } = usePage();
  const isRefused = usePart(session.$answer, ({ outcome }) => !outcome.ok);
  const standing = usePart(session.$standing, whole);
  if (isRefused || standing === 'no-engine') return <Refused hasNoEngine={standing === 'no-engine'} />;
  return (
    <section className={styles.result} data-result="" aria-busy={standing === 'loading'} aria-label={t('tools.result')}>
      <MainOutput />
      {standing === 'loading' ? (
        <p className={styles.pending} role="status">
          {t('tools.pending')}
        </p>
      ) : null}
      <Warnings />
      <OtherOutputs />
      {session.definition.outputs.some(({ kind }) => kind === 'numbers') ? <ListTable /> : null}
    </section>
  );
}

function Refused({ hasNoEngine }: { readonly hasNoEngine: boolean }) {
  const { t, $messages } = usePage();
  const errors = usePart($messages, (messages) => messages.errors);
  return (
    <section className={styles.refused} role="status" data-refused="" aria-label={t('tools.result')}>
      <h2>{t('tools.noResult')}</h2>
      {hasNoEngine ? (
        <p>{t('tools.noEngine')}</p>
      ) : (
        <ul>
          {errors.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {hasNoEngine ? null : <p className={styles.hint}>{t('tools.noResultText')}</p>}
    </section>
  );
}

function MainOutput() {
  const { session, t, say } = usePage();
  const { answer, shownOf } = useFigures();
  const [main] = presentOutputs(session.definition, answer);
  if (!main) return null;
  return (
    <div className={styles.main} data-output={main.key} aria-live="polite">
      <h2>{say(main.label)}</h2>
      <a className={styles.basis} href="#sources">
        <span className="sr-only">{t('tools.basis')} </span>
        <MainBadges />
      </a>
      <p>{valueOf(main, shownOf(main))}</p>
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
    <ul className={styles.warnings} data-warnings="">
      {warnings.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function OtherOutputs() {
  const { session, say } = usePage();
  const { answer, shownOf } = useFigures();
  const outputs: Readonly<Record<string, OutputValue>> = answer.outcome.ok ? answer.outcome.outputs : {};
  const [, ...rest] = presentOutputs(session.definition, answer);
  const lists: readonly Output[] = listsOf(rest, outputs);
  return (
    <dl className={styles.others}>
      {rest
        .filter((output) => !lists.includes(output))
        .map((output) => (
          <div key={output.key} data-output={output.key}>
            <dt>{say(output.label)}</dt>
            <dd>{valueOf(output, shownOf(output))}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The main figure, in sight while typing on a phone. */
export function MainFigure() {
  const { session, t, say } = usePage();
  const { answer, shownOf } = useFigures();
  const [main] = presentOutputs(session.definition, answer);
  const shown = main && shownOf(main);
  return (
    <a className={styles.bar} href="#result" data-bar="">
      <span>{main ? say(main.label) : t('tools.noResult')}</span>
      <strong>{shown ? withUnit(shown.text, shown.symbol) : '–'}</strong>
    </a>
  );
}
