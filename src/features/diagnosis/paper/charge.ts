/** What the law asks of the charge of a machine, for its papers: class, interval, next check. */
import { chargeFacts } from '../../../refrigerants/charge-facts.ts';
import { leakAnswer } from '../../../regulation/charge/leak-answer.ts';
import type { LeakAnswer, NoLeakAnswer } from '../../../regulation/charge/leak-answer.ts';

export { dayAfterMonths } from '../../../language/days.ts';

export type PaperCharge = LeakAnswer;
export type PaperAnswer = LeakAnswer | NoLeakAnswer;

/** @param mass nominal charge of the whole equipment, kg, above 0 */
export const paperCharge = (fluid: string, mass: number, hasDetection: boolean, isHermetic: boolean): PaperAnswer =>
  leakAnswer(chargeFacts(fluid), mass, { isHermetic, hasDetection });
