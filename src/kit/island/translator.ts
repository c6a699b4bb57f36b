import { createContext, useContext } from 'react';
import type { Translator } from '../../i18n/keys.ts';
import { useDecimalSign } from './decimal-sign.ts';

const TranslatorContext = createContext<Translator | undefined>(undefined);
export const TranslatorProvider = TranslatorContext.Provider;

/** The page's texts. */
export function useTranslator(): Translator {
  useDecimalSign();
  const t = useContext(TranslatorContext);
  if (!t) throw new Error('no translator: render inside TranslatorProvider');
  return t;
}
