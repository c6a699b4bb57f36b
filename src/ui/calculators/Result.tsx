import { useStore } from '@nanostores/react';
import { SOURCE_BADGES } from '../../calculators/define.ts';
import type { Definition, Output, OutputValue, SourceBadge } from '../../calculators/define.ts';
import { outputsInOrder, symbolFromInputs } from '../../calculators/derive/results.ts';
import { unitKeys } from '../../quantities/index.ts';
import { $calculatorDigits, $calculatorUnits } from '../../stores/calculator/units.ts';
import { shownUnit } from '../../stores/calculator/text.ts';
import { UnitMenu } from '../controls/UnitMenu.tsx';
import { Badges } from './Badges.tsx';
import { usePage } from './context.ts';
import { shownOutput, symbolOf, withChosenDigits } from './format.ts';
import { ListTable, listsOf } from './ListTable.tsx';
import styles from './Result.module.css';
import { withUnit } from '../../quantities/number.ts';

/** Words longer than this are read as a sentence. */
const LONG = 28;

/** A value with its unit, which can be chosen. */
function Value({ output, value }: { readonly output: Output; readonly value: OutputValue }) {
  const { session, t, say } = usePage();
  const { inputs } = useStore(session.$answer);
  const choices = useStore($calculatorUnits);
  const digits = useStore($calculatorDigits);
  const slot = `${session.definition.id}>${output.key}`;
  const { text, symbol } = shownOutput(
    withChosenDigits(session.definition.id, output, digits),
    value,
    choices[slot],
    t,
    symbolFromInputs(session.definition, output, inputs),
  );
  if (!('measure' in output))
    return <span className={text.length > LONG ? styles.longWords : styles.words}>{text}</span>;
  const options = unitKeys(output.measure.quantity).map((id) => ({
    id,
    symbol: symbolOf(output.measure, id) || '0–1',
  }));
  return (
    <>
      <span>{text}</span>
      {options.length < 2 ? (
        <span className={styles.unit}>{symbol}</span>
      ) : (
        <UnitMenu
          label={t('tools.unitOf', { field: say(output.label) })}
          value={shownUnit(output.measure, choices[slot])}
          options={options}
          onChange={(id) => $calculatorUnits.set({ ...choices, [slot]: id })}
        />
      )}
    </>
  );
}

/** Where the figures of a calculator come from, each kind once. */
function badgesOf({ sources }: Definition): readonly SourceBadge[] {
  const found = sources.flatMap(({ badges }) => badges);
  return SOURCE_BADGES.filter((badge) => found.includes(badge));
}

/** What came out: the main figure, the others, and what to mind; or why there is nothing. */
export function Result({
  warnings,
  errors,
}: {
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
}) {
  const { session, t, say } = usePage();
  const { outcome } = useStore(session.$answer);
  const standing = useStore(session.$standing);
  const { definition } = session;
  if (!outcome.ok || standing === 'no-engine') {
    return (
      <section className={styles.refused} role="status" data-refused="" aria-label={t('tools.result')}>
        <h2>{t('tools.noResult')}</h2>
        {standing === 'no-engine' ? (
          <p>{t('tools.noEngine')}</p>
        ) : (
          <ul>
            {errors.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {standing === 'no-engine' ? null : <p className={styles.hint}>{t('tools.noResultText')}</p>}
      </section>
    );
  }
  const [main, ...rest] = outputsInOrder(definition, outcome.outputs);
  const lists = listsOf(rest, outcome.outputs);
  const valueOf = ({ key }: Output): OutputValue => outcome.outputs[key] ?? '';
  return (
    <section className={styles.result} data-result="" aria-busy={standing === 'loading'} aria-label={t('tools.result')}>
      {main ? (
        <div className={styles.main} data-output={main.key} aria-live="polite">
          <h2>{say(main.label)}</h2>
          <a className={styles.basis} href="#sources">
            <span className="sr-only">{t('tools.basis')} </span>
            <Badges badges={badgesOf(definition)} t={t} />
          </a>
          <p>
            <Value output={main} value={valueOf(main)} />
          </p>
        </div>
      ) : null}
      {standing === 'loading' ? (
        <p className={styles.pending} role="status">
          {t('tools.pending')}
        </p>
      ) : null}
      {warnings.length > 0 ? (
        <ul className={styles.warnings} data-warnings="">
          {warnings.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      <dl className={styles.others}>
        {rest
          .filter(({ key }) => !lists.some((list) => list.key === key))
          .map((output) => (
            <div key={output.key} data-output={output.key}>
              <dt>{say(output.label)}</dt>
              <dd>
                <Value output={output} value={valueOf(output)} />
              </dd>
            </div>
          ))}
      </dl>
      <ListTable lists={lists} outputs={outcome.outputs} />
    </section>
  );
}

/** The main figure, in sight while typing on a phone. */
export function MainFigure() {
  const { session, t, say } = usePage();
  const { outcome, inputs } = useStore(session.$answer);
  const choices = useStore($calculatorUnits);
  const digits = useStore($calculatorDigits);
  const main = outcome.ok ? outputsInOrder(session.definition, outcome.outputs)[0] : undefined;
  const value = main && outcome.ok ? outcome.outputs[main.key] : undefined;
  const { id } = session.definition;
  const shown =
    main && value !== undefined
      ? shownOutput(
          withChosenDigits(id, main, digits),
          value,
          choices[`${id}>${main.key}`],
          t,
          symbolFromInputs(session.definition, main, inputs),
        )
      : undefined;
  return (
    <a className={styles.bar} href="#result" data-bar="">
      <span>{main ? say(main.label) : t('tools.noResult')}</span>
      <strong>{shown ? withUnit(shown.text, shown.symbol) : '–'}</strong>
    </a>
  );
}
