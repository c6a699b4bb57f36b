import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { compressorKey } from '../../circuit/compressor/key.ts';
import { textAt } from '../../kit/form/fields.ts';
import { $compressors } from './state/list.ts';
import type { ChoiceKey, NumberKey } from './state/fields.ts';
import { CHOICES, ENVELOPE } from './state/fields.ts';
import { FormField } from '../../kit/controls/FormField.tsx';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { brandsOf } from './brands.ts';
import { Coefficients } from './Coefficients.tsx';
import { usePage } from './island.ts';
import { FluidField } from './lazy.ts';
import { Paste } from './Paste.tsx';
import fold from '../../kit/styles/fold.module.css';
import group from '../../kit/styles/group.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Fields.module.css';
import { TextField } from './TextField.tsx';
import { problemText, WORDS } from './words.ts';

const NEGATIVE: ReadonlySet<NumberKey> = new Set([...ENVELOPE, 'rating_t_gc', 'rating_t_liquid', 'rating_value']);

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}
const Group = ({ title, children }: GroupProps) => (
  <fieldset className={`${group.group} ${styles.group}`}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** The sheet of a compressor: each field follows its own text and nothing else. */
export function SheetForm({ isNameNeeded }: { readonly isNameNeeded: boolean }) {
  const { t } = usePage();
  return (
    <form className={styles.form} aria-label={t('compressor.sheet.title')} onSubmit={(event) => event.preventDefault()}>
      <Paste />
      <Group title={t('compressor.sheet.groups.identity')}>
        <Name name="marque" isNeeded={isNameNeeded} />
        <Name name="name" isNeeded={isNameNeeded} />
        <Replaces />
        <FluidField />
      </Group>
      <Group title={t('compressor.sheet.groups.coefficients')}>
        <Coefficients />
      </Group>
      <details className={fold.fold} data-fold="conventions">
        <summary>
          {t('compressor.sheet.groups.conventions')} <Said />
        </summary>
        <Group title={t('compressor.sheet.groups.conventions')}>
          <Choice name="order" />
          <div className={styles.pair}>
            <Choice name="temp_unit" />
            <Choice name="temp_convention" />
          </div>
          <Choice name="variable" />
        </Group>
        <Group title={t('compressor.sheet.groups.rating')}>
          <Choice name="rating_mode" />
          <NumberRow name="rating_value" />
          <NumberRow name="rating_sc" />
          <NumberRow name="rating_t_liquid" />
          <GasCooler />
        </Group>
      </details>
      <details className={fold.fold} data-fold="machine">
        <summary>{t('compressor.sheet.groups.machineAndEnvelope')}</summary>
        <Group title={t('compressor.sheet.groups.machine')}>
          <NumberRow name="step_volume_h" />
          <NumberRow name="frequency" />
          <NumberRow name="heat_loss" />
        </Group>
        <Group title={t('compressor.sheet.groups.envelope')}>
          {ENVELOPE.map((name) => (
            <NumberRow key={name} name={name} />
          ))}
        </Group>
      </details>
    </form>
  );
}

/** The conventions in a line, beside the fold that holds them. */
function Said() {
  const { session, t } = usePage();
  const said = usePart(session.sheet.$content, ({ texts }) =>
    ['temp_unit', 'rating_mode', 'rating_value', 'rating_sc'].map((path) => textAt(texts, path)).join('|'),
  );
  const [unit, mode, value = '', subcooling = ''] = said.split('|');
  return (
    <small className={remarks.fine}>
      {[
        t(unit === 'F' ? 'compressor.sheet.units.F' : 'compressor.sheet.units.C'),
        t(mode === 'RGT' ? 'compressor.doctor.ratingRGT' : 'compressor.doctor.ratingSH', { value }),
        t('compressor.doctor.subcooling', { value: subcooling }),
      ].join(', ')}
    </small>
  );
}

function Name({ name, isNeeded }: { readonly name: 'name' | 'marque'; readonly isNeeded: boolean }) {
  const { session, t } = usePage();
  const text = usePart(session.sheet.$content, ({ texts }) => textAt(texts, name));
  const problem = usePart(session.$reading, ({ problems }) => problems[name]);
  const records = useWhole($compressors);
  const missing = isNeeded && text.trim() === '' ? { code: 'E_MISSING' as const, field: name, values: {} } : undefined;
  const shown = problem ?? missing;
  return (
    <TextField
      name={name}
      label={t(`compressor.sheet.${name}`)}
      text={text}
      onText={(typed) => session.sheet.set(name, typed)}
      problem={shown && problemText(shown, t)}
      {...(name === 'marque' ? { offered: brandsOf(records) } : {})}
    />
  );
}

/** Said before it is done: the pair of name and brand is taken. */
function Replaces() {
  const { session, t } = usePage();
  const key = usePart(session.sheet.$content, ({ texts }) =>
    compressorKey({ name: textAt(texts, 'name'), marque: textAt(texts, 'marque') }),
  );
  const isTaken = usePart($compressors, (records) => records.some((record) => compressorKey(record) === key));
  return isTaken ? <p className={remarks.fine}>{t('compressor.sheet.replaces')}</p> : null;
}

function Choice({ name }: { readonly name: ChoiceKey }) {
  const { session, t } = usePage();
  const words = useMemo(
    () =>
      Object.fromEntries(
        CHOICES[name].map((choice) => [
          choice,
          t(`compressor.sheet.${WORDS[name]}.${choice}` as 'compressor.sheet.units.C'),
        ]),
      ),
    [name, t],
  );
  return <FormField form={session.sheet} path={name} label={t(`compressor.sheet.${name}`)} words={words} />;
}

/** The outlet of the gas cooler counts for a fluid that condenses near or above its critical point. */
function GasCooler() {
  const { session } = usePage();
  const isShown = usePart(
    session.sheet.$content,
    ({ texts }) => texts['fluid'] === 'R744' || texts['variable'] === 'pd' || texts['rating_t_gc'] !== '',
  );
  return isShown ? <NumberRow name="rating_t_gc" /> : null;
}

function NumberRow({ name }: { readonly name: NumberKey }) {
  const { session, t } = usePage();
  const mode = usePart(session.sheet.$content, ({ texts }) => (texts['rating_mode'] === 'RGT' ? 'RGT' : 'SH'));
  const problem = usePart(session.$reading, ({ problems }) => problems[name]);
  return (
    <FormField
      form={session.sheet}
      path={name}
      label={t(name === 'rating_value' ? `compressor.sheet.rating_value.${mode}` : `compressor.sheet.${name}`)}
      stepsFrom={0}
      problem={problem && problemText(problem, t)}
      allowsNegative={NEGATIVE.has(name)}
    />
  );
}
