/** How each indicator is shown: its quantity, and its band of good practice in words. */
import type { IndicatorKey } from '../../../circuit/technique/index.ts';
import { DISCHARGE_MARGIN, GOOD_BANDS } from '../../../circuit/technique/bands.ts';
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

const hasBand = (key: IndicatorKey): key is keyof typeof GOOD_BANDS => Object.hasOwn(GOOD_BANDS, key);
const PASCALS_PER_BAR = 1e5;

/** The good range in words; empty where there is none. @param t_ref reference discharge, °C */
export function bandText(key: IndicatorKey, t_ref: number | undefined, t: Translator, format: Formatter): string {
  const full = (value: number): string => format.full(INDICATORS[key], value);
  if (key === 't_discharge')
    return t_ref === undefined ? '' : t('circuitPages.technique.atMost', { limit: full(t_ref - DISCHARGE_MARGIN) });
  if (key === 'p_evp')
    return t('circuitPages.technique.moreThan', { limit: full(STANDARD_ATMOSPHERE / PASCALS_PER_BAR) });
  if (!hasBand(key)) return '';
  const [min, max] = GOOD_BANDS[key];
  if (min === 0) return t('circuitPages.technique.atMost', { limit: full(max) });
  return t('circuitPages.technique.between', { min: format.number(INDICATORS[key], min), max: full(max) });
}
