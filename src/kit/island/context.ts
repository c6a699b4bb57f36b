import { createContext, useContext } from 'react';
import type { Translator } from '../../i18n/keys.ts';
import { wantedDecimalSign } from '../../quantities/reader.ts';
import { $atmosphere } from '../kept/settings.ts';
import { $units } from '../form/units.ts';
import { useDecimalSign } from './decimal-sign.ts';
import { useWhole } from './use-part.ts';
import { createFormatter } from './format.ts';
import type { Formatter } from './format.ts';

const TranslatorContext = createContext<Translator | undefined>(undefined);
export const TranslatorProvider = TranslatorContext.Provider;

/** The page's texts. */
export function useTranslator(): Translator {
  useDecimalSign();
  const t = useContext(TranslatorContext);
  if (!t) throw new Error('no translator: render inside TranslatorProvider');
  return t;
}

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
