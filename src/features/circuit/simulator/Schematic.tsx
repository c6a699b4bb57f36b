import { memo, useDeferredValue, useMemo } from 'react';
import { useWhole } from '../../../kit/island/use-part.ts';
import { cycleOf, isOneRound, pointOf, pointOfNode } from '../../../simulation/cycles/index.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { BranchedSchematic } from './BranchedSchematic.tsx';
import { schematicLayout } from './schematic-layout.ts';
import type { Part } from './schematic-layout.ts';
import type { NodeRole } from '../../../simulation/cycles/index.ts';
import styles from './Schematic.module.css';
import type { Regime } from './state/form.ts';
import type { ShownRegime } from './state/results.ts';
import { useSimulation } from './use-simulation.ts';

const Branched = memo(BranchedSchematic);
const Loop = memo(OneLoop);

/** A serpentine exchanger between two ends of a horizontal line. */
function Coil({
  centre,
  y,
  className,
}: {
  readonly centre: number;
  readonly y: number;
  readonly className: string | undefined;
}) {
  const from = centre - 64;
  const turns = Array.from({ length: 8 }, (_, index) => `q8 ${index % 2 === 0 ? -26 : 26} 16 0`).join('');
  return <path className={className} d={`M${from} ${y}${turns}`} />;
}

/** What stands on a pipe. */
function PartDrawing({ kind, x, y }: Omit<Part, 'to'>) {
  switch (kind) {
    case 'compressor':
      return (
        <>
          <circle className={styles.part} cx={x} cy={y} r="30" />
          <path
            className={styles.part}
            d={`M${x - 22} ${y + 20}L${x - 11} ${y - 28}M${x + 22} ${y + 20}L${x + 11} ${y - 28}`}
          />
        </>
      );
    case 'valve':
      return <path className={styles.part} d={`M${x - 13} ${y - 14}h26L${x - 13} ${y + 14}h26Z`} />;
    case 'exchanger':
      return <path className={styles.part} d={`M${x - 14} ${y - 16}h28v32h-28ZM${x} ${y - 16}l-8 8l16 8l-16 8l8 8`} />;
  }
}

/** The circuit of a regime, else of the one looked at. */
export function Schematic({ regime }: { readonly regime?: Regime }) {
  const { $shown, $view } = useSimulation();
  const t = useTranslator();
  const looked = useWhole($view);
  const view = regime ?? looked;
  // A keystroke shows its figures first; the drawing follows.
  const shown = useDeferredValue(useWhole($shown))[view];
  const { result, isStale } = shown;
  if (result === undefined || isOneRound(cycleOf(result.input))) {
    return <Loop view={view} shown={shown} {...(regime && { regime })} />;
  }
  return (
    <section className={styles.box} data-schematic="">
      <h2 className={styles.title}>
        {t('simulator.schematic.title')}
        {regime ? ` · ${t(`simulator.regimes.${regime}`)}` : null}
      </h2>
      <Branched regime={view} result={result} isStale={isStale} />
    </section>
  );
}

