/** Class and GWP of a refrigerant, as its record says them. */
import type { Translator } from '../../../i18n/keys.ts';
import { chargeFacts } from '../../../refrigerants/charge-facts.ts';
import { resolveFluidName } from '../../../refrigerants/resolve.ts';
import { summaryFromName } from '../../../refrigerants/summaries.ts';
import type { Locale } from '../../../language/index.ts';
import { formatAtMost, formatSignificant } from '../../../quantities/number.ts';

/** That of propane is 0.02, and not 0. */
const gwpText = (gwp: number, locale: Locale): string =>
  gwp < 1 ? formatSignificant(gwp, 2, locale) : formatAtMost(gwp, 1, locale);

/** "A2L, PRP 148"; empty of a mix nobody knows. */
export function refrigerantSummary(fluid: string, t: Translator): string {
  const name = resolveFluidName(fluid) ?? fluid;
  const { gwp } = chargeFacts(name);
  return [
    summaryFromName(name)?.safetyClass,
    gwp === undefined ? undefined : `${t('circuit.fields.gwp')} ${gwpText(gwp, t.locale)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
