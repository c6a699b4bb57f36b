import { memo } from 'react';
import type { ReactNode } from 'react';
import { compressorKey } from '../../circuit/compressor/key.ts';
import { steppedText } from '../../kit/form/steps.ts';
import { $compressors } from './state/list.ts';
import type { ChoiceKey, NumberKey } from './state/sheet.ts';
import { CHOICES, NUMBER_STEPS } from './state/sheet.ts';
import { FluidCombobox } from '../../kit/controls/FluidCombobox.tsx';
import { NumberField } from '../../kit/controls/NumberField.tsx';
import { Select } from '../../kit/controls/Select.tsx';
import { usePicker } from '../../kit/fluids/use-picker.ts';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { brandsOf } from './brands.ts';
import { Coefficients } from './Coefficients.tsx';
import { usePage } from './context.ts';
import styles from './Fields.module.css';
import { TextField } from './TextField.tsx';
import { problemText } from './words.ts';

const UNITS: Readonly<Record<Exclude<NumberKey, 'rating_value'>, string>> = {
  step_volume_h: 'm³/h',
  frequency: 'Hz',
  rating_sc: 'K',
  rating_t_gc: '°C',
  te_min: '°C',
  te_max: '°C',
  tc_min: '°C',
  tc_max: '°C',
  heat_loss: '',
};
const NEGATIVE: ReadonlySet<NumberKey> = new Set([
  'te_min',
  'te_max',
  'tc_min',
  'tc_max',
  'rating_t_gc',
  'rating_value',
]);
const ENVELOPE = ['te_min', 'te_max', 'tc_min', 'tc_max'] as const;

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}
const Group = ({ title, children }: GroupProps) => (
  <fieldset className={styles.group}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** The sheet of a compressor: each field follows its own text and nothing else. */
export function SheetForm({ isNameNeeded }: { readonly isNameNeeded: boolean }) {
  const { t } = usePage();
  return (
    <form className={styles.form} aria-label={t('compressor.sheet.title')} onSubmit={(event) => event.preventDefault()}>
      <Group title={t('compressor.sheet.groups.identity')}>
        <Name name="marque" isNeeded={isNameNeeded} />
        <Name name="name" isNeeded={isNameNeeded} />
        <Replaces />
        <FluidField />
      </Group>
      <Group title={t('compressor.sheet.groups.coefficients')}>
        <Coefficients />
      </Group>
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
        <GasCooler />
      </Group>
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
    </form>
  );
}

function Name({ name, isNeeded }: { readonly name: 'name' | 'marque'; readonly isNeeded: boolean }) {
  const { session, t } = usePage();
  const text = usePart(session.$sheet, ({ texts }) => texts[name]);
  const problem = usePart(session.$reading, ({ problems }) => problems[name]);
  const records = useWhole($compressors);
  const missing = isNeeded && text.trim() === '' ? { code: 'E_MISSING' as const, field: name, values: {} } : undefined;
  const shown = problem ?? missing;
  return (
    <TextField
      name={name}
      label={t(`compressor.sheet.${name}`)}
      text={text}
      onText={(typed) => session.setText(name, typed)}
      problem={shown && problemText(shown, t)}
      {...(name === 'marque' ? { offered: brandsOf(records) } : {})}
    />
  );
}

/** Said before it is done: the pair of name and brand is taken. */
function Replaces() {
  const { session, t } = usePage();
  const key = usePart(session.$sheet, ({ texts }) => compressorKey(texts));
  const isTaken = usePart($compressors, (records) => records.some((record) => compressorKey(record) === key));
  return isTaken ? <p className={styles.note}>{t('compressor.sheet.replaces')}</p> : null;
}

function FluidField() {
  const { session, t, fluids } = usePage();
  const text = usePart(session.$sheet, ({ texts }) => texts.fluid);
  const { value, chosen, list, onWanted, texts } = usePicker(fluids, text, t);
  return (
    <FluidCombobox
      label={t('compressor.list.fluid')}
      isLabelShown
      list={list}
      onWanted={onWanted}
      value={value}
      chosen={chosen}
      onChange={(name) => session.setText('fluid', name)}
      {...texts}
    />
  );
}

/** What each choice of a field is called. */
const WORDS = {
  order: 'orders',
  temp_unit: 'units',
  temp_convention: 'conventions',
  variable: 'variables',
  rating_mode: 'ratings',
} as const;

const Choice = memo(function Choice({ name }: { readonly name: ChoiceKey }) {
  const { session, t } = usePage();
  const value = usePart(session.$sheet, ({ texts }) => texts[name]);
  return (
    <Select
      name={name}
      label={t(`compressor.sheet.${name}`)}
      value={value}
      options={CHOICES[name].map((choice) => ({
        value: choice,
        label: t(`compressor.sheet.${WORDS[name]}.${choice}` as 'compressor.sheet.units.C'),
      }))}
      onChange={(chosen) => session.setText(name, chosen)}
    />
  );
});

/** The outlet of the gas cooler counts for a fluid that condenses near or above its critical point. */
function GasCooler() {
  const { session } = usePage();
  const isShown = usePart(
    session.$sheet,
    ({ texts }) => texts.fluid === 'R744' || texts.variable === 'pd' || texts.rating_t_gc !== '',
  );
  return isShown ? <NumberRow name="rating_t_gc" /> : null;
}

const NumberRow = memo(function NumberRow({ name }: { readonly name: NumberKey }) {
  const { session, t } = usePage();
  const text = usePart(session.$sheet, ({ texts }) => texts[name]);
  const mode = usePart(session.$sheet, ({ texts }) => (texts.rating_mode === 'RGT' ? 'RGT' : 'SH'));
  const problem = usePart(session.$reading, ({ problems }) => problems[name]);
  const label = t(name === 'rating_value' ? `compressor.sheet.rating_value.${mode}` : `compressor.sheet.${name}`);
  const ratingUnit = mode === 'SH' ? 'K' : '°C';
  const symbol = name === 'rating_value' ? ratingUnit : UNITS[name];
  return (
    <NumberField
      name={name}
      label={label}
      text={text}
      onText={(typed) => session.setText(name, typed)}
      onStep={(steps) => {
        const stepped = steppedText(text === '' ? '0' : text, steps, () => NUMBER_STEPS[name], t.locale);
        if (stepped !== undefined) session.setText(name, stepped);
      }}
      unit={
        symbol === ''
          ? undefined
          : { label, value: symbol, options: [{ id: symbol, symbol }], onChange: () => undefined }
      }
      problem={problem && problemText(problem, t)}
      allowsNegative={NEGATIVE.has(name)}
      increaseLabel={t('compressor.increase', { field: label })}
      decreaseLabel={t('compressor.decrease', { field: label })}
    />
  );
});
