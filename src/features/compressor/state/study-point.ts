/** The point of a study in the address of the page of compressors: what is tried there is what the study runs at. */
import { STEADY_DEFAULTS } from '../../../simulation/defaults.ts';
import type { BodyValues } from '../../../simulation/fields.ts';
import { numberFromText } from '../../../quantities/parse.ts';

const KEYS = { te: 'trial_te', tc: 'trial_tc', superheat: 'trial_superheat' } as const;
type Key = keyof typeof KEYS;

const isTemperature = (mode: unknown): boolean =>
  mode === undefined || mode === 1 || mode === '1' || mode === 'temperature';

/** The parameters of a simulation's point, °C and K; none where it is given by its pressures, or is above critical. */
export function studyPointParams(body: BodyValues): Readonly<Partial<Record<Key, string>>> {
  const value = (key: 'pt_evp' | 'pt_cdr' | 't_sf' | 't_sft'): number =>
    numberFromText(String(body[key] ?? STEADY_DEFAULTS[key]));
  const isOther = !isTemperature(body['mode_evp']) || !isTemperature(body['mode_cdr']) || body['mode_trans'] === '1';
  const point = { te: value('pt_evp'), tc: value('pt_cdr'), superheat: value('t_sf') + value('t_sft') };
  if (isOther || !Object.values(point).every(Number.isFinite)) return {};
  return Object.fromEntries(Object.entries(point).map(([key, one]) => [key, String(one)]));
}

/** What an address asks for of the trial, °C and K, by the path of its field. */
export function trialFromParams(params: URLSearchParams): Readonly<Record<string, number>> {
  const entries = Object.entries(KEYS).flatMap(([key, path]) => {
    const value = numberFromText(params.get(key) ?? '');
    return Number.isFinite(value) ? [[path, value] as const] : [];
  });
  return Object.fromEntries(entries);
}
