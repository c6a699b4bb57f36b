/** What may be wrong with a year in a file, and what to know about one that was read. */
import type { Values } from '../../circuit/outcome.ts';
import type { Problem as FileProblem } from '../../diagnosis/measurements/index.ts';
import type { WeatherProblemCode, WeatherWarningCode } from '../codes.ts';

export interface WeatherWarning {
  readonly code: WeatherWarningCode;
  readonly values: Values;
}

export interface WeatherProblem {
  readonly code: WeatherProblemCode | FileProblem['code'];
  readonly field?: string;
  readonly values: Values;
  /** Columns the reader may choose from. */
  readonly columns?: readonly string[];
}

/** Carries what is wrong with a year to the door. */
export class WeatherRefusal extends Error {
  readonly problem: WeatherProblem;

  constructor(problem: WeatherProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Stops the reading of a year. */
export function refuseYear(code: WeatherProblemCode, values: Values = {}, columns?: readonly string[]): never {
  throw new WeatherRefusal(columns === undefined ? { code, values } : { code, values, columns });
}
