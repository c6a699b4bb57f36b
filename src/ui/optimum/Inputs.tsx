/** What the search is asked, which starts it. */
import { useEffect, useRef } from 'react';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import type { Translator } from '../../i18n/keys.ts';
import { changedControls } from '../../kit/form/before-script.ts';
import { entries, RANGES, unusedEntries } from '../../stores/optimum/fields.ts';
import { $shown, startOptimum } from '../../stores/optimum/optimum.ts';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { Select } from '../../kit/controls/Select.tsx';
import { needIslandsOnceChanged } from '../../kit/island/need-islands.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { Group } from '../simulator/form-parts.tsx';
import form from '../simulator/form-parts.module.css';
import type { IslandProps } from '../study/as-island.tsx';
import { EntryRow } from '../study/EntryRow.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { asIsland } from './page-data.ts';

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
function isShownBelow(field: string | undefined): boolean {
  return field !== undefined && entries.table[field] !== undefined && !unusedEntries(entries.$values.get()).has(field);
}

/** A problem in words; undefined for none. */
export function problemText(t: Translator): string | undefined {
  const { problem } = $shown.get();
  return problem && describeMachineProblem(problem, t);
}

function Field({ name, note }: { readonly name: FieldName; readonly note?: string | undefined }) {
  const t = useTranslator();
  const problem = usePart($shown, ({ problem: found }) => (found?.field === name ? problemText(t) : undefined));
  return (
    <EntryRow
      entries={entries}
      name={name}
      label={t(`optimum.fields.${name}`)}
      range={RANGES[name]}
      problem={problem}
      note={note}
      allowsNegative={NEGATIVE.has(name)}
    />
  );
}

function Choice({ name, words }: { readonly name: 'mode_tgc' | 'objective'; readonly words: 'modes' | 'objectives' }) {
  const t = useTranslator();
  const value = usePart(entries.$values, (values) => String(values[name]));
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
      onChange={(chosen) => entries.set(name, chosen)}
    />
  );
}

/** Where nothing in view says what is wrong. */
function Alert() {
  const t = useTranslator();
  const text = usePart($shown, ({ problem, isBarred }) => {
    if (isBarred) return t('study.barred');
    return isShownBelow(problem?.field) ? undefined : problemText(t);
  });
  return text === undefined ? null : (
    <p className={form.alert} role="alert">
      {text}
    </p>
  );
}

function Outlet() {
  const t = useTranslator();
  const format = useFormatter();
  const isAmbient = usePart(entries.$values, ({ mode_tgc }) => mode_tgc === 'ambient');
  const outlet = usePart($shown, ({ found, isStale }) => (isStale ? undefined : found?.optimum.t));
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
  const model = usePart(entries.$values, ({ eta_model }) => String(eta_model)) as (typeof MODELS)[number];
  return (
    <>
      <Select
        name="eta_model"
        label={t('optimum.fields.eta_model')}
        value={model}
        options={MODELS.map((value) => ({ value, label: t(`optimum.models.${value}`) }))}
        onChange={(chosen) => entries.set('eta_model', chosen)}
      />
      <p className={form.note}>{t(`optimum.modelNote.${model}`)}</p>
      {model === 'constant' ? <Field name="rend_is" /> : null}
    </>
  );
}

export const Inputs = asIsland(function OptimumInputs({ locale }: IslandProps) {
  const t = useTranslator();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = needIslandsOnceChanged($shown);
    const typed = changedControls(root.current, 'input[name], select[name]').map(
      ({ control, value }) => [control.name, value] as const,
    );
    startOptimum(locale, Object.fromEntries(typed.filter(([name]) => entries.table[name] !== undefined)));
    return stop;
  }, [locale]);
  return (
    <div ref={root} className={form.panel}>
      <Alert />
      <Group title={t('optimum.groups.evaporation')} side="low">
        <Field name="temp_evp" />
        <Field name="surch_evp" />
        <Field name="surch_la" />
      </Group>
      <Group title={t('optimum.groups.gasCooler')} side="high">
        <Choice name="mode_tgc" words="modes" />
        <div className={form.spacer} />
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
        <div className={form.spacer} />
        <Field name="p_min" />
        <Field name="p_max" />
      </Group>
    </div>
  );
});
