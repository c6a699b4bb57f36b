/** The fields of the quick point and of its sweep; the part of the page that starts the others. */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { changesBefore } from '../../kit/form/before-script.ts';
import { variablesOf } from './state/fields.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import { FormField } from '../../kit/controls/FormField.tsx';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { Select } from '../../kit/controls/Select.tsx';
import { useFormatter } from '../../kit/island/context.ts';
import { needIslandsOnceChanged } from '../../kit/island/need-islands.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { Fluid } from './late-form.ts';
import { asIsland, usePage } from './page-data.ts';
import type { LinePage } from './page-data.ts';
import { fieldOfProblem, problemText } from './problem-text.ts';
import { knownSaturation, saturationUnits } from '../simulator/saturation.ts';
import named from '../../kit/styles/named.module.css';
import notice from '../../kit/styles/notice.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Form.module.css';

const CRITERIA = ['0', '1', '2', '3', '4'] as const;
const NEGATIVE: ReadonlySet<string> = new Set(['pt_evp', 'pt_cdr', 't_out_gc', 'from', 'to', 'step']);
const MODES = { pt_evp: 'mode_evp', pt_cdr: 'mode_cdr' } as const;
type SaturationKey = keyof typeof MODES;
const isSaturation = (key: string): key is SaturationKey => Object.hasOwn(MODES, key);

interface RowProps {
  readonly page: LinePage;
  readonly name: string;
}

/** What is chosen in a field. */
const useChoice = ({ line }: LinePage, key: string): string =>
  usePart(line.form.$content, ({ texts }) => String(texts[key] ?? ''));

function useLabel(page: LinePage, name: string): string {
  const { t } = page;
  const choice = useChoice(page, name === 'choice_1_value' ? 'choice_1' : isSaturation(name) ? MODES[name] : '');
  switch (name) {
    case 'choice_1_value':
      return t(`simulator.criteria.${choice as '0'}`);
    case 'pt_evp':
      return t(`simulator.fields.temp_evp_${choice === '2' ? '2' : '1'}`);
    case 'pt_cdr':
      return t(`simulator.fields.temp_cdr_${choice === '2' ? '2' : '1'}`);
    case 'superheat':
    case 'subcooling':
    case 'from':
    case 'to':
    case 'step':
      return t(`line.fields.${name}`);
    default:
      return t(`simulator.fields.${name as 'rend_v'}`);
  }
}

/** What the point and the sweep refuse of a field. */
function useRefusal({ line, t }: LinePage, name: string): string | undefined {
  const ofPoint = usePart(line.$point, ({ problem }) =>
    problem && fieldOfProblem(problem) === name ? problem : undefined,
  );
  const ofSweep = usePart(line.$sweep, ({ problem }) =>
    problem && fieldOfProblem(problem) === name ? problem : undefined,
  );
  const refused = ofPoint ?? ofSweep;
  return refused && problemText(refused, t);
}

function Row({ page, name }: RowProps) {
  const label = useLabel(page, name);
  const problem = useRefusal(page, name);
  return (
    <FormField form={page.line.form} path={name} label={label} problem={problem} allowsNegative={NEGATIVE.has(name)} />
  );
}

