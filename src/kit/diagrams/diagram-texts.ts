/** What is written on a P-h diagram: its axes, its lines and its buttons, in the reader's units and language. */
import { useMemo } from 'react';
import type { AxisUnit } from '../../charts/plane/Axes.tsx';
import type { LineTexts } from '../../charts/ph/diagram-labels.ts';
import { displayFromSi, formatNumber, siFromDisplay, unitOf } from '../../quantities/index.ts';
import type { Quantity, UnitOf } from '../../quantities/index.ts';
import { inPresentSign } from '../../quantities/reader.ts';
import { decimalsFor, formatAtMost, formatSignificant } from '../../quantities/number.ts';
import { unitOfSlot } from '../form/units.ts';
import type { Locale } from '../../language/index.ts';
import { useFormatter, useTranslator } from '../island/context.ts';
import type { Formatter } from '../island/format.ts';

/** Enough digits for a round tick of this size, no more. */
export const tickText = (value: number, locale: Locale): string => formatAtMost(value, decimalsFor(value, 2), locale);

export function axisUnit(quantity: Quantity, { units, locale }: Formatter, label: string): AxisUnit {
  const unit = unitOfSlot(units, quantity) as UnitOf<typeof quantity>;
  return {
    label,
    symbol: unitOf(quantity, unit).symbol,
    fromSi: (value) => displayFromSi(quantity, value, unit),
    toSi: (value) => siFromDisplay(quantity, value, unit),
    format: inPresentSign((value) => tickText(value, locale)),
  };
}

export function shownIn(quantity: Quantity, { units }: Formatter, si: number): number {
  return displayFromSi(quantity, si, unitOfSlot(units, quantity) as UnitOf<typeof quantity>);
}

export interface DiagramTexts {
  readonly pressure: AxisUnit;
  readonly enthalpy: AxisUnit;
  readonly lineTexts: LineTexts;
  readonly zoomTexts: { readonly zoomIn: string; readonly zoomOut: string; readonly reset: string };
}

/** The same objects while units and language stay. */
export function useDiagramTexts(): DiagramTexts {
  const t = useTranslator();
  const format = useFormatter();
  return useMemo(() => {
    const isGauge = unitOf('pressure', unitOfSlot(format.units, 'pressure') as UnitOf<'pressure'>).isGauge;
    return {
      pressure: axisUnit('pressure', format, t(isGauge ? 'quantities.unit.gauge' : 'quantities.unit.absolute')),
      enthalpy: axisUnit('enthalpy', format, t('simulator.diagram.enthalpy')),
      lineTexts: {
        isotherm: inPresentSign(
          (value) =>
            `${formatNumber(shownIn('temperature', format, value), 0, format.locale)}\u202f${format.symbol('temperature')}`,
        ),
        quality: inPresentSign((value) => `x ${formatNumber(value, 1, format.locale)}`),
        isentrope: inPresentSign(
          (value) => `s ${formatSignificant(shownIn('entropy', format, value), 3, format.locale)}`,
        ),
        isochore: inPresentSign((value) => `v ${tickText(shownIn('specificVolume', format, value), format.locale)}`),
        low: t('simulator.diagram.legend.low'),
        high: t('simulator.diagram.legend.high'),
      },
      zoomTexts: {
        zoomIn: t('simulator.diagram.zoomIn'),
        zoomOut: t('simulator.diagram.zoomOut'),
        reset: t('simulator.diagram.reset'),
      },
    };
  }, [format, t]);
}
