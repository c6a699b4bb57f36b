/** The long scale: it slides under a fixed hairline, as the tongue of a slide rule does under its cursor. */
import { useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { scaleEnds, scalePressure, scaleTemperature, withinScale } from '../../circuit/ruler/scale-places.ts';
import { useSize } from '../../charts/plot/use-size.ts';
import { tickText } from '../../quantities/index.ts';
import type { Side } from './state/fields.ts';
import { scaleOfSide } from './state/units.ts';
import type { RulerShown } from './state/answer.ts';
import { textAt } from '../../kit/form/fields.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { useFigures, useFluid, useRuler, useUnits, withReference } from './context.ts';
import { isWhole, ticksBetween } from './ticks.ts';
import command from '../../kit/styles/command.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Scale.module.css';

const INITIAL = { width: 640, height: 132 };
/** px that a factor e of pressure takes on the narrowest and on the widest screen: some 28 and 60 K in sight. */
const SPREAD = { least: 300, most: 520, ofWidth: 0.85 } as const;
const FINE_FACTOR = 10;
/** A tap moves no further than a finger trembles, px. */
const TREMBLE = 5;
const ROW = { name: 14, tick: 6, namedTick: 11 } as const;

interface Row {
  readonly side: Side;
  /** px */
  readonly top: number;
  readonly height: number;
  /** The graduations hang from the upper edge, or stand on the lower. */
  readonly isHanging: boolean;
}

const ROWS: Readonly<Record<'blend' | 'pure', readonly Row[]>> = {
  blend: [
    { side: 'dew', top: 0, height: 44, isHanging: false },
    { side: 'pressure', top: 44, height: 44, isHanging: false },
    { side: 'bubble', top: 88, height: 44, isHanging: true },
  ],
  pure: [
    { side: 'dew', top: 0, height: 66, isHanging: false },
    { side: 'pressure', top: 66, height: 66, isHanging: true },
  ],
};
const HEIGHT = 132;

/** K: a glide below this is none on a thermometer. */
export const NO_GLIDE_K = 0.05;

/** Whether bubble and dew part at the pressure shown; of a fluid without an answer, halfway along its scale. */
export function isGliding({
  scale: { dew, bubble, name },
  answer: { fluid, saturation },
  isStale,
}: RulerShown): boolean {
  const middle = dew.length >> 1;
  const glide = isStale && fluid !== name ? (dew[middle] ?? 0) - (bubble[middle] ?? 0) : saturation.glide;
  return glide > NO_GLIDE_K;
}

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

export function Scale({ label }: { readonly label: string }) {
  const { ruler, t } = useRuler();
  const figures = useFigures();
  const units = useUnits();
  const scale = usePart(ruler.$shown, (shown) => shown.scale);
  const answer = usePart(ruler.$shown, (shown) => shown.answer);
  const above = usePart(ruler.$shown, (shown) => shown.above?.pressure);
  const fluid = useFluid(ruler);
  const isStale = usePart(ruler.$shown, (shown) => shown.isStale);
  const side = usePart(ruler.form.$content, ({ texts }) => textAt(texts, 'side') as Side);
  const [svg, { width }] = useSize<SVGSVGElement>(INITIAL);
  const [isFine, setIsFine] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const held = useRef<{ x: number; ln: number; start: number; side: Side } | undefined>(undefined);
  const clip = useId();
  const keys = useId();

  const { saturation } = answer;
  const p = withinScale(scale, above ?? saturation.P);
  const spread = Math.min(SPREAD.most, Math.max(SPREAD.least, width * SPREAD.ofWidth)) * (isFine ? FINE_FACTOR : 1);
  const middle = width / 2;
  const isBlend = usePart(ruler.$shown, isGliding);
  const rows = ROWS[isBlend ? 'blend' : 'pure'];
  const [lowest, highest] = scaleEnds(scale);

  const drawn = useMemo(() => {
    const x = (pressure: number): number => middle + spread * Math.log(pressure / p);
    const [low, high] = [
      withinScale(scale, p * Math.exp(-middle / spread)),
      withinScale(scale, p * Math.exp(middle / spread)),
    ];
    const nameRoom = width < 480 ? 38 : 46;
    return rows.map((row) => {
      const { side: of } = row;
      const showing = scaleOfSide(of, units);
      const toPressure = (shown: number): number => {
        const value = showing.toDoor(shown);
        return of === 'pressure' ? withinOrNone(value, lowest, highest) : scalePressure(scale, of, value);
      };
      const shownAt = (pressure: number): number =>
        showing.fromDoor(of === 'pressure' ? pressure : scaleTemperature(scale, of, pressure));
      return {
        ...row,
        ticks: ticksBetween(shownAt(low), shownAt(high), (value) => x(toPressure(value)), {
          finest: of === 'pressure' ? 0.01 : 0.1,
          nameRoom,
        }),
      };
    });
  }, [scale, p, spread, middle, width, rows, units, lowest, highest]);

  /** Puts the ruler at a pressure, by the side that is held: on its own graduations. */
  const put = (pressure: number, of: Side, isPrecise: boolean): void => {
    const at = withinScale(scale, pressure);
    if (of === 'pressure') {
      ruler.drag(of, at);
      return;
    }
    const value = scaleTemperature(scale, of, at);
    const step = isPrecise ? 0.01 : 0.1;
    const [coldest, warmest] = [scaleTemperature(scale, of, lowest), scaleTemperature(scale, of, highest)];
    const onStep = Math.round(value / step) * step;
    ruler.drag(of, Math.min(warmest, Math.max(coldest, onStep)));
  };

  const rowAt = (event: PointerEvent<SVGSVGElement>): Side => {
    const y = event.clientY - event.currentTarget.getBoundingClientRect().top;
    return rows.find(({ top, height }) => y < top + height)?.side ?? 'pressure';
  };
  const onPointerDown = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, start: event.clientX, ln: Math.log(p), side: rowAt(event) };
    setIsHeld(true);
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>): void => {
    const hand = held.current;
    if (!hand) return;
    const by = (hand.x - event.clientX) / spread / (event.shiftKey ? FINE_FACTOR : 1);
    hand.x = event.clientX;
    // What the hand has moved is kept unrounded: small steps add up.
    hand.ln = Math.log(withinScale(scale, Math.exp(hand.ln + by)));
    if (Math.abs(event.clientX - hand.start) >= TREMBLE) put(Math.exp(hand.ln), hand.side, isFine || event.shiftKey);
  };
  const letGo = (): void => {
    held.current = undefined;
    setIsHeld(false);
  };
  const onPointerUp = (event: PointerEvent<SVGSVGElement>): void => {
    const hand = held.current;
    letGo();
    // A tap brings what is there under the hairline.
    if (!hand || Math.abs(event.clientX - hand.start) >= TREMBLE) return;
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    put(p * Math.exp((x - middle) / spread), hand.side, isFine);
  };
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = KEY_STEPS[event.key];
    if (steps !== undefined) ruler.step(side, event.shiftKey ? Math.sign(steps) * 10 : steps);
    else if (event.key === 'Home') put(lowest, side, false);
    else if (event.key === 'End') put(highest, side, false);
    else return;
    event.preventDefault();
  };

  const known = answer.fluid === fluid ? saturation : undefined;
  const valueText = t('ruler.scale.value', {
    pressure: figures.fullPressure(known?.P),
    dew: figures.full('temperature', known?.t_dew),
    bubble: figures.full('temperature', known?.t_bubble),
  });
  const shownNow = side === 'pressure' ? saturation.P : side === 'dew' ? saturation.t_dew : saturation.t_bubble;
  const ends =
    side === 'pressure' ? [lowest, highest] : [lowest, highest].map((end) => scaleTemperature(scale, side, end));

  return (
    <div className={styles.frame}>
      <svg
        translate="no"
        ref={svg}
        className={`${styles.scale} ${isHeld ? styles.held : ''} ${isStale ? styles.stale : ''}`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={ends[0]}
        aria-valuemax={ends[1]}
        aria-valuenow={shownNow}
        aria-valuetext={valueText}
        aria-describedby={keys}
        data-scale=""
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={letGo}
        onKeyDown={onKeyDown}
      >
        <clipPath id={clip}>
          <rect width={width} height={HEIGHT} rx="6" />
        </clipPath>
        <g clipPath={`url(#${clip})`} aria-hidden="true">
          {drawn.map(({ side: of, top, height, isHanging, ticks }) => {
            const edge = isHanging ? top : top + height;
            const away = isHanging ? 1 : -1;
            return (
              <g key={of} className={`${styles[of]} ${of === side ? styles.leading : ''}`}>
                <rect className={styles.ground} x="0" y={top} width={width} height={height} />
                <path
                  className={styles.ticks}
                  d={ticks
                    .map(
                      ({ at, isNamed }) => `M${at.toFixed(1)} ${edge}v${away * (isNamed ? ROW.namedTick : ROW.tick)}`,
                    )
                    .join('')}
                />
                {ticks
                  .filter(({ isNamed }) => isNamed)
                  .map(({ value, at }) => ({ value, at, name: tickText(value, t.locale) }))
                  .filter(({ name, at }) => isWhole(name, at, width))
                  .map(({ value, at, name }) => (
                    <text
                      key={value}
                      x={at.toFixed(1)}
                      y={edge + away * (ROW.namedTick + ROW.name / 2 + 2)}
                      dy="0.35em"
                    >
                      {name}
                    </text>
                  ))}
              </g>
            );
          })}
          <path className={styles.hairline} d={`M${middle} 0V${HEIGHT}`} />
        </g>
        <g aria-hidden="true">
          {drawn.map(({ side: of, top, height, isHanging }) => (
            <text
              key={of}
              className={`${styles.rowName} ${styles[of]}`}
              x="8"
              y={isHanging ? top + height - 9 : top + 11}
              dy="0.35em"
            >
              {t(of === 'dew' && !isBlend ? 'ruler.sides.both' : `ruler.sides.${of}`)}{' '}
              {of === 'pressure' ? withReference(figures.symbol(of), figures.units, t) : figures.symbol('temperature')}
            </text>
          ))}
        </g>
      </svg>
      <div className={styles.under}>
        <span className={remarks.fine} aria-hidden="true">
          {t('ruler.scale.hint')}
        </span>
        <button
          type="button"
          className={`${command.quiet} ${styles.fine}`}
          aria-pressed={isFine}
          onClick={() => setIsFine(!isFine)}
          data-fine=""
        >
          {t('ruler.scale.fine')}
        </button>
      </div>
      <span id={keys} hidden>
        {t('ruler.scale.keys')}
      </span>
    </div>
  );
}

const withinOrNone = (value: number, low: number, high: number): number =>
  value >= low * (1 - 1e-9) && value <= high * (1 + 1e-9) ? value : Number.NaN;
