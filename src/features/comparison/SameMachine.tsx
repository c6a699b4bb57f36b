/** The machine of the first fluid with the second: where it settles, what it gives, what to check. */
import { memo } from 'react';
import type { Locale } from '../../language/index.ts';
import type { ChangeBand } from '../../circuit/comparison/same-machine/band.ts';
import type { SameMachine } from '../../circuit/comparison/same-machine/same-machine.ts';
import { MACHINE_PRESSURES, MACHINE_TEMPERATURES, MEDIA } from './state/machine.ts';
import { textAt } from '../../kit/form/fields.ts';
import { FormField } from '../../kit/controls/FormField.tsx';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { useNotes } from '../../kit/island/note.ts';
import { signedText } from '../../kit/island/signed.ts';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import tables from '../../kit/styles/tables.module.css';
import styles from '../../shell/layout/study.module.css';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import own from './Comparison.module.css';
import { useTitle } from './fluids.ts';
import { usePage } from './island.ts';
import { COMPARISON, machineReading } from './question.ts';
import { RowsTable } from './RowsTable.tsx';

const RATIOS = ['mass_flow', 'suction_speed', 'discharge_speed', 'liquid_speed', 'valve'] as const;
const GROUPS = ['pressures', 'machine', 'efficiency'] as const;
/** A given swept volume: what is compared is what it cools. */
const SWEPT_VOLUME = 0;
const NO_VALUE = '–';
const withPercent = (value: number, locale: Locale): string => `${signedText(value, 0, locale)}\u202f%`;

/** What may be said of the machine beside its point. */
function Given({ result }: { readonly result: SameMachine | undefined }) {
  const t = useTranslator();
  const { form, answers } = usePage();
  const medium = usePart(form.$content, ({ texts }) => textAt(texts, 'evaporator_medium'));
  const problem = usePart(answers.machine, ({ problem: found }) => found);
  const usual: Readonly<Record<(typeof MACHINE_TEMPERATURES)[number], number | undefined>> = {
    evaporator_t_in: result?.evaporator.t_in,
    evaporator_t_out: result?.evaporator.t_out1,
    condenser_t_in: result?.condenser.t_in,
    condenser_t_out: result?.condenser.t_out1,
  };
  const problemOf = (name: string): string | undefined =>
    problem?.field?.replace('.', '_') === name ? COMPARISON.problemText(problem, t) : undefined;
  return (
    <details className={own.given}>
      <summary>{t('comparison.machine.given')}</summary>
      <p className={`${remarks.paragraph} ${own.givenRows}`}>{t('comparison.machine.givenNote')}</p>
      <div className={own.givenRows}>
        <Segmented
          label={t('comparison.machine.medium')}
          name="evaporator_medium"
          isLabelShown
          value={medium}
          choices={MEDIA.map((value) => ({ value: value as string, label: t(`comparison.machine.media.${value}`) }))}
          onChange={(chosen) => form.set('evaporator_medium', chosen)}
        />
        {MACHINE_TEMPERATURES.map((name) => {
          const value = usual[name];
          return (
            <FormField
              key={name}
              form={form}
              path={name}
              label={t(`comparison.machine.fields.${name}`)}
              problem={problemOf(name)}
              standIn={value === undefined ? undefined : { value, mark: t('comparison.machine.usual') }}
              allowsNegative
            />
          );
        })}
        {MACHINE_PRESSURES.map((name) => (
          <FormField
            key={name}
            form={form}
            path={name}
            label={t(`comparison.machine.fields.${name}`)}
            problem={problemOf(name)}
            note={t('comparison.machine.plateNote')}
          />
        ))}
      </div>
    </details>
  );
}

