import { createContext, useContext } from 'react';
import type { Translator } from '../../i18n/keys.ts';

const TranslatorContext = createContext<Translator | undefined>(undefined);
export const TranslatorProvider = TranslatorContext.Provider;

/** The assistant's texts. */
export function useTexts(): Translator {
  const t = useContext(TranslatorContext);
  if (!t) throw new Error('no translator: render inside TranslatorProvider');
  return t;
}
