import { useWhole } from '../use-part.ts';
import { useDeferredValue, useMemo } from 'react';
import { displayFromSi, formatNumber, siFromDisplay, unitOf } from '../../quantities/index.ts';
import type { Quantity, UnitOf } from '../../quantities/index.ts';
import { REGIMES } from '../../stores/simulation/form.ts';
import { unitOfSlot } from '../../stores/simulation/units.ts';
import { PhDiagram } from '../../charts/ph/PhDiagram.tsx';
import type { DiagramCycle, Pointed } from '../../charts/ph/PhDiagram.tsx';
import type { AxisUnit } from '../../charts/ph/Axes.tsx';
import type { LineTexts } from '../../charts/ph/diagram-labels.ts';
import type { PhCurves } from '../../charts/ph/types.ts';
import { restingWindow } from '../../charts/ph/window.ts';
import { Menu } from '../controls/Menu.tsx';
import { useFormatter, useTranslator } from './context.ts';
import { drawnCycle } from './drawn-cycle.ts';
import type { Formatter } from './format.ts';
import { useCurves } from './curves.ts';
import { useFluidTitle } from './fluids.ts';
import { ReadOut } from './ReadOut.tsx';
import styles from './DiagramPanel.module.css';
import { decimalsFor, formatAtMost, formatSignificant } from '../../quantities/number.ts';
import type { Locale } from '../../language/index.ts';
import { pageSimulation } from '../../stores/simulation/page.ts';

const { $fluid, $layers, $pointed, $shown } = pageSimulation;

const LAYERS = ['isotherms', 'quality', 'isentropes', 'isochores'] as const;

/** Enough digits for a round tick of this size, no more. */
const tickText = (value: number, locale: Locale): string => formatAtMost(value, decimalsFor(value, 2), locale);

function axisUnit(quantity: Quantity, { units, locale }: Formatter, label: string): AxisUnit {
  const unit = unitOfSlot(units, quantity) as UnitOf<typeof quantity>;
  return {
    label,
    symbol: unitOf(quantity, unit).symbol,
    fromSi: (value) => displayFromSi(quantity, value, unit),
    toSi: (value) => siFromDisplay(quantity, value, unit),
    format: (value) => tickText(value, locale),
  };
}

function shownIn(quantity: Quantity, { units }: Formatter, si: number): number {
  return displayFromSi(quantity, si, unitOfSlot(units, quantity) as UnitOf<typeof quantity>);
}

/** The P-h diagram of the fluid with both regimes, the choice of its lines, and the state under the cross. */
export function DiagramPanel({ initialCurves }: { readonly initialCurves: PhCurves | undefined }) {
  const t = useTranslator();
  const format = useFormatter();
  const fluid = useWhole($fluid);
  const title = useFluidTitle(fluid, t.locale);
  // A keystroke shows its figures first; the lines follow.
  const shown = useDeferredValue(useWhole($shown));
  const layers = useWhole($layers);
  const pointed = useWhole($pointed);
  const curves = useCurves(fluid, initialCurves);

  const steady = shown.permanent.result;
  const transitory = shown.transient.result;
  const isTransitoryStale = shown.transient.isStale && !shown.permanent.isStale;
  const cycles = useMemo<readonly DiagramCycle[]>(
    () =>
      REGIMES.flatMap((id) => {
        const result = id === 'permanent' ? steady : transitory;
        if (!result) return [];
        const isDashed = id === 'transient';
        return [
          {
            id,
            ...drawnCycle(result),
            isDashed,
            isStale: isDashed && isTransitoryStale,
            mark: isDashed ? '′' : '',
          },
        ];
      }),
    [steady, transitory, isTransitoryStale],
  );
  const { hMin, hMax, pMin, pMax } = restingWindow(
    curves,
    cycles.map(({ points }) => points),
    steady?.fluid,
  );
  const resting = useMemo(() => ({ hMin, hMax, pMin, pMax }), [hMin, hMax, pMin, pMax]);
  const pressure = useMemo(() => {
    const isGauge = unitOf('pressure', unitOfSlot(format.units, 'pressure')).isGauge;
    return axisUnit('pressure', format, t(isGauge ? 'quantities.unit.gauge' : 'quantities.unit.absolute'));
  }, [format, t]);
  const enthalpy = useMemo(() => axisUnit('enthalpy', format, t('simulator.diagram.enthalpy')), [format, t]);
  const lineTexts = useMemo<LineTexts>(
    () => ({
      isotherm: (value) =>
        `${formatNumber(shownIn('temperature', format, value), 0, format.locale)}\u202f${format.symbol('temperature')}`,
      quality: (value) => `x ${formatNumber(value, 1, format.locale)}`,
      isentrope: (value) => `s ${formatSignificant(shownIn('entropy', format, value), 3, format.locale)}`,
      isochore: (value) => `v ${tickText(shownIn('specificVolume', format, value), format.locale)}`,
      low: t('simulator.diagram.legend.low'),
      high: t('simulator.diagram.legend.high'),
    }),
    [format, t],
  );
  const zoomTexts = useMemo(
    () => ({
      zoomIn: t('simulator.diagram.zoomIn'),
      zoomOut: t('simulator.diagram.zoomOut'),
      reset: t('simulator.diagram.reset'),
    }),
    [t],
  );
  const active = pointed?.point && { cycle: pointed.point.regime, letter: pointed.point.letter };
  const onPoint = (at: Pointed | undefined): void =>
    $pointed.set(
      at && {
        H: at.H,
        P: at.P,
        point: at.point && {
          regime: at.point.cycle === 'transient' ? 'transient' : 'permanent',
          letter: at.point.letter,
        },
      },
    );

  return (
    <section className={styles.panel} aria-label={t('simulator.diagram.title')}>
      <header className={styles.head}>
        <h2>
          {t('simulator.diagram.title')} <span>{title}</span>
          {steady?.extra.quality === 'estimated blend' ? (
            <em className={styles.estimated}>{t('simulator.blends.estimatedShort')}</em>
          ) : null}
        </h2>
        <p className={styles.legend}>
          <span className={styles.solid}>{t('simulator.regimes.permanent')}</span>
          <span className={styles.dashed}>{t('simulator.regimes.transient')}</span>
        </p>
        <Menu label={t('simulator.diagram.layers')} className={styles.layers}>
          {LAYERS.map((layer) => (
            <label key={layer}>
              <input
                type="checkbox"
                checked={layers[layer]}
                onChange={(event) => $layers.setKey(layer, event.currentTarget.checked)}
              />
              {t(`simulator.diagram.${layer}`)}
            </label>
          ))}
        </Menu>
      </header>
      <div className={shown.permanent.isStale ? styles.stale : styles.drawing}>
        <PhDiagram
          subject={fluid}
          curves={curves}
          cycles={cycles}
          resting={resting}
          layers={layers}
          pressure={pressure}
          enthalpy={enthalpy}
          lineTexts={lineTexts}
          active={active}
          onPoint={onPoint}
          label={t('simulator.diagram.label', { fluid: title })}
          description={t('simulator.diagram.description')}
          zoomTexts={zoomTexts}
        />
      </div>
      <ReadOut />
    </section>
  );
}
