/** The schematic of a cycle of several stages or circuits: its drawing laid by hand, with the figures of a result. */
import { useWhole } from '../../../kit/island/use-part.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { planOf } from '../../../charts/circuit/index.ts';
import { figuresAt, PLAN_WIDTH, shapeOf } from '../../../charts/circuit/plan.ts';
import type { Organ } from '../../../charts/circuit/plan.ts';
import { cycleOf, pointOfNode } from '../../../simulation/cycles/index.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import styles from './Schematic.module.css';
import own from './BranchedSchematic.module.css';
import type { Regime } from './state/form.ts';
import { useSimulation } from './use-simulation.ts';

interface BranchedSchematicProps {
  readonly regime: Regime;
  readonly result: SimulationResult;
  readonly isStale: boolean;
}

export function BranchedSchematic({ regime, result, isStale }: BranchedSchematicProps) {
  const { $pointed } = useSimulation();
  const t = useTranslator();
  const format = useFormatter();
  const active = useWhole($pointed)?.point;
  const { input } = result;
  const cycle = cycleOf(input);
  const plan = planOf(cycle.id, cycle.variants && input[cycle.variants.by]);
  if (!plan) return null;
  const nodes = cycle.nodes.filter(({ letter }) => letter in plan.points);
  const sideOf = (letter: string | undefined): string | undefined =>
    styles[nodes.find((node) => node.letter === letter)?.side ?? 'low'];
  /** What comes to a valve or drives an ejector is liquid, but above the critical pressure. */
  const isLiquid = (way: string): boolean =>
    input.mode_trans !== '1' &&
    cycle.processes.some(
      ({ from, to, kind }) => (kind === 'expansion' || kind === 'ejection') && `${from}>${to}` === way,
    );
  const nameOf = ({ name, gasName }: Organ): string | undefined =>
    (input.mode_trans === '1' ? gasName : undefined)?.[t.locale] ?? name?.[t.locale];
  const powerOf = ({ of: [way] }: Organ): number | undefined => {
    const process = cycle.processes.find(({ from, to, stage }) => stage !== undefined && `${from}>${to}` === way);
    return result.architecture?.stages.find(({ stage }) => stage === process?.stage)?.power;
  };
  return (
    <svg
      translate="no"
      className={own.drawing}
      data-stale={isStale ? '' : undefined}
      viewBox={`0 0 ${PLAN_WIDTH} ${plan.height}`}
      role="img"
      aria-label={t('simulator.schematic.description', {
        first: nodes[0]?.letter ?? '',
        last: nodes.at(-1)?.letter ?? '',
      })}
    >
      {plan.organs.map((organ, index) =>
        organ.kind === 'vessel' ? <path key={index} className={styles.part} d={shapeOf(organ)} /> : null,
      )}
      {Object.entries(plan.ways).map(([way, [before, after]]) => {
        const [from, to] = way.split('>');
        const isLit = active?.regime === regime && active.letter === to;
        return (
          <g key={way} className={isLit ? own.lit : undefined} data-way={way}>
            <path
              className={after !== undefined && isLiquid(way) ? styles.liquid : sideOf(after === undefined ? to : from)}
              d={before}
            />
            {after === undefined ? null : <path className={sideOf(to)} d={after} />}
          </g>
        );
      })}
      {plan.organs.map((organ, index) => {
        const { at, named = at, power } = organ;
        const name = nameOf(organ);
        const figure = power && powerOf(organ);
        return (
          <g key={index}>
            {organ.kind === 'vessel' ? null : <path className={styles.part} d={shapeOf(organ)} />}
            {name === undefined ? null : (
              <text
                className={own.name}
                x={named[0]}
                y={named[1] + (named === at ? 4 : 0)}
                textAnchor={named === at ? 'middle' : 'start'}
              >
                {name}
              </text>
            )}
            {power && figure !== undefined ? (
              <text className={own.power} x={power[0]} y={power[1]}>
                {format.full('power', figure)}
              </text>
            ) : null}
          </g>
        );
      })}
      {nodes.map((node) => {
        const { letter } = node;
        const placed = plan.points[letter];
        if (!placed) return null;
        const [x, y, , pressure] = placed;
        const at = figuresAt(placed);
        const point = pointOfNode(result, node);
        const isActive = active?.regime === regime && active.letter === letter;
        return (
          <g
            key={letter}
            className={isActive ? styles.markActive : styles.mark}
            onPointerEnter={() => $pointed.set({ H: point.H * 1e3, P: point.P * 1e5, point: { regime, letter } })}
            onPointerLeave={() => $pointed.set(undefined)}
          >
            <circle cx={x} cy={y} r="10" />
            <text className={styles.letter} x={x} y={y} dy="0.35em" textAnchor="middle">
              {letter}
            </text>
            <text x={at.x} y={at.y} textAnchor={at.anchor}>
              {format.full('temperature', point.T)}
            </text>
            {pressure ? (
              <text className={styles.second} x={at.x} y={at.y + 14} textAnchor={at.anchor}>
                {format.full('pressure', point.P)}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
