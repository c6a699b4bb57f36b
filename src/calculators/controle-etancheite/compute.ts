import { chargeFacts } from '../../refrigerants/index.ts';
import { leakAnswer } from '../../regulation/charge/leak-answer.ts';
import type { LeakAnswer } from '../../regulation/charge/leak-answer.ts';
import { calculator } from '../calculator.ts';
import type { ComputeContext } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { definition } from './definition.ts';

type Inputs = InputsOf<typeof definition>;
type Checks = NonNullable<OutputsOf<typeof definition>['checks']>;

const CHECKS: Readonly<Record<string, Checks>> = {
  '0 0': 'none',
  '12 24': '12/24',
  '6 12': '6/12',
  '3 6': '3/6',
  '12 12': '12',
  '6 6': '6',
  '3 3': '3',
};

/** The readings of a blend are told where they give other intervals, and only there. */
function tellReadings({ months, box, byNotice }: LeakAnswer, context: ComputeContext): void {
  if (byNotice === undefined || byNotice.months === months) return;
  const code = months === 0 ? 'leakReadingSecond' : byNotice.months === 0 ? 'leakReadingFirst' : 'leakReadings';
  context.warn(code, { first: months, box1: box, second: byNotice.months, box2: byNotice.box }, 'fluid');
}

function tell(answer: LeakAnswer, { detection }: Inputs, context: ComputeContext): void {
  tellReadings(answer, context);
  if (answer.isExempt) context.warn('hermeticExempt', {}, 'hermetic');
  if (answer.isDetectionRequired && !detection) context.warn('detectionMissing', {}, 'detection');
}

export const compute = calculator(definition, {
  run(inputs, context): OutputsOf<typeof definition> {
    const { charge, hermetic, residential, detection } = inputs;
    const facts = chargeFacts(inputs.fluid);
    const answer = leakAnswer(facts, charge, {
      isHermetic: hermetic,
      hasDetection: detection,
      massInDwelling: hermetic && residential === true ? charge : undefined,
    });
    if (facts.isOzoneDepleting) context.warn('ozoneDepleting', {}, 'fluid');
    if (answer === 'unknown') {
      context.warn('annexUnknown', {}, 'fluid');
      return {};
    }
    if (answer === 'outside') {
      context.warn('outsideLeakChecks', {}, 'fluid');
      return {
        checks: 'none',
        months: 0,
        co2e: facts.gwp === undefined ? undefined : (charge * facts.gwp) / 1000,
        detection_required: false,
      };
    }
    tell(answer, inputs, context);
    return {
      checks: CHECKS[`${answer.monthsWithout} ${answer.monthsWith}`],
      months: answer.months,
      co2e: answer.co2e,
      detection_required: answer.isDetectionRequired,
    };
  },
});
