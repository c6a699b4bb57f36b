/** The verdict on a fluid in the machine of the first: made by the law and the figures, fetched when it did not come with the page. */
import { useEffect, useState } from 'react';
import type { MachineFacts } from '../../machine/index.ts';
import { machineFrom } from '../../machine/record/link.ts';
import { supposedMachine } from '../../circuit/comparison/pairs.ts';
import { replacementFigures } from '../../circuit/comparison/same-machine/figures.ts';
import type { SameMachine } from '../../circuit/comparison/same-machine/same-machine.ts';
import type { Locale } from '../../language/index.ts';
import type { ToldVerdict } from '../../shell/replacing/told.ts';
import { useLawDay } from './law.ts';
import type { ServedLaw } from './law.ts';
import type { Offered } from './island.ts';

/** @param known facts of the reader's machine, as JSON text @param result undefined where the machine has no answer with the fluid */
export async function verdictOf(
  from: string,
  to: string,
  result: SameMachine | undefined,
  known: string,
  locale: Locale,
  day: string,
): Promise<ToldVerdict> {
  const { judgedAndTold } = await import('../../shell/replacing/told.ts');
  // What the reader's machine is counts before the one supposed of the refrigerant.
  const facts = { ...supposedMachine(from), ...machineFrom(known)?.facts } as MachineFacts;
  return judgedAndTold(facts, to, result ? replacementFigures(result) : null, locale, day);
}

/** Of a machine of which nothing is known. */
const NOTHING = '{}';

/** A fluid in the machine, to be judged. */
export interface Judged {
  readonly to: string;
  /** Undefined while it is computed, or where there is none: the law and the class are told all the same. */
  readonly result: SameMachine | undefined;
}

/** What is asked, as long as it is the same. */
interface Asked extends Judged {
  readonly from: string;
  /** Facts of the reader's machine, as JSON text. */
  readonly known: string;
  readonly day: string;
}
const isSame = (one: Asked, other: Asked): boolean =>
  one.to === other.to &&
  one.from === other.from &&
  one.result === other.result &&
  one.day === other.day &&
  one.known === other.known;

/**
 * The verdict on each fluid, in their order; undefined while it is made.
 * @param judged the same list as long as nothing of it changes
 * @param served the verdict on the example, with what it answers
 */
export function useVerdicts(
  from: string,
  judged: readonly Judged[],
  known: string,
  served: { readonly result: SameMachine; readonly verdict: ToldVerdict } & Omit<ServedLaw, 'law'>,
  locale: Locale,
): readonly (ToldVerdict | undefined)[] {
  const [day, holds] = useLawDay(served);
  const [found, setFound] = useState<readonly (Asked & { readonly verdict: ToldVerdict })[]>([]);
  const servedResult = holds && known === NOTHING ? served.result : undefined;
  useEffect(() => {
    let isWanted = true;
    for (const { to, result } of judged) {
      if (servedResult !== undefined && result === servedResult) continue;
      const asked = { from, to, result, known, day };
      verdictOf(from, to, result, known, locale, day).then(
        (verdict) => isWanted && setFound((all) => [...all.filter((one) => one.to !== to), { ...asked, verdict }]),
        // Without the law there is no verdict.
        () => isWanted && setFound((all) => all.filter((one) => one.to !== to)),
      );
    }
    return () => {
      isWanted = false;
    };
  }, [from, judged, known, servedResult, locale, day]);
  return judged.map(({ to, result }) =>
    servedResult !== undefined && result === servedResult
      ? served.verdict
      : found.find((one) => isSame(one, { from, to, result, known, day }))?.verdict,
  );
}

/** What may be put in a machine on a day: none whose virgin gas is banned by then. */
export const offeredOn = (offered: Offered | undefined, day: string): readonly string[] =>
  (offered?.fluids ?? []).flatMap((each) => (typeof each === 'string' ? [each] : day < each[1] ? [each[0]] : []));
