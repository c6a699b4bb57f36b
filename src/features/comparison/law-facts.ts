/** The law of a fluid or of a mix, made from its composition by the rules. */
import type { Locale } from '../../language/index.ts';
import { machineFrom } from '../../machine/record/link.ts';
import { machineFacts } from '../../machine/record/record.ts';

export interface LawFacts {
  /** In sentences: GWP, topping up, the next ban of new equipment, leak checks. */
  readonly said: readonly string[];
  readonly isAffected: boolean;
}

/**
 * The facts of a fluid of the list or of a composition; undefined where the product holds no record of a part. Of a machine whose use
 * is known, without what is about others.
 * @param known facts of the machine, as JSON text
 */
export async function lawOf(fluid: string, known: string, locale: Locale, day: string): Promise<LawFacts | undefined> {
  const [{ shortLaw }, { sheetOf }] = await Promise.all([
    import('../../regulation/wording/comparison.ts'),
    import('../../machine/law-sheet.ts'),
  ]);
  const { use, ...facts } = machineFrom(known)?.facts ?? {};
  // The refrigerant is the one that is asked about, in such a machine.
  const machine = use === undefined ? undefined : machineFacts({ ...facts, use, fluid });
  return shortLaw(fluid, locale, day, (sheet) => (machine ? sheetOf(sheet, machine) : sheet));
}
