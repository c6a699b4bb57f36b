/** What is read and of which machine; the part of the page that starts the others. */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { changesBefore } from '../../kit/form/before-script.ts';
import { onceLong } from '../../kit/form/short-link/open.ts';
import { FormField } from '../../kit/controls/FormField.tsx';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { textAt } from '../../kit/form/fields.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { needIslandsOnceChanged } from '../../kit/island/need-islands.ts';
import { usePart } from '../../kit/island/use-part.ts';
import command from '../../kit/styles/command.module.css';
import group from '../../kit/styles/group.module.css';
import { localePath } from '../../i18n/paths.ts';
import remarks from '../../kit/styles/remarks.module.css';
import { Fluid, More } from './lazy-form.ts';
import { asIsland, usePage } from './page-data.ts';
import { ReadingRow } from './ReadingRow.tsx';
import {
  COOLING_APPLICATIONS,
  COMPRESSOR_CHOICES,
  EXPANSION_CHOICES,
  isHeating,
  MAIN_READINGS,
  MEDIUM_READINGS,
} from './state/fields.ts';
import { useRefusal, useRetake } from './use-refusal.ts';
import styles from './Readings.module.css';

const GUIDE = '/ressources/articles/mesurer-circuit-frigorifique';
const MODES = ['cooling', 'heating'] as const;
const GAUGES = ['rel', 'abs'] as const;

interface GroupProps {
  readonly title: string;
  /** Two fields abreast where there is room for two. */
  readonly inPairs?: boolean;
  readonly children: ReactNode;
}

