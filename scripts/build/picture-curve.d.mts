import type { Locale } from '../../src/language/index.ts';

export function curveOf(
  site: string,
  page: string,
  locale: Locale,
):
  | {
      readonly svg: string;
      readonly figures: readonly {
        readonly name: string;
        readonly value: string;
        readonly said: string;
        readonly colour: string;
      }[];
    }
  | undefined;
