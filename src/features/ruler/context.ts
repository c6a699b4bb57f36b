/** What every part of a ruler is drawn with: the ruler, the page's texts, figures as the reader takes them, the fluids. */
import { createContext, useContext } from 'react';
import type { Translator } from '../../i18n/keys.ts';
import { wantedDecimalSign } from '../../quantities/reader.ts';
import type { Ruler } from './state/ruler.ts';
import type { Units } from './state/showing.ts';
import type { FluidSource } from '../../kit/fluids/fluid-source.ts';
import { useDecimalSign } from '../../kit/island/decimal-sign.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { createFigures } from './figures.ts';
import type { Figures } from './figures.ts';

export interface RulerContext {
  readonly ruler: Ruler;
  readonly t: Translator;
  /** Undefined where the fluid is given. */
  readonly source?: FluidSource | undefined;
}

const Context = createContext<RulerContext | undefined>(undefined);
export const RulerProvider = Context.Provider;

export function useRuler(): RulerContext {
  useDecimalSign();
  const context = useContext(Context);
  if (!context) throw new Error('no ruler: render inside RulerProvider');
  return context;
}

/** A pressure or its unit, with what it is counted from as the reader has it: "5,20 bar rel.". */
export const withReference = (value: string, { gauge }: Units, t: Translator): string =>
  t(gauge.reference === 'gauge' ? 'ruler.reference.shortGauge' : 'ruler.reference.shortAbsolute', { value });

let latest: Figures | undefined;

/** The reader's gauge and units. */
export function useUnits(): Units {
  const { ruler } = useRuler();
  const gauge = usePart(ruler.$form, (form) => form.gauge);
  const choices = usePart(ruler.$form, (form) => form.choices);
  return { gauge, choices };
}

/** Figures in the reader's units; one maker of them for all who ask. */
export function useFigures(): Figures {
  const { t } = useRuler();
  const { gauge, choices } = useUnits();
  const stands =
    latest?.units.gauge === gauge &&
    latest.units.choices === choices &&
    latest.locale === t.locale &&
    latest.sign === wantedDecimalSign();
  if (!latest || !stands) latest = createFigures({ gauge, choices }, t.locale);
  return latest;
}
