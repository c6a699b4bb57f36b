import { useStore } from '@nanostores/react';
import { createContext, useContext, useMemo } from 'react';
import type { Translator } from '../../i18n/keys.ts';
import { $units } from '../../stores/simulator/units.ts';
import { createFormatter } from './format.ts';
import type { Formatter } from './format.ts';

const TranslatorContext = createContext<Translator | undefined>(undefined);
export const TranslatorProvider = TranslatorContext.Provider;

/** The page's texts. */
export function useTranslator(): Translator {
  const t = useContext(TranslatorContext);
  if (!t) throw new Error('no translator: render inside TranslatorProvider');
  return t;
}

/** The page's figures, in the units the reader chose. */
export function useFormatter(): Formatter {
  const { locale } = useTranslator();
  const units = useStore($units);
  return useMemo(() => createFormatter(units, locale), [units, locale]);
}
