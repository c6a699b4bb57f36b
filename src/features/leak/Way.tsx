/** How a component's share moves along the leaks and top-ups: in the whole charge, in its liquid and in the gas over it. */
import { useState } from 'react';
import { Legend, lineClass } from '../../charts/plot/marks.tsx';
import type { LegendLine } from '../../charts/plot/marks.tsx';
import { roundDomain } from '../../charts/plot/layout.ts';
import type { PlotLayout } from '../../charts/plot/layout.ts';
import { Plot } from '../../charts/plot/Plot.tsx';
import type { Leak } from '../../field/index.ts';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { unitOfSlot } from '../../kit/form/units.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { convert, ticksIn } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { mostMoved, percent } from './words.ts';
import styles from './Leak.module.css';

/** Air beyond the last loss: the last top-up is a line straight up. */
const BEYOND = 1.03;

type Point = readonly [kg: number, percent: number];

/** Of each phase; null where it is not there. */
const PHASES = ['charge', 'liquid', 'vapour'] as const;
type Phase = (typeof PHASES)[number];
const LINES: Readonly<Record<Phase | 'nominal', LegendLine['line']>> = {
  charge: 'curve',
  liquid: 'limit',
  vapour: 'second',
  nominal: 'guide',
};

type Place = Leak['path'][number];
const shareIn = ({ massPercent, liquid, vapour }: Place, phase: Phase, name: string): number | null =>
  ({ charge: massPercent, liquid, vapour })[phase]?.[name] ?? null;

/** Points of a phase, in as many lines as it is there without a break. */
function linesOf(path: Leak['path'], phase: Phase, name: string): readonly (readonly Point[])[] {
  const lines: Point[][] = [[]];
  for (const place of path) {
    const share = shareIn(place, phase, name);
    if (share === null) lines.push([]);
    else lines.at(-1)?.push([place.lost_total, share]);
  }
  return lines.filter((line) => line.length > 1);
}

export function Way({ found }: { readonly found: Leak }) {
  const t = useTranslator();
  const format = useFormatter();
  const [wanted, want] = useState<string | undefined>(undefined);
  const { components, path, nominal } = found;
  const [first] = path;
  const last = path.at(-1);
  if (!first || !last) return null;
  const name = wanted !== undefined && components.includes(wanted) ? wanted : mostMoved(found).name;
  const unit = unitOfSlot(format.units, 'mass') as UnitOf<'mass'>;
  const shown = (kg: number): number => convert('mass', kg, 'kg', unit);
  const back = (value: number): number => convert('mass', value, unit, 'kg');
  const phases = PHASES.map((phase) => ({ phase, lines: linesOf(path, phase, name) })).filter(
    ({ lines }) => lines.length > 0,
  );
  const shares = phases.flatMap(({ lines }) => lines.flatMap((line) => line.map(([, share]) => share)));
  const from = nominal.massPercent[name] ?? 0;
  const pixels = ({ x, y }: PlotLayout, [kg, share]: Point): string =>
    `${x(shown(kg)).toFixed(1)},${y(share).toFixed(1)}`;
  const text = (place: Place, phase: Phase): string => {
    const share = shareIn(place, phase, name);
    return share === null ? t('leak.way.none') : percent(share, t.locale);
  };
  const legend: readonly LegendLine[] = [
    ...phases.map(({ phase }) => ({ key: phase, text: t(`leak.way.${phase}`), line: LINES[phase] })),
    { key: 'nominal', text: t('leak.way.nominal'), line: LINES.nominal },
  ];
  return (
    <section aria-labelledby="leak-way" className={styles.part} data-chart="way">
      <h2 id="leak-way">{t('leak.way.title')}</h2>
      <Segmented
        label={t('leak.way.component')}
        name="way"
        isLabelShown
        value={name}
        choices={components.map((component) => ({ value: component, label: component }))}
        onChange={want}
      />
      <Plot
        x={{
          domain: [0, shown(BEYOND * last.lost_total)],
          title: t('leak.way.x', { unit: format.symbol('mass') }),
          format: ticksIn(t.locale),
        }}
        y={{ domain: roundDomain([...shares, from]), title: t('leak.way.y', { name }), format: ticksIn(t.locale) }}
        label={t('leak.way.label', {
          name,
          from: text(first, 'charge'),
          to: text(last, 'charge'),
          mass: format.full('mass', last.lost_total),
          gas: text(first, 'vapour'),
          gasTo: text(last, 'vapour'),
        })}
        caption={<Legend lines={legend} />}
        inside={(layout) => (
          <>
            <line
              className={lineClass(LINES.nominal)}
              x1={layout.left}
              x2={layout.right}
              y1={layout.y(from)}
              y2={layout.y(from)}
            />
            {phases.map(({ phase, lines }) =>
              lines.map((line, at) => (
                <polyline
                  key={`${phase}${at}`}
                  className={lineClass(LINES[phase])}
                  points={line.map((point) => pixels(layout, point)).join(' ')}
                />
              )),
            )}
          </>
        )}
        readable={{
          translate: (said) => said[t.locale],
          start: [shown(last.lost_total), shareIn(last, 'charge', name) ?? from],
          isCurve: true,
          at(x) {
            const place = path.reduce((nearest, one) =>
              Math.abs(one.lost_total - back(x)) < Math.abs(nearest.lost_total - back(x)) ? one : nearest,
            );
            return {
              at: [shown(place.lost_total), shareIn(place, 'charge', name) ?? from],
              values: [
                { name: t('leak.rounds.lost'), text: format.full('mass', place.lost_total) },
                ...PHASES.map((phase) => ({ name: t(`leak.way.${phase}`), text: text(place, phase) })),
              ],
            };
          },
        }}
      />
    </section>
  );
}
