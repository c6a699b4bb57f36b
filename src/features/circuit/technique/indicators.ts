/** How each indicator is shown: its quantity, and its band of good practice in words. */
import type { IndicatorKey } from '../../../circuit/technique/index.ts';
import type { Band, LimitFacts } from '../../../machine/limits.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import { dischargeReference, limitsOfResult } from '../../../simulation/by-table.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { STANDARD_ATMOSPHERE } from '../../../quantities/si.ts';
import type { Formatter, ShownQuantity } from '../../../kit/island/format.ts';

/** In the order of the page. */
export const INDICATORS = {
  tau: 'ratio',
  t_discharge: 'temperature',
  x_f: 'quality',
  superheat_useful: 'temperatureDifference',
  superheat_total: 'temperatureDifference',
  subcooling_total: 'temperatureDifference',
  p_evp: 'pressure',
  carnot_ratio: 'ratio',
  p_crit_ratio: 'ratio',
  glide_evp: 'temperatureDifference',
  glide_cdr: 'temperatureDifference',
  q0v: 'volumetricCapacity',
  suction_volume_h: 'volumeFlow',
} as const satisfies Readonly<Record<IndicatorKey, ShownQuantity>>;

export const INDICATOR_KEYS = Object.keys(INDICATORS) as readonly IndicatorKey[];

const PASCALS_PER_BAR = 1e5;

/** The good bands of a result, by the table. */
function bandsOf(result: SimulationResult, facts: LimitFacts): Readonly<Partial<Record<IndicatorKey, Band | null>>> {
  const limits = limitsOfResult(result, facts);
  return {
    tau: limits.ratio.good,
    x_f: limits.flash.good,
    superheat_useful: limits.superheat.useful.good,
    superheat_total: limits.superheat.total.good,
    subcooling_total: limits.subcooling.good,
    carnot_ratio: limits.carnot.good,
    p_crit_ratio: [0, limits.criticalRatio.good_below],
  };
}

/** The good range in words; empty where there is none. @param result whose table row and typed reference count @param facts of its machine */
export function bandText(
  key: IndicatorKey,
  result: SimulationResult | undefined,
  facts: LimitFacts,
  t: Translator,
  format: Formatter,
): string {
  const full = (value: number): string => format.full(INDICATORS[key], value);
  if (key === 'p_evp')
    return t('circuitPages.technique.moreThan', { limit: full(STANDARD_ATMOSPHERE / PASCALS_PER_BAR) });
  if (result === undefined) return '';
  if (key === 't_discharge') {
    const { value, row } = dischargeReference(result.input, 'permanent', limitsOfResult(result, facts));
    if (row?.isComputed === false) return '';
    const text = t('circuitPages.technique.atMost', { limit: full(value) });
    return `${text} (${t(row === undefined ? 'circuitPages.technique.typed' : 'circuitPages.technique.byTable')})`;
  }
  const band = bandsOf(result, facts)[key];
  if (!band) return '';
  const [min, max] = band;
  if (min === 0) return t('circuitPages.technique.atMost', { limit: full(max) });
  const text = t('circuitPages.technique.between', { min: format.number(INDICATORS[key], min), max: full(max) });
  const { ratio, flash } = limitsOfResult(result, facts);
  const watch = key === 'tau' ? ratio.watch : key === 'x_f' ? flash.watch : null;
  return watch === null ? text : `${text}, ${t('circuitPages.technique.watched', { limit: full(watch) })}`;
}
