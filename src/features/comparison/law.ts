/** What the law says of a fluid or of a mix: made from its composition by the rules, fetched when it did not come with the page. */
import { useEffect, useState } from 'react';
import { useDay } from '../../kit/island/use-day.ts';
import type { Locale } from '../../language/index.ts';

export interface LawFacts {
  /** In sentences: GWP, topping up, the next ban of new equipment, leak checks. */
  readonly said: readonly string[];
  readonly isAffected: boolean;
}

export interface LawState {
  readonly facts: LawFacts | undefined;
  readonly isLoading: boolean;
}

/** The facts of a fluid of the list or of a composition; undefined where the product holds no record of a part. */
export async function lawOf(fluid: string, locale: Locale, day: string): Promise<LawFacts | undefined> {
  const { shortLaw } = await import('../../regulation/wording/comparison.ts');
  return shortLaw(fluid, locale, day);
}

const LOADING: LawState = { facts: undefined, isLoading: true };
const UNKNOWN: LawState = { facts: undefined, isLoading: false };

/** What the page was served with of the law, and until when it holds. */
export interface ServedLaw {
  readonly law: Readonly<Record<string, LawFacts>>;
  readonly day: string;
  readonly until: string | undefined;
}

/** The reader's day, and whether what was served still holds on it. */
export function useLawDay({ day: served, until }: Omit<ServedLaw, 'law'>): readonly [day: string, holds: boolean] {
  const day = useDay(served);
  return [day, until === undefined || day < until];
}

/** @param served facts that came with the page, by fluid */
export function useLaw(fluid: string, served: ServedLaw, locale: Locale): LawState {
  const [day, holds] = useLawDay(served);
  const [found, setFound] = useState<
    { readonly fluid: string; readonly day: string; readonly state: LawState } | undefined
  >(undefined);
  const own = holds && Object.hasOwn(served.law, fluid) ? served.law[fluid] : undefined;
  useEffect(() => {
    if (own) return undefined;
    let isWanted = true;
    lawOf(fluid, locale, day).then(
      (facts) => isWanted && setFound({ fluid, day, state: { ...UNKNOWN, facts } }),
      () => isWanted && setFound({ fluid, day, state: UNKNOWN }),
    );
    return () => {
      isWanted = false;
    };
  }, [fluid, own, locale, day]);
  if (own) return { ...UNKNOWN, facts: own };
  return found?.fluid === fluid && found.day === day ? found.state : LOADING;
}
