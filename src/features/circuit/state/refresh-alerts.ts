/** Makes the list of alerts of this page's study. Fetched late, with what every part needs. */
import { isMissing, worstFirst } from '../../../circuit/alerts/index.ts';
import type { Alert, SimulationStatus } from '../../../circuit/alerts/index.ts';
import { setContent } from '../../../kit/form/content.ts';
import { $alerts } from './alerts.ts';
import type { Circuit } from './circuit.ts';
import { statusOf } from './status.ts';
import { TECHNIQUE } from '../technique/part.ts';
import { alertsOf, warnedOf } from './study-of.ts';

/** The fluid the list speaks of. */
let listed: string | undefined;

/** How far a regime has come. The transitory one is asked for once the steady one has answered. */
function regimeStand({ simulation }: Circuit, regime: 'permanent' | 'transient'): SimulationStatus {
  // Of a second operating point nobody asked for nothing is missing.
  if (regime === 'transient' && !simulation.$hasTransient.get()) return 'answered';
  const { result, isStale } = simulation.$shown.get()[regime];
  const failures = simulation.$failures.get();
  if (failures.permanent || failures[regime]) return regime === 'permanent' ? 'stale' : 'refused';
  return simulation.$isAwaited.get() || simulation.$loading.get() || isStale || !result ? 'pending' : 'answered';
}

/** What stood keeps its place while something is computed or corrected, with what is missing now. */
const withMissing = (before: readonly Alert[], now: readonly Alert[]): readonly Alert[] =>
  worstFirst([...before.filter((alert) => !isMissing(alert)), ...now.filter(isMissing)]);

/**
 * Makes the list of what stands. While the simulation or a part is under way, the list of before stands, with an entry
 * that says so; a part that is refused has no say, but what the fluid itself asks is said all the same.
 */
export function refreshAlerts(circuit: Circuit): void {
  const { simulation, open } = circuit;
  const { permanent, transient } = simulation.$shown.get();
  const fluid = permanent.result?.input.fluid ?? simulation.$fluid.get();
  const stands = { permanent: regimeStand(circuit, 'permanent'), transient: regimeStand(circuit, 'transient') };
  const machine = simulation.$machine.get();
  const judged = open(TECHNIQUE).$answer.get();
  const isJudged = judged.result !== undefined && !judged.isStale;
  const alerts = alertsOf({
    fluid,
    machine,
    isTranscritical: permanent.result?.input.mode_trans === '1',
    liquidEnthalpy: permanent.isStale ? undefined : permanent.result?.points.d_sortie_condenseur.H,
    simulation: stands,
    warned: {
      permanent: permanent.isStale ? [] : warnedOf(permanent.result, 'permanent', machine, isJudged),
      transient:
        transient.isStale || !simulation.$hasTransient.get()
          ? []
          : warnedOf(transient.result, 'transient', machine, isJudged),
    },
    compressor:
      simulation.$mode.get() === 'compressor' && !simulation.$compressorIsStale.get()
        ? simulation.$compressorAnswers.get()
        : {},
    answerOf: (spec) => {
      const { result, isStale } = open(spec).$answer.get();
      return isStale ? undefined : result;
    },
    optionsOf: (spec) => open(spec).form.$content.get().options,
    // Nothing of the simulation stands: its own entry says it, once.
    statusOf: (spec) => {
      const part = statusOf(spec, open);
      return stands.permanent !== 'answered' && part.status === 'pending' ? { status: 'unused' } : part;
    },
  });
  const isUnderWay = permanent.isStale || alerts.some(({ code }) => code === 'M_PENDING');
  const keeps = isUnderWay && permanent.result !== undefined && fluid === listed;
  if (!isUnderWay) listed = fluid;
  setContent($alerts, keeps ? withMissing($alerts.get(), alerts) : alerts);
}
