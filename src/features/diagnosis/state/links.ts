/** The simulated machine as a simulation of the reader's own. */
import { formFromBody } from '../../../simulation/fields.ts';
import type { BodyValues } from '../../../simulation/fields.ts';
import { paramsFromSimulatorLink, STEADY_FORM } from '../../../simulation/url.ts';

/** Digits a link carries: far more than a probe has. */
const DIGITS = 6;

/** The query of the simulator for a body. */
export function simulatorQuery(body: BodyValues): string {
  const own = Object.fromEntries(
    Object.entries(formFromBody(body)).map(([key, value]) => [
      key,
      typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value,
    ]),
  ) as Partial<typeof STEADY_FORM>;
  return paramsFromSimulatorLink({
    permanent: { ...STEADY_FORM, ...own },
    transient: undefined,
    mode: 'normal',
    compressor: null,
    isManual: true,
  }).toString();
}
