import { createContext, useContext } from 'react';
import type { CodeLists } from '../../calculators/define.ts';
import type { Values } from '../../calculators/derive/read.ts';
import type { Translator } from '../../i18n/keys.ts';
import type { Session } from '../../stores/calculator/session.ts';
import type { FluidChoice } from '../controls/fluid-search.ts';
import type { Bilingual } from '../../language/index.ts';

export interface Page {
  readonly session: Session;
  readonly t: Translator;
  /** What is typed, read: of the inputs that count for now. */
  readonly values: Values;
  /** The reader's half of a bilingual text. */
  readonly say: (text: Bilingual) => string;
  /** What is wrong with each field, by its path (`walls.0.u`), in words. */
  readonly problems: ReadonlyMap<string, string>;
  /** Fluids to choose from: that of the first paint, then all. */
  readonly fluids: readonly FluidChoice[];
  /** Codes a free text may take for now, with what people read. */
  readonly codes: CodeLists | undefined;
}

const PageContext = createContext<Page | undefined>(undefined);
export const PageProvider = PageContext.Provider;

/** The calculator this component belongs to. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('no calculator: render inside PageProvider');
  return page;
}
