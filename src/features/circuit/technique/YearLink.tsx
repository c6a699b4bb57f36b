/** The way to the year of this machine: its fluid and evaporation go along. */
import { localePath } from '../../../i18n/paths.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import page from '../part.module.css';
import { pageSimulation } from '../../simulator/state/page-simulation.ts';

const SEASON = '/simulation/saison';

export function YearLink() {
  const t = useTranslator();
  const said = usePart(pageSimulation.$shown, ({ permanent }) => {
    const input = permanent.result?.input;
    if (!input) return '';
    const { fluid, rend_is, t_sf, t_sr } = input;
    const power = permanent.result?.performance.power_cold;
    const evaporation = permanent.result?.extra.t_dew_evp;
    const round = (value: number | undefined): number | undefined =>
      value === undefined ? undefined : Number(value.toFixed(2));
    return JSON.stringify({
      figure: 'annual',
      fluid,
      rend_is,
      surch_evp: t_sf,
      sous_ref_cdr: t_sr,
      t_evp: round(evaporation),
      power_cold: round(power),
    });
  });
  return (
    <p className={page.onward}>
      <a
        href={`${localePath(t.locale, SEASON)}${said === '' ? '' : `?${new URLSearchParams({ season: said }).toString()}`}`}
      >
        {t('circuitPages.technique.energyLink')}
      </a>
    </p>
  );
}
