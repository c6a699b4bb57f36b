/** The header of a history of Home Assistant. */

const IDS = ['entity_id', 'statistic_id'];
const STATES = ['state', 'mean'];
const TIMES = ['last_changed', 'last_updated', 'start', 'start_ts'];
const UNITS = ['unit_of_measurement', 'unit'];

/** Places of the four columns in a header. */
export interface HistoryPlaces {
  readonly id: number;
  readonly state: number;
  readonly time: number;
  readonly unit: number;
}

const placeOf = (headers: readonly string[], names: readonly string[]): number => {
  const lower = headers.map((header) => header.trim().toLowerCase().replace(/\s+/g, '_'));
  const name = names.find((one) => lower.includes(one));
  return name === undefined ? -1 : lower.indexOf(name);
};

/** Where a history keeps what; undefined where a header is that of no history. */
export function historyPlaces(headers: readonly string[]): HistoryPlaces | undefined {
  const places = {
    id: placeOf(headers, IDS),
    state: placeOf(headers, STATES),
    time: placeOf(headers, TIMES),
    unit: placeOf(headers, UNITS),
  };
  return places.id === -1 || places.state === -1 || places.time === -1 ? undefined : places;
}
