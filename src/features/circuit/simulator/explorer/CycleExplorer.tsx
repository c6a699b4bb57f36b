import { useEffect, useMemo, useRef, useState } from 'react';
import { PhDiagram } from '../../../../charts/ph/PhDiagram.tsx';
import type { DiagramCycle } from '../../../../charts/ph/PhDiagram.tsx';
import type { AxisUnit } from '../../../../charts/plane/Axes.tsx';
import { QUALITIES, qualityLines } from '../../../../charts/ph/dome.ts';
import { restingWindow } from '../../../../charts/ph/window.ts';
import { localePath } from '../../../../i18n/paths.ts';
import type { Dictionary, Translator } from '../../../../i18n/keys.ts';
import { createTranslator } from '../../../../i18n/translator.ts';
import type { Locale } from '../../../../language/index.ts';
import {
  barFromPascal,
  decimalsFor,
  formatAtMost,
  formatNumber,
  pascalFromBar,
  withUnit,
  ZERO_CELSIUS,
} from '../../../../quantities/index.ts';
import { FIELDS } from '../../../../simulation/fields.ts';
import type { SimulationInput } from '../../../../simulation/types.ts';
import { paramsFromSimulatorLink } from '../../../../simulation/url.ts';
import type { FormState } from '../../../../simulation/url.ts';
import { createExplored } from '../state/explored.ts';
import type { Explored } from '../state/explored.ts';
import { changedControls } from '../../../../kit/form/before-script.ts';
import { dataFromAttribute } from '../../../../kit/island/island-data.ts';
import { withErrorPage } from '../../../../kit/island/with-error-page.tsx';
import { useWhole } from '../../../../kit/island/use-part.ts';
import { drawnCycle } from '../drawn-cycle.ts';
import { curvesFromCompact } from '../../../../kit/diagrams/compact-curves.ts';
import { Changes } from './Changes.tsx';
import { isSliderKey, settingFromText, SLIDERS } from './sliders.ts';
import type { ServedCycle, SliderKey } from './sliders.ts';
import styles from './CycleExplorer.module.css';

interface ExplorerData extends ServedCycle {
  readonly move: readonly SliderKey[];
  readonly dictionary: Dictionary;
}

interface CycleExplorerProps {
  readonly locale: Locale;
  /** What `ExplorerData` says, as text. */
  readonly data: string;
}

const LAYERS = { isotherms: true, quality: true, isentropes: false, isochores: false };
const KILO = 1e3;

function linkOf(input: SimulationInput, locale: Locale): string {
  const permanent = Object.fromEntries(
    FIELDS.flatMap(({ form, body }) => (input[body] === undefined ? [] : [[form, input[body]]])),
  ) as FormState;
  const link = { permanent, transient: undefined, mode: 'normal', compressor: null, isManual: true } as const;
  return `${localePath(locale, '/simulation/circuit/general')}?${paramsFromSimulatorLink(link).toString()}`;
}

/** A cycle, what of it may be moved, and what that changes. */
function ExplorerSurface({ locale, data }: CycleExplorerProps) {
  const [{ served, t, explored }] = useState(() => {
    const opened = dataFromAttribute<ExplorerData>(data);
    return {
      served: opened,
      t: createTranslator(locale, { [locale]: opened.dictionary }),
      explored: createExplored(opened.result, opened.move, locale),
    };
  });
  const root = useRef<HTMLDivElement>(null);
  const isStale = useWhole(explored.$isStale);
  const moved = useWhole(explored.$moved);
  const result = useWhole(explored.$result);

  useEffect(() => {
    const link = new URLSearchParams(location.search);
    const told = served.move.flatMap((key) => {
      const value = settingFromText(key, link.get(key));
      return value === undefined ? [] : [[key, value] as const];
    });
    // What was moved while the script was on its way.
    const touched = changedControls(root.current, 'input[type="range"]').flatMap(({ control, value }) =>
      isSliderKey(control.name) ? [[control.name, Number(value)] as const] : [],
    );
    if (told.length + touched.length > 0) explored.set(Object.fromEntries([...told, ...touched]));
  }, [explored, served]);

  return (
    <div ref={root} className={styles.explorer} onFocus={explored.prepare} onPointerOver={explored.prepare}>
      <form
        className={styles.sliders}
        aria-label={t('articles.explorer.title')}
        onSubmit={(event) => event.preventDefault()}
      >
        {served.move.map((key) => (
          <SliderRow key={key} name={key} explored={explored} t={t} />
        ))}
        <p className={styles.told} aria-live="polite">
          {moved !== undefined && isSliderKey(moved)
            ? t(`articles.explorer.moves.${moved}`)
            : t('articles.explorer.none')}
        </p>
      </form>
      <Diagram served={served} explored={explored} t={t} />
      <Changes before={served.result} after={result} isStale={isStale} t={t} />
      <p className={styles.ways}>
        <button type="button" onClick={explored.reset}>
          {t('articles.explorer.reset')}
        </button>
        <a href={linkOf(result.input, locale)}>{t('articles.explorer.whole')}</a>
      </p>
    </div>
  );
}

