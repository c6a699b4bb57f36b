/** What the page holds of the compressor mode until it is chosen: the way to fetch it. */
import { atom } from 'nanostores';
import { useEffect } from 'react';
import type { Locale } from '../../../../language/index.ts';
import type { Sizing } from '../state/sizing.ts';
import { useWhole } from '../../../../kit/island/use-part.ts';
import { useTranslator } from '../../../../kit/island/context.ts';
import type * as lazyModule from './lazy.tsx';

type Mode = typeof lazyModule;

/** Undefined until it is chosen and here. */
const $mode = atom<Mode | undefined>(undefined);

/** Fetches what the mode shows and says. @throws {Error} where it could not be fetched */
async function load(locale: Locale): Promise<void> {
  if ($mode.get()) return;
  const mode = await import('./lazy.tsx');
  await mode.loadTexts(locale);
  $mode.set(mode);
}

/** The run waits for the words of what it may find wrong. */
export const loadWithRun = ({ beforeCompressor }: Sizing, locale: Locale): void => beforeCompressor(() => load(locale));

/** A part of the compressor mode, once it is here. */
export function CompressorPart({ part }: { readonly part: 'Choice' | 'Result' }) {
  const t = useTranslator();
  const mode = useWhole($mode);
  useEffect(() => void load(t.locale).catch(() => undefined), [t]);
  const Part = mode?.[part];
  return Part ? <Part /> : null;
}
