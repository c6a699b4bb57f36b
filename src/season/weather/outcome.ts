/** What may be wrong with a year in a file, and what to know about one that was read. */
import type { Problem as FileProblem } from '../../diagnosis/measurements/index.ts';
import { Refusal } from '../../schema/outcome.ts';
import type { ProblemOf, Values } from '../../schema/outcome.ts';
import type { WeatherProblemCode, WeatherWarningCode } from '../codes.ts';

export interface WeatherWarning {
  readonly code: WeatherWarningCode;
  readonly values: Values;
}

export interface WeatherProblem extends ProblemOf<WeatherProblemCode | FileProblem['code']> {
  /** Columns the reader may choose from. */
  readonly columns?: readonly string[];
}

/** Stops the reading of a year. */
export function refuseYear(code: WeatherProblemCode, values: Values = {}, columns?: readonly string[]): never {
  throw new Refusal<WeatherProblem>(columns === undefined ? { code, values } : { code, values, columns });
}
