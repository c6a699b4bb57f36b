/** Makes the list of alerts of this page's study. Fetched late, with what every part needs. */
import { safetyFacts, studyAlerts } from '../../../circuit/alerts/index.ts';
import { setContent } from '../../../kit/form/content.ts';
import { $alerts } from './alerts.ts';
import type { Circuit } from './circuit.ts';
import type { AnswerOf, OptionsOf, PartSpec } from './part.ts';
import { CHARGE } from '../charge/part.ts';
import { EXCHANGERS } from '../exchangers/part.ts';
import { PIPES } from '../pipes/part.ts';
import { COMPONENTS } from '../components/part.ts';
import { TECHNIQUE } from '../technique/part.ts';

/** The fluid the list speaks of. */
let listed: string | undefined;

const groupOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/**
 * Makes the list of what stands. A part that is being computed keeps its last word; one that is refused has none, but
 * what the fluid itself asks is said all the same.
 */
export function refreshAlerts({ simulation, open }: Circuit): void {
  const { permanent, transient } = simulation.$shown.get();
  // An input is being corrected: what stands on the page is what it was.
  if (permanent.isStale && permanent.result) return;
  const fluid = permanent.result?.input.fluid ?? simulation.$fluid.get();
  const isRefused = (spec: PartSpec<never>): boolean => {
    const { $answer, form } = open(spec);
    return $answer.get().problem !== undefined || Object.keys(form.$content.get().problems).length > 0;
  };
  const charge = open(CHARGE).$answer.get();
  const isPending = charge.isStale && !isRefused(CHARGE as unknown as PartSpec<never>);
  if (isPending && permanent.result && fluid === listed) return;
  const answerOf: AnswerOf = (spec) => {
    const { result, isStale } = open(spec).$answer.get();
    return isStale ? undefined : result;
  };
  const optionsOf: OptionsOf = (spec) => open(spec).form.$content.get().options;
  listed = fluid;
  setContent(
    $alerts,
    studyAlerts({
      safety: safetyFacts(fluid, groupOf(optionsOf(CHARGE)['room']), answerOf(CHARGE)),
      simulation: {
        permanent: permanent.result?.warnings ?? [],
        transient: transient.isStale ? [] : (transient.result?.warnings ?? []),
      },
      pipes: answerOf(PIPES),
      technique: answerOf(TECHNIQUE),
      exchangers: answerOf(EXCHANGERS),
      charge: answerOf(CHARGE),
      selection: answerOf(COMPONENTS),
    }),
  );
}
