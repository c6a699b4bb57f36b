/** The sweep: a curve for each figure, its values, and what failed. */
import { convert, readSymbol } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import type { SweepPoint } from '../../circuit/line/sweep.ts';
import { formatAtMost } from '../../quantities/number.ts';
import { usePage } from './island.ts';
import { figureName } from './figures.ts';
import { SWEEP_FIGURES, sweepTable } from './sweep-table.ts';
import { LINE, measureOfVariable } from './question.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import { unitShown } from '../../kit/form/writing.ts';
import { Plot } from '../../charts/plot/Plot.tsx';
import { roundDomain } from '../../charts/plot/layout.ts';
import type { Axis, PlotLayout, PlotShape } from '../../charts/plot/layout.ts';
import { tickText } from '../../quantities/figures.ts';
import { lineClass } from '../../charts/plot/marks.tsx';
import picture from '../../charts/plot/picture.module.css';
import { useDeferredValue } from 'react';
import { COLON } from '../../language/signs.ts';
import { RoomyFold } from '../../kit/island/RoomyFold.tsx';
import { useWhole } from '../../kit/island/use-part.ts';
import { API_UNITS } from '../../kit/island/format.ts';
import { useFormatter } from '../../kit/island/context.ts';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import { ScreenTable } from '../../kit/table/ScreenTable.tsx';
import tables from '../../kit/styles/tables.module.css';
import styles from './Sweep.module.css';

type Answered = Extract<SweepPoint, { readonly problem: null }>;
const isAnswered = (point: SweepPoint): point is Answered => point.problem === null;

/** Stretches of neighbours that have an answer: a failed point leaves a gap. */
function runsOf(points: readonly SweepPoint[]): readonly (readonly Answered[])[] {
  const runs: Answered[][] = [[]];
  for (const point of points) {
    if (isAnswered(point)) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** Relative: a figure the point is sized by stays the same but for rounding. */
const SAME = 1e-6;

function isSame(values: readonly number[]): boolean {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return high - low <= SAME * Math.max(Math.abs(low), Math.abs(high));
}

const SHAPE: PlotShape = { ratio: 0.5, least: 170, most: 260 };

export function Sweep() {
  const { answers, t } = usePage();
  const format = useFormatter();
  const { result, status } = useDeferredValue(useWhole(answers.sweep));
  const { points, variable } = result;
  const field = measureOfVariable(variable);
  const unit = unitShown(format.units, field);
  const along = (value: number): number =>
    convert(field.quantity, value, field.unit as UnitOf<typeof field.quantity>, unit as UnitOf<typeof field.quantity>);
  const variableName = t(`line.variables.${variable as 'te'}`);
  const symbol = readSymbol(field.quantity, unit as UnitOf<typeof field.quantity>);
  const valueText = (value: number): string => formatAtMost(along(value), 3, t.locale);
  const answered = points.filter(isAnswered);
  const failed = points.filter((point) => !isAnswered(point));
  // A level line is no news: what stays is said.
  const level = SWEEP_FIGURES.filter(({ key }) => isSame(answered.map(({ [key]: value }) => value)));
  const x: Axis = {
    domain: [along(points[0]?.value ?? 0), along(points.at(-1)?.value ?? 1)].sort((one, other) => one - other) as [
      number,
      number,
    ],
    title: symbol === '' ? variableName : `${variableName} (${symbol})`,
    format: (value) => tickText(value, t.locale),
  };

  return (
    <section
      className={`${panel.panel} ${styles.sweep}`}
      data-stale={status === 'current' ? undefined : ''}
      aria-labelledby="line-sweep"
      data-sweep=""
    >
      <h2 id="line-sweep">{t('line.sweep', { variable: variableName })}</h2>
      {answered.length < 2 ? null : (
        <div className={styles.charts}>
          {SWEEP_FIGURES.filter((one) => !level.includes(one)).map(({ key, figure, quantity }) => {
            const shown = ({ [key]: value }: Answered): number =>
              convert(
                quantity,
                value,
                API_UNITS[quantity] as UnitOf<typeof quantity>,
                unitOfSlot(format.units, quantity) as UnitOf<typeof quantity>,
              );
            const name = figureName(figure, t);
            const unitShown = format.symbol(quantity);
            const y: Axis = {
              domain: roundDomain(answered.map(shown)),
              title: unitShown === '' ? name : `${name} (${unitShown})`,
              format: (value) => tickText(value, t.locale),
            };
            const curves = ({ x: px, y: py }: PlotLayout) =>
              runsOf(points).map((run) => (
                <g key={run[0]?.value}>
                  <path
                    className={lineClass('curve')}
                    d={`M${run.map((point) => `${px(along(point.value)).toFixed(1)} ${py(shown(point)).toFixed(1)}`).join('L')}`}
                  />
                  {run.map((point) => (
                    <circle
                      key={point.value}
                      className={picture.point}
                      cx={px(along(point.value)).toFixed(1)}
                      cy={py(shown(point)).toFixed(1)}
                      r="3"
                    />
                  ))}
                </g>
              ));
            const nearest = (at: number): Answered | undefined =>
              answered.reduce<Answered | undefined>(
                (best, point) =>
                  best && Math.abs(along(best.value) - at) <= Math.abs(along(point.value) - at) ? best : point,
                undefined,
              );
            return (
              <Plot
                key={key}
                x={x}
                y={y}
                shape={SHAPE}
                label={t('line.chart', { figure: name, variable: variableName })}
                inside={curves}
                readable={{
                  translate: (text) => text[t.locale],
                  start: [along(answered[0]?.value ?? 0), shown(answered[0] as Answered)],
                  isCurve: true,
                  at: (at) => {
                    const point = nearest(at);
                    return (
                      point && {
                        at: [along(point.value), shown(point)],
                        values: [
                          {
                            name: variableName,
                            text: symbol === '' ? valueText(point.value) : `${valueText(point.value)}\u202f${symbol}`,
                          },
                          { name, text: format.full(quantity, point[key]) },
                        ],
                      }
                    );
                  },
                }}
              />
            );
          })}
        </div>
      )}
      {answered.length < 2
        ? null
        : level.map(({ key, figure, quantity }) => (
            <p key={key} className={remarks.note} data-level={key}>
              {t('line.level', {
                figure: figureName(figure, t),
                value: format.full(quantity, answered[0]?.[key]),
              })}
            </p>
          ))}
      {failed.length > 0 ? (
        <div className={styles.failed}>
          <p>{t('line.sweepFailed')}</p>
          <ul>
            {failed.map(({ value, problem }) =>
              problem ? (
                <li key={value}>
                  {valueText(value)} {symbol}
                  {COLON[t.locale]}
                  {LINE.problemText(problem, t)}
                </li>
              ) : null,
            )}
          </ul>
        </div>
      ) : null}
      <RoomyFold name="sweep" title={t('line.sweepTable')}>
        <ScreenTable
          table={sweepTable(result, t)}
          label={t('line.sweepTable')}
          className={`${tables.frame} ${styles.frame}`}
        />
      </RoomyFold>
    </section>
  );
}
