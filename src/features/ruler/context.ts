/** What every part of a ruler is drawn with: figures as the reader takes them. */
import type { Translator } from '../../i18n/keys.ts';
import { wantedDecimalSign } from '../../quantities/reader.ts';
import { textAt } from '../../kit/form/fields.ts';
import type { Ruler } from './state/ruler.ts';
import type { Units } from './state/units.ts';
import { useDecimalSign } from '../../kit/island/decimal-sign.ts';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { createFigures } from './figures.ts';
import type { Figures } from './figures.ts';
import { usePage } from './island.ts';
import { VACUUM_SYMBOL } from '../../quantities/index.ts';
import type { RulerPage } from './island.ts';

/** The fluid in the form, as it is called there. */
export const useFluid = ({ form }: Ruler): string => usePart(form.$content, ({ texts }) => textAt(texts, 'fluid'));

export function useRuler(): RulerPage {
  useDecimalSign();
  return usePage();
}

/**
 * A pressure or its unit, with what it is counted from as the reader has it: "5,20 bar rel.". What is read below the air says
 * so itself.
 */
export const withReference = (value: string, { gauge }: Units, t: Translator): string =>
  value.endsWith(VACUUM_SYMBOL)
    ? value
    : t(gauge.reference === 'gauge' ? 'ruler.reference.shortGauge' : 'ruler.reference.shortAbsolute', { value });

let latest: Figures | undefined;

/** The reader's gauge and units. */
export function useUnits(): Units {
  const { ruler } = useRuler();
  return useWhole(ruler.$units);
}

/** Figures in the reader's units; one maker of them for all who ask. */
export function useFigures(): Figures {
  const { t } = useRuler();
  const units = useUnits();
  const stands = latest?.units === units && latest.locale === t.locale && latest.sign === wantedDecimalSign();
  if (!latest || !stands) latest = createFigures(units, t.locale);
  return latest;
}
