/** Temperature against duty along an exchanger: refrigerant and secondary, both regimes, with the zones of the steady one. */
import { useMemo } from 'react';
import type { ExchangerFigures } from '../../../circuit/exchangers/index.ts';
import { textWidth } from '../../../charts/plot/labels.ts';
import { roundDomain } from '../../../charts/plot/layout.ts';
import type { PlotLayout, PlotShape } from '../../../charts/plot/layout.ts';
import { linePath } from '../../../charts/plot/path.ts';
import { Plot } from '../../../charts/plot/Plot.tsx';
import picture from '../../../charts/plot/picture.module.css';
import type { Reading } from '../../../charts/plot/reading.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { formatDisplayed, ticksIn, unitOf } from '../../../quantities/index.ts';
import type { UnitOf } from '../../../quantities/index.ts';
import { withUnit } from '../../../quantities/number.ts';
import type { Side } from './part.ts';
import { unitOfSlot } from '../../../kit/form/units.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import panel from '../../../kit/styles/panel.module.css';
import styles from './Exchangers.module.css';
import { zonesOf } from './figures.ts';
import type { ZoneName } from './figures.ts';
import { inReadersUnit, readingAt, tqLine } from './tq.ts';
import type { TqLine } from './tq.ts';

const SHAPE: PlotShape = { ratio: 0.5, least: 250, most: 360 };

interface DiagramProps {
  readonly side: Side;
  /** What the section is called: the condenser of a transcritical cycle is a gas cooler. */
  readonly name: string;
  readonly permanent: ExchangerFigures;
  readonly transient: ExchangerFigures | undefined;
}

interface DrawnZone {
  readonly name: ZoneName;
  readonly from: number;
  readonly to: number;
}

const classOf = (side: Side, line: 'refrigerant' | 'secondary', regime: TqLine['regime']): string =>
  [picture['curve'], styles[line === 'secondary' ? 'secondary' : side], regime === 'transient' ? styles['dashed'] : '']
    .filter(Boolean)
    .join(' ');

/** The zones one after the other, in the unit of the axis. */
function drawnZones(figures: ExchangerFigures, side: Side, format: Formatter): readonly DrawnZone[] {
  let behind = 0;
  return zonesOf(figures, side).map(({ name, zone }) => {
    const from = behind;
    behind += zone.duty;
    return { name, from: inReadersUnit('power', from, format), to: inReadersUnit('power', behind, format) };
  });
}

export function TqDiagram({ side, name, permanent, transient }: DiagramProps) {
  const t = useTranslator();
  const format = useFormatter();
  const lines = useMemo(
    () =>
      [tqLine('permanent', permanent, format), transient && tqLine('transient', transient, format)].filter(
        (line) => line !== undefined,
      ),
    [permanent, transient, format],
  );
  if (lines.length === 0) return null;
  const ticks = ticksIn(t.locale);
  const widest = Math.max(...lines.map(({ duty }) => duty.at(-1) ?? 0));
  const [middle] = lines;
  return (
    <div className={`${panel.tight} ${styles.diagram}`} data-tq={side}>
      <Plot
        x={{
          domain: [0, widest * 1.02],
          title: `${t('circuitPages.exchangers.figures.duty')} (${format.symbol('power')})`,
          format: ticks,
        }}
        y={{
          domain: roundDomain(lines.flatMap(({ refrigerant, secondary }) => [...refrigerant, ...secondary])),
          title: `${t('circuitPages.exchangers.temperature')} (${format.symbol('temperature')})`,
          format: ticks,
        }}
        label={t('circuitPages.exchangers.diagram', { exchanger: name })}
        shape={SHAPE}
        inside={(layout) => <Inside layout={layout} side={side} lines={lines} />}
        over={(layout) => <Zones layout={layout} zones={drawnZones(permanent, side, format)} t={t} />}
        readable={{
          translate: (text) => text[t.locale],
          start: [(middle?.duty.at(-1) ?? 0) / 2, middle?.refrigerant[0] ?? 0],
          at: (duty, temperature) => readingOf(lines, duty, temperature, t, format),
        }}
      />
      <Legend side={side} regimes={lines.map(({ regime }) => regime)} />
    </div>
  );
}

