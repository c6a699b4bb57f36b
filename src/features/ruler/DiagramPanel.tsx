/** What is drawn of the P-h diagram of the ruler's fluid: fetched once it is seen. */
import { useDeferredValue, useMemo, useState } from 'react';
import { PhDiagram } from '../../charts/ph/PhDiagram.tsx';
import type { DiagramCycle, Pointed } from '../../charts/ph/PhDiagram.tsx';
import type { AxisUnit } from '../../charts/plane/Axes.tsx';
import type { LineTexts } from '../../charts/ph/diagram-labels.ts';
import type { CycleLine, PhCurves } from '../../charts/ph/types.ts';
import { restingWindow } from '../../charts/ph/window.ts';
import { displayFromSi, siFromDisplay, unitOf } from '../../quantities/index.ts';
import { decimalsFor, formatAtMost, formatNumber } from '../../quantities/number.ts';
import { inPresentSign } from '../../quantities/reader.ts';
import { barFromPascal, kiloFromBase, pascalFromBar } from '../../quantities/si.ts';
import { stateAt } from './state/points.ts';
import type { PlanePoint } from './state/points.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import { useCurves } from '../../kit/diagrams/curves.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { useFigures, useUnits } from './context.ts';
import { usePage } from './island.ts';
import styles from './Diagram.module.css';

/** Until it is measured: as wide as on paper, where it may go as it was served. */
const SIZE = { width: 436, height: 330 } as const;
const LAYERS = { isotherms: true, quality: true, isentropes: false, isochores: false } as const;
const SHOWN = ['bubble', 'dew', 'measured', 'state'] as const;

const inPlane = ({ P, H }: PlanePoint) => ({ P: pascalFromBar(P), H: H * 1e3 });

interface DiagramPanelProps {
  /** Lines there are before the page has asked for any. */
  readonly served: PhCurves | undefined;
}

export function DiagramPanel({ served }: DiagramPanelProps) {
  const { t, $points } = usePage();
  const figures = useFigures();
  const units = useUnits();
  const points = useDeferredValue(useWhole($points));
  const curves = useCurves(points.fluid, served);
  const [pointed, setPointed] = useState<Pointed | undefined>(undefined);

  const cycles = useMemo<readonly DiagramCycle[]>(() => {
    const letterOf = (key: (typeof SHOWN)[number]): string => t(`ruler.diagram.${key}`).charAt(0);
    const present = SHOWN.flatMap((key) => {
      const point = points[key];
      return point ? [[letterOf(key), inPlane(point)] as const] : [];
    });
    const lines: CycleLine[] = [];
    if (points.bubble && points.dew) lines.push({ from: letterOf('bubble'), to: letterOf('dew'), role: 'expansion' });
    if (points.measured)
      lines.push({
        from: letterOf(points.isGas ? 'dew' : 'bubble'),
        to: letterOf('measured'),
        role: points.isGas ? 'low' : 'liquid',
      });
    return [{ id: 'ruler', points: Object.fromEntries(present), lines, isDashed: false, isStale: false, mark: '' }];
  }, [points, t]);

  const window = restingWindow(
    curves,
    cycles.map((cycle) => cycle.points),
    undefined,
  );
  const { hMin, hMax, pMin, pMax } = window;
  const resting = useMemo(() => ({ hMin, hMax, pMin, pMax }), [hMin, hMax, pMin, pMax]);

  const pressure = useMemo<AxisUnit>(() => {
    // A logarithmic axis has no zero: it is always absolute.
    const { unit } = units.gauge;
    return {
      label: t('quantities.unit.absolute'),
      symbol: unitOf('pressure', unit).symbol,
      fromSi: (value) => displayFromSi('pressure', value, unit),
      toSi: (value) => siFromDisplay('pressure', value, unit),
      format: inPresentSign((value) => formatAtMost(value, decimalsFor(value, 2), t.locale)),
    };
  }, [units.gauge, t]);
  const enthalpy = useMemo<AxisUnit>(() => {
    const unit = unitOfSlot(units.choices, 'enthalpy') as 'kJ_kg';
    return {
      label: t('ruler.diagram.enthalpy'),
      symbol: unitOf('enthalpy', unit).symbol,
      fromSi: (value) => displayFromSi('enthalpy', value, unit),
      toSi: (value) => siFromDisplay('enthalpy', value, unit),
      format: inPresentSign((value) => formatAtMost(value, decimalsFor(value, 2), t.locale)),
    };
  }, [units.choices, t]);
  const lineTexts = useMemo<LineTexts>(() => {
    const unit = unitOfSlot(units.choices, 'temperature') as 'degC';
    return {
      isotherm: inPresentSign(
        (value) =>
          `${formatNumber(displayFromSi('temperature', value, unit), 0, t.locale)}\u202f${unitOf('temperature', unit).symbol}`,
      ),
      quality: inPresentSign((value) => `x ${formatNumber(value, 1, t.locale)}`),
      isentrope: () => '',
      isochore: () => '',
      low: '',
      high: '',
    };
  }, [units.choices, t]);
  const zoomTexts = useMemo(
    () => ({
      zoomIn: t('ruler.diagram.zoomIn'),
      zoomOut: t('ruler.diagram.zoomOut'),
      reset: t('ruler.diagram.reset'),
    }),
    [t],
  );

  const under = pointed && stateAt(points.fluid, barFromPascal(pointed.P), kiloFromBase(pointed.H));
  const present = SHOWN.filter((key) => points[key] !== null);

  return (
    <>
      <div className={styles.drawing} data-undrawn={curves ? undefined : ''}>
        <PhDiagram
          subject={points.fluid}
          curves={curves}
          cycles={cycles}
          resting={resting}
          layers={LAYERS}
          pressure={pressure}
          enthalpy={enthalpy}
          lineTexts={lineTexts}
          active={pointed?.point}
          onPoint={setPointed}
          label={t('ruler.diagram.label', { fluid: points.fluid })}
          description={t('ruler.diagram.description')}
          zoomTexts={zoomTexts}
          initial={SIZE}
        />
      </div>
      <p className={styles.readOut} aria-live="polite">
        {under ? (
          <>
            {figures.fullPressure(under.P)} · {figures.full('temperature', under.T)} ·{' '}
            {figures.full('enthalpy', under.H)} · {figures.full('entropy', under.S)} ·{' '}
            {figures.full('density', under.D)}
            {under.Q === null ? '' : ` · x ${figures.full('quality', under.Q)}`}
          </>
        ) : (
          present.map((key) => (
            <span key={key}>
              <b>{t(`ruler.diagram.${key}`).charAt(0)}</b> {t(`ruler.diagram.${key}`)}
            </span>
          ))
        )}
      </p>
    </>
  );
}
