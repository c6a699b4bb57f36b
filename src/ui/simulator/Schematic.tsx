import { useWhole } from '../use-part.ts';
import type { Point } from '../../simulation/types.ts';
import type { PointLetter } from '../../stores/simulation/view.ts';
import { useFormatter, useTranslator } from './context.ts';
import styles from './Schematic.module.css';
import { pageSimulation } from '../../stores/simulation/page.ts';

const { $pointed, $shown, $view } = pageSimulation;

const LEFT = 64;
const RIGHT = 356;
const TOP = 78;
const BOTTOM = 352;
const MIDDLE = (TOP + BOTTOM) / 2;
const CENTRE = (LEFT + RIGHT) / 2;

interface Mark {
  readonly letter: PointLetter;
  readonly x: number;
  readonly y: number;
  /** Where the two lines of values stand, from the dot. */
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'end' | 'middle';
}

const MARKS: readonly Mark[] = [
  { letter: 'c', x: RIGHT, y: TOP + 44, dx: -14, dy: 0, anchor: 'end' },
  { letter: 'd', x: LEFT + 42, y: TOP, dx: -6, dy: -34, anchor: 'middle' },
  { letter: 'e', x: LEFT, y: TOP + 64, dx: 14, dy: 0, anchor: 'start' },
  { letter: 'f', x: LEFT, y: BOTTOM - 64, dx: 14, dy: 0, anchor: 'start' },
  { letter: 'g', x: RIGHT - 42, y: BOTTOM, dx: 6, dy: 28, anchor: 'middle' },
  { letter: 'a', x: RIGHT, y: BOTTOM - 44, dx: -14, dy: 0, anchor: 'end' },
];

const KEYS = {
  a: 'a_aspiration',
  b: 'b_refoulement_is',
  c: 'c_refoulement_reel',
  d: 'd_sortie_condenseur',
  e: 'e_entree_detendeur',
  f: 'f_sortie_detendeur',
  g: 'g_sortie_evaporateur',
} as const;

/** A serpentine exchanger between two ends of a horizontal line. */
function Coil({ y, className }: { readonly y: number; readonly className: string | undefined }) {
  const from = CENTRE - 64;
  const turns = Array.from({ length: 8 }, (_, index) => `q8 ${index % 2 === 0 ? -26 : 26} 16 0`).join('');
  return <path className={className} d={`M${from} ${y}${turns}`} />;
}

/** The circuit with its points, powers and flow: the figures of the table where they happen. */
export function Schematic() {
  const t = useTranslator();
  const format = useFormatter();
  const view = useWhole($view);
  const shown = useWhole($shown)[view];
  const active = useWhole($pointed)?.point;
  const result = shown.result;
  const isTranscritical = result?.input.mode_trans === '1';
  const at = (letter: PointLetter): Point | undefined => result?.points[KEYS[letter]];
  const { performance, extra, points } = result ?? {};
  const superheat = points && extra && points.a_aspiration.T - extra.t_dew_evp;
  const subcooling =
    points && extra?.t_bubble_cdr !== undefined && extra.t_bubble_cdr !== null
      ? extra.t_bubble_cdr - points.e_entree_detendeur.T
      : undefined;

  return (
    <section className={styles.box}>
      <h2 className={styles.title}>{t('simulator.schematic.title')}</h2>
      <svg
        className={shown.isStale ? styles.stale : styles.drawing}
        viewBox="0 0 420 430"
        role="img"
        aria-label={t('simulator.schematic.description')}
      >
        <path className={styles.high} d={`M${RIGHT} ${MIDDLE - 30}V${TOP}H${CENTRE + 64}`} />
        <Coil y={TOP} className={styles.high} />
        <path className={styles.liquid} d={`M${CENTRE - 64} ${TOP}H${LEFT}V${MIDDLE - 14}`} />
        <path className={styles.low} d={`M${LEFT} ${MIDDLE + 14}V${BOTTOM}H${CENTRE - 64}`} />
        <Coil y={BOTTOM} className={styles.low} />
        <path className={styles.low} d={`M${CENTRE + 64} ${BOTTOM}H${RIGHT}V${MIDDLE + 30}`} />
        <circle className={styles.part} cx={RIGHT} cy={MIDDLE} r="30" />
        <path
          className={styles.part}
          d={`M${RIGHT - 22} ${MIDDLE + 20}L${RIGHT - 11} ${MIDDLE - 28}M${RIGHT + 22} ${MIDDLE + 20}L${RIGHT + 11} ${MIDDLE - 28}`}
        />
        <path className={styles.part} d={`M${LEFT - 13} ${MIDDLE - 14}h26L${LEFT - 13} ${MIDDLE + 14}h26Z`} />

        <g className={styles.names} textAnchor="middle">
          <text x={CENTRE} y={TOP - 28}>
            {t(isTranscritical ? 'simulator.schematic.gasCooler' : 'simulator.schematic.condenser')}
          </text>
          <text className={styles.power} x={CENTRE} y={TOP + 32}>
            {format.full('power', performance?.power_heat)}
          </text>
          <text x={CENTRE} y={BOTTOM + 36}>
            {t('simulator.schematic.evaporator')}
          </text>
          <text className={styles.power} x={CENTRE} y={BOTTOM - 22}>
            {format.full('power', performance?.power_cold)}
          </text>
          <text x={RIGHT - 42} y={MIDDLE - 3} textAnchor="end">
            {t('simulator.schematic.compressor')}
          </text>
          <text className={styles.power} x={RIGHT - 42} y={MIDDLE + 16} textAnchor="end">
            {format.full('power', performance?.power_compressor)}
          </text>
          <text x={LEFT + 26} y={MIDDLE - 3} textAnchor="start">
            {t('simulator.schematic.valve')}
          </text>
          <text className={styles.flow} x={LEFT + 26} y={MIDDLE + 16} textAnchor="start">
            {format.full('massFlow', performance?.mass_flow_s)}
          </text>
        </g>
        <g className={styles.notes}>
          <text x={LEFT - 4} y={BOTTOM + 62} textAnchor="start">
            {t('simulator.schematic.flash', { value: format.full('quality', extra?.x_f) })}
          </text>
          <text x={RIGHT + 4} y={BOTTOM + 62} textAnchor="end">
            {t('simulator.schematic.superheat', { value: format.full('temperatureDifference', superheat) })}
          </text>
          {subcooling === undefined ? null : (
            <text x={RIGHT + 4} y={TOP - 56} textAnchor="end">
              {t('simulator.schematic.subcooling', { value: format.full('temperatureDifference', subcooling) })}
            </text>
          )}
        </g>
        {MARKS.map(({ letter, x, y, dx, dy, anchor }) => {
          const point = at(letter);
          const isActive = active?.regime === view && active.letter === letter;
          return (
            <g
              key={letter}
              className={isActive ? styles.markActive : styles.mark}
              onPointerEnter={() =>
                $pointed.set(point && { H: point.H * 1e3, P: point.P * 1e5, point: { regime: view, letter } })
              }
              onPointerLeave={() => $pointed.set(undefined)}
            >
              <circle cx={x} cy={y} r="9" />
              <text className={styles.letter} x={x} y={y} dy="0.35em" textAnchor="middle">
                {letter}
              </text>
              <text x={x + dx} y={y + dy} textAnchor={anchor} dy="-0.1em">
                {format.full('temperature', point?.T)}
              </text>
              <text className={styles.second} x={x + dx} y={y + dy} textAnchor={anchor} dy="1.1em">
                {format.full('pressure', point?.P)}
              </text>
            </g>
          );
        })}
      </svg>
    </section>
  );
}
