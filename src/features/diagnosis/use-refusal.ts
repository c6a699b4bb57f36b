import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './page-data.ts';
import { problemText } from './words.ts';

/** Why a field is refused, in words; undefined where it is not. */
export function useRefusal(field: string): string | undefined {
  const t = useTranslator();
  const format = useFormatter();
  const refused = usePart(usePage().diagnosis.$shown, ({ problem }) =>
    problem?.field === field && problem.code !== 'E_FEW' ? problem : undefined,
  );
  return refused && problemText(refused, t, format);
}
