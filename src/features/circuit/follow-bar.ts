/** Keeps the bar true once something has changed: all parts are computed when the page has a moment, then put in words. */
import type { Translator } from '../../i18n/keys.ts';
import { isReference } from '../../refrigerants/is-reference.ts';
import { pageCircuit } from './state/page-circuit.ts';
import { $alerts } from './state/alerts.ts';
import { refreshAlerts } from './state/refresh-alerts.ts';
import { ALL_PARTS } from './state/all-parts.ts';
import { $mixes } from '../../kit/fluids/mixes.ts';
import { $units } from '../../kit/form/units.ts';
import { whenIdle } from '../../kit/island/when-idle.ts';
import { createFormatter } from '../../kit/island/format.ts';
import { followDay } from '../../kit/of-the-day.ts';
import { pageFluids } from './simulator/fluids.ts';
import type { BarTexts } from './bar-data.ts';
import { barTexts } from './briefs.ts';

export function followBar(t: Translator, show: (texts: BarTexts) => void): void {
  const { simulation } = pageCircuit;
  const parts = ALL_PARTS.map((spec) => pageCircuit.open(spec));
  const { $all } = pageFluids(t.locale);
  let isWaiting = false;

  const say = (): void => {
    const { result, isStale } = simulation.$shown.get().permanent;
    // With figures of other inputs goes the name of their own fluid.
    const name = isStale && result ? result.input.fluid : simulation.$fluid.get();
    const fluid = isReference(name) ? ($all.get()?.list.fluidTitle(name, $mixes.get(), t.locale) ?? name) : name;
    refreshAlerts(pageCircuit);
    const said = barTexts(
      {
        permanent: result,
        isStale,
        fluid,
        alerts: $alerts.get(),
        answerOf: (spec) => pageCircuit.open(spec).$answer.get().result,
        isOld: (spec) => pageCircuit.open(spec).$answer.get().isStale,
      },
      t,
      createFormatter($units.get(), t.locale),
    );
    show(said);
  };
  const soon = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    whenIdle(() => {
      isWaiting = false;
      for (const part of parts) part.refresh();
      say();
    });
  };
  simulation.$shown.listen(soon);
  simulation.$machine.listen(soon);
  $units.listen(soon);
  $all.listen(soon);
  followDay(soon);
  for (const { $answer, form } of parts) {
    $answer.listen(soon);
    form.$content.listen(soon);
  }
}