interface SliderRowProps {
  readonly name: SliderKey;
  readonly explored: Explored;
  readonly t: Translator;
}

function SliderRow({ name, explored, t }: SliderRowProps) {
  const { min, max, step, unit, decimals } = SLIDERS[name];
  const value = useWhole(explored.$input)[name] ?? min;
  const text = withUnit(formatNumber(value, decimals, t.locale), unit);
  return (
    <label className={styles.row}>
      <span>{t(`articles.explorer.sliders.${name}`)}</span>
      <b aria-hidden="true">{text}</b>
      <input
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        autoComplete="off"
        aria-valuetext={text}
        onChange={(event) => explored.set({ [name]: Number(event.currentTarget.value) }, name)}
      />
    </label>
  );
}

interface DiagramProps {
  readonly served: ServedCycle;
  readonly explored: Explored;
  readonly t: Translator;
}

function Diagram({ served, explored, t }: DiagramProps) {
  const result = useWhole(explored.$result);
  const isStale = useWhole(explored.$isStale);
  const [active, setActive] = useState<{ readonly cycle: string; readonly letter: string } | undefined>(undefined);
  const { locale } = t;
  const curves = useMemo(() => curvesFromCompact(served.curves, (dome) => qualityLines(dome, QUALITIES)), [served]);
  const first = useMemo(() => drawnCycle(served.result), [served]);
  const now = useMemo(() => drawnCycle(result), [result]);
  const cycles = useMemo<readonly DiagramCycle[]>(() => {
    const start = { id: 'start', ...first, isDashed: true, isStale: true, mark: '' };
    const current = { id: 'now', ...now, isDashed: false, isStale, mark: '' };
    return result === served.result ? [current] : [current, { ...start, points: first.points }];
  }, [first, now, result, served, isStale]);
  const resting = useMemo(
    () => restingWindow(curves, [first.points, now.points], served.result.fluid),
    [curves, first, now, served],
  );
  const axes = useMemo<Readonly<Record<'pressure' | 'enthalpy', AxisUnit>>>(() => {
    const format = (value: number): string => formatAtMost(value, decimalsFor(value, 2), locale);
    return {
      pressure: {
        label: t('articles.explorer.absolute'),
        symbol: 'bar',
        fromSi: barFromPascal,
        toSi: pascalFromBar,
        format,
      },
      enthalpy: {
        label: t('articles.explorer.enthalpy'),
        symbol: 'kJ/kg',
        fromSi: (value) => value / KILO,
        toSi: (value) => value * KILO,
        format,
      },
    };
  }, [t, locale]);
  const lineTexts = useMemo(
    () => ({
      isotherm: (value: number) => withUnit(formatNumber(value - ZERO_CELSIUS, 0, locale), '°C'),
      quality: (value: number) => `x ${formatNumber(value, 1, locale)}`,
      isentrope: () => '',
      isochore: () => '',
      low: t('articles.explorer.low'),
      high: t('articles.explorer.high'),
    }),
    [t, locale],
  );
  const zoomTexts = useMemo(
    () => ({
      zoomIn: t('articles.explorer.zoomIn'),
      zoomOut: t('articles.explorer.zoomOut'),
      reset: t('articles.explorer.zoomReset'),
    }),
    [t],
  );
  return (
    <div className={styles.diagram}>
      <PhDiagram
        subject={served.result.input.fluid}
        curves={curves}
        cycles={cycles}
        resting={resting}
        layers={LAYERS}
        pressure={axes.pressure}
        enthalpy={axes.enthalpy}
        lineTexts={lineTexts}
        active={active}
        onPoint={(pointed) => setActive(pointed?.point)}
        label={t('articles.explorer.diagram', { fluid: served.result.input.fluid })}
        description={t('articles.explorer.keys')}
        zoomTexts={zoomTexts}
      />
    </div>
  );
}

export const CycleExplorer = withErrorPage(ExplorerSurface);
