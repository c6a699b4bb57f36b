/** The recording drawn: superheat and subcooling with their bands, saturations, what is steady; never smoothed. */
import { useId, useMemo, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import type { HeldSpan } from '../../../diagnosis/measurements/index.ts';
import { linePath } from '../../../charts/plot/path.ts';
import { useGestures } from '../../../charts/plot/use-gestures.ts';
import { useSize } from '../../../charts/plot/use-size.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { convert } from '../../../quantities/index.ts';
import type { UnitOf } from '../../../quantities/index.ts';
import { unitOfSlot } from '../../../kit/form/units.ts';
import type { RecordingClient, SeriesKey, ShownCurve, ShownCurves } from '../../../runtime/recording-bridge.ts';
import { formatAtMost } from '../../../quantities/number.ts';
import remarks from '../../../kit/styles/remarks.module.css';
import styles from './Chart.module.css';
import { bandPath, chartLayout, FONT, nearestPlace, PANES } from './chart-panes.ts';
import type { ChartLayout, Pane, PaneName } from './chart-panes.ts';
import { isWhole, moved, STEP, zoomed } from './chart-window.ts';
import type { Span } from './chart-window.ts';
import type { Current } from './state/recording.ts';
import { instantText, timeTicks } from './times.ts';
import { useCurves } from './use-curves.ts';
import { intervalsIn, shadesOf } from './chart-intervals.ts';

/** s: nothing shorter is shown. */
const LEAST_SPAN = 10;
const INITIAL = { width: 640, height: 480 };

const SLOTS = { differences: 'temperatureDifference', temperatures: 'temperature' } as const;
/** Columns of whose values a curve is made: where one was held, so is the curve. */
const MADE_OF: Readonly<Record<SeriesKey, readonly string[]>> = {
  superheat: ['p_lp', 't_suction'],
  subcooling: ['p_hp', 't_liquid'],
  t0: ['p_lp'],
  tk: ['p_hp'],
};

interface ChartProps {
  readonly client: RecordingClient;
  readonly current: Current;
  readonly keys: readonly SeriesKey[];
  readonly whole: Span;
  readonly span: Span;
  readonly onSpan: (change: (now: Span) => Span) => void;
}

/** Times of a curve with what lies in held spans, or what lies outside, left out. */
function part(curve: ShownCurve, spans: readonly HeldSpan[], isHeld: boolean): Float64Array {
  if (spans.length === 0) return isHeld ? new Float64Array(0) : curve.times;
  return curve.times.map((time) =>
    spans.some(({ from, to }) => time >= from && time <= to) === isHeld ? time : Number.NaN,
  );
}

export function Chart({ client, current, keys, whole, span, onSpan }: ChartProps) {
  const t = useTranslator();
  const format = useFormatter();
  const clip = useId();
  const hatch = useId();
  const help = useId();
  const [canvas, size] = useSize<HTMLDivElement>(INITIAL);
  const svg = useRef<SVGSVGElement>(null);
  const [pointed, setPointed] = useState<number | undefined>(undefined);
  const curves = useCurves(client, current.figures, keys, span, size.width);
  const { facts } = current.opened;
  const intervals = useMemo(() => current.figures?.intervals ?? [], [current.figures]);

  const layout = useMemo(() => {
    const shown = (name: PaneName, value: number): number => {
      const slot = SLOTS[name];
      const unit = unitOfSlot(format.units, slot);
      return name === 'differences'
        ? convert('temperatureDifference', value, 'K', unit as UnitOf<'temperatureDifference'>)
        : convert('temperature', value, 'degC', unit as UnitOf<'temperature'>);
    };
    return { shown, ...chartLayout(Math.max(240, size.width), span, keys, curves, shown) };
  }, [size.width, span, keys, curves, format]);

  const about = (span[0] + span[1]) / 2;
  const zoom = (factor: number, at = about): void => onSpan((now) => zoomed(now, whole, factor, at, LEAST_SPAN));
  const move = (share: number): void => onSpan((now) => moved(now, whole, share * (now[1] - now[0])));
  const isAll = isWhole(span, whole);

  useGestures(svg, {
    isZoomed: !isAll,
    zoomAt: (px, _, factor) => zoom(factor, layout.x.invert(px)),
    pan: (from, to) => onSpan((now) => moved(now, whole, layout.x.invert(from.x) - layout.x.invert(to.x))),
  });

  const press = (event: KeyboardEvent<SVGSVGElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move(-STEP.move),
      ArrowRight: () => move(STEP.move),
      '+': () => zoom(STEP.zoom),
      '=': () => zoom(STEP.zoom),
      '-': () => zoom(1 / STEP.zoom),
      '−': () => zoom(1 / STEP.zoom),
      Home: () => onSpan(() => whole),
    };
    const own = moves[event.key];
    if (own === undefined) return;
    event.preventDefault();
    own();
  };
  const follow = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = layout.x.invert(((event.clientX - box.left) * layout.width) / box.width);
    setPointed(at >= span[0] && at <= span[1] ? at : undefined);
  };

  const seen = intervalsIn(intervals, span);
  const label = t('recording.chart.label', {
    from: instantText(facts, span[0], t),
    to: instantText(facts, span[1], t),
    curves: keys.map((key) => t(`recording.chart.${key}`)).join(', '),
    intervals:
      seen.length === 0
        ? t('recording.chart.noneIn')
        : t('recording.chart.steadyIn', {
            list: seen
              .slice(0, 5)
              .map(({ label: name, start }) => `${t(`recording.labels.${name}`)} ${instantText(facts, start, t)}`)
              .join(', '),
          }),
  });
  const button = (sign: string, text: string, run: () => void, isDisabled = false) => (
    <button type="button" onClick={run} aria-label={text} title={text} disabled={isDisabled}>
      {sign}
    </button>
  );

  return (
    <div className={styles.chart}>
      <div className={styles.tools}>
        {button('←', t('recording.chart.back'), () => move(-STEP.move), span[0] <= whole[0])}
        {button('→', t('recording.chart.forward'), () => move(STEP.move), span[1] >= whole[1])}
        {button('+', t('recording.chart.zoomIn'), () => zoom(STEP.zoom), span[1] - span[0] <= LEAST_SPAN)}
        {button('−', t('recording.chart.zoomOut'), () => zoom(1 / STEP.zoom), isAll)}
        {button('↔', t('recording.chart.reset'), () => onSpan(() => whole), isAll)}
      </div>
      <div ref={canvas} className={styles.canvas} style={{ '--height': `${layout.height}px` } as CSSProperties}>
        <svg
          translate="no"
          ref={svg}
          className={styles.svg}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          role="application"
          tabIndex={0}
          aria-label={label}
          aria-describedby={help}
          data-recording-chart=""
          onKeyDown={press}
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={({ pointerType }) => {
            if (pointerType === 'mouse') setPointed(undefined);
          }}
        >
          <defs>
            <clipPath id={clip}>
              <rect x={layout.left} y={0} width={layout.right - layout.left} height={layout.height} />
            </clipPath>
            <pattern
              id={hatch}
              className={styles.hunting}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <line x1="0" y1="0" x2="0" y2="6" />
            </pattern>
          </defs>
          <g fontSize={FONT} aria-hidden="true">
            {layout.panes.map((pane) => (
              <PaneDrawing
                key={pane.name}
                pane={pane}
                layout={layout}
                curves={curves}
                shown={(value) => layout.shown(pane.name, value)}
                title={`${t(`recording.chart.${pane.name}`)} (${format.symbol(SLOTS[pane.name])})`}
                clip={clip}
                hatch={hatch}
                shades={shadesOf(intervals, span, layout.x, pane)}
                held={facts.held ?? []}
              />
            ))}
            {timeTicks(facts, span[0], span[1], (layout.right - layout.left) / 90, t).map(({ at, text }) => (
              <text
                key={at}
                className={styles.soft}
                x={layout.x(at)}
                y={layout.bottom + FONT * 1.4}
                textAnchor="middle"
              >
                {text}
              </text>
            ))}
            <text x={layout.right} y={layout.height - FONT * 0.6} textAnchor="end">
              {facts.start === ''
                ? t('recording.chart.elapsed')
                : t('recording.preview.from', {
                    from: instantText(facts, span[0], t),
                    to: instantText(facts, span[1], t),
                  })}
            </text>
            {pointed === undefined ? null : (
              <line
                className={styles.cross}
                data-export="no"
                x1={layout.x(pointed)}
                x2={layout.x(pointed)}
                y1={0}
                y2={layout.bottom}
              />
            )}
          </g>
        </svg>
      </div>
      <p className={styles.reading} data-reading="">
        {pointed === undefined ? (
          <span className={remarks.note}>{t('recording.chart.hint')}</span>
        ) : (
          <PointedValues at={pointed} keys={keys} curves={curves} when={(at) => instantText(facts, at, t)} />
        )}
      </p>
      <span id={help} hidden>
        {t('recording.chart.keys')}
      </span>
      <p className={`${remarks.fine} ${styles.legend}`}>
        {keys.map((key) => (
          <span key={key}>
            <svg translate="no" viewBox="0 0 28 12" aria-hidden="true">
              <line className={styles[key]} x1="0" x2="28" y1="6" y2="6" />
            </svg>{' '}
            {t(`recording.chart.${key}`)}
          </span>
        ))}
        <span>{t('recording.chart.shade')}</span>
        {(facts.held ?? []).length === 0 ? null : <span>{t('recording.chart.held')}</span>}
      </p>
    </div>
  );
}

