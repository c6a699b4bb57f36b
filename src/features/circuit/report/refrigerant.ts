/** Class and GWP of a refrigerant, as its record says them. */
import type { Translator } from '../../../i18n/keys.ts';
import { chargeFacts } from '../../../refrigerants/charge-facts.ts';
import { resolveFluidName } from '../../../refrigerants/resolve.ts';
import { summaryFromName } from '../../../refrigerants/summaries.ts';
import { formatAtMost } from '../../../quantities/number.ts';

/** "A2L, PRP 148"; empty of a mix nobody knows. */
export function refrigerantSummary(fluid: string, t: Translator): string {
  const name = resolveFluidName(fluid) ?? fluid;
  const { gwp } = chargeFacts(name);
  return [
    summaryFromName(name)?.safetyClass,
    gwp === undefined ? undefined : `${t('circuit.fields.gwp')} ${formatAtMost(gwp, 1, t.locale)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
