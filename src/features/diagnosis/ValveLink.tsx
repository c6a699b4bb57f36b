/** The way from a valve named as the cause to the turn of its screw, with the superheat read. */
import { namedFaults } from '../../diagnosis/named-faults.ts';
import { localePath } from '../../i18n/paths.ts';
import { textAt } from '../../kit/form/fields.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import type { ShownDiagnosis } from './state/diagnosis.ts';
import { usePage } from './page-data.ts';

const VALVE = '/tools/reglage-detendeur';
const FAULTS: readonly string[] = ['valve_under', 'valve_over', 'hunting'];

const rounded = (value: number): string => String(Number(value.toFixed(1)));

export function ValveLink({ shown: { diagnosis, derived } }: { readonly shown: ShownDiagnosis }) {
  const t = useTranslator();
  const { form } = usePage().diagnosis;
  const fluid = usePart(form.$content, ({ texts }) => textAt(texts, 'fluid'));
  const expansion = usePart(form.$content, ({ texts }) => textAt(texts, 'expansion'));
  const { superheat, subcooling_valve, subcooling } = derived;
  const liquid = subcooling_valve ?? subcooling;
  // An electronic valve has its set point in its controller, a capillary no screw.
  if (!diagnosis || superheat === undefined || expansion !== 'txv') return null;
  if (!namedFaults(diagnosis).some((fault) => FAULTS.includes(fault))) return null;
  const asked = new URLSearchParams({
    ...(fluid !== '' && { fluid }),
    sh: rounded(superheat),
    ...(liquid !== undefined && { subcooling: rounded(liquid) }),
  });
  return (
    <p>
      <a href={`${localePath(t.locale, VALVE)}?${asked.toString()}`}>{t('diagnosis.ranking.valve')}</a>
    </p>
  );
}
