import type { WritableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import type { Translator } from '../../i18n/keys.ts';
import type { Outcome } from '../../calculators/define.ts';
import type { UnitChoices } from '../../kit/form/units.ts';
import type { Session } from './state/session.ts';
import type { Bilingual } from '../../language/index.ts';
import type { FluidSource } from '../../kit/fluids/fluid-source.ts';
import { useDecimalSign } from '../../kit/island/decimal-sign.ts';
import type { Messages } from './problem-text.ts';

/** What the components of a calculator share. Nothing in it changes: what does is in its stores (see `usePart`). */
export interface Page {
  readonly session: Session;
  readonly t: Translator;
  /** The reader's half of a bilingual text. */
  readonly say: (text: Bilingual) => string;
  /** What is wrong and what to mind, in words. */
  readonly $messages: WritableAtom<Messages>;
  /** What the page was served with: its own words stand until there is something else to say. */
  readonly served: { readonly outcome: Outcome; readonly units: UnitChoices; readonly warnings: readonly string[] };
  /** Fluids to choose from. */
  readonly fluids: FluidSource;
}

const PageContext = createContext<Page | undefined>(undefined);
export const PageProvider = PageContext.Provider;

/** The calculator this component belongs to. */
export function usePage(): Page {
  useDecimalSign();
  const page = useContext(PageContext);
  if (!page) throw new Error('no calculator: render inside PageProvider');
  return page;
}
