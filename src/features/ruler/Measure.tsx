/** The measured temperature and what it was measured with, and what it says. */
import { useId } from 'react';
import { unitOf } from '../../quantities/index.ts';
import { formatAtMost, withUnit } from '../../quantities/number.ts';
import type { Instrument } from './state/form.ts';
import { showingOfPressure } from './state/showing.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { useFigures, useRuler, useUnits } from './context.ts';
import { faultText } from './fault-text.ts';
import { BigField, useTemperatureUnit } from './Sides.tsx';
import { PipeChoice, Verdict } from './Verdict.tsx';
import styles from './Measure.module.css';

/** What a reading is made with where nothing is said (the door's own defaults). */
const USUAL = { probe: 0.5, grade: 1 } as const;

function SmallField({
  name,
  label,
  text,
  unit,
  placeholder,
  problem,
  onText,
}: {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly unit: string;
  readonly placeholder?: string;
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.small} data-field={name}>
      <label htmlFor={id}>{label}</label>
      <span className={problem ? styles.smallWrong : styles.smallBox}>
        <input
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}m`}
          onChange={(event) => onText(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <span>{unit}</span>
      </span>
      <p id={`${id}m`} className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}

/** What the reading was made with: said in one line, its fields folded. */
function Instruments() {
  const { ruler, t } = useRuler();
  const figures = useFigures();
  const { gauge } = useUnits();
  const texts = usePart(ruler.$form, (form) => form.instruments);
  const altitude = usePart(ruler.$form, (form) => form.altitude);
  const faults = usePart(ruler.$shown, (shown) => shown.faults);
  const fullScale = usePart(ruler.$shown, ({ answer }) => answer.fullScale);
  const usual = (value: number): string => formatAtMost(value, 2, t.locale);
  const scaleBar = fullScale ?? 15;
  const inUnit = showingOfPressure({ ...gauge, reference: 'absolute' });
  const scaleText = formatAtMost(inUnit.fromDoor(scaleBar), 1, t.locale);
  const pressureSymbol = unitOf('pressure', gauge.unit).symbol;
  const field = (key: Instrument, unit: string, placeholder: string) => (
    <SmallField
      name={key}
      label={t(`ruler.instruments.${key}`)}
      text={texts[key]}
      unit={unit}
      placeholder={placeholder}
      problem={faultText(faults[key], t, figures)}
      onText={(text) => ruler.setInstrument(key, text)}
    />
  );
  return (
    <details className={styles.instruments} data-instruments="">
      <summary>
        <span>{t('ruler.instruments.title')}</span>{' '}
        <span className={styles.said}>
          {t('ruler.instruments.said', {
            grade: withUnit(texts.grade || usual(USUAL.grade), '%'),
            fullScale: withUnit(texts.fullScale || scaleText, pressureSymbol),
            probe: withUnit(texts.probe || usual(USUAL.probe), 'K'),
          })}
        </span>
      </summary>
      <div className={styles.fields}>
        {field('probe', 'K', usual(USUAL.probe))}
        {field('grade', '%', usual(USUAL.grade))}
        {field('fullScale', pressureSymbol, scaleText)}
        <SmallField
          name="altitude"
          label={t('ruler.instruments.altitude')}
          text={altitude}
          unit="m"
          problem={faultText(faults.altitude, t, figures)}
          onText={ruler.setAltitude}
        />
      </div>
      <p className={styles.how}>{t('ruler.instruments.note')}</p>
    </details>
  );
}

export function Measure() {
  const { ruler, t } = useRuler();
  const figures = useFigures();
  const text = usePart(ruler.$form, (form) => form.measured.text);
  const fault = usePart(ruler.$shown, (shown) => shown.faults.measured);
  const title = t('ruler.measure.measured');
  const unit = useTemperatureUnit(title);
  return (
    <section className={styles.panel} aria-label={t('ruler.measure.title')}>
      <div className={styles.columns}>
        <BigField
          name="measured"
          title={title}
          label={title}
          text={text}
          unit={unit}
          onText={ruler.setMeasured}
          onStep={ruler.stepMeasured}
          problem={faultText(fault, t, figures)}
        />
        <PipeChoice />
        <Verdict />
      </div>
      <Instruments />
    </section>
  );
}
