/** What the page holds of the compressor mode until it is chosen: the way to fetch it. */
import { atom } from 'nanostores';
import { useEffect } from 'react';
import type { Locale } from '../../../../language/index.ts';
import { pageSimulation } from '../state/page-simulation.ts';
import { useWhole } from '../../../../kit/island/use-part.ts';
import { useTranslator } from '../../../../kit/island/context.ts';
import type * as lateModule from './late.tsx';

type Late = typeof lateModule;

/** Undefined until it is chosen and here. */
const $late = atom<Late | undefined>(undefined);

/** Fetches what the mode shows and says. @throws {Error} where it could not be fetched */
async function load(locale: Locale): Promise<void> {
  if ($late.get()) return;
  const late = await import('./late.tsx');
  await late.loadTexts(locale);
  $late.set(late);
}

/** The run waits for the words of what it may find wrong. */
export const loadWithRun = (locale: Locale): void => pageSimulation.beforeCompressor(() => load(locale));

/** A part of the compressor mode, once it is here. */
export function CompressorPart({ part }: { readonly part: 'Choice' | 'Result' }) {
  const t = useTranslator();
  const late = useWhole($late);
  useEffect(() => void load(t.locale).catch(() => undefined), [t]);
  const Part = late?.[part];
  return Part ? <Part /> : null;
}
