/** Both fluids and the conditions they share, which starts the comparison. */
import { memo, useLayoutEffect, useRef } from 'react';
import { bodyKeyFromFormKey } from '../../simulation/fields.ts';
import { failureOf } from './state/comparison.ts';
import type { ShownComparison } from './state/comparison.ts';
import { changesBefore } from '../../kit/form/before-script.ts';
import { textAt } from '../../kit/form/fields.ts';
import { onceLong } from '../../kit/form/short-link/open.ts';
import { FormField } from '../../kit/controls/FormField.tsx';
import type { NumberKey } from '../simulator/state/fields.ts';
import type { ShownRegime } from '../simulator/state/results.ts';
import { needIslandsOnceChanged } from '../../kit/island/need-islands.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { failureText } from '../simulator/failure-text.ts';
import { useFieldWords } from '../simulator/use-field-words.ts';
import { Group } from '../../kit/page/Group.tsx';
import { SizingChoice, Switch } from '../simulator/form-parts.tsx';
import type { SwitchProps } from '../simulator/form-parts.tsx';
import command from '../../kit/styles/command.module.css';
import notice from '../../kit/styles/notice.module.css';
import styles from '../../kit/page/Form.module.css';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import own from './Comparison.module.css';
import { FluidField, MoreFluids } from './late-form.ts';
import { asIsland, usePage } from './page-data.ts';

/** What is typed or chosen in a field. */
function useText(key: string): string {
  const { $content } = usePage().comparison.form;
  return usePart($content, ({ texts }) => textAt(texts, key));
}

/** The first fluid's point: from it a saturation typed as a temperature becomes a pressure and back. */
const firstSide = ({ sides, isStale }: ShownComparison): ShownRegime => ({
  result: sides.fluid1 ?? undefined,
  isStale,
});

/** A number both fluids share: a saturation of two fluids has no one other reading to be noted. */
const FieldRow = memo(function FieldRow({ name }: { readonly name: NumberKey }) {
  const t = useTranslator();
  const { form, $run, $shown } = usePage().comparison;
  const body = bodyKeyFromFormKey(name);
  const problem = usePart($run, (run) => {
    const failure = run && failureOf(run);
    return failure?.field === body ? failure && failureText(failure, t) : undefined;
  });
  const words = useFieldWords(form, name, $shown, firstSide, false);
  return <FormField form={form} path={name} {...words} problem={problem} />;
});

function SideSwitch({ name, words }: Pick<SwitchProps, 'name' | 'words'>) {
  const { form } = usePage().comparison;
  return <Switch name={name} words={words} value={useText(name)} onChange={(chosen) => form.set(name, chosen)} />;
}

function Sizing() {
  const { form } = usePage().comparison;
  return <SizingChoice value={useText('intitule_choix')} onChange={(chosen) => form.set('intitule_choix', chosen)} />;
}

/** The flag of the comparison: some side is in error. */
function Alert() {
  const t = useTranslator();
  const text = usePart(usePage().comparison.$run, (run) => {
    if (run?.failure) return failureText(run.failure, t);
    return run?.outcome?.ok === false ? t('comparison.failed') : undefined;
  });
  return text === undefined ? null : (
    <p className={notice.error} role="alert">
      {text}
    </p>
  );
}

export const Inputs = asIsland(function ComparisonInputs() {
  const t = useTranslator();
  const { comparison } = usePage();
  const root = useRef<HTMLDivElement>(null);
  const isTranscritical = useText('mode_trans') === '1';
  const fluids = useWhole(comparison.$fluids);
  // With the drawing itself: no key falls between the form and what follows it.
  useLayoutEffect(() => {
    const stop = needIslandsOnceChanged(comparison.$shown);
    const changeAgain = changesBefore(root.current);
    onceLong(() => {
      comparison.start();
      changeAgain();
    });
    return stop;
  }, [comparison]);
  return (
    <div ref={root} className={styles.panel}>
      <Alert />
      <Group title={t('comparison.fluids')}>
        <FluidField side="fluid1" />
        <button
          type="button"
          className={`${command.quiet} ${own.swap}`}
          onClick={comparison.swapFluids}
          disabled={fluids.fluid1 === fluids.fluid2}
        >
          ⇅ {t('comparison.swap')}
        </button>
        <FluidField side="fluid2" />
        <MoreFluids />
      </Group>
      <Group title={t('simulator.groups.compressor')}>
        <Sizing />
        <FieldRow name="choix_value" />
        <FieldRow name="rend_v" />
        <FieldRow name="rend_is" />
        <FieldRow name="t_ref" />
      </Group>
      <Group title={t(isTranscritical ? 'simulator.groups.gasCooler' : 'simulator.groups.condenser')} side="high">
        <SideSwitch name="mode_trans" words="cycles" />
        <SideSwitch name="mode_ref" words="media" />
        <div className={styles.spacer} />
        {isTranscritical ? (
          <>
            <FieldRow name="p_gc" />
            <FieldRow name="t_out_gc" />
          </>
        ) : (
          <FieldRow name="temp_cdr" />
        )}
        <FieldRow name="sous_ref_cdr" />
      </Group>
      <Group title={t('simulator.groups.liquidLine')} side="liquid">
        <FieldRow name="sous_ref_ll" />
      </Group>
      <Group title={t('simulator.groups.evaporator')} side="low">
        <FieldRow name="temp_evp" />
        <FieldRow name="surch_evp" />
      </Group>
      <Group title={t('simulator.groups.suctionLine')} side="low">
        <FieldRow name="surch_la" />
      </Group>
    </div>
  );
});
