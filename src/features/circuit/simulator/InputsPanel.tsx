import { cycleOfWord, isOneRound } from '../../../simulation/cycles/index.ts';
import { formKeyFromBodyKey } from '../../../simulation/fields.ts';
import type { FormKey } from '../../../simulation/fields.ts';
import { isAsked, isNumberKey } from './state/fields.ts';
import type { Regime } from './state/form.ts';
import { isGliding } from './saturation.ts';
import { chooseSaturation } from './state/saturation-choice.ts';
import { textAt } from '../../../kit/form/fields.ts';
import type { FormTexts } from '../../../kit/form/fields.ts';
import { useSimulation } from './use-simulation.ts';
import type { Failures } from './state/results.ts';
import type { CompressorAnswers } from './state/sizing.ts';
import { Segmented } from '../../../kit/controls/Segmented.tsx';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { failureInWords } from './failure-text.ts';
import { ArchitectureChoice, ArchitectureFields, SoughtField } from './ArchitectureFields.tsx';
import { FieldRow } from './FieldRow.tsx';
import { SizingChoice, Switch } from './form-parts.tsx';
import { Group } from '../../../kit/page/Group.tsx';
import type { SwitchProps } from './form-parts.tsx';
import form from '../../../kit/page/Form.module.css';
import { useFluidTitle } from './fluids.ts';
import { CompressorPart } from './compressor/CompressorPart.tsx';
import { ExpertFields } from './ExpertFields.tsx';
import { FluidChoiceField } from './lazy-form.ts';
import { LinkProblem } from './LinkProblem.tsx';
import { RegimeChoice } from './RegimeChoice.tsx';
import { TranscriticalOffer } from './TranscriticalOffer.tsx';
import field from '../../../kit/styles/field.module.css';
import notice from '../../../kit/styles/notice.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import styles from './InputsPanel.module.css';

/** What is typed or chosen in a field. */
const useText = (regime: Regime, key: FormKey): string => {
  const { forms } = useSimulation();
  return usePart(forms[regime].$content, ({ texts }) => textAt(texts, key));
};

/** Whether the chosen cycle has a use for a field. */
const useAsked = (regime: Regime, key: FormKey): boolean => {
  const { forms } = useSimulation();
  return usePart(forms[regime].$content, ({ texts }) => isAsked(key, texts));
};

/** Whether one compressor's sheet may size the chosen cycle. */
const useIsOneRound = (regime: Regime): boolean => {
  const { forms } = useSimulation();
  return usePart(forms[regime].$content, ({ texts }) => isOneRound(cycleOfWord(textAt(texts, 'architecture'))));
};

/** What few change, folded on a phone. */
const COMPRESSOR_EXPERT = ['rend_v', 'rend_is', 't_ref'] as const;