interface PointedProps {
  readonly at: number;
  readonly keys: readonly SeriesKey[];
  readonly curves: ShownCurves;
  readonly when: (seconds: number) => string;
}

/** What the curves are at the instant pointed at: recorded values, not ones between. */
function PointedValues({ at, keys, curves, when }: PointedProps) {
  const t = useTranslator();
  const format = useFormatter();
  return (
    <>
      <span>{when(at)}</span>
      {keys.map((key) => {
        const curve = curves[key];
        const place = curve === undefined ? -1 : nearestPlace(curve.times, at);
        const value = curve?.values[place];
        const slot = PANES.differences.some((one) => one === key) ? SLOTS.differences : SLOTS.temperatures;
        return (
          <span key={key}>
            {t(`recording.chart.${key}`)} {format.full(slot, value)}
          </span>
        );
      })}
    </>
  );
}

interface PaneProps {
  readonly pane: Pane;
  readonly layout: ChartLayout;
  readonly curves: ShownCurves;
  readonly shown: (value: number) => number;
  readonly title: string;
  readonly clip: string;
  readonly hatch: string;
  readonly shades: { readonly steady: string; readonly hunting: string };
  readonly held: readonly HeldSpan[];
}

function PaneDrawing({ pane, layout, curves, shown, title, clip, hatch, shades, held }: PaneProps) {
  const t = useTranslator();
  const { left, right, x } = layout;
  const { top, bottom, y, ticks, keys } = pane;
  const inUnit = (values: Float64Array): Float64Array => values.map(shown);
  return (
    <g>
      <path className={styles.grid} d={ticks.map((tick) => `M${left} ${y(tick).toFixed(1)}H${right}`).join('')} />
      {ticks.map((tick) => (
        <text key={tick} className={styles.soft} x={left - 6} y={y(tick)} dy="0.35em" textAnchor="end">
          {formatAtMost(tick, 2, t.locale)}
        </text>
      ))}
      <text x={2} y={top - FONT * 0.6}>
        {title}
      </text>
      <g clipPath={`url(#${clip})`}>
        <path className={styles.steady} d={shades.steady} />
        <path fill={`url(#${hatch})`} d={shades.hunting} />
        {keys.map((key) => {
          const band = curves[key]?.band;
          return band === undefined ? null : (
            <path
              key={key}
              className={`${styles.band} ${styles[key]}`}
              d={bandPath({ times: band.times, low: inUnit(band.low), high: inUnit(band.high) }, x, y)}
            />
          );
        })}
        {keys.map((key) => {
          const curve = curves[key];
          if (curve === undefined) return null;
          const values = inUnit(curve.values);
          const spans = held.filter(({ column }) => MADE_OF[key].includes(column));
          return (
            <g key={key} data-curve={key}>
              <path className={styles[key]} d={linePath(part(curve, spans, false), values, x, y)} />
              {spans.length === 0 ? null : (
                <path
                  className={`${styles[key]} ${styles.held}`}
                  d={linePath(part(curve, spans, true), values, x, y)}
                />
              )}
            </g>
          );
        })}
      </g>
      <rect className={styles.frame} x={left} y={top} width={right - left} height={bottom - top} />
    </g>
  );
}
