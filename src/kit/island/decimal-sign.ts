/**
 * The decimal sign an island is drawn with. A page is served in that of its language, and an island wakes as it was
 * served; after that its numbers are in the sign the reader wants.
 */
import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { wantDecimalSign } from '../../quantities/reader.ts';
import type { DecimalSign } from '../../quantities/reader.ts';
import { $decimalSign } from '../storage/settings.ts';
import { $partsToCome } from './lazy-part.tsx';

const Sign = createContext<DecimalSign>('language');
export const DecimalSignProvider = Sign.Provider;

function follow(onChange: () => void): () => void {
  const stops = [$decimalSign.listen(onChange), $partsToCome.listen(onChange)];
  return () => stops.forEach((stop) => stop());
}
/** The sign of one island for now: with another it is drawn anew, all its parts with it, which must be there. */
function signOfIsland(): () => DecimalSign {
  let isWhole = false;
  return () => ((isWhole ||= $partsToCome.get() === 0) ? $decimalSign.get() : 'language');
}
const asServed = (): DecimalSign => 'language';
const takeReadersSign = (): void => wantDecimalSign($decimalSign.get());

function drawWith(sign: DecimalSign): void {
  wantDecimalSign(sign);
  // React draws in slices: whatever comes between two of them writes and reads as the reader wants.
  if (sign !== $decimalSign.get()) queueMicrotask(takeReadersSign);
}

/** For the outermost component of an island: the sign for all of it. */
export function useIslandSign(): DecimalSign {
  const [read] = useState(signOfIsland);
  const sign = useSyncExternalStore(follow, read, asServed);
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
