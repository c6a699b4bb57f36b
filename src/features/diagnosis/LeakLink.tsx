/** The way to what a leak leaves of a blend, where a lack of charge is named. */
import { namedFaults } from '../../diagnosis/named-faults.ts';
import { localePath } from '../../i18n/paths.ts';
import { textAt } from '../../kit/form/fields.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './page-data.ts';
import type { ShownDiagnosis } from './state/diagnosis.ts';

const LEAK = '/simulation/fuite';
/** Numbers of zeotropes and azeotropes (ISO 817), and a mix of the reader's: of a pure fluid nothing separates. */
const BLEND = /^R[45]\d\d|\[/;

export function LeakLink({ shown: { diagnosis } }: { readonly shown: ShownDiagnosis }) {
  const t = useTranslator();
  const fluid = usePart(usePage().diagnosis.form.$content, ({ texts }) => textAt(texts, 'fluid'));
  if (!diagnosis || !namedFaults(diagnosis).includes('undercharge') || !BLEND.test(fluid)) return null;
  return (
    <p>
      <a href={`${localePath(t.locale, LEAK)}?${new URLSearchParams({ fluid }).toString()}`}>
        {t('diagnosis.ranking.leak', { fluid })}
      </a>
    </p>
  );
}
