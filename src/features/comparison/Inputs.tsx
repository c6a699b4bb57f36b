/** Both fluids and the conditions they share, which starts the comparison. */
import { useEffect, useRef } from 'react';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import type { Translator } from '../../i18n/keys.ts';
import type { Problem } from '../../circuit/outcome.ts';
import type { FormKey } from '../../simulation/fields.ts';
import {
  $comparison,
  $failures,
  $fields,
  $fluids,
  $shown,
  $sideProblems,
  form,
  setFluid,
  startComparison,
  swapFluids,
} from './state/comparison.ts';
import type { Side } from './state/comparison.ts';
import { changedControls } from '../../kit/form/before-script.ts';
import { NUMBER_KEYS } from '../simulator/state/fields.ts';
import { FluidCombobox } from '../../kit/controls/FluidCombobox.tsx';
import { usePicker } from '../../kit/fluids/use-picker.ts';
import { needIslandsOnceChanged } from '../../kit/island/need-islands.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { failureText } from '../simulator/failure-text.ts';
import { fieldRowOf } from '../simulator/field-row.tsx';
import { Group, SizingChoice, Switch } from '../simulator/form-parts.tsx';
import type { SwitchProps } from '../simulator/form-parts.tsx';
import styles from '../simulator/form-parts.module.css';
import type { IslandProps } from '../study/as-island.tsx';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import own from './Comparison.module.css';
import { pickerSources } from './fluids.ts';
import { asIsland } from './page-data.ts';

const REGIME = 'permanent';

const FieldRow = fieldRowOf({ ...form, $failures, $shown: $fields, isShared: true });

/** A problem of the comparison in words. */
export const problemText = (problem: Problem, t: Translator): string => describeMachineProblem(problem, t);

function FluidField({ side }: { readonly side: Side }) {
  const t = useTranslator();
  const fluid = usePart($fluids, (fluids) => fluids[side]);
  // The problem of a fluid, or of the fluid at this point: "above critical" is said under the fluid it is true of.
  const problem = usePart($sideProblems, (problems) => problems[side] ?? undefined);
  const picker = usePicker(pickerSources(t.locale)[side], fluid, t);
  const { value, chosen, list, onWanted, texts } = picker;
  return (
    <div className={side === 'fluid1' ? own.first : own.second} data-side={side}>
      <FluidCombobox
        label={t(`comparison.${side}`)}
        name={side}
        list={list}
        onWanted={onWanted}
        value={value}
        chosen={chosen}
        onChange={(name) => setFluid(side, name)}
        problem={problem && problemText(problem, t)}
        {...texts}
      />
    </div>
  );
}

function SideSwitch({ name, words }: Pick<SwitchProps, 'name' | 'words'>) {
  const value = usePart(form.$forms, (forms) => forms[REGIME][name]);
  return <Switch name={name} words={words} value={value} onChange={(chosen) => form.setField(REGIME, name, chosen)} />;
}

function Sizing() {
  const value = usePart(form.$forms, (forms) => forms[REGIME].intitule_choix);
  return <SizingChoice value={value} onChange={(chosen) => form.setField(REGIME, 'intitule_choix', chosen)} />;
}

/** The flag of the comparison: some side is in error. */
function Alert() {
  const t = useTranslator();
  const text = usePart($comparison, (run) => {
    if (run?.failure) return failureText(run.failure, t);
    return run?.outcome?.ok === false ? t('comparison.failed') : undefined;
  });
  return text === undefined ? null : (
    <p className={styles.alert} role="alert">
      {text}
    </p>
  );
}

const FIELD = (name: FormKey): name is (typeof NUMBER_KEYS)[number] =>
  (NUMBER_KEYS as readonly string[]).includes(name);

export const Inputs = asIsland(function ComparisonInputs({ locale }: IslandProps) {
  const t = useTranslator();
  const root = useRef<HTMLDivElement>(null);
  const isTranscritical = usePart(form.$forms, (forms) => forms[REGIME].mode_trans === '1');
  const fluids = useWhole($fluids);
  useEffect(() => {
    const stop = needIslandsOnceChanged($shown);
    const typed = changedControls(root.current, 'input[name]').flatMap(({ control: { name }, value }) =>
      FIELD(name as FormKey) ? [[name, value] as const] : [],
    );
    startComparison(locale, Object.fromEntries(typed));
    return stop;
  }, [locale]);
  return (
    <div ref={root} className={styles.panel}>
      <Alert />
      <Group title={t('comparison.fluids')}>
        <FluidField side="fluid1" />
        <button type="button" className={own.swap} onClick={swapFluids} disabled={fluids.fluid1 === fluids.fluid2}>
          ⇅ {t('comparison.swap')}
        </button>
        <FluidField side="fluid2" />
      </Group>
      <Group title={t('simulator.groups.compressor')}>
        <Sizing />
        <FieldRow regime={REGIME} name="choix_value" />
        <FieldRow regime={REGIME} name="rend_v" />
        <FieldRow regime={REGIME} name="rend_is" />
        <FieldRow regime={REGIME} name="t_ref" />
      </Group>
      <Group title={t(isTranscritical ? 'simulator.groups.gasCooler' : 'simulator.groups.condenser')} side="high">
        <SideSwitch name="mode_trans" words="cycles" />
        <SideSwitch name="mode_ref" words="media" />
        <div className={styles.spacer} />
        {isTranscritical ? (
          <>
            <FieldRow regime={REGIME} name="p_gc" />
            <FieldRow regime={REGIME} name="t_out_gc" />
          </>
        ) : (
          <FieldRow regime={REGIME} name="temp_cdr" />
        )}
        <FieldRow regime={REGIME} name="sous_ref_cdr" />
      </Group>
      <Group title={t('simulator.groups.liquidLine')} side="liquid">
        <FieldRow regime={REGIME} name="sous_ref_ll" />
      </Group>
      <Group title={t('simulator.groups.evaporator')} side="low">
        <FieldRow regime={REGIME} name="temp_evp" />
        <FieldRow regime={REGIME} name="surch_evp" />
      </Group>
      <Group title={t('simulator.groups.suctionLine')} side="low">
        <FieldRow regime={REGIME} name="surch_la" />
      </Group>
    </div>
  );
});
