import { ZR144KCE } from '../../circuit/compressor/doctor/published.ts';
import { compressorMap } from '../../circuit/compressor/map.ts';
import type { CompressorMap, MapCell } from '../../circuit/compressor/map.ts';
import { compressorPoint } from '../../circuit/compressor/point.ts';
import type { CompressorRecord } from '../../circuit/compressor/record.ts';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { PREVIEW_POINTS } from '../../circuit/compressor/preview-points.ts';
import type { ServedSheet } from './state/session.ts';

/** What the page of compressors opens with: a set a maker published, with the conventions it was published with. */
const RECORD: CompressorRecord = {
  name: 'ZR144KCE-TFD',
  marque: 'COPELAND',
  fluid: 'R22',
  coefficients: { ...ZR144KCE },
  units: { capacity: 'kW', power: 'kW', mass_flow: 'g/s' },
  frequency: 50,
  rating_mode: 'SH',
  rating_value: 10,
  rating_sc: 0,
};
const SOURCE = 'python-hvac, ex04_compressor';

/** Points of each axis of the map in the page, until the device draws its own. */
const COUNT = 13;
const DIGITS = 4;

/** A map in the digits a picture needs. */
function rounded({ te, tc, rows }: CompressorMap): CompressorMap {
  const round = (value: number | null): number | null => (value === null ? null : Number(value.toPrecision(DIGITS)));
  const cellOf = (cell: MapCell | null): MapCell | null =>
    cell && {
      capacity: round(cell.capacity),
      power: round(cell.power),
      eer: round(cell.eer),
      eta_is: round(cell.eta_is),
      eta_v: round(cell.eta_v),
      in_range: cell.in_range,
    };
  const axis = (values: readonly number[]): readonly number[] => values.map((value) => round(value) ?? 0);
  return { te: axis(te), tc: axis(tc), rows: rows.map((row) => row.map(cellOf)) };
}

/**
 * The example and what it gives, computed while the site is built.
 * @throws {Error} when it has no answer: the site must not be built then
 */
export function compressorExample(): { readonly served: ServedSheet; readonly source: string } {
  const engine = createEmbeddedEngine();
  const steps = compressorMap(RECORD, { count: COUNT }, engine);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const points = PREVIEW_POINTS.map(([te, tc]) => compressorPoint(RECORD, te, tc, {}, engine));
  const [trial] = points;
  if (!step.value.ok || !trial || points.some((point) => !point.ok)) throw new Error('the example has no answer');
  return { served: { record: RECORD, preview: { points, trial }, map: rounded(step.value.result) }, source: SOURCE };
}