function Ratios({ result }: { readonly result: SameMachine }) {
  const t = useTranslator();
  return (
    <div className={own.sub}>
      <h3 id="ratios">{t('comparison.machine.ratios.title')}</h3>
      <table className={`${tables.table} ${tables.ruled} ${styles.table}`} aria-labelledby="ratios">
        <tbody>
          {RATIOS.map((key) => (
            <tr key={key} data-ratio={key}>
              <th scope="row">{t(`comparison.machine.ratios.${key}`)}</th>
              <td>{withPercent(100 * (result.ratios[key] - 1), t.locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What has been found in print, so that a reader knows what the estimate is worth. */
const Published = memo(function Published() {
  const t = useTranslator();
  const { locale } = t;
  const format = useFormatter();
  const note = useNotes();
  const { retrofits, points } = usePage().data;
  const percent = (value: number | null): string => (value === null ? NO_VALUE : withPercent(value, locale));
  return (
    <div className={`${own.sub} ${own.offPaper}`}>
      <h3 id="published">{t('comparison.machine.published.title')}</h3>
      <div className={tables.scroller} tabIndex={0}>
        <table className={`${tables.table} ${tables.ruled} ${styles.table}`} aria-labelledby="published">
          <thead>
            <tr>
              <th scope="col">{t('comparison.machine.published.change')}</th>
              <th scope="col" className={styles.words}>
                {t('comparison.machine.published.found')}
              </th>
              <th scope="col" className={styles.words}>
                {t('comparison.machine.published.estimate')}
              </th>
            </tr>
          </thead>
          <tbody>
            {retrofits.map(({ from, to, found, source, capacity, eer, discharge, charge }) => (
              <tr key={source}>
                <th scope="row">{`${from}\u00a0→ ${to}`}</th>
                <td className={styles.words}>
                  {note(found)}
                  <small>{source}</small>
                </td>
                <td className={styles.words}>
                  {t('comparison.machine.published.values', {
                    capacity: percent(capacity),
                    eer: percent(eer),
                    t: discharge === null ? NO_VALUE : note(`${signedText(discharge, 1, locale)}\u202fK`),
                    charge: percent(charge),
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={remarks.paragraph}>
        {t('comparison.machine.published.note', {
          te: format.full('temperature', points.cooling[0]),
          tc: format.full('temperature', points.cooling[1]),
          te2: format.full('temperature', points.freezing[0]),
          tc2: format.full('temperature', points.freezing[1]),
        })}
      </p>
    </div>
  );
});

/** What the estimate becomes if it is as far off as tests found. */
function Band({ band: { power_cold, eer, shift, hasGlide } }: { readonly band: ChangeBand }) {
  const t = useTranslator();
  const change = (value: number): string => withPercent(value, t.locale);
  const points = (value: number): string => signedText(value, 0, t.locale);
  return (
    <p className={styles.said} data-band="">
      {t(`comparison.machine.band.${hasGlide ? 'glide' : 'none'}`, {
        fluids: shift.fluids.join(', '),
        capacityBy: points(shift.power_cold[0]),
        capacityBy2: points(shift.power_cold[1]),
        eerBy: points(shift.eer[0]),
        eerBy2: points(shift.eer[1]),
        capacity: change(power_cold[0]),
        capacity2: change(power_cold[1]),
        eer: change(eer[0]),
        eer2: change(eer[1]),
      })}
    </p>
  );
}

export function SameMachineSection() {
  const t = useTranslator();
  const format = useFormatter();
  const { form, answers } = usePage();
  const { result, problem, isStale, isLoading, isOutOfReach } = machineReading(useWhole(answers.machine));
  const isTranscritical = usePart(form.$content, ({ texts }) => textAt(texts, 'mode_trans') === '1');
  const [one, two] = [useTitle('fluid1'), useTitle('fluid2')];
  return (
    <section
      className={`${panel.panel} ${styles.section}`}
      aria-labelledby="machine"
      data-machine={isLoading ? 'loading' : 'loaded'}
    >
      <h2 id="machine">{t('comparison.machine.title')}</h2>
      <p className={remarks.paragraph}>{t('comparison.machine.intro', { one, two })}</p>
      <div className={styles.status} aria-live="polite">
        {isLoading ? <p>{t('comparison.machine.pending')}</p> : null}
        {!isLoading && isTranscritical ? <p className={styles.said}>{t('comparison.machine.transcritical')}</p> : null}
        {isOutOfReach ? <p className={styles.failed}>{t('comparison.machine.outOfReach')}</p> : null}
        {!isLoading && problem && !isTranscritical ? (
          <p className={styles.failed} data-machine-problem="">
            {COMPARISON.problemText(problem, t)}
          </p>
        ) : null}
        {isStale && result ? <p>{t('page.stale')}</p> : null}
        {!isLoading && !isStale && result ? (
          <p className={styles.said} data-settles="">
            {t('comparison.machine.settles', {
              two,
              te: format.full('temperature', result.te),
              tc: format.full('temperature', result.tc),
              te1: format.full('temperature', result.sides.fluid1.extra.t_dew_evp),
              tc1: format.full('temperature', result.sides.fluid1.extra.t_dew_cdr),
            })}
          </p>
        ) : null}
        {!isLoading && !isStale && result?.band ? <Band band={result.band} /> : null}
      </div>
      <Given result={isStale ? undefined : result} />
      {result ? (
        <>
          <RowsTable
            id="machine"
            rows={result.rows}
            titles={[one, two]}
            sizing={SWEPT_VOLUME}
            isStale={isStale || isLoading}
            groups={GROUPS}
            isEstimated
          />
          <div className={isStale ? `${styles.columns} ${styles.dimmed}` : styles.columns}>
            <Ratios result={result} />
          </div>
        </>
      ) : null}
      <Published />
    </section>
  );
}