/** The circuit with its points, powers and flow: the figures of the table where they happen. */
function OneLoop({
  regime,
  view,
  shown,
}: {
  readonly regime?: Regime;
  readonly view: Regime;
  readonly shown: ShownRegime;
}) {
  const { $pointed } = useSimulation();
  const t = useTranslator();
  const format = useFormatter();
  const active = useWhole($pointed)?.point;
  const result = shown.result;
  const isTranscritical = result?.input.mode_trans === '1';
  const cycle = cycleOf(result?.input);
  const { left, right, centre, top, bottom, marks, parts, pipes } = useMemo(() => schematicLayout(cycle), [cycle]);
  const letters = cycle.nodes.map(({ letter }) => letter).sort();
  const partsOf = (kind: Part['kind']): readonly Part[] => parts.filter((part) => part.kind === kind);
  const [warm, cool] = partsOf('exchanger');
  /** What leads to the point that is shown is drawn stronger. */
  const isShown = (letter: string | undefined): boolean =>
    active !== undefined && active.regime === view && active.letter === letter;
  const litIf = (role: NodeRole, look: string | undefined): string | undefined =>
    isShown(cycle.nodes.find((node) => node.role === role)?.letter) ? `${look} ${styles.lit}` : look;
  const { performance, extra } = result ?? {};
  const superheat = result && pointOf(result, 'suction').T - result.extra.t_dew_evp;
  const bubble = result?.extra.t_bubble_cdr ?? undefined;
  const subcooling = result && bubble !== undefined ? bubble - pointOf(result, 'valveInlet').T : undefined;

  return (
    <section className={styles.box} data-schematic="">
      <h2 className={styles.title}>
        {t('simulator.schematic.title')}
        {regime ? ` · ${t(`simulator.regimes.${regime}`)}` : null}
      </h2>
      <svg
        translate="no"
        className={styles.drawing}
        data-stale={shown.isStale ? '' : undefined}
        viewBox={`0 0 420 ${bottom + 78}`}
        role="img"
        aria-label={t('simulator.schematic.description', { first: letters[0] ?? '', last: letters.at(-1) ?? '' })}
      >
        <Coil centre={centre} y={top} className={litIf('rejectionOutlet', styles.high)} />
        <Coil centre={centre} y={bottom} className={litIf('evaporatorOutlet', styles.low)} />
        {pipes.map(({ side, d }) => (
          <path key={d} className={styles[side]} d={d} />
        ))}
        {warm && cool ? <path className={styles.exchange} d={`M${warm.x} ${warm.y}L${cool.x} ${cool.y}`} /> : null}
        {parts.map((part) => (
          <g key={`${part.x}-${part.y}`} className={isShown(part.to) ? styles.lit : undefined}>
            <PartDrawing {...part} />
          </g>
        ))}

        <g className={styles.names} textAnchor="middle">
          <text x={centre} y={top - 28}>
            {t(isTranscritical ? 'simulator.schematic.gasCooler' : 'simulator.schematic.condenser')}
          </text>
          <text className={styles.power} x={centre} y={top + 32}>
            {format.full('power', performance?.power_heat)}
          </text>
          <text x={centre} y={bottom + 36}>
            {t('simulator.schematic.evaporator')}
          </text>
          <text className={styles.power} x={centre} y={bottom - 22}>
            {format.full('power', performance?.power_cold)}
          </text>
          {partsOf('compressor').map(({ x, y }) => (
            <g key={y} textAnchor="end">
              <text x={x - 42} y={y - 3}>
                {t('simulator.schematic.compressor')}
              </text>
              <text className={styles.power} x={x - 42} y={y + 16}>
                {format.full('power', performance?.power_compressor)}
              </text>
            </g>
          ))}
          {partsOf('valve').map(({ x, y }) => (
            <g key={y} textAnchor="start">
              <text x={x + 26} y={y - 3}>
                {t('simulator.schematic.valve')}
              </text>
              <text className={styles.flow} x={x + 26} y={y + 16}>
                {format.full('massFlow', performance?.mass_flow_s)}
              </text>
            </g>
          ))}
          {warm && cool ? (
            <g className={styles.halo}>
              <text x={centre} y={(warm.y + cool.y) / 2 - 3}>
                {t('simulator.schematic.exchanger')}
              </text>
              <text className={styles.power} x={centre} y={(warm.y + cool.y) / 2 + 16}>
                {format.full('power', extra?.power_ihx)}
              </text>
            </g>
          ) : null}
        </g>
        <g className={styles.notes}>
          <text x={left - 4} y={bottom + 62} textAnchor="start">
            {t('simulator.schematic.flash', { value: format.full('quality', extra?.x_f) })}
          </text>
          <text x={right + 4} y={bottom + 62} textAnchor="end">
            {t('simulator.schematic.superheat', { value: format.full('temperatureDifference', superheat) })}
          </text>
          {subcooling === undefined ? null : (
            <text x={right + 4} y={top - 56} textAnchor="end">
              {t('simulator.schematic.subcooling', { value: format.full('temperatureDifference', subcooling) })}
            </text>
          )}
        </g>
        {marks.map(({ node, x, y, dx, dy, anchor }) => {
          const { letter } = node;
          const point = result && pointOfNode(result, node);
          const isActive = isShown(letter);
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
