/** The list of alerts of this page's study as it stands now, made anew. Fetched late: it needs every part. */
import type { Alert } from '../../circuit/alerts/alert.ts';
import type { Acknowledgements } from '../../circuit/alerts/acknowledged.ts';
import { $acknowledged, keepAcknowledged } from './state/acknowledged.ts';
import { $alerts } from './state/alerts.ts';
import { ALL_PARTS } from './state/all-parts.ts';
import { pageCircuit } from './state/page-circuit.ts';
import { refreshAlerts } from './state/refresh-alerts.ts';

export function listOfPage(): { readonly alerts: readonly Alert[]; readonly noted: Acknowledgements } {
  keepAcknowledged(pageCircuit.simulation.address);
  for (const spec of ALL_PARTS) pageCircuit.open(spec).refresh();
  refreshAlerts(pageCircuit);
  return { alerts: $alerts.get(), noted: $acknowledged.get() };
}
