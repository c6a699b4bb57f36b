/** What the law says of a fluid or of a mix: made from its composition by the rules, fetched when it did not come with the page. */
import { useEffect, useState } from 'react';
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
export async function lawOf(fluid: string, locale: Locale): Promise<LawFacts | undefined> {
  const { shortLaw } = await import('../../regulation/wording/comparison.ts');
  return shortLaw(fluid, locale);
}

const LOADING: LawState = { facts: undefined, isLoading: true };
const UNKNOWN: LawState = { facts: undefined, isLoading: false };

/** @param served facts that came with the page, by fluid */
export function useLaw(fluid: string, served: Readonly<Record<string, LawFacts>>, locale: Locale): LawState {
  const [found, setFound] = useState<{ readonly fluid: string; readonly state: LawState } | undefined>(undefined);
  const own = Object.hasOwn(served, fluid) ? served[fluid] : undefined;
  useEffect(() => {
    if (own) return undefined;
    let isWanted = true;
    lawOf(fluid, locale).then(
      (facts) => isWanted && setFound({ fluid, state: { ...UNKNOWN, facts } }),
      () => isWanted && setFound({ fluid, state: UNKNOWN }),
    );
    return () => {
      isWanted = false;
    };
  }, [fluid, own, locale]);
  if (own) return { ...UNKNOWN, facts: own };
  return found?.fluid === fluid ? found.state : LOADING;
}
