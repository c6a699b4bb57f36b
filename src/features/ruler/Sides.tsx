/** The three linked figures: pressure, dew, bubble. Whichever is typed or stepped leads, the others follow. */
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { PRESSURE_UNITS, REFERENCES } from '../../kit/kept/gauge.ts';
import type { Side } from './state/fields.ts';
import { textOfSide } from './state/ruler.ts';
import { unitOf } from '../../quantities/index.ts';
import { setUnit, unitOfSlot } from '../../kit/form/units.ts';
import { UnitMenu } from '../../kit/controls/UnitMenu.tsx';
import type { UnitChoice } from '../../kit/controls/UnitMenu.tsx';
import { unitOptions } from '../../kit/controls/unit-options.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { useFigures, useRuler, useUnits } from './context.ts';
import { faultText } from './fault-text.ts';
import { NO_VALUE } from './figures.ts';
import { isGliding } from './Scale.tsx';
import styles from './Sides.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

export interface BigFieldProps {
  readonly name: string;
  /** Key of its field. */
  readonly path: string;
  readonly label: ReactNode;
  /** Accessible name. */
  readonly title: string;
  readonly text: string;
  readonly unit: UnitChoice;
  readonly onText: (text: string) => void;
  readonly onStep: (steps: number) => void;
  readonly tone?: string | undefined;
  readonly isStale?: boolean;
  readonly problem?: string | undefined;
  readonly note?: ReactNode;
  readonly placeholder?: string | undefined;
}

/** A figure one types, steps or reads: large, with its steps on both sides. */
export function BigField(props: BigFieldProps) {
  const { ruler, t } = useRuler();
  const id = useId();
  const { name, path, title, problem, note, onStep } = props;
  const settle = (): void => ruler.form.settle(path);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') settle();
    const steps = STEPS[event.key];
    if (steps === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onStep(event.shiftKey ? Math.sign(steps) * 10 : steps);
  };
  return (
    <div
      className={`${styles.field} ${props.tone ?? ''}`}
      data-field={name}
      data-stale={props.isStale ? '' : undefined}
    >
      <label className={styles.label} htmlFor={id}>
        {props.label}
      </label>
      <div className={`${styles.box} ${problem ? styles.wrong : ''}`}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('ruler.sides.decrease', { field: title })}
          onClick={() => onStep(-1)}
        >
          −
        </button>
        <input
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={props.placeholder}
          value={props.text}
          aria-label={title}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}m`}
          onChange={(event) => props.onText(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
        <UnitMenu {...props.unit} />
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('ruler.sides.increase', { field: title })}
          onClick={() => onStep(1)}
        >
          +
        </button>
      </div>
      <p id={`${id}m`} className={problem ? styles.problem : styles.note} role={problem ? 'alert' : undefined}>
        {problem ?? note}
      </p>
    </div>
  );
}

const setTemperatureUnit = (unit: string): void => setUnit('temperature', unit);

/** The unit of temperatures, everywhere on the page. */
export function useTemperatureUnit(title: string): UnitChoice {
  const { t } = useRuler();
  const { choices } = useUnits();
  return {
    label: t('ruler.unitOf', { field: title }),
    value: unitOfSlot(choices, 'temperature'),
    options: unitOptions('temperature'),
    onChange: setTemperatureUnit,
  };
}

/** Unit and reference in one menu: what the gauge shows. */
function usePressureUnit(title: string): UnitChoice {
  const { ruler, t } = useRuler();
  const { gauge } = useUnits();
  return {
    label: t('ruler.unitOf', { field: title }),
    value: `${gauge.reference}:${gauge.unit}`,
    options: REFERENCES.flatMap((reference) =>
      PRESSURE_UNITS.map((unit) => ({
        id: `${reference}:${unit}`,
        symbol: unitOf('pressure', unit).symbol,
        group: t(`ruler.reference.${reference}`),
      })),
    ),
    onChange: (id) => {
      const reference = REFERENCES.find((known) => id.startsWith(known));
      const unit = PRESSURE_UNITS.find((known) => id.endsWith(`:${known}`));
      if (reference && unit) ruler.setGauge({ reference, unit });
    },
  };
}

/** The same pressure by the other reference; pressed, that one becomes what is read. */
function OtherReference({ bar }: { readonly bar: number }) {
  const { ruler, t } = useRuler();
  const figures = useFigures();
  const other = figures.units.gauge.reference === 'gauge' ? 'absolute' : 'gauge';
  const text = t(other === 'gauge' ? 'ruler.reference.alsoGauge' : 'ruler.reference.alsoAbsolute', {
    value: figures.fullPressure(bar, other),
  });
  return (
    <button type="button" className={styles.swap} data-swap="" onClick={() => ruler.setGauge({ reference: other })}>
      {text} <span aria-hidden="true">⇄</span>
    </button>
  );
}

function SideField({ side, isBlend }: { readonly side: Side; readonly isBlend: boolean }) {
  const { ruler, t } = useRuler();
  const figures = useFigures();
  const { units } = figures;
  const { $content } = ruler.form;
  const answer = usePart(ruler.$shown, (shown) => shown.answer);
  const isStale = usePart(ruler.$shown, (shown) => shown.isStale);
  const isLead = usePart($content, ({ texts }) => texts['side'] === side);
  const text = usePart($content, ({ texts }) => textOfSide(side, texts, answer, units, t.locale));
  const isOfFluid = usePart($content, ({ texts }) => texts['fluid'] === answer.fluid);
  const fault = usePart(ruler.$shown, ({ faults }) => (isLead ? faults.lead : undefined));
  const isMeasureStale = usePart(ruler.$shown, (shown) => shown.isMeasureStale);
  const isGauge = units.gauge.reference === 'gauge';
  const title =
    side === 'pressure'
      ? t(isGauge ? 'ruler.facts.gauge' : 'ruler.facts.absolute')
      : t(side === 'dew' && !isBlend ? 'ruler.sides.both' : `ruler.sides.${side}`);
  const temperature = useTemperatureUnit(title);
  const pressure = usePressureUnit(title);
  const { saturation, reading } = answer;
  const wanted =
    reading === 'superheat' || reading === 'wet'
      ? 'dew'
      : reading === 'subcooling' || reading === 'flash'
        ? 'bubble'
        : undefined;
  const isUsed = isBlend && wanted === side && !isMeasureStale;
  const note =
    side === 'pressure'
      ? isOfFluid && <OtherReference bar={saturation.P} />
      : t(isBlend ? (side === 'dew' ? 'ruler.sides.dewUse' : 'ruler.sides.bubbleUse') : 'ruler.sides.bothUse');
  return (
    <BigField
      name={side}
      path="lead"
      title={title}
      label={title}
      tone={`${styles[side] ?? ''} ${isUsed ? styles.used : ''}`}
      text={text}
      unit={side === 'pressure' ? pressure : temperature}
      onText={(text) => ruler.setText(side, text)}
      onStep={(steps) => ruler.step(side, steps)}
      isStale={isStale && !isLead}
      problem={faultText(fault, t, figures)}
      note={note}
      placeholder={NO_VALUE}
    />
  );
}

export function Sides() {
  const { ruler } = useRuler();
  const isBlend = usePart(ruler.$shown, isGliding);
  return (
    <div className={styles.sides}>
      <SideField side="pressure" isBlend={isBlend} />
      <SideField side="dew" isBlend={isBlend} />
      {isBlend ? <SideField side="bubble" isBlend={isBlend} /> : <div className={styles.room} aria-hidden="true" />}
    </div>
  );
}
