/** What the law says of a fluid or of a mix: made from its composition by the rules, fetched when it did not come with the page. */
import { useEffect, useState } from 'react';
import { useDay } from '../../kit/island/use-day.ts';
import { usePart } from '../../kit/island/use-part.ts';
import type { Locale } from '../../language/index.ts';
import { machineFrom } from '../../machine/record/link.ts';
import { usePage } from './island.ts';
import { lawOf } from './law-facts.ts';
import type { LawFacts } from './law-facts.ts';
import { factsText } from './state/machine.ts';

export interface LawState {
  readonly facts: LawFacts | undefined;
  readonly isLoading: boolean;
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

/** What came with the page is the law of a fluid whatever the machine. */
const isOfAnyMachine = (known: string): boolean => machineFrom(known)?.facts.use === undefined;

/** @param served facts that came with the page, by fluid */
export function useLaw(fluid: string, served: ServedLaw, locale: Locale): LawState {
  const [day, holds] = useLawDay(served);
  const known = usePart(usePage().form.$content, ({ values }) => factsText(values));
  const asked = `${fluid} ${day} ${known}`;
  const [found, setFound] = useState<{ readonly asked: string; readonly state: LawState } | undefined>(undefined);
  const isServed = holds && Object.hasOwn(served.law, fluid) && isOfAnyMachine(known);
  const own = isServed ? served.law[fluid] : undefined;
  useEffect(() => {
    if (own) return undefined;
    let isWanted = true;
    lawOf(fluid, known, locale, day).then(
      (facts) => isWanted && setFound({ asked, state: { ...UNKNOWN, facts } }),
      () => isWanted && setFound({ asked, state: UNKNOWN }),
    );
    return () => {
      isWanted = false;
    };
  }, [fluid, known, asked, own, locale, day]);
  if (own) return { ...UNKNOWN, facts: own };
  return found?.asked === asked ? found.state : LOADING;
}
