import type { Locale } from '../../language/index.ts';
import { useMemo, useState } from 'react';
import { contours, valueOnGrid } from '../../charts/plot/contours.ts';
import { placeLabels, textWidth } from '../../charts/plot/labels.ts';
import type { PlotLayout } from '../../charts/plot/layout.ts';
import { linePath } from '../../charts/plot/path.ts';
import picture from '../../charts/plot/picture.module.css';
import { Plot } from '../../charts/plot/Plot.tsx';
import { linearTicks } from '../../charts/plot/scale.ts';
import type { CompressorMap } from '../../circuit/compressor/map.ts';
import { formatAtMost, withUnit } from '../../quantities/number.ts';
import { PREVIEW_POINTS } from '../../circuit/compressor/preview-points.ts';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { RoomyFold } from '../../kit/island/RoomyFold.tsx';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { usePage } from './island.ts';
import { pairText, symbolOf, written } from './figures.ts';
import type { Kind } from './figures.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import { useFormatter } from '../../kit/island/context.ts';
import type { Formatter } from '../../kit/island/format.ts';
import { NotedAxes } from '../../kit/island/NotedAxes.tsx';
import { convert } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Results.module.css';

const SHOWN = ['capacity', 'power', 'eer', 'eta_is', 'eta_v'] as const;
type Shown = (typeof SHOWN)[number];
const KINDS: Readonly<Record<Shown, Kind>> = {
  capacity: { quantity: 'power', decimals: 2 },
  power: { quantity: 'power', decimals: 2 },
  eer: { decimals: 2 },
  eta_is: { decimals: 3 },
  eta_v: { decimals: 3 },
};
const SHORT = { capacity: 'Q₀', power: 'P', eer: 'EER', eta_is: 'ηis', eta_v: 'ηv' } as const;
const LINES = 9;
const SMALL = 0.9;

const valuesOf = ({ rows }: CompressorMap, key: Shown) => rows.map((row) => row.map((cell) => cell?.[key] ?? null));

/** The same in the reader's unit, so that the lines are round in it. */
const shownValues = (map: CompressorMap, key: Shown, { units }: Formatter) => {
  const { quantity } = KINDS[key];
  const unit = quantity && (unitOfSlot(units, quantity) as UnitOf<'power'>);
  const to = (value: number): number => (unit ? convert('power', value, 'kW', unit) : value);
  return valuesOf(map, key).map((row) => row.map((value) => (value === null ? null : to(value))));
};

const present = (rows: readonly (readonly (number | null)[])[]): readonly number[] =>
  rows.flatMap((row) => row.filter((value) => value !== null));

/** A round level as its line is labelled: no more decimals than its neighbours need. */
function levelText(level: number, step: number, locale: Locale): string {
  return formatAtMost(level, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)), locale);
}

interface LinesProps {
  readonly map: CompressorMap;
  readonly shown: Shown;
  readonly layout: PlotLayout;
  readonly format: Formatter;
}

