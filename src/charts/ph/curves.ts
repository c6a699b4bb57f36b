import { capFromStates, capJobs } from './cap.ts';
import { domeFromStates, domeJobs, hasGlide, qualityFromStates, qualityJobs, qualityLines, QUALITIES } from './dome.ts';
import {
  isentropeJobs,
  isentropesFromStates,
  isochoreJobs,
  isochoresFromStates,
  isothermJobs,
  isothermsFromStates,
} from './lines.ts';
import { METRIC } from './scales.ts';
import type { FluidFacts, PhCurves, StateColumns, StateJob } from './types.ts';

/** Answers a list of jobs, one list of columns per job; synchronous engines return a resolved promise. */
export type JobRunner = (jobs: readonly StateJob[]) => Promise<readonly StateColumns[]>;

/**
 * Every static line of a fluid's P-h diagram: two rounds of vectorised calls, the second one built on the
 * dome found by the first. Heavy (some 3 000 states), so it is run away from the page's own thread.
 * @param scales the units its figures are round in
 */
export async function sampleCurves(facts: FluidFacts, run: JobRunner, scales = METRIC): Promise<PhCurves> {
  const [bubble = [], dew = [], critical] = await run(domeJobs(facts));
  const dome = domeFromStates(facts, bubble, dew, critical);
  const isotherms = isothermJobs(facts, dome, scales);
  const isentropes = isentropeJobs(facts, dome);
  const isochores = isochoreJobs(facts, dome);
  const quality = hasGlide(dome) ? qualityJobs(dome, QUALITIES) : [];
  const cap = capJobs(facts, bubble, dew);
  const answers = await run([...isotherms, ...isentropes, ...isochores, ...quality, ...cap]);
  const afterIsotherms = isotherms.length;
  const afterIsentropes = afterIsotherms + isentropes.length;
  const afterIsochores = afterIsentropes + isochores.length;
  const afterQuality = afterIsochores + quality.length;
  return {
    facts,
    scales,
    dome,
    cap: capFromStates(answers[afterQuality]),
    quality:
      quality.length > 0
        ? qualityFromStates(dome, QUALITIES, answers.slice(afterIsochores, afterQuality))
        : qualityLines(dome, QUALITIES),
    isotherms: isothermsFromStates(facts, dome, answers.slice(0, afterIsotherms), scales),
    isentropes: isentropesFromStates(dome, answers.slice(afterIsotherms, afterIsentropes)),
    isochores: isochoresFromStates(dome, answers.slice(afterIsentropes, afterIsochores)),
  };
}
