import type { LoopStatus } from '../../physics/signals.ts';
import {
  HIGH_FAULT,
  loopStatus,
  LOW_FAULT,
  positionInSpan,
  SIGNAL_SPANS,
  valueAtPosition,
} from '../../physics/signals.ts';
import { roundDomain } from '../../charts/plot/layout.ts';
import { boxesOfCurve, lineClass, Marks } from '../../charts/plot/marks.tsx';
import picture from '../../charts/plot/picture.module.css';
import type { Reading } from '../../charts/plot/reading.ts';
import { inOwnUnits } from '../../charts/plot/OwnUnits.tsx';
import { Plot } from '../../charts/plot/Plot.tsx';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { plainText, tickText } from '../../quantities/figures.ts';
import { withUnit } from '../../quantities/number.ts';
import { text } from '../../language/index.ts';
import { COLON } from '../../language/signs.ts';
import type { Bilingual } from '../../language/index.ts';

const TEXTS = {
  signal: text('Signal', 'Signal'),
  value: text('Valeur', 'Value'),
  chart: text('Droite du capteur', 'Sensor line'),
  faults: text(
    'Zones teintées (NAMUR NE 43)\u00a0: défaut, 3,6\u202fmA et moins ou 21\u202fmA et plus\u202f; entre elles et l’échelle, hors échelle sans défaut.',
    'Tinted areas (NAMUR NE 43): fault, 3.6\u202fmA and below or 21\u202fmA and above; between them and the span, out of range without fault.',
  ),
  fault: text('Défaut', 'Fault'),
  status: text('État', 'Status'),
  span: text(
    'Le trait plein couvre l’échelle\u202f; au-delà, il est prolongé en pointillé.',
    'The solid line covers the span; beyond it the line is dotted.',
  ),
};
const STATUS: Readonly<Record<LoopStatus, Bilingual>> = {
  ok: text('dans l’échelle', 'in range'),
  'under-range': text('sous l’échelle', 'under range'),
  'over-range': text('au-dessus de l’échelle', 'over range'),
  'low-fault': text('défaut bas', 'low fault'),
  'high-fault': text('défaut haut', 'high fault'),
};
const CURRENT_LOOP = 0;

function Drawn({ inputs, outputs, locale, translate }: DrawnProps<typeof definition>) {
  const { signalType, minValue, maxValue, unitValue = '', direction, searchValue } = inputs;
  const { result } = outputs;
  if (result === undefined) return null;
  const [start, end] = SIGNAL_SPANS[signalType];
  const unit = signalType < 2 ? 'mA' : 'V';
  const [signal, value] = direction === 'signalToValue' ? [searchValue, result] : [result, searchValue];
  const isLoop = signalType === CURRENT_LOOP;
  const signals: readonly [number, number] = [Math.min(0, signal), Math.max(isLoop ? 23 : end * 1.05, signal)];
  const valueOf = (at: number): number => valueAtPosition(positionInSpan(at, start, end), minValue, maxValue);
  const values = roundDomain([minValue, maxValue, value]);
  const format = (one: number): string => tickText(one, locale);
  const at = `${withUnit(plainText(signal, 4, locale), unit)}, ${withUnit(plainText(value, 4, locale), unitValue)}`;
  const readAt = (at: number): Reading => ({
    at: [at, valueOf(at)],
    values: [
      { name: translate(TEXTS.signal), text: withUnit(plainText(at, 3, locale), unit) },
      { name: translate(TEXTS.value), text: withUnit(plainText(valueOf(at), 4, locale), unitValue) },
      ...(isLoop ? [{ name: translate(TEXTS.status), text: translate(STATUS[loopStatus(at)]) }] : []),
    ],
  });
  const isFault = isLoop && (signal <= LOW_FAULT || signal >= HIGH_FAULT);
  return (
    <Plot
      readable={{ translate, start: [signal, value], at: readAt, isCurve: true }}
      x={{ domain: signals, title: `${translate(TEXTS.signal)} (${unit})`, format }}
      y={{
        domain: values,
        title: unitValue === '' ? translate(TEXTS.value) : `${translate(TEXTS.value)} (${unitValue})`,
        format,
      }}
      label={`${translate(TEXTS.chart)}${translate(COLON)}${at}`}
      caption={isLoop ? `${translate(TEXTS.span)} ${translate(TEXTS.faults)}` : translate(TEXTS.span)}
      inside={({ x, y, left, right, top, bottom }) => (
        <>
          {isLoop ? (
            <>
              <rect
                className={picture.refused}
                x={left}
                y={top}
                width={Math.max(0, x(LOW_FAULT) - left)}
                height={bottom - top}
              />
              <rect
                className={picture.refused}
                x={x(HIGH_FAULT)}
                y={top}
                width={Math.max(0, right - x(HIGH_FAULT))}
                height={bottom - top}
              />
            </>
          ) : null}
          <line
            className={lineClass('guide')}
            x1={x(signals[0])}
            y1={y(valueOf(signals[0]))}
            x2={x(signals[1])}
            y2={y(valueOf(signals[1]))}
          />
          <line className={lineClass('curve')} x1={x(start)} y1={y(minValue)} x2={x(end)} y2={y(maxValue)} />
          <path
            className={lineClass('guide')}
            d={`M${x(signal)} ${bottom}L${x(signal)} ${y(value)}L${left} ${y(value)}`}
          />
        </>
      )}
      over={(layout) => (
        <>
          {isLoop
            ? [(signals[0] + LOW_FAULT) / 2, (HIGH_FAULT + signals[1]) / 2].map((at) => (
                <text
                  key={at}
                  className={picture.soft}
                  textAnchor="middle"
                  dy="0.35em"
                  fontSize={layout.fontSize - 1}
                  transform={`translate(${layout.x(at)} ${layout.top + 30})rotate(-90)`}
                >
                  {translate(TEXTS.fault)}
                </text>
              ))
            : null}
          <Marks
            layout={layout}
            obstacles={[
              ...boxesOfCurve([
                [layout.x(signals[0]), layout.y(valueOf(signals[0]))],
                [layout.x(signals[1]), layout.y(valueOf(signals[1]))],
              ]),
              ...boxesOfCurve([
                [layout.x(signal), layout.bottom],
                [layout.x(signal), layout.y(value)],
                [layout.left, layout.y(value)],
              ]),
            ]}
            marks={[{ key: 'at', at: [layout.x(signal), layout.y(value)], text: at, isSecond: isFault }]}
          />
        </>
      )}
    />
  );
}

// The unit of the value is what the reader typed.
export default view(definition, inOwnUnits(Drawn));
