/** The measured temperature and what it was measured with, and what it says. */
import { useId } from 'react';
import { formatAtMost, withUnit } from '../../quantities/number.ts';
import type { Instrument } from './state/fields.ts';
import { spanShown } from './state/units.ts';
import { textAt } from '../../kit/form/fields.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { useFigures, useRuler, useUnits } from './context.ts';
import { faultText } from './fault-text.ts';
import { FieldInput } from './FieldInput.tsx';
import { ownUnit, textInUnit, useInUnit } from './own-unit.ts';
import type { OwnUnit } from './own-unit.ts';
import { useBigField, useTemperatureUnit } from './use-big-field.tsx';
import { PipeChoice, Verdict } from './Verdict.tsx';
import fold from '../../kit/styles/fold.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Measure.module.css';

/** What a reading is made with where nothing is said (the door's own defaults). */
const USUAL = { probe: 0.5, grade: 1 } as const;

interface SmallFieldProps {
  readonly name: Instrument | 'altitude';
  readonly unit: string;
  readonly placeholder?: string;
  /** How it is read and typed where it is not in the unit of the form. */
  readonly own?: OwnUnit;
}

function SmallField({ name, unit, placeholder, own }: SmallFieldProps) {
  const { ruler, t } = useRuler();
  const figures = useFigures();
  const fault = usePart(ruler.$shown, ({ faults }) => faults[name]);
  const text = usePart(ruler.form.$content, ({ texts }) => textAt(texts, name));
  const id = useId();
  const take = name === 'altitude' ? ruler.setAltitude : (typed: string) => ruler.form.set(name, typed);
  const inUnit = useInUnit(text, own, take);
  return (
    <div className={styles.small} data-field={name}>
      <label id={`${id}l`} htmlFor={id}>
        {t(`ruler.instruments.${name}`)}
      </label>
      <FieldInput
        form={ruler.form}
        path={name}
        id={id}
        unit={unit}
        placeholder={placeholder}
        problem={faultText(fault, t, figures)}
        signOf={name === 'altitude' ? `${id}l` : undefined}
        {...inUnit}
      />
    </div>
  );
}

/** What the reading was made with: said in one line, its fields folded. */
function Instruments() {
  const { ruler, t } = useRuler();
  const figures = useFigures();
  const units = useUnits();
  const useText = (key: Instrument): string => usePart(ruler.form.$content, ({ texts }) => textAt(texts, key));
  const [probe, grade, typedScale] = [useText('probe'), useText('grade'), useText('fullScale')];
  const fullScale = usePart(ruler.$shown, ({ answer }) => answer.fullScale);
  const usual = (value: number): string => formatAtMost(value, 2, t.locale);
  const kelvins = ownUnit(units, 'temperatureDifference', 'K');
  const metres = ownUnit(units, 'length', 'm');
  const scaleBar = fullScale ?? 15;
  const scaleText = formatAtMost(spanShown(units, scaleBar), 1, t.locale);
  const pressureSymbol = figures.symbol('pressure');
  return (
    <details className={`${fold.fold} ${styles.instruments}`} data-instruments="">
      <summary>
        <span>{t('ruler.instruments.title')}</span>{' '}
        <span className={styles.said}>
          {t('ruler.instruments.said', {
            grade: withUnit(grade || usual(USUAL.grade), '%'),
            fullScale: withUnit(typedScale || scaleText, pressureSymbol),
            probe: withUnit(textInUnit(probe || usual(USUAL.probe), kelvins, t.locale), kelvins.symbol),
          })}
        </span>
      </summary>
      <div className={styles.fields}>
        <SmallField
          name="probe"
          unit={kelvins.symbol}
          placeholder={textInUnit(usual(USUAL.probe), kelvins, t.locale)}
          own={kelvins}
        />
        <SmallField name="grade" unit="%" placeholder={usual(USUAL.grade)} />
        <SmallField name="fullScale" unit={pressureSymbol} placeholder={scaleText} />
        <SmallField name="altitude" unit={metres.symbol} own={metres} />
      </div>
      <p className={remarks.note}>{t('ruler.instruments.note')}</p>
    </details>
  );
}

export function Measure() {
  const { ruler, t } = useRuler();
  const figures = useFigures();
  const text = usePart(ruler.form.$content, ({ texts }) => textAt(texts, 'measured'));
  const fault = usePart(ruler.$shown, (shown) => shown.faults.measured);
  const title = t('ruler.measure.measured');
  const unit = useTemperatureUnit(title);
  const field = useBigField({
    name: 'measured',
    path: 'measured',
    title,
    text,
    unit,
    onText: (typed) => ruler.form.set('measured', typed),
    // From the dew point, where nothing was measured.
    onStep: (steps) => ruler.form.step('measured', steps, ruler.$shown.get().answer.saturation.t_dew),
    problem: faultText(fault, t, figures),
    isSigned: true,
  });
  return (
    <section className={panel.tight} aria-label={t('ruler.measure.title')}>
      <div className={styles.columns}>
        {field}
        <PipeChoice />
        <Verdict />
      </div>
      <Instruments />
    </section>
  );
}
