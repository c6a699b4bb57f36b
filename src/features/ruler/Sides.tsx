/** The three linked figures: pressure, dew, bubble. Whichever is typed or stepped leads, the others follow. */
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { PRESSURE_UNITS, REFERENCES } from '../../kit/storage/gauge.ts';
import type { Side } from './state/fields.ts';
import { textOfSide } from './state/ruler.ts';
import { unitOf } from '../../quantities/index.ts';
import type { UnitChoice } from '../../kit/controls/UnitMenu.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { useBigField, useTemperatureUnit } from './use-big-field.tsx';
import { useFigures, useRuler, useUnits } from './context.ts';
import { faultText } from './fault-text.ts';
import { NO_VALUE } from './figures.ts';
import type { Figures } from './figures.ts';
import type { RulerPage } from './island.ts';
import { isGliding } from './Scale.tsx';
import styles from './Sides.module.css';

/** Unit and reference in one menu: what the gauge shows. */
function usePressureUnit(title: string): UnitChoice {
  const { ruler, t } = useRuler();
  const { gauge } = useUnits();
  const options = useMemo(
    () =>
      REFERENCES.flatMap((reference) =>
        PRESSURE_UNITS.map((unit) => ({
          id: `${reference}:${unit}`,
          symbol: unitOf('pressure', unit).symbol,
          group: t(`ruler.reference.${reference}`),
        })),
      ),
    [t],
  );
  const onChange = useCallback(
    (id: string) => {
      const reference = REFERENCES.find((known) => id.startsWith(known));
      const unit = PRESSURE_UNITS.find((known) => id.endsWith(`:${known}`));
      if (reference && unit) ruler.setGauge({ reference, unit });
    },
    [ruler],
  );
  return { label: t('ruler.unitOf', { field: title }), value: `${gauge.reference}:${gauge.unit}`, options, onChange };
}

/** The same pressure by the other reference; pressed, that one becomes what is read. */
function otherReference(bar: number, isStale: boolean, { ruler, t }: RulerPage, figures: Figures): ReactNode {
  const other = figures.units.gauge.reference === 'gauge' ? 'absolute' : 'gauge';
  const text = t(other === 'gauge' ? 'ruler.reference.alsoGauge' : 'ruler.reference.alsoAbsolute', {
    value: figures.fullPressure(bar, other),
  });
  return (
    <button
      type="button"
      className={styles.swap}
      data-swap=""
      data-stale={isStale ? '' : undefined}
      onClick={() => ruler.setGauge({ reference: other })}
    >
      {text} <span aria-hidden="true">⇄</span>
    </button>
  );
}

function SideField({ side, isBlend }: { readonly side: Side; readonly isBlend: boolean }) {
  const page = useRuler();
  const { ruler, t } = page;
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
      ? isOfFluid && otherReference(saturation.P, isStale, page, figures)
      : t(isBlend ? (side === 'dew' ? 'ruler.sides.dewUse' : 'ruler.sides.bubbleUse') : 'ruler.sides.bothUse');
  return useBigField({
    name: side,
    path: 'lead',
    title,
    tone: `${styles[side] ?? ''} ${isUsed ? styles.used : ''}`,
    text,
    unit: side === 'pressure' ? pressure : temperature,
    onText: (typed) => ruler.setText(side, typed),
    onStep: (steps) => ruler.step(side, steps),
    isStale: isStale && !isLead,
    problem: faultText(fault, t, figures),
    note,
    placeholder: NO_VALUE,
    isSigned: side !== 'pressure' || isGauge,
  });
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
