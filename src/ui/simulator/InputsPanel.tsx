import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ARCHITECTURES, CYCLES, PLAIN } from '../../simulation/cycles/index.ts';
import { bodyKeyFromFormKey } from '../../simulation/fields.ts';
import { NUMBER_KEYS } from '../../stores/simulator/fields.ts';
import type { FormTexts } from '../../stores/simulator/fields.ts';
import { $forms, $isManual, numberKeys, setField, unusedKeys } from '../../stores/simulator/form.ts';
import type { Regime } from '../../stores/simulator/form.ts';
import { $fluid } from '../../stores/simulator/fluid.ts';
import { $failures } from '../../stores/simulator/results.ts';
import type { Failures } from '../../stores/simulator/results.ts';
import { $view } from '../../stores/simulator/view.ts';
import { $mixes } from '../../stores/fluids/mixes.ts';
import { FluidPicker } from '../controls/FluidPicker.tsx';
import type { FluidChoice } from '../controls/fluid-search.ts';
import { Segmented } from '../controls/Segmented.tsx';
import { Select } from '../controls/Select.tsx';
import { chosenFluid, fluidGroups, typedComposition } from '../fluids/fluid-groups.ts';
import { pickerTexts } from '../fluids/picker-texts.ts';
import { fluidTitle } from '../fluids/title.ts';
import { BlendFacts } from './BlendFacts.tsx';
import { closeEditor, createMix } from './mixes/editing.ts';
import { useFormatter, useTranslator } from './context.ts';
import { failureInWords, failureText } from './failure-text.ts';
import { FieldRow } from './FieldRow.tsx';
import { $shown } from './shown.ts';
import styles from './InputsPanel.module.css';

const CRITERIA = ['0', '1', '2', '3', '4'] as const;

