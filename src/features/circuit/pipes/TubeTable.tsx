/** The recommended tube between its neighbours: what each costs in both regimes. */
import type { ReactNode } from 'react';
import { mostLoss, STEEP } from '../../../circuit/pipes/practice.ts';
import type { Pipes, TubeFigures } from '../../../circuit/pipes/index.ts';
import type { Line } from '../../../circuit/line-names.ts';
import type { Part } from '../state/part.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { lineFigure, lineSymbol, tubeText } from '../line-figures.ts';
import type { LineQuantity } from '../line-figures.ts';
import { Explained } from '../simulator/explained/Explained.tsx';
import { useLimits } from './use-limits.ts';
import marks from '../../../kit/styles/marks.module.css';
import tables from '../../../kit/styles/tables.module.css';
import styles from './Pipes.module.css';

const SIZES = ['lower', 'recommended', 'upper'] as const;

interface Row {
  readonly key: 'speed' | 'dp' | 'dt' | 'total';
  readonly quantity: LineQuantity;
  /** Above it there is something to be said against the tube. */
  readonly most?: number | undefined;
}

interface Props {
  readonly line: Line;
  readonly part: Part<'pipes'>;
  readonly figures: Pipes['lines'][Line];
}

export function TubeTable({ line, part, figures }: Props) {
  const t = useTranslator();
  const format = useFormatter();
  const { fastest, te } = useLimits(line, part, figures);
  const rows: readonly Row[] = [
    { key: 'speed', quantity: 'speed', most: fastest },
    { key: 'dp', quantity: 'pressureGradient', most: STEEP },
    { key: 'dt', quantity: 'temperatureDifference', most: mostLoss(line, te) },
    { key: 'total', quantity: 'pressureDifference' },
  ];
  const over = <abbr title={t('circuitPages.pipes.over')}>▲</abbr>;
  const valueText = (
    value: number | null,
    quantity: LineQuantity,
    most: number | undefined,
    className: string | undefined,
  ): ReactNode => {
    const isOver = most !== undefined && value !== null && value > most * (1 + 1e-9);
    return (
      <span className={className} data-over={isOver ? true : undefined}>
        {isOver ? over : null}
        {lineFigure(quantity, value, format)}
      </span>
    );
  };
  const tubes = SIZES.flatMap((size) => (figures[size] ? [[size, figures[size]] as const] : []));
  const isHeld = figures.broken.length === 0;
  return (
    <table className={`${tables.table} ${tables.ruled} ${styles.table}`}>
      <caption className="sr-only">{t(`circuitPages.pipes.lines.${line}`)}</caption>
      <thead>
        <tr>
          <td />
          {tubes.map(([size, tube]) => (
            <th key={size} scope="col" data-size={size}>
              <small>{t(`circuitPages.pipes.sizes.${size === 'recommended' && !isHeld ? 'nearest' : size}`)}</small>
              {tubeText(tube, t.locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, quantity, most }) => (
          <tr key={key} data-row={key}>
            <th scope="row">
              <Explained of={`pipes.${key}`}>{t(`circuitPages.pipes.rows.${key}`)}</Explained>
              <small>{lineSymbol(quantity, format)}</small>
            </th>
            {tubes.map(([size, tube]) => (
              <td key={size} data-size={size}>
                {valueText(tube[`${key}_permanent`], quantity, most, styles.permanent)}
                {hasTransient(tube) ? valueText(tube[`${key}_transient`], quantity, most, marks.below) : null}
              </td>
            ))}
          </tr>
        ))}
        <tr data-row="pressure">
          <th scope="row">
            <Explained of="pipes.pressure">{t('circuitPages.pipes.rows.pressure')}</Explained>
            <small>{format.symbol('gaugePressure')}</small>
          </th>
          {tubes.map(([size, tube]) => (
            <td key={size} data-size={size}>
              <span className={styles.permanent} data-over={tube.broken.includes('pressure') ? true : undefined}>
                {tube.broken.includes('pressure') ? over : null}
                {format.number('gaugePressure', tube.p_adm)}
              </span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const hasTransient = ({ speed_transient }: TubeFigures): boolean => speed_transient !== null;
