/** What the parts of the page share: its session, its texts, its fluids. */
import { createContext, useContext } from 'react';
import type { Translator } from '../../i18n/keys.ts';
import type { Session } from './state/session.ts';
import type { FluidSource } from '../../kit/fluids/fluid-source.ts';
import { useDecimalSign } from '../../kit/island/decimal-sign.ts';

export interface Page {
  readonly session: Session;
  readonly t: Translator;
  readonly fluids: FluidSource;
}

const PageContext = createContext<Page | undefined>(undefined);
export const PageProvider = PageContext.Provider;

export function usePage(): Page {
  useDecimalSign();
  const page = useContext(PageContext);
  if (!page) throw new Error('no page: render inside PageProvider');
  return page;
}
