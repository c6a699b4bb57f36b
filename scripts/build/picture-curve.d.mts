export function curveOf(
  site: string,
  page: string,
  locale: 'fr' | 'en',
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
