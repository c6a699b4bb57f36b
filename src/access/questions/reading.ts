import { rulerMeasure } from '../../circuit/ruler/measure.ts';
import { PIPES, readingOfPipe } from '../../circuit/ruler/pipe.ts';
import type { Pipe } from '../../circuit/ruler/pipe.ts';
import { readingUncertainty } from '../../circuit/ruler/uncertainty.ts';
import { fluidOf } from '../../circuit/fluids.ts';
import { text } from '../../language/index.ts';
import { celsiusFromKelvin } from '../../quantities/si.ts';
import { askedOf, choiceOf, inputOf, keysAsSynonyms, labelsOf, namesOfKeys, schemasOf } from './door.ts';
import type { DoorInputs } from './door.ts';
import { FLUID, POINT_INPUTS, POINT_SYNONYMS, renamed } from './inputs.ts';
import type { Question } from './question.ts';

/** How exactly it was read. */
const ACCURACY: DoorInputs = {
  probe_accuracy_K: inputOf(
    'acc_t',
    'précision de la sonde, ± K (0,5)',
    'accuracy of the probe, ± K; 0.5 unless told',
    { minimum: 0, maximum: 10 },
  ),
  gauge_class_percent: inputOf(
    'acc_p',
    'classe du manomètre, % de l’échelle (1)',
    'class of the gauge, % of full scale; 1 unless told',
    { minimum: 0, maximum: 10 },
  ),
  gauge_scale_bar: inputOf(
    'fs',
    'pleine échelle, bar (15 en aspiration, 50 en liquide)',
    'full scale of the gauge, bar; 15 on the suction, 50 on the liquid line unless told',
    { exclusiveMinimum: 0, maximum: 1000 },
  ),
};
const PIPE: DoorInputs = {
  pipe: choiceOf(
    'pipe',
    PIPES,
    'tube\u00a0: low (aspiration) ou high (ligne liquide)\u202f; sans lui, dit seulement sans doute possible',
    'pipe: low (suction) or high (liquid line); left out, told only where there is no doubt',
  ),
};
export const READING_LABELS = labelsOf({ ...PIPE, ...ACCURACY });
const NAMES = namesOfKeys({ ...POINT_INPUTS, ...ACCURACY });

export const reading: Question = {
  name: 'superheat_subcooling',
  title: text('Surchauffe et sous-refroidissement', 'Superheat and subcooling'),
  description: text(
    'Ce que disent une pression absolue et la température d’un tube\u00a0: surchauffe, sous-refroidissement ou mélange, avec l’incertitude (± K, environ 95 %).',
    'What an absolute pressure and the temperature of a pipe say: superheat, subcooling or two phases, with the uncertainty (± K, about 95 %).',
  ),
  schema: {
    type: 'object',
    properties: {
      fluid: FLUID,
      ...schemasOf({ p_bar: POINT_INPUTS.p_bar, t_C: POINT_INPUTS.t_C, ...PIPE, ...ACCURACY }),
    },
    required: ['fluid', 'p_bar', 't_C'],
    additionalProperties: false,
  },
  synonyms: { ...POINT_SYNONYMS, ...keysAsSynonyms(ACCURACY) },
  example: { fluid: 'R448A', p_bar: 5.1, t_C: 5, pipe: 'low' },
  find(given, engine) {
    const { fluid, p_bar, t_C, pipe } = given;
    const measured = rulerMeasure(fluid, p_bar, t_C, engine);
    if (!measured.ok) return { ok: false, problem: renamed(measured.problem, NAMES) };
    const { t_dew, t_bubble, phase } = measured.result;
    const critical = celsiusFromKelvin(fluidOf(engine, fluid, 'fluid').critical.T);
    const says = readingOfPipe(t_C as number, { dew: t_dew, bubble: t_bubble, critical }, pipe as Pipe | undefined);
    const result = { reading: says, phase, t_dew_C: t_dew, t_bubble_C: t_bubble };
    if (says === 'asked')
      return { ok: true, result: { ...result, superheat_K: null, subcooling_K: null, uncertainty_K: null } };
    const isLow = says === 'superheat' || says === 'wet';
    const known = readingUncertainty(
      fluid,
      p_bar,
      isLow ? 'superheat' : 'subcooling',
      askedOf(ACCURACY, given),
      engine,
    );
    if (!known.ok) return { ok: false, problem: renamed(known.problem, NAMES) };
    return {
      ok: true,
      result: {
        ...result,
        superheat_K: isLow ? (t_C as number) - t_dew : null,
        subcooling_K: isLow ? null : t_bubble - (t_C as number),
        uncertainty_K: known.result.uncertainty,
      },
      warnings: known.result.warnings,
    };
  },
};
