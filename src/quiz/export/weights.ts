/** What each choice of a question is worth, in a hundred, where several are right. */
import type { ServedChoice } from '../serve.ts';

/** Shares platforms know have five decimals: a third is 33.33333. */
const share = (count: number): number => Number((100 / count).toFixed(5));

/** The right ones make a hundred together; the wrong ones take as much away, so that taking all earns nothing. */
export function weightsOf(choices: readonly Pick<ServedChoice, 'isRight'>[]): readonly number[] {
  const right = choices.filter(({ isRight }) => isRight).length;
  return choices.map(({ isRight }) => {
    if (isRight) return share(right);
    return right === 1 ? 0 : -share(choices.length - right);
  });
}
