/** The verdict on a fluid in the machine of the first: made by the law and the figures, fetched when it did not come with the page. */
import { useEffect, useState } from 'react';
import { supposedMachine } from '../../circuit/comparison/pairs.ts';
import { replacementFigures } from '../../circuit/comparison/same-machine/figures.ts';
import type { SameMachine } from '../../circuit/comparison/same-machine/same-machine.ts';
import type { Locale } from '../../language/index.ts';
import type { ToldVerdict } from '../../shell/replacing/told.ts';
import { useLawDay } from './law.ts';
import type { ServedLaw } from './law.ts';
import type { Offered } from './island.ts';

/** Pressures of the plate, bar gauge. */
export interface Plate {
  readonly ps_hp: number | undefined;
  readonly ps_bp: number | undefined;
}

async function verdictOf(
  from: string,
  to: string,
  result: SameMachine | undefined,
  { ps_hp, ps_bp }: Plate,
  locale: Locale,
  day: string,
): Promise<ToldVerdict> {
  const { judgedAndTold } = await import('../../shell/replacing/told.ts');
  const facts = {
    ...supposedMachine(from),
    ...(ps_hp !== undefined && { ps_hp }),
    ...(ps_bp !== undefined && { ps_bp }),
  };
  return judgedAndTold(facts, to, result ? replacementFigures(result) : null, locale, day);
}

/** What is asked, as long as it is the same. */
interface Asked {
  readonly from: string;
  readonly to: string;
  readonly result: SameMachine | undefined;
  readonly plate: Plate;
  readonly day: string;
}
const isSame = (one: Asked, other: Asked): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.result === other.result &&
  one.day === other.day &&
  one.plate.ps_hp === other.plate.ps_hp &&
  one.plate.ps_bp === other.plate.ps_bp;

/**
 * @param result undefined while it is computed, or where there is none: the law and the class are told all the same
 * @param served the verdict on the example, with what it answers
 */
export function useVerdict(
  from: string,
  to: string,
  result: SameMachine | undefined,
  plate: Plate,
  served: { readonly result: SameMachine; readonly verdict: ToldVerdict } & Omit<ServedLaw, 'law'>,
  locale: Locale,
): ToldVerdict | undefined {
  const { ps_hp, ps_bp } = plate;
  const [day, holds] = useLawDay(served);
  const asked: Asked = { from, to, result, plate, day };
  const [found, setFound] = useState<(Asked & { readonly verdict: ToldVerdict }) | undefined>(undefined);
  const isServed = holds && result === served.result && ps_hp === undefined && ps_bp === undefined;
  useEffect(() => {
    if (isServed) return undefined;
    let isWanted = true;
    const question = { from, to, result, plate: { ps_hp, ps_bp }, day };
    verdictOf(from, to, result, question.plate, locale, day).then(
      (verdict) => isWanted && setFound({ ...question, verdict }),
      // Without the law there is no verdict.
      () => isWanted && setFound(undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [from, to, result, ps_hp, ps_bp, isServed, locale, day]);
  if (isServed) return served.verdict;
  return found && isSame(found, asked) ? found.verdict : undefined;
}

/** What may be put in a machine on a day: none whose virgin gas is banned by then. */
export const offeredOn = (offered: Offered | undefined, day: string): readonly string[] =>
  (offered?.fluids ?? []).flatMap((each) => (typeof each === 'string' ? [each] : day < each[1] ? [each[0]] : []));