function readingOf(
  lines: readonly TqLine[],
  duty: number,
  temperature: number,
  t: Translator,
  { units, locale, symbol }: Formatter,
): Reading | undefined {
  const reading = readingAt(lines, duty, temperature);
  if (!reading) return undefined;
  const shown = (quantity: 'power' | 'temperature' | 'temperatureDifference', value: number): string => {
    const unit = unitOfSlot(units, quantity) as UnitOf<typeof quantity>;
    return withUnit(formatDisplayed(quantity, value, unit, locale), unitOf(quantity, unit).symbol);
  };
  // Both are in the unit of temperatures: a degree of theirs is one of a difference.
  const difference = Math.abs(reading.refrigerant - reading.secondary);
  const degree = symbol('temperature') === '°F' ? '°F' : 'K';
  return {
    at: [duty, reading.nearest],
    values: [
      ...(lines.length > 1
        ? [{ name: t('circuitPages.shared.regime'), text: t(`simulator.regimes.${reading.regime}`) }]
        : []),
      { name: t('circuitPages.exchangers.figures.duty'), text: shown('power', duty) },
      { name: t('circuitPages.exchangers.refrigerant'), text: shown('temperature', reading.refrigerant) },
      { name: t('circuitPages.exchangers.secondary'), text: shown('temperature', reading.secondary) },
      {
        name: t('circuitPages.exchangers.difference'),
        text: withUnit(formatDisplayed('temperatureDifference', difference, 'K', locale), degree),
      },
    ],
  };
}

/** A straight line needs no more. */
const ends = (values: readonly number[]): readonly number[] =>
  values.filter((_, i) => i === 0 || i === values.length - 1);

function Inside({
  layout,
  side,
  lines,
}: {
  readonly layout: PlotLayout;
  readonly side: Side;
  readonly lines: readonly TqLine[];
}) {
  return (
    <g>
      {lines.map(({ regime, duty, refrigerant, secondary }) => (
        <g key={regime}>
          <path
            className={classOf(side, 'secondary', regime)}
            d={linePath(ends(duty), ends(secondary), layout.x, layout.y)}
          />
          <path className={classOf(side, 'refrigerant', regime)} d={linePath(duty, refrigerant, layout.x, layout.y)} />
        </g>
      ))}
    </g>
  );
}

/** Where zones end, and their names above where there is room for them. */
function Zones({
  layout,
  zones,
  t,
}: {
  readonly layout: PlotLayout;
  readonly zones: readonly DrawnZone[];
  readonly t: Translator;
}) {
  const { top, bottom, fontSize, x } = layout;
  return (
    <g>
      {zones.slice(1).map(({ name, from }) => (
        <line key={name} className={picture.guide} x1={x(from)} x2={x(from)} y1={top} y2={bottom} />
      ))}
      {zones.map(({ name, from, to }) => {
        const text = t(`circuitPages.exchangers.zones.${name}`);
        return textWidth(text, fontSize) + fontSize < x(to) - x(from) ? (
          <text
            key={name}
            className={`${picture.soft} ${picture.halo}`}
            x={(x(from) + x(to)) / 2}
            y={bottom - fontSize * 0.6}
            textAnchor="middle"
          >
            {text}
          </text>
        ) : null;
      })}
    </g>
  );
}

function Legend({ side, regimes }: { readonly side: Side; readonly regimes: readonly TqLine['regime'][] }) {
  const t = useTranslator();
  return (
    <ul className={picture.legend}>
      {regimes.flatMap((regime) =>
        (['refrigerant', 'secondary'] as const).map((line) => (
          <li key={`${regime}-${line}`}>
            <svg viewBox="0 0 28 12" aria-hidden="true">
              <line className={classOf(side, line, regime)} x1="0" x2="28" y1="6" y2="6" />
            </svg>
            <span>
              {regimes.length > 1
                ? `${t(`circuitPages.exchangers.${line}`)}, ${t(`simulator.regimes.${regime}`).toLocaleLowerCase(t.locale)}`
                : t(`circuitPages.exchangers.${line}`)}
            </span>
          </li>
        )),
      )}
    </ul>
  );
}