/** The form of a regime, in the order of the circuit. Each part follows what it shows and nothing else. */
export function InputsPanel() {
  const { $view } = useSimulation();
  const t = useTranslator();
  const regime = useWhole($view);
  const hasGasCooler = useAsked(regime, 'mode_trans');
  const isTranscritical = useText(regime, 'mode_trans') === '1' && hasGasCooler;
  const hasFluid = useAsked(regime, 'fluid');
  const hasLiquidLine = useAsked(regime, 'sous_ref_ll');
  const hasEvaporator = useAsked(regime, 'temp_evp');
  const hasSuctionLine = useAsked(regime, 'surch_la');
  const isAlone = useIsOneRound(regime);
  return (
    <div className={form.panel}>
      {hasFluid ? <FluidChoiceField /> : null}
      <ArchitectureChoice />
      <LinkProblem />
      <RegimeChoice />
      <Alert regime={regime} />

      <Group title={t('simulator.groups.compressor')}>
        {isAlone ? <ModeChoice /> : null}
        <SizingFields regime={regime} />
      </Group>
      <SaturationChoice regime={regime} />
      <Group title={isTranscritical ? t('simulator.groups.gasCooler') : t('simulator.groups.condenser')} side="high">
        {hasGasCooler ? <RegimeSwitch regime={regime} name="mode_trans" words="cycles" /> : null}
        <RegimeSwitch regime={regime} name="mode_ref" words="media" />
        <div className={styles.spacer} />
        {isTranscritical ? (
          <>
            <SoughtField regime={regime} name="p_gc" />
            <FieldRow regime={regime} name="t_out_gc" />
          </>
        ) : (
          <>
            <FieldRow regime={regime} name="temp_cdr" />
            <TranscriticalOffer regime={regime} />
          </>
        )}
        <FieldRow regime={regime} name="sous_ref_cdr" />
      </Group>
      {hasLiquidLine ? (
        <Group title={t('simulator.groups.liquidLine')} side="liquid">
          <FieldRow regime={regime} name="sous_ref_ll" />
        </Group>
      ) : null}
      {hasEvaporator ? (
        <>
          <Group title={t('simulator.groups.evaporator')} side="low">
            <FieldRow regime={regime} name="temp_evp" />
            <FieldRow regime={regime} name="surch_evp" />
          </Group>
          {hasSuctionLine ? (
            <Group title={t('simulator.groups.suctionLine')} side="low">
              <FieldRow regime={regime} name="surch_la" />
            </Group>
          ) : null}
        </>
      ) : null}
      <ArchitectureFields regime={regime} />
      <p className={remarks.fine}>{regime === 'transient' ? <SameFluid /> : <FluidNote />}</p>
    </div>
  );
}

const REFERENCES = ['dew', 'mid', 'bubble'] as const;

/** Which saturation temperature is typed, of both sides and both regimes: asked where they are three. */
function SaturationChoice({ regime }: { readonly regime: Regime }) {
  const simulation = useSimulation();
  const { $shown } = simulation;
  const t = useTranslator();
  const value = useText(regime, 'sat_ref');
  const glides = usePart($shown, (shown) => isGliding(shown[regime].result ?? shown.permanent.result));
  const hasSaturation = useAsked(regime, 'temp_evp');
  if (!hasSaturation || (!glides && value === 'dew')) return null;
  return (
    <Segmented
      label={t('simulator.saturation.label')}
      name="sat_ref"
      isLabelShown
      value={REFERENCES.find((word) => word === value) ?? 'dew'}
      choices={REFERENCES.map((word) => ({ value: word, label: t(`simulator.saturation.${word}`) }))}
      onChange={(word) => chooseSaturation(simulation, word)}
    />
  );
}

const MODES = ['normal', 'compressor'] as const;

/** Whether the form sizes the machine or a saved compressor does. */
function ModeChoice() {
  const { $mode } = useSimulation();
  const t = useTranslator();
  return (
    <Segmented
      label={t('simulator.modes.label')}
      name="mode"
      value={useWhole($mode)}
      choices={MODES.map((value) => ({ value, label: t(`simulator.modes.${value}`) }))}
      onChange={(value) => $mode.set(value)}
    />
  );
}

/** What sizes the machine, and its efficiencies: those a compressor decides are not asked. */
function SizingFields({ regime }: { readonly regime: Regime }) {
  const { $compressorAnswers, $mode } = useSimulation();
  const isSized = useAsked(regime, 'intitule_choix');
  const isCompressor = useWhole($mode) === 'compressor';
  const hasEfficiency = useAsked(regime, 'rend_is');
  const isFree = (key: 'rend_v' | 'rend_is') => (answers: CompressorAnswers) => {
    const input = answers[regime]?.compressor.input;
    return input !== undefined && !(key in input);
  };
  const hasVolumetric = usePart($compressorAnswers, isFree('rend_v')) || !isCompressor;
  const hasIsentropic = usePart($compressorAnswers, isFree('rend_is')) || !isCompressor;
  const expert = COMPRESSOR_EXPERT.filter(
    (name) => name === 't_ref' || (name === 'rend_v' ? hasVolumetric : hasIsentropic && hasEfficiency),
  );
  return (
    <>
      {isCompressor ? <CompressorPart part="Choice" /> : null}
      {!isCompressor && isSized ? (
        <>
          {regime === 'transient' ? <ManualSwitch /> : null}
          <RegimeSizing regime={regime} />
          <FieldRow regime={regime} name="choix_value" />
        </>
      ) : null}
      <ExpertFields regime={regime} names={expert} />
    </>
  );
}

