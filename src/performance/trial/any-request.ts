/** What may never happen to a request, however odd: no answer, a problem without a name, a figure without a band. */
import { drawOf } from '../../diagnosis/trial/random.ts';
import type { Engine } from '../../engine/types.ts';
import { measuredPerformance } from '../measured/measured-performance.ts';
import { randomRequest } from './requests.ts';

/** A third of the requests hold something odd. */
const ODD_SHARE = 0.35;
const WITHOUT_FIGURE = ['V_EITHER', 'V_UNTOLD', 'V_SEVERAL'];

export interface Asked {
  /** Verdict, or the code of the problem. */
  readonly said: string;
  /** What is wrong with the answer; absent where nothing is. */
  readonly fault?: string;
}

/** A request of a seed, asked. */
export function askAny(seed: number, place: number, engine: Engine): Asked {
  const request = randomRequest(drawOf(seed, place), ODD_SHARE);
  const told = (fault: string): string => `${fault}: ${JSON.stringify(request)}`;
  let outcome: ReturnType<typeof measuredPerformance>;
  try {
    outcome = measuredPerformance(request, engine);
  } catch (error) {
    return { said: 'thrown', fault: told(String(error)) };
  }
  if (!outcome.ok) {
    const { code } = outcome.problem;
    return /^E_[A-Z0-9_]+$/u.test(code) ? { said: code } : { said: code, fault: told('a problem without a name') };
  }
  const { verdict, figures, witnesses } = outcome.result;
  const all = Object.entries(figures);
  const bare = all.find(([, { value, U }]) => !Number.isFinite(value) || !(U > 0) || !Number.isFinite(U));
  const mute = witnesses.find(({ capacity, u }) => !(capacity > 0) || !(u > 0));
  if (bare !== undefined) return { said: verdict, fault: told(`${bare[0]} without a band`) };
  if (mute !== undefined) return { said: verdict, fault: told(`${mute.key} without a band`) };
  if (WITHOUT_FIGURE.includes(verdict) !== (all.length === 0))
    return { said: verdict, fault: told('figures and verdict') };
  return { said: verdict };
}
