import { wantedDecimalSign } from '../../quantities/reader.ts';
import { $atmosphere } from '../storage/settings.ts';
import { $units } from '../form/units.ts';
import { useTranslator } from './translator.ts';
import { useWhole } from './use-part.ts';
import { createFormatter } from './format.ts';
import type { Formatter } from './format.ts';

export { TranslatorProvider, useTranslator } from './translator.ts';

let latest: Formatter | undefined;

/** The page's figures, in the units the reader chose; one formatter for all who ask. */
export function useFormatter(): Formatter {
  const { locale } = useTranslator();
  const units = useWhole($units);
  const atmosphere = useWhole($atmosphere);
  const stands =
    latest?.units === units &&
    latest.locale === locale &&
    latest.atmosphere === atmosphere &&
    latest.sign === wantedDecimalSign();
  if (!latest || !stands) latest = createFormatter(units, locale);
  return latest;
}
