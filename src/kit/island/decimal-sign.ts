/**
 * The decimal sign an island is drawn with. A page is served in that of its language, and an island wakes as it was
 * served; after that its numbers are in the sign the reader wants.
 */
import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import { wantDecimalSign } from '../../quantities/reader.ts';
import type { DecimalSign } from '../../quantities/reader.ts';
import { $decimalSign } from '../kept/settings.ts';

const Sign = createContext<DecimalSign>('language');
export const DecimalSignProvider = Sign.Provider;

const follow = (onChange: () => void): (() => void) => $decimalSign.listen(onChange);
const asServed = (): DecimalSign => 'language';
const takeReadersSign = (): void => wantDecimalSign($decimalSign.get());

function drawWith(sign: DecimalSign): void {
  wantDecimalSign(sign);
  // React draws in slices: whatever comes between two of them writes and reads as the reader wants.
  if (sign !== $decimalSign.get()) queueMicrotask(takeReadersSign);
}

/** For the outermost component of an island: the sign for all of it. */
export function useIslandSign(): DecimalSign {
  const sign = useSyncExternalStore(follow, () => $decimalSign.get(), asServed);
  drawWith(sign);
  // What follows on the drawing, in the same task, is no longer part of it.
  useLayoutEffect(takeReadersSign);
  return sign;
}

/**
 * For every component that writes numbers: the sign of its island, however many other islands, awake already, were
 * drawn in theirs since this one began.
 */
export function useDecimalSign(): void {
  drawWith(useContext(Sign));
}
