/** The simulation runner of a page, fetched when the function or a device not ready yet is asked. */
import { createApiClient } from './api-client.ts';
import type { Device } from './device.ts';
import { createSimulationRunner } from './simulation-runner.ts';
import type { SimulationRunner } from './simulation-runner.ts';

export { failureOfRun } from './simulation-runner.ts';

export const pageRunner = (deviceNow: () => Device | undefined, device: () => Promise<Device>): SimulationRunner =>
  createSimulationRunner({
    client: createApiClient(),
    deviceNow,
    device,
    transientBody: async () => (await import('../simulation/regimes.ts')).transientBody,
  });
