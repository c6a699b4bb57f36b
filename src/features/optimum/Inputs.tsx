/** What the search is asked, which starts it. */
import { useEffect, useRef } from 'react';
import { changesBefore } from '../../kit/form/before-script.ts';
import { FormField } from '../../kit/controls/FormField.tsx';
import { fieldAt } from '../../kit/form/fields.ts';
import type { Optimum } from './state/optimum.ts';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { Select } from '../../kit/controls/Select.tsx';
import { needIslandsOnceChanged } from '../../kit/island/need-islands.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { Group } from '../simulator/form-parts.tsx';
import notice from '../../kit/styles/notice.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from '../simulator/form-parts.module.css';
import { usePart } from '../../kit/island/use-part.ts';
import { asIsland, usePage } from './page-data.ts';
import { problemText } from './problem-text.ts';

const MODES = ['t_out_gc', 'ambient'] as const;
const MODELS = ['constant', 'linear', 'cubic'] as const;
const OBJECTIVES = ['eer', 'cop'] as const;
const NEGATIVE: ReadonlySet<string> = new Set(['temp_evp']);

type FieldName =
  | 'temp_evp'
  | 'surch_evp'
  | 'surch_la'
  | 't_out_gc'
  | 't_amb'
  | 'approach'
  | 'rend_is'
  | 'power_cold'
  | 't_ref'
  | 'p_gc'
  | 'p_min'
  | 'p_max';

/** Whether a problem names a field that is in view. */
function isShownBelow({ form: { fields, $content } }: Optimum, field: string | undefined): boolean {
  const named = field === undefined ? undefined : fieldAt(fields, field);
  return named !== undefined && (named.isUsed?.($content.get().texts) ?? true);
}

function Field({ name, note }: { readonly name: FieldName; readonly note?: string | undefined }) {
  const t = useTranslator();
  const { optimum } = usePage();
  const problem = usePart(optimum.$shown, (shown) =>
    shown.problem?.field === name ? problemText(shown, t) : undefined,
  );
  return (
    <FormField
      form={optimum.form}
      path={name}
      label={t(`optimum.fields.${name}`)}
      problem={problem}
      note={note}
      allowsNegative={NEGATIVE.has(name)}
    />
  );
}

function Choice({ name, words }: { readonly name: 'mode_tgc' | 'objective'; readonly words: 'modes' | 'objectives' }) {
  const t = useTranslator();
  const { form: asked } = usePage().optimum;
  const value = usePart(asked.$content, ({ texts }) => String(texts[name]));
  const choices =
    words === 'modes'
      ? MODES.map((mode) => ({ value: mode as string, label: t(`optimum.modes.${mode}`) }))
      : OBJECTIVES.map((objective) => ({ value: objective as string, label: t(`optimum.objectives.${objective}`) }));
  return (
    <Segmented
      label={t(`optimum.fields.${name}`)}
      name={name}
      isLabelShown
      value={value}
      choices={choices}
      onChange={(chosen) => asked.set(name, chosen)}
    />
  );
}

/** Where nothing in view says what is wrong. */
function Alert() {
  const t = useTranslator();
  const { optimum } = usePage();
  const text = usePart(optimum.$shown, (shown) =>
    isShownBelow(optimum, shown.problem?.field) ? undefined : problemText(shown, t),
  );
  return text === undefined ? null : (
    <p className={notice.error} role="alert">
      {text}
    </p>
  );
}

function Outlet() {
  const t = useTranslator();
  const format = useFormatter();
  const { optimum } = usePage();
  const isAmbient = usePart(optimum.form.$content, ({ texts }) => texts['mode_tgc'] === 'ambient');
  const outlet = usePart(optimum.$shown, ({ found, isStale }) => (isStale ? undefined : found?.optimum.t));
  if (!isAmbient) return <Field name="t_out_gc" />;
  return (
    <>
      <Field name="t_amb" />
      <Field
        name="approach"
        note={outlet === undefined ? undefined : t('optimum.outletNote', { value: format.full('temperature', outlet) })}
      />
    </>
  );
}

function Model() {
  const t = useTranslator();
  const { form: asked } = usePage().optimum;
  const model = usePart(asked.$content, ({ texts }) => texts['eta_model']) as (typeof MODELS)[number];
  return (
    <>
      <Select
        name="eta_model"
        label={t('optimum.fields.eta_model')}
        value={model}
        options={MODELS.map((value) => ({ value, label: t(`optimum.models.${value}`) }))}
        onChange={(chosen) => asked.set('eta_model', chosen)}
      />
      <p className={`${remarks.fine} ${styles.note}`}>{t(`optimum.modelNote.${model}`)}</p>
      {model === 'constant' ? <Field name="rend_is" /> : null}
    </>
  );
}

export const Inputs = asIsland(function OptimumInputs() {
  const t = useTranslator();
  const { optimum } = usePage();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = needIslandsOnceChanged(optimum.$shown);
    const changeAgain = changesBefore(root.current);
    optimum.start();
    changeAgain();
    return stop;
  }, [optimum]);
  return (
    <div ref={root} className={styles.panel}>
      <Alert />
      <Group title={t('optimum.groups.evaporation')} side="low">
        <Field name="temp_evp" />
        <Field name="surch_evp" />
        <Field name="surch_la" />
      </Group>
      <Group title={t('optimum.groups.gasCooler')} side="high">
        <Choice name="mode_tgc" words="modes" />
        <div className={styles.spacer} />
        <Outlet />
        <Field name="p_gc" note={t('optimum.p_gcNote')} />
      </Group>
      <Group title={t('optimum.groups.compressor')}>
        <Field name="power_cold" />
        <Model />
        <Field name="t_ref" />
      </Group>
      <Group title={t('optimum.groups.search')}>
        <Choice name="objective" words="objectives" />
        <div className={styles.spacer} />
        <Field name="p_min" />
        <Field name="p_max" />
      </Group>
    </div>
  );
});