/** Lines of equal value with their figures on them. */
function Lines({ map, shown, layout, format }: LinesProps) {
  const { locale } = format;
  const drawn = useMemo(() => {
    const rows = shownValues(map, shown, format);
    const values = present(rows);
    const levels = linearTicks(Math.min(...values), Math.max(...values), LINES);
    return { levels, lines: contours(map.te, map.tc, rows, levels) };
  }, [map, shown, format]);
  const step = (drawn.levels[1] ?? 1) - (drawn.levels[0] ?? 0);
  const { left, right, top, bottom } = layout;
  const fontSize = layout.fontSize * SMALL;
  const labels = placeLabels(
    drawn.lines.flatMap(({ level, runs }) => {
      const longest = runs.reduce<(typeof runs)[number]>((best, run) => (run.length > best.length ? run : best), []);
      if (longest.length < 2) return [];
      const at = (share: number): readonly [number, number] => {
        const [x, y] = longest[Math.floor(share * (longest.length - 1))] ?? [0, 0];
        return [layout.x(x), layout.y(y)];
      };
      return [{ key: String(level), text: levelText(level, step, locale), spots: [0.5, 0.35, 0.65, 0.2, 0.8].map(at) }];
    }),
    PREVIEW_POINTS.map(([te, tc]) => ({ x: layout.x(te) - 7, y: layout.y(tc) - 7, width: 14, height: 14 })),
    { x: left, y: top, width: right - left, height: bottom - top },
    fontSize,
  );
  return (
    <>
      {drawn.lines.map(({ level, runs }) => (
        <path
          key={level}
          className={picture.curve}
          d={runs
            .map((run) =>
              linePath(
                run.map(([x]) => x),
                run.map(([, y]) => y),
                layout.x,
                layout.y,
              ),
            )
            .join('')}
        />
      ))}
      {labels.map(({ key, text, x, y }) => (
        <g key={key}>
          <rect
            className={styles.labelGround}
            x={x - textWidth(text, fontSize) / 2 - 2}
            y={y - fontSize * 0.6}
            width={textWidth(text, fontSize) + 4}
            height={fontSize * 1.2}
          />
          <text x={x} y={y} dy="0.35em" textAnchor="middle" fontSize={fontSize}>
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

/** The envelope as the sheet says it, where its ends are dew points and known; and the points of the preview. */
function Places({ layout }: { readonly layout: PlotLayout }) {
  const { session } = usePage();
  const envelope = usePart(session.$reading, ({ record }) => record);
  const { te_min, te_max, tc_min, tc_max, temp_convention } = envelope;
  const isKnown = te_min !== undefined && te_max !== undefined && tc_min !== undefined && tc_max !== undefined;
  return (
    <>
      {isKnown && temp_convention !== 'mid' && te_max > te_min && tc_max > tc_min ? (
        <rect
          className={picture.limit}
          x={layout.x(te_min)}
          y={layout.y(tc_max)}
          width={layout.x(te_max) - layout.x(te_min)}
          height={layout.y(tc_min) - layout.y(tc_max)}
        />
      ) : null}
      {PREVIEW_POINTS.map(([te, tc]) => (
        <circle key={`${te}/${tc}`} className={picture.point} cx={layout.x(te)} cy={layout.y(tc)} r="5" />
      ))}
    </>
  );
}

/** The compressor over its envelope, one quantity at a time, read under the pointer. */
export function MapPanel() {
  const { session, t } = usePage();
  const format = useFormatter();
  const map = useWhole(session.$map);
  const isStale = useWhole(session.$mapIsStale);
  const [wanted, setWanted] = useState<Shown>('capacity');
  const { locale } = t;
  const has = map ? SHOWN.filter((key) => present(valuesOf(map, key)).length > 0) : [];
  const shown = has.includes(wanted) ? wanted : has[0];
  const textOf = (key: Shown, value: number): string =>
    withUnit(written(KINDS[key], value, format), symbolOf(KINDS[key], format));
  const nameOf = (key: Shown): string => t(`compressor.preview.${key}`);
  const cellAt = (at: CompressorMap, x: number, y: number) => {
    const values = has.flatMap((key) => {
      const value = valueOnGrid(at.te, at.tc, valuesOf(at, key), x, y);
      return value === undefined ? [] : [{ name: SHORT[key], text: textOf(key, value) }];
    });
    const place = pairText(x, y, format);
    return values.length === 0 ? undefined : { at: [x, y] as const, values: [{ name: '', text: place }, ...values] };
  };
  const hasSpan =
    map !== undefined && (map.te.at(-1) ?? 0) > (map.te[0] ?? 0) && (map.tc.at(-1) ?? 0) > (map.tc[0] ?? 0);
  return (
    <section className={styles.panel} aria-labelledby="map" data-map={shown ?? ''}>
      <RoomyFold name="map" title={<h2 id="map">{t('compressor.map.title')}</h2>}>
        {map === undefined || shown === undefined || !hasSpan ? (
          <p className={remarks.note}>{t('compressor.map.none')}</p>
        ) : (
          <div className={`${panel.tight} ${styles.map}`} data-stale={isStale ? '' : undefined}>
            <Segmented
              label={t('compressor.map.quantity')}
              name="map"
              value={shown}
              choices={has.map((key) => ({ value: key, label: SHORT[key] }))}
              onChange={setWanted}
            />
            <p className={styles.shown}>
              {nameOf(shown)}
              {KINDS[shown].quantity === undefined ? null : (
                <span className={styles.unit}>{symbolOf(KINDS[shown], format)}</span>
              )}
            </p>
            <NotedAxes>
              <Plot
                x={{
                  domain: [map.te[0] ?? 0, map.te.at(-1) ?? 1],
                  title: t('compressor.map.te'),
                  format: (value) => formatAtMost(value, 1, locale),
                }}
                y={{
                  domain: [map.tc[0] ?? 0, map.tc.at(-1) ?? 1],
                  title: t('compressor.map.tc'),
                  format: (value) => formatAtMost(value, 1, locale),
                }}
                label={t('compressor.map.label', { quantity: nameOf(shown) })}
                caption={t('compressor.map.caption')}
                inside={(layout) => (
                  <>
                    <Lines map={map} shown={shown} layout={layout} format={format} />
                    <Places layout={layout} />
                  </>
                )}
                readable={{
                  translate: (text) => text[locale],
                  start: [map.te[Math.floor(map.te.length / 2)] ?? 0, map.tc[Math.floor(map.tc.length / 2)] ?? 0],
                  signs: 90,
                  at: (x, y) => cellAt(map, x, y),
                }}
              />
            </NotedAxes>
          </div>
        )}
      </RoomyFold>
    </section>
  );
}
