/** What the law says of a fluid: from its record, fetched when it is not one of the page's own; of a mix by its parts. */
import { useEffect, useState } from 'react';
import type { Locale } from '../../language/index.ts';

export interface LawFacts {
  readonly about: string;
  readonly isAffected: boolean;
  readonly limitYear: number | null;
  readonly sources: readonly string[];
}

/** Sources of the law among those of a record: the rest are of its figures. */
const isLegal = (source: string): boolean => /\d{4}\/\d+|\d+\/2014/.test(source);

export interface LawState {
  readonly facts: LawFacts | undefined;
  /** Of a mix: the sum of its parts' GWPs by mass, where all are known. */
  readonly gwp: number | undefined;
  readonly isLoading: boolean;
}

/** The facts of a fluid of the list; undefined where the product holds no record of it. */
export async function lawOf(fluid: string, locale: Locale): Promise<LawFacts | undefined> {
  const { factsFromName } = await import('../../refrigerants/facts.ts');
  const facts = factsFromName(fluid);
  return (
    facts && {
      about: facts.regulation.about[locale],
      isAffected: facts.regulation.isAffected,
      limitYear: facts.regulation.limitYear,
      sources: facts.sources.map((source) => source[locale]).filter(isLegal),
    }
  );
}

const LOADING: LawState = { facts: undefined, gwp: undefined, isLoading: true };
const UNKNOWN: LawState = { facts: undefined, gwp: undefined, isLoading: false };

/** @param served facts that came with the page, by fluid */
export function useLaw(
  fluid: string,
  isMix: boolean,
  served: Readonly<Record<string, LawFacts>>,
  locale: Locale,
): LawState {
  const [found, setFound] = useState<{ readonly fluid: string; readonly state: LawState } | undefined>(undefined);
  const own = Object.hasOwn(served, fluid) ? served[fluid] : undefined;
  useEffect(() => {
    if (own) return undefined;
    let isWanted = true;
    const load = async (): Promise<LawState> => {
      if (!isMix) return { ...UNKNOWN, facts: await lawOf(fluid, locale) };
      const { chargeFacts } = await import('../../refrigerants/charge-facts.ts');
      return { ...UNKNOWN, gwp: chargeFacts(fluid).gwp };
    };
    load().then(
      (state) => isWanted && setFound({ fluid, state }),
      () => isWanted && setFound({ fluid, state: UNKNOWN }),
    );
    return () => {
      isWanted = false;
    };
  }, [fluid, isMix, own, locale]);
  if (own) return { ...UNKNOWN, facts: own };
  return found?.fluid === fluid ? found.state : LOADING;
}