/** Why there is no result, where no field in view says it. */
function Alert({ regime }: { readonly regime: Regime }) {
  const { $failures, forms } = useSimulation();
  const t = useTranslator();
  useFormatter();
  const failures = useWhole($failures);
  const isBelowField = usePart(forms[regime].$content, ({ texts }) => isFailureBelowField(failures, regime, texts));
  if (isBelowField) return null;
  return (
    <div className={notice.error} role="alert">
      {failureInWords(failures, t)}
      <TranscriticalOffer />
    </div>
  );
}

type RegimeSwitchProps = Pick<SwitchProps, 'name' | 'words'> & { readonly regime: Regime };

function RegimeSwitch({ regime, name, words }: RegimeSwitchProps) {
  const { setField } = useSimulation();
  const value = useText(regime, name);
  return <Switch name={name} words={words} value={value} onChange={(chosen) => setField(regime, name, chosen)} />;
}

function SameFluid() {
  const { $fluid } = useSimulation();
  const t = useTranslator();
  return t('simulator.regimes.sameFluid', { fluid: useFluidTitle(useWhole($fluid), t.locale) });
}

/** Whether there is no failure, or the form in view shows it under the very field it names. */
function isFailureBelowField(failures: Failures, regime: Regime, texts: FormTexts): boolean {
  if (!failures.permanent && !failures.transient) return true;
  const field = failures[regime]?.field;
  if (field === undefined) return false;
  if (field === 'fluid') return regime === 'permanent';
  const key = formKeyFromBodyKey(field);
  return isNumberKey(key) && isAsked(key, texts);
}

/** The critical point of the fluid and where its enthalpies start from. */
function FluidNote() {
  const { $shown } = useSimulation();
  const t = useTranslator();
  const format = useFormatter();
  const temperature = usePart($shown, ({ permanent }) => permanent.result?.fluid.t_crit);
  const pressure = usePart($shown, ({ permanent }) => permanent.result?.fluid.p_crit);
  const reference = usePart($shown, ({ permanent }) => permanent.result?.extra.reference_state);
  if (reference === undefined) return null;
  return (
    <>
      {t('simulator.fluids.critical', {
        t: format.full('temperature', temperature),
        p: format.full('pressure', pressure),
      })}
      <br />
      {t(`simulator.fluids.reference.${reference}`)}
    </>
  );
}

function RegimeSizing({ regime }: { readonly regime: Regime }) {
  const { $isManual, setField } = useSimulation();
  const isManual = useWhole($isManual);
  const value = useText(regime, 'intitule_choix');
  if (regime === 'transient' && !isManual) return null;
  return <SizingChoice value={value} onChange={(chosen) => setField(regime, 'intitule_choix', chosen)} />;
}

/** Manual: the transitory regime is sized as typed. Automatic: it is the machine the steady regime sized. */
function ManualSwitch() {
  const { $isManual, $shown, forms } = useSimulation();
  const t = useTranslator();
  const format = useFormatter();
  const isManual = useWhole($isManual);
  const sweptVolume = usePart($shown, ({ permanent }) => permanent.result?.performance.step_volume_h);
  return (
    <div className={styles.manual}>
      <label className={`${field.flag} ${styles.check}`}>
        <input
          type="checkbox"
          name="manual"
          checked={isManual}
          onChange={(event) => forms.transient.set('manual', String(event.currentTarget.checked))}
        />
        {t('simulator.regimes.manual')}
      </label>
      {isManual ? null : (
        <p className={remarks.fine}>
          {t('simulator.regimes.manualOff', { value: format.full('volumeFlow', sweptVolume) })}
        </p>
      )}
    </div>
  );
}