function Group({
  title,
  tone,
  children,
}: {
  readonly title: string;
  readonly tone?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={styles.group}>
      <legend className={`${styles.legend} ${tone ?? ''}`}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** The form of a regime, in the order of the circuit. */
export function InputsPanel({ fluids }: { readonly fluids: readonly FluidChoice[] }) {
  const t = useTranslator();
  const forms = useStore($forms);
  const regime = useStore($view);
  const failures = useStore($failures);
  const form = forms[regime];
  const isTranscritical = form.mode_trans === '1';
  const isManual = useStore($isManual);
  const mixes = useStore($mixes);
  const set = (key: Parameters<typeof setField>[1]) => (value: string) => setField(regime, key, value);

  return (
    <div className={styles.panel}>
      <FluidChoiceField
        fluids={fluids}
        problem={failures.permanent?.field === 'fluid' ? failureText(failures.permanent, t) : undefined}
      />
      <Segmented
        label={t('simulator.regimes.label')}
        name="view"
        value={regime}
        choices={(['permanent', 'transient'] as const satisfies readonly Regime[]).map((value) => ({
          value,
          label: t(`simulator.regimes.${value}`),
        }))}
        onChange={(value) => $view.set(value)}
      />
      {isFailureBelowField(failures, regime, form, isManual) ? null : (
        <p className={styles.alert} role="alert">
          {failureInWords(failures, t)}
        </p>
      )}

      <Group title={t('simulator.groups.compressor')}>
        {regime === 'transient' ? <ManualSwitch /> : null}
        <SizingChoice regime={regime} value={form.intitule_choix} onChange={set('intitule_choix')} />
        <FieldRow regime={regime} name="choix_value" />
        <FieldRow regime={regime} name="rend_v" />
        <FieldRow regime={regime} name="rend_is" />
        <FieldRow regime={regime} name="t_ref" />
      </Group>
      <Group
        title={isTranscritical ? t('simulator.groups.gasCooler') : t('simulator.groups.condenser')}
        tone={styles.high}
      >
        <Segmented
          label={t('simulator.fields.mode_trans')}
          name="mode_trans"
          isLabelShown
          value={form.mode_trans}
          choices={['0', '1'].map((value) => ({ value, label: t(`simulator.cycles.${value as '0' | '1'}`) }))}
          onChange={set('mode_trans')}
        />
        <Segmented
          label={t('simulator.fields.mode_ref')}
          name="mode_ref"
          isLabelShown
          value={form.mode_ref}
          choices={['0', '1'].map((value) => ({ value, label: t(`simulator.media.${value as '0' | '1'}`) }))}
          onChange={set('mode_ref')}
        />
        <div className={styles.spacer} />
        {isTranscritical ? (
          <>
            <FieldRow regime={regime} name="p_gc" />
            <FieldRow regime={regime} name="t_out_gc" />
          </>
        ) : (
          <FieldRow regime={regime} name="temp_cdr" />
        )}
        <FieldRow regime={regime} name="sous_ref_cdr" />
      </Group>
      <Group title={t('simulator.groups.liquidLine')} tone={styles.liquid}>
        <FieldRow regime={regime} name="sous_ref_ll" />
      </Group>
      <Group title={t('simulator.groups.evaporator')} tone={styles.low}>
        <FieldRow regime={regime} name="temp_evp" />
        <FieldRow regime={regime} name="surch_evp" />
      </Group>
      <Group title={t('simulator.groups.suctionLine')} tone={styles.low}>
        <FieldRow regime={regime} name="surch_la" />
      </Group>
      <CycleOptions regime={regime} architecture={form.architecture} />
      <p className={styles.fluidNote}>
        {regime === 'transient' ? (
          t('simulator.regimes.sameFluid', { fluid: fluidTitle(forms.permanent.fluid, mixes, t.locale) })
        ) : (
          <FluidNote />
        )}
      </p>
    </div>
  );
}

/** The fluid of both regimes: the list, one's own mixes, what is particular to a blend. */
function FluidChoiceField({
  fluids,
  problem,
}: {
  readonly fluids: readonly FluidChoice[];
  readonly problem: string | undefined;
}) {
  const t = useTranslator();
  const mixes = useStore($mixes);
  const value = useStore($fluid);
  const { labels, ...texts } = useMemo(() => pickerTexts(t), [t]);
  const groups = useMemo(() => fluidGroups(fluids, mixes, labels, t.locale), [fluids, mixes, labels, t]);
  const chosen = useMemo(() => chosenFluid(value, fluids, mixes, t.locale), [value, fluids, mixes, t]);
  return (
    <div className={styles.fluid}>
      <FluidPicker
        label={t('simulator.fields.fluid')}
        groups={groups}
        value={value}
        chosen={chosen}
        onChange={(name) => {
          closeEditor();
          setField('permanent', 'fluid', name);
        }}
        action={{
          group: 'mixes',
          label: t('simulator.mixes.create'),
          run: () => createMix(t('simulator.mixes.word'), t.locale),
        }}
        groupFromSearch={(search) => typedComposition(search, fluids, labels, t.locale)}
        problem={problem}
        {...texts}
      />
      <BlendFacts fluids={fluids} chosen={chosen} />
    </div>
  );
}

/** Whether there is no failure, or the form in view shows it under the very field it names. */
function isFailureBelowField(failures: Failures, regime: Regime, form: FormTexts, isManual: boolean): boolean {
  if (!failures.permanent && !failures.transient) return true;
  const field = failures[regime]?.field;
  if (field === undefined) return false;
  if (field === 'fluid') return regime === 'permanent';
  const key = NUMBER_KEYS.find((name) => bodyKeyFromFormKey(name) === field);
  if (key === undefined || unusedKeys(form).includes(key)) return false;
  return !(key === 'choix_value' && regime === 'transient' && !isManual);
}

/** The critical point of the fluid and where its enthalpies start from. */
function FluidNote() {
  const t = useTranslator();
  const format = useFormatter();
  const { result } = useStore($shown).permanent;
  if (!result) return null;
  const { fluid, extra } = result;
  return (
    <>
      {t('simulator.fluids.critical', {
        t: format.full('temperature', fluid.t_crit),
        p: format.full('pressure', fluid.p_crit),
      })}
      <br />
      {t(`simulator.fluids.reference.${extra.reference_state}`)}
    </>
  );
}

function SizingChoice({
  regime,
  value,
  onChange,
}: {
  readonly regime: Regime;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const t = useTranslator();
  const isManual = useStore($isManual);
  if (regime === 'transient' && !isManual) return null;
  return (
    <Select
      name="intitule_choix"
      label={t('simulator.fields.intitule_choix')}
      value={value}
      options={CRITERIA.map((criterion) => ({ value: criterion, label: t(`simulator.criteria.${criterion}`) }))}
      onChange={onChange}
    />
  );
}

/** The cycles beside the plain one, each an option with the fields only it has; that of both regimes. */
function CycleOptions({ regime, architecture }: { readonly regime: Regime; readonly architecture: string }) {
  const t = useTranslator();
  return (
    <div className={styles.group}>
      {ARCHITECTURES.filter((word) => word !== PLAIN).map((word) => (
        <div key={word} className={styles.manual}>
          <label className={styles.check}>
            <input
              type="checkbox"
              name="architecture"
              value={word}
              checked={architecture === word}
              onChange={(event) => setField(regime, 'architecture', event.currentTarget.checked ? word : PLAIN)}
            />
            {t(`simulator.architectures.${word}`)}
          </label>
          {architecture === word
            ? numberKeys(CYCLES[word].inputs).map((key) => <FieldRow key={key} regime={regime} name={key} />)
            : null}
        </div>
      ))}
    </div>
  );
}

/** Manual: the transitory regime is sized as typed. Automatic: it is the machine the steady regime sized. */
function ManualSwitch() {
  const t = useTranslator();
  const format = useFormatter();
  const isManual = useStore($isManual);
  const { result } = useStore($shown).permanent;
  return (
    <div className={styles.manual}>
      <label className={styles.check}>
        <input
          type="checkbox"
          name="manual"
          checked={isManual}
          onChange={(event) => $isManual.set(event.currentTarget.checked)}
        />
        {t('simulator.regimes.manual')}
      </label>
      {isManual ? null : (
        <p>
          {t('simulator.regimes.manualOff', { value: format.full('volumeFlow', result?.performance.step_volume_h) })}
        </p>
      )}
    </div>
  );
}