/** A saturation, as a temperature or as a pressure: the same state the other way is noted below. */
function Saturation({ page, name }: { readonly page: LinePage; readonly name: SaturationKey }) {
  const { line, t } = page;
  const format = useFormatter();
  const label = useLabel(page, name);
  const problem = useRefusal(page, name);
  const mode = useChoice(page, MODES[name]);
  const shown = mode === '2' ? 'pressure' : 'temperature';
  const other = mode === '2' ? 'temperature' : 'pressure';
  const unit = usePart(line.form.$content, ({ units }) => unitOfSlot(units, shown));
  const known = usePart(line.$point, (point) => knownSaturation(name === 'pt_evp' ? 'evp' : 'cdr', mode, point));
  const units = saturationUnits(t, label, mode, unit, (chosen) => line.setMode(MODES[name], chosen, known));
  return (
    <FormField
      form={line.form}
      path={name}
      label={label}
      problem={problem}
      unitChoice={units}
      note={known === undefined ? undefined : t('simulator.saturationAlso', { value: format.full(other, known) })}
      allowsNegative
    />
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Problems no field of the form shows. */
function Alert({ page }: { readonly page: LinePage }) {
  const { line, t } = page;
  const problem = usePart(line.$point, (point) =>
    point.problem && fieldOfProblem(point.problem) === undefined ? point.problem : undefined,
  );
  const variable = usePart(line.$sweep, (sweep) =>
    sweep.problem && fieldOfProblem(sweep.problem) === 'variable' ? sweep.problem : undefined,
  );
  const told = problem ?? variable;
  const text = told && problemText(told, t);
  return text ? (
    <p className={notice.error} role="alert">
      {text}
    </p>
  ) : null;
}

/** On a phone what one types for stays in sight. */
function AnswerBar({ page }: { readonly page: LinePage }) {
  const { line, t } = page;
  const format = useFormatter();
  const { result, isStale } = usePart(line.$point, (point) => point);
  const { performance, points } = result;
  const figures = [
    ['eer', format.full('ratio', performance.eer)],
    ['power_compressor', format.full('power', performance.power_compressor)],
    ['discharge', format.full('temperature', points.c_refoulement_reel.T)],
  ] as const;
  return (
    <dl className={`${named.bar} ${styles.bar}`} data-stale={isStale ? '' : undefined} aria-hidden="true">
      {figures.map(([name, text]) => (
        <div key={name}>
          <dt>{t(`line.figures.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export const Form = asIsland(function LineForm() {
  const page = usePage();
  const { line, t } = page;
  const root = useRef<HTMLDivElement>(null);
  const choice = useChoice(page, 'choice_1');
  const cycle = useChoice(page, 'mode_trans');
  const variable = useChoice(page, 'variable');
  useEffect(() => {
    const stop = needIslandsOnceChanged(line.$point);
    const changeAgain = changesBefore(root.current);
    line.start();
    changeAgain();
    return stop;
  }, [line]);
  const isTranscritical = cycle === '1';
  return (
    <div ref={root} className={styles.form}>
      <Group title={t('line.groups.fluid')}>
        <Fluid />
        <Segmented
          name="mode_trans"
          label={t('simulator.fields.mode_trans')}
          value={cycle}
          choices={(['0', '1'] as const).map((value) => ({ value, label: t(`simulator.cycles.${value}`) }))}
          onChange={line.setCycle}
        />
      </Group>
      <Alert page={page} />
      <Group title={t('line.groups.point')}>
        <Saturation page={page} name="pt_evp" />
        {isTranscritical ? (
          <>
            <Row page={page} name="p_gc" />
            <Row page={page} name="t_out_gc" />
          </>
        ) : (
          <Saturation page={page} name="pt_cdr" />
        )}
        <Row page={page} name="superheat" />
        {isTranscritical ? null : <Row page={page} name="subcooling" />}
        <p className={remarks.fine}>{t('line.useful')}</p>
      </Group>
      <Group title={t('line.groups.machine')}>
        <Row page={page} name="rend_is" />
        <Row page={page} name="rend_v" />
        <Select
          name="choice_1"
          label={t('simulator.fields.intitule_choix')}
          value={choice}
          options={CRITERIA.map((value) => ({ value, label: t(`simulator.criteria.${value}`) }))}
          onChange={(value) => line.form.set('choice_1', value)}
        />
        <div className={styles.room} />
        <Row page={page} name="choice_1_value" />
      </Group>
      <Group title={t('line.groups.sweep')}>
        <Select
          name="variable"
          label={t('line.fields.variable')}
          value={variable}
          options={variablesOf(cycle).map((value) => ({ value, label: t(`line.variables.${value as 'te'}`) }))}
          onChange={line.sweepAlong}
        />
        <div className={styles.room} />
        <Row page={page} name="from" />
        <Row page={page} name="to" />
        <Row page={page} name="step" />
      </Group>
      <AnswerBar page={page} />
    </div>
  );
});
