/** Everything a study has to say, in one list: what its fluid asks, and what the door of each page warns of. */
import type { Warning as SimulationWarning } from '../../simulation/types.ts';
import type { Selection } from '../components/selection.ts';
import type { Regime, Warning } from '../outcome.ts';
import type { Indicators } from '../technique/index.ts';
import type { WarningCode } from '../codes.ts';
import { isHeeded } from '../pipes/heeded.ts';
import type { Pipes } from '../pipes/index.ts';
import type { Alert, AlertPage, Severity } from './alert.ts';
import { worstFirst } from './alert.ts';
import { safetyAlerts } from './safety.ts';
import type { SafetyFacts } from './safety.ts';

interface Warned {
  readonly warnings: readonly (Omit<Warning, 'code'> & Pick<Alert, 'code'>)[];
}

/** The answers of the parts, each undefined while it has none. */
export interface Study {
  readonly safety: SafetyFacts | undefined;
  readonly simulation: Readonly<Partial<Record<Regime, readonly SimulationWarning[]>>>;
  readonly pipes: Pick<Pipes, 'warnings' | 'lines'> | undefined;
  readonly technique: (Warned & { readonly permanent: Indicators; readonly transient: Indicators | null }) | undefined;
  readonly exchangers: Warned | undefined;
  readonly charge: Warned | undefined;
  readonly selection: Pick<Selection, 'chosen'> | undefined;
}

/** What a door warns of that may burst, and what only says how far a figure is to be trusted. */
const DANGERS: ReadonlySet<string> = new Set<WarningCode>(['W_PTUBE', 'W_CO2TUBE']);
const CAVEATS: ReadonlySet<string> = new Set<WarningCode>(['W_LATENT', 'W_IDEAL']);

const severityOf = (code: Alert['code']): Severity =>
  DANGERS.has(code) ? 'danger' : CAVEATS.has(code) ? 'notice' : 'warning';

const ofPart = (page: AlertPage, part: Warned | undefined): readonly Alert[] =>
  (part?.warnings ?? []).map(({ code, where, regime, values }) => ({
    code,
    severity: severityOf(code),
    page,
    ...(regime && { regime }),
    ...(where && { where }),
    values: values ?? {},
  }));

/** Indicators out of their good band that no warning speaks of, a line for each regime. */
function fairAlerts({ technique }: Study): readonly Alert[] {
  return (['permanent', 'transient'] as const).flatMap((regime): readonly Alert[] => {
    const fair = Object.entries(technique?.[regime] ?? {}).flatMap(([key, { level }]) =>
      level === 'fair' ? [key] : [],
    );
    return fair.length === 0
      ? []
      : [{ code: 'I_FAIR', severity: 'notice', page: 'technique', regime, values: { keys: fair.join(',') } }];
  });
}

const CHOSEN = { over_limit: 'C_OVER', under_min: 'C_UNDER' } as const;

/** Components of the basket that do not suit their line, in either regime. */
function basketAlerts({ selection }: Study): readonly Alert[] {
  return (selection?.chosen ?? []).flatMap(({ component, line, answer }): readonly Alert[] => {
    const statuses = [answer?.status_permanent, answer?.status_transient];
    const worst = (['over_limit', 'under_min'] as const).find((status) => statuses.includes(status));
    if (!worst) return [];
    const values = { component: component.replace('|', ' ') };
    return [{ code: CHOSEN[worst], severity: 'warning', page: 'components', where: line, values }];
  });
}

const keyOf = ({ code, regime, where, values }: Alert): string =>
  `${code} ${regime ?? ''} ${where ?? ''} ${String(values['point'] ?? values['component'] ?? values['safetyClass'] ?? '')}`;

/** Every alert of a study, worst first, each once. */
export function studyAlerts(study: Study): readonly Alert[] {
  const { safety, simulation, pipes, technique, exchangers, charge } = study;
  const all = [
    ...(safety ? safetyAlerts(safety) : []),
    ...ofPart('technique', technique),
    ...ofPart('pipes', pipes).map((alert): Alert =>
      pipes && isHeeded(alert, pipes.lines) ? { ...alert, severity: 'notice' } : alert,
    ),
    ...ofPart('exchangers', exchangers),
    ...ofPart('charge', charge),
    ...basketAlerts(study),
    // What the doors judge again is said by them.
    ...(['permanent', 'transient'] as const).flatMap((regime) =>
      ofPart('general', { warnings: (simulation[regime] ?? []).map((warning) => ({ ...warning, regime })) }),
    ),
    ...fairAlerts(study),
  ];
  const seen = new Map<string, Alert>();
  for (const alert of all) if (!seen.has(keyOf(alert))) seen.set(keyOf(alert), alert);
  return worstFirst([...seen.values()]);
}
