import { useWhole } from '../../../kit/island/use-part.ts';
import { cycleOf, nodeWords, pointOfNode } from '../../../simulation/cycles/index.ts';
import type { Point, SimulationResult } from '../../../simulation/types.ts';
import type { Regime } from './state/form.ts';
import { useRegimes } from './regimes.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { POINT_FIGURES } from '../../../simulation/figures.ts';
import { Explained } from './explained/Explained.tsx';
import tables from '../../../kit/styles/tables.module.css';
import styles from './PointsTable.module.css';
import { useSimulation } from './use-simulation.ts';

interface PointsTableProps {
  readonly regime: Regime;
  readonly result: SimulationResult | undefined;
  readonly isStale: boolean;
}

/** The points of a regime; a row under the pointer or the focus lights its point up in the diagram, and back. */
export function PointsTable({ regime, result, isStale }: PointsTableProps) {
  const { $pointed } = useSimulation();
  const t = useTranslator();
  const format = useFormatter();
  const pointed = useWhole($pointed)?.point;
  const isDouble = useRegimes().length > 1;
  const name = t(isDouble ? `simulator.regimes.${regime}Long` : 'simulator.points.title');

  const point = (letter: string, at: Point | undefined): void =>
    $pointed.set(at && { H: at.H * 1e3, P: at.P * 1e5, point: { regime, letter } });
  const leave = (): void => $pointed.set(undefined);

  return (
    <div className={tables.scroller} data-points={regime}>
      <table className={`${tables.table} ${tables.ruled} ${styles.table}`} data-stale={isStale ? '' : undefined}>
        <caption className={isDouble ? (regime === 'transient' ? styles.dashed : styles.solid) : undefined}>
          {name}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('simulator.points.point')}</th>
            {POINT_FIGURES.map(({ key, symbol, quantity }) => (
              <th key={key} scope="col">
                <Explained of={`point.${key}`}>
                  <abbr title={t(`simulator.points.${key}`)}>{symbol}</abbr>
                </Explained>
                <small>{format.symbol(quantity)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody onPointerLeave={leave}>
          {cycleOf(result?.input).nodes.map((node) => {
            const { letter, side } = node;
            const at = result && pointOfNode(result, node);
            const isActive = pointed?.regime === regime && pointed.letter === letter;
            return (
              <tr
                key={letter}
                className={isActive ? styles.active : undefined}
                data-point={letter}
                onPointerEnter={() => point(letter, at)}
              >
                <th scope="row">
                  <button
                    type="button"
                    onFocus={() => point(letter, at)}
                    onBlur={leave}
                    onClick={() => point(letter, at)}
                  >
                    <b className={styles[`side-${side}`]}>{letter}</b>
                    <span>{nodeWords(node, result?.input, t.locale, t)}</span>
                  </button>
                </th>
                {POINT_FIGURES.map((column) => (
                  <td key={column.key} data-value={column.key}>
                    {format.cell(column.quantity, at?.[column.key])}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
