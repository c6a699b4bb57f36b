import { describe, expect, it, vi } from 'vitest';
import { ZR144KCE } from '../../../circuit/compressor/doctor/published.ts';
import { compressorInput } from '../../../circuit/compressor/input.ts';
import type { CompressorRecord } from '../../../circuit/compressor/record.ts';
import { pipes } from '../../../circuit/pipes/index.ts';
import { createEngine } from '../../../engine/index.ts';
import { run } from '../../../simulation/run.ts';
import { textFromCompressors } from '../../compressor/state/compact.ts';
import { COMPRESSORS_KEY } from '../../compressor/state/list.ts';
import { compressorOf, pipesOf, sizedByLink } from './machine.ts';

const RECORD: CompressorRecord = {
  name: 'ZR144KCE',
  marque: 'COPELAND',
  fluid: 'R22',
  coefficients: { ...ZR144KCE },
  units: { capacity: 'kW', power: 'kW', mass_flow: 'g/s' },
};
// A reader who has kept this compressor, and nothing else.
vi.stubGlobal('document', { cookie: '' });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => (key === COMPRESSORS_KEY ? textFromCompressors([RECORD]) : null),
});
const engine = await createEngine();
vi.mock('../../../runtime/circuit-bridge.ts', () => ({
  prepareDoors: () => Promise.resolve(),
  askNow: (name: string, ...given: readonly unknown[]) =>
    name === 'pipes'
      ? pipes(given[0], given[1], engine)
      : compressorInput(given[0], given[1], given[2], given[3], engine),
}));

const outcome = run({}, engine);
if (!outcome.ok) throw new Error('no result');
const results = { permanent: outcome.result, transient: null };

describe('what belongs to a simulation', () => {
  it('are its pipes by what the link says of them, and the page’s defaults for the rest', async () => {
    const query = new URLSearchParams({ pipes: JSON.stringify({ vit_asp: 6, haut_asp: 4 }) }).toString();
    const expected = pipes(results, { pipeType: 'all', vit_asp: 6, haut_asp: 4 }, engine);
    const plain = pipes(results, { pipeType: 'all' }, engine);
    if (!expected.ok || !plain.ok) throw new Error('no pipes');
    const { lines } = (await pipesOf(results, query))!;
    expect(lines.asp.recommended?.label).toBe(expected.result.lines.asp.recommended?.label);
    expect(lines.asp.recommended?.label).not.toBe(plain.result.lines.asp.recommended?.label);
    const { lines: usual } = (await pipesOf(results, ''))!;
    expect(usual.asp.recommended?.label).toBe(plain.result.lines.asp.recommended?.label);
  });

  it('are none where the link says what the door refuses', async () => {
    expect(await pipesOf(results, `pipes=${encodeURIComponent('{"vit_asp":900}')}`)).toBeUndefined();
  });

  // ZR144KCE at 5/50 °C, 10 K, 0 K: 9.14 kW (python-hvac, ex04_compressor).
  it('is the compressor that sizes it, by brand and name', async () => {
    const body = { fluid: 'R22', pt_evp: 5, pt_cdr: 50, t_sf: 10, t_sft: 0, t_sr: 0, t_srt: 0 };
    const key = 'COPELAND|ZR144KCE';
    const { compressor } = await sizedByLink({ permanent: body, transient: body, isManual: true }, { compressor: key });
    const found = compressorOf({ mode: 'compressor', compressor: key }, compressor);
    expect(found).toMatchObject({ brand: 'COPELAND', name: 'ZR144KCE' });
    expect(found?.permanent?.compressor.polynomial.power).toBeCloseTo(9.14, 2);
    expect(compressorOf({ mode: 'normal', compressor: key }, compressor)).toBeUndefined();
    expect(compressorOf({ mode: 'compressor', compressor: key }, {})).toBeUndefined();
  });
});
