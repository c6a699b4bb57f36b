import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './page-data.ts';
import { $named } from './state/named.ts';
import { problemText } from './words.ts';

/** Whether a field is the first to read again: what was read there contradicts the rest. */
export function useRetake(field: string): boolean {
  const isFirst = usePart(
    usePage().diagnosis.$shown,
    ({ diagnosis, isStale }) => !isStale && diagnosis?.retake[0] === field,
  );
  const isNamed = usePart($named, (named) => named.includes(field));
  return isFirst || isNamed;
}

/** Why a field is refused, in words; undefined where it is not. */
export function useRefusal(field: string): string | undefined {
  const t = useTranslator();
  const format = useFormatter();
  const refused = usePart(usePage().diagnosis.$shown, ({ problem }) =>
    problem?.field === field && problem.code !== 'E_FEW' ? problem : undefined,
  );
  return refused && problemText(refused, t, format);
}
