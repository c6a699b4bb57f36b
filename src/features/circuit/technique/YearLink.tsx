/** The way to the year of this machine: its fluid and evaporation go along. */
import { localePath } from '../../../i18n/paths.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { cycleOf } from '../../../simulation/cycles/index.ts';
import type { SimulationInput } from '../../../simulation/types.ts';
import page from '../part.module.css';
import { useSimulation } from '../simulator/use-simulation.ts';

const SEASON = '/simulation/saison';

/** What of a plant with levels or fluids of its own the year asks; nothing of one cycle. */
function plantOf(input: SimulationInput): Readonly<Record<string, string | number | undefined>> {
  if (input.architecture === 'booster') {
    const { q_mt, q_lt, te_mt, te_lt, p_rec, parallel, rend_is_mt } = input;
    const pressure = typeof p_rec === 'number' ? Number(p_rec.toFixed(2)) : undefined;
    return {
      plant: 'booster',
      q_mt,
      q_lt,
      te_mt,
      te_lt,
      p_rec: pressure,
      parallel: String(parallel),
      rend_is: rend_is_mt,
    };
  }
  if (input.architecture !== 'cascade') return {};
  const { fluid_hp, fluid_bp, t_cas, dt_cas, rend_is_hp } = input;
  return {
    plant: 'cascade',
    fluid_hp,
    fluid_bp,
    t_cas: typeof t_cas === 'number' ? t_cas : undefined,
    dt_cas,
    rend_is: rend_is_hp,
  };
}

export function YearLink() {
  const t = useTranslator();
  const said = usePart(useSimulation().$shown, ({ permanent }) => {
    const input = permanent.result?.input;
    if (!input) return '';
    const { fluid, rend_is, t_sf, t_sr } = input;
    const power = permanent.result?.performance.power_cold;
    const evaporation = permanent.result?.extra.t_dew_evp;
    const round = (value: number | undefined): number | undefined =>
      value === undefined ? undefined : Number(value.toFixed(2));
    const plant = plantOf(input);
    return JSON.stringify({
      figure: 'annual',
      ...plant,
      fluid,
      rend_is: plant.rend_is ?? rend_is,
      surch_evp: t_sf,
      sous_ref_cdr: t_sr,
      t_evp: round(evaporation),
      power_cold: round(power),
    });
  });
  const hasYear = usePart(
    useSimulation().$shown,
    ({ permanent }) => cycleOf(permanent.result?.input).isOfOnePoint !== true,
  );
  if (!hasYear) return <p className={page.onward}>{t('problems.E_ONEPOINT')}</p>;
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
