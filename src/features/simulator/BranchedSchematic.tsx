/** The schematic of a cycle of several stages or circuits, from its nodes and processes: see branched-layout.ts. */
import { useWhole } from '../../kit/island/use-part.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { cycleOf, pointOfNode } from '../../simulation/cycles/index.ts';
import type { SimulationResult, StageFigures } from '../../simulation/types.ts';
import { branchedLayout } from './branched-layout.ts';
import type { Branch, BranchPart } from './branched-layout.ts';
import styles from './Schematic.module.css';
import own from './BranchedSchematic.module.css';
import type { Regime } from './state/form.ts';
import { pageSimulation } from './state/page-simulation.ts';

const { $pointed } = pageSimulation;

function PartDrawing({ part, x, y }: { readonly part: BranchPart; readonly x: number; readonly y: number }) {
  switch (part) {
    case 'compressor':
      return (
        <>
          <circle className={styles.part} cx={x} cy={y} r="15" />
          <path
            className={styles.part}
            d={`M${x - 11} ${y + 10}L${x - 5} ${y - 14}M${x + 11} ${y + 10}L${x + 5} ${y - 14}`}
          />
        </>
      );
    case 'valve':
      return <path className={styles.part} d={`M${x - 9} ${y - 9}h18L${x - 9} ${y + 9}h18Z`} />;
    case 'exchanger':
      return <path className={styles.part} d={`M${x - 14} ${y - 16}h28v32h-28ZM${x} ${y - 16}l-8 8l16 8l-16 8l8 8`} />;
    case 'condenser':
    case 'evaporator':
      return <path className={own.coil} d={`M${x - 24} ${y}q6 -18 12 0q6 18 12 0q6 -18 12 0q6 18 12 0`} />;
  }
}

interface BranchedSchematicProps {
  readonly regime: Regime;
  readonly result: SimulationResult;
  readonly isStale: boolean;
}

export function BranchedSchematic({ regime, result, isStale }: BranchedSchematicProps) {
  const t = useTranslator();
  const format = useFormatter();
  const active = useWhole($pointed)?.point;
  const cycle = cycleOf(result.input);
  const { width, height, nodes, branches, rows } = branchedLayout(result);
  const letters = nodes.map(({ node }) => node.letter);
  const stageOf = ({ process }: Branch): StageFigures | undefined =>
    result.architecture?.stages.find(({ stage }) => stage === process.stage);
  const sideOf = ({ process }: Branch): string | undefined =>
    styles[cycle.nodes.find(({ letter }) => letter === process.to)?.side ?? 'low'];
  return (
    <svg
      translate="no"
      className={own.drawing}
      data-stale={isStale ? '' : undefined}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('simulator.schematic.description', { first: letters[0] ?? '', last: letters.at(-1) ?? '' })}
    >
      {rows.map(({ node, y }) => (
        <text key={node.letter} className={own.row} x="2" y={y + 4}>
          {format.full('pressure', pointOfNode(result, node).P)}
        </text>
      ))}
      {branches.map((branch, index) => (
        <path key={index} className={sideOf(branch)} d={branch.d} />
      ))}
      {branches.map(({ part, x, y }, index) =>
        part === undefined ? null : <PartDrawing key={index} part={part} x={x} y={y} />,
      )}
      {branches.map((branch, index) => {
        const stage = stageOf(branch);
        return stage === undefined ? null : (
          <text key={index} className={own.power} x={branch.x + 19} y={branch.y + 4}>
            {format.full('power', stage.power)}
          </text>
        );
      })}
      {nodes.map(({ node, x, y }) => {
        const { letter } = node;
        const point = pointOfNode(result, node);
        const isActive = active?.regime === regime && active.letter === letter;
        return (
          <g
            key={letter}
            className={isActive ? styles.markActive : styles.mark}
            onPointerEnter={() => $pointed.set({ H: point.H * 1e3, P: point.P * 1e5, point: { regime, letter } })}
            onPointerLeave={() => $pointed.set(undefined)}
          >
            <circle cx={x} cy={y} r="11" />
            <text className={styles.letter} x={x} y={y} dy="0.35em" textAnchor="middle">
              {letter}
            </text>
            <text x={x} y={y + 26} textAnchor="middle">
              {format.full('temperature', point.T)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
