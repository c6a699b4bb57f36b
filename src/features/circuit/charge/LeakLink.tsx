/** The way to what a leak leaves of this charge, where it is a blend: charge and volume go along. */
import { localePath } from '../../../i18n/paths.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import type { IslandProps } from '../simulator/as-island.tsx';
import { usePart } from '../../../kit/island/use-part.ts';
import { useSimulation } from '../simulator/use-simulation.ts';
import page from '../part.module.css';
import { pagePart } from '../page-part.ts';
import { CHARGE } from './part.ts';

const LEAK = '/simulation/fuite';
/** Numbers of blends (ISO 817), and a mix of the reader's: of a pure fluid nothing separates. */
const BLEND = /^R[45]\d\d|\[/;

export function LeakLink({ locale }: IslandProps) {
  const t = useTranslator();
  const fluid = usePart(useSimulation().$shown, ({ permanent }) => permanent.result?.input.fluid ?? '');
  const query = usePart(pagePart(CHARGE, locale).$answer, ({ result }) => {
    if (!result) return '';
    const volume = Object.values(result.sections).reduce((sum, section) => sum + (section?.volume ?? 0), 0);
    const [charge_kg, volume_l] = [result.range.usual, volume].map((value) => String(Number(value.toPrecision(4))));
    // A share of the charge, whatever the charge is.
    return new URLSearchParams({
      fluid,
      charge_kg: charge_kg ?? '',
      volume_l: volume_l ?? '',
      lost_in: 'share',
    }).toString();
  });
  if (query === '' || !BLEND.test(fluid)) return null;
  return (
    <p className={page.onward}>
      <a href={`${localePath(t.locale, LEAK)}?${query}`}>{t('circuitPages.charge.leak')}</a>
    </p>
  );
}