function Group({ title, inPairs = false, children }: GroupProps) {
  return (
    <fieldset className={inPairs ? `${group.group} ${styles.pairs}` : group.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** To where a reading is kept, some screens down. */
function goAndKeep(): void {
  const panel = document.querySelector<HTMLDetailsElement>('[data-visits]');
  if (!panel) return;
  panel.open = true;
  panel.scrollIntoView();
  panel.querySelector('summary')?.focus({ preventScroll: true });
}

/** Superheat and subcooling, in view while one types, and the way to keep what was typed. */
function Result() {
  const t = useTranslator();
  const format = useFormatter();
  const { diagnosis } = usePage();
  const derived = usePart(diagnosis.$shown, (shown) => shown.derived);
  const figure = (key: 'superheat' | 'subcooling'): ReactNode => {
    const value = derived[key];
    const u = derived[`u_${key}`];
    return (
      <div>
        <dt>{t(`diagnosis.result.${key}`)}</dt>
        <dd data-figure={key}>
          {value === undefined || u === undefined
            ? t('diagnosis.result.none')
            : t('diagnosis.result.with', {
                value: format.number('temperatureDifference', value),
                u: format.full('temperatureDifference', u),
              })}
        </dd>
      </div>
    );
  };
  return (
    <div className={styles.result}>
      <dl aria-live="polite" aria-label={t('diagnosis.result.label')} data-results="">
        {figure('superheat')}
        {figure('subcooling')}
      </dl>
      {derived.superheat === undefined && derived.subcooling === undefined ? null : (
        <button
          type="button"
          className={command.quiet}
          aria-label={t('visits.save.title')}
          onClick={goAndKeep}
          data-go-keep=""
        >
          {t('visits.save.command')}
        </button>
      )}
    </div>
  );
}

/** What a pressure is worth as a saturation. */
function useSaturation(path: (typeof MAIN_READINGS)[number]): string | undefined {
  const t = useTranslator();
  const format = useFormatter();
  const { diagnosis } = usePage();
  const derived = usePart(diagnosis.$shown, (shown) => shown.derived);
  const side = path === 'p_lp' ? 't0' : path === 'p_hp' ? 'tk' : undefined;
  if (!side) return undefined;
  const [dew, bubble] = [derived[`${side}_dew`], derived[`${side}_bubble`]];
  if (dew === undefined || bubble === undefined) return undefined;
  const text = { dew: format.full('temperature', dew), bubble: format.full('temperature', bubble) };
  return text.dew === text.bubble ? text.dew : t('diagnosis.result.both', text);
}

function MainReading({ path }: { readonly path: (typeof MAIN_READINGS)[number] }) {
  const t = useTranslator();
  const { diagnosis } = usePage();
  const saturation = useSaturation(path);
  return (
    <ReadingRow
      form={diagnosis.form}
      path={path}
      label={t(`diagnosis.fields.${path}`)}
      note={saturation}
      problem={useRefusal(path)}
      isDoubted={useRetake(path)}
      onward={MAIN_READINGS.slice(MAIN_READINGS.indexOf(path))}
    />
  );
}

function MediumReading({ path }: { readonly path: (typeof MEDIUM_READINGS)[number] }) {
  const t = useTranslator();
  const { form } = usePage().diagnosis;
  const heats = usePart(form.$content, ({ texts }) => isHeating(texts));
  return (
    <ReadingRow
      form={form}
      path={path}
      label={t(`diagnosis.fields.${path}`)}
      note={t(heats ? `diagnosis.sidesHeating.${path}` : `diagnosis.sides.${path}`)}
      problem={useRefusal(path)}
      isDoubted={useRetake(path)}
      onward={MEDIUM_READINGS.slice(MEDIUM_READINGS.indexOf(path))}
    />
  );
}

function GaugeSwitch() {
  const t = useTranslator();
  const { form } = usePage().diagnosis;
  const value = usePart(form.$content, ({ texts }) => textAt(texts, 'p_mode')) as (typeof GAUGES)[number];
  return (
    <Segmented
      name="p_mode"
      label={t('diagnosis.fields.p_mode')}
      isLabelShown
      value={value}
      choices={GAUGES.map((choice) => ({ value: choice, label: t(`diagnosis.gauge.${choice}`) }))}
      onChange={(chosen) => form.set('p_mode', chosen)}
    />
  );
}

/** Asked first: a machine of another kind is out of the model's domain, and its verdict means nothing. */
function Kind() {
  const t = useTranslator();
  const { form } = usePage().diagnosis;
  const mode = usePart(form.$content, ({ texts }) => textAt(texts, 'mode')) as (typeof MODES)[number];
  return (
    <Group title={t('diagnosis.groups.machine')} inPairs>
      <Segmented
        name="mode"
        label={t('diagnosis.fields.mode')}
        isLabelShown
        value={mode}
        choices={MODES.map((choice) => ({ value: choice, label: t(`diagnosis.modes.${choice}`) }))}
        onChange={(chosen) => form.set('mode', chosen)}
      />
      <FormField
        form={form}
        path="application"
        label={t('diagnosis.fields.application')}
        words={Object.fromEntries(COOLING_APPLICATIONS.map((key) => [key, t(`diagnosis.applications.${key}`)]))}
      />
      {mode === 'heating' ? <p className={remarks.fine}>{t('diagnosis.heatingNote')}</p> : null}
    </Group>
  );
}

function Circuit() {
  const t = useTranslator();
  const { form } = usePage().diagnosis;
  const flooded = useRefusal('flooded');
  return (
    <Group title={t('diagnosis.groups.circuit')}>
      <FormField
        form={form}
        path="expansion"
        label={t('diagnosis.fields.expansion')}
        words={Object.fromEntries(EXPANSION_CHOICES.map((key) => [key, t(`diagnosis.expansions.${key}`)]))}
      />
      <FormField form={form} path="receiver" label={t('diagnosis.fields.receiver')} />
      <FormField
        form={form}
        path="compressor"
        label={t('diagnosis.fields.compressor')}
        words={Object.fromEntries(COMPRESSOR_CHOICES.map((key) => [key, t(`diagnosis.compressors.${key}`)]))}
      />
      <FormField form={form} path="flooded" label={t('diagnosis.fields.flooded')} problem={flooded} />
    </Group>
  );
}

export const Readings = asIsland(function DiagnosisReadings() {
  const t = useTranslator();
  const { diagnosis } = usePage();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = needIslandsOnceChanged(diagnosis.$shown);
    const changeAgain = changesBefore(root.current);
    onceLong(() => {
      diagnosis.start();
      changeAgain();
    });
    return stop;
  }, [diagnosis]);
  return (
    <div ref={root} className={styles.form} data-readings="">
      <Result />
      <Kind />
      <Group title={t('diagnosis.groups.readings')} inPairs>
        <Fluid />
        <GaugeSwitch />
        {MAIN_READINGS.map((path) => (
          <MainReading key={path} path={path} />
        ))}
        <p className={`${remarks.fine} ${styles.wide}`}>{t('diagnosis.paste')}</p>
        <p className={remarks.fine}>
          <a className={styles.guide} href={localePath(t.locale, GUIDE)}>
            {t('diagnosis.guide')}
          </a>
        </p>
      </Group>
      <Circuit />
      <Group title={t('diagnosis.groups.medium')} inPairs>
        {MEDIUM_READINGS.map((path) => (
          <MediumReading key={path} path={path} />
        ))}
      </Group>
      <More />
    </div>
  );
});
