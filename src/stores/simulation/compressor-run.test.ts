import { describe, expect, it, vi } from 'vitest';
import { ZR144KCE } from '../../circuit/compressor/doctor/published.ts';
import { compressorInput } from '../../circuit/compressor/input.ts';
import { createEngine } from '../../engine/index.ts';
import { runRegimes } from '../../simulation/regimes.ts';
import { $compressors } from '../compressors/list.ts';
import { sizedByCompressor } from './compressor-run.ts';

const engine = await createEngine();
vi.mock('../../runtime/circuit-bridge.ts', () => ({
  prepareDoors: () => Promise.resolve(),
  askNow: (_name: string, ...[records, key, body, options]: readonly unknown[]) =>
    compressorInput(records, key, body, options, engine),
}));

$compressors.set([
  {
    name: 'ZR144KCE',
    marque: 'COPELAND',
    fluid: 'R22',
    coefficients: { ...ZR144KCE },
    units: { capacity: 'kW', power: 'kW', mass_flow: 'g/s' },
    step_volume_h: 36,
  },
]);
const KEY = 'COPELAND|ZR144KCE';
const STEADY = { fluid: 'R22', pt_evp: 5, pt_cdr: 50, t_sf: 10, t_sft: 0, t_sr: 0, t_srt: 0 };

describe('a simulation sized by a compressor', () => {
  it('gives the maker’s capacity and power at the maker’s conditions, in both regimes', () => {
    const inputs = { permanent: STEADY, transient: { ...STEADY, pt_evp: 0, pt_cdr: 40 }, isManual: false };
    const { inputs: sized, problems, compressor } = sizedByCompressor(inputs, KEY);
    expect(problems).toEqual({});
    expect(sized?.isManual).toBe(true);
    if (!sized) throw new Error('no inputs');
    const { permanent, transient } = runRegimes(sized, engine);
    if (!permanent.ok || !transient?.ok) throw new Error('no answer');
    // ZR144KCE at 5/50 °C, 10 K, 0 K: 32.02 kW and 9.14 kW (python-hvac, ex04_compressor); its flow agrees to 0.4 %.
    expect(permanent.result.performance.power_compressor).toBeCloseTo(9.14, 2);
    expect(Math.abs(permanent.result.performance.power_cold / 32.02 - 1)).toBeLessThan(0.005);
    expect(transient.result.performance.power_compressor).toBeCloseTo(
      compressor.transient?.compressor.polynomial.power ?? 0,
      9,
    );
  });

  it('runs nothing for a compressor the list does not hold', () => {
    for (const key of ['CARLY|X1', null]) {
      const { inputs, problems } = sizedByCompressor({ permanent: STEADY, transient: STEADY, isManual: true }, key);
      expect(inputs).toBeUndefined();
      expect(problems.permanent?.code).toBe('E_COMPRESSOR');
    }
  });

  it('keeps the steady regime where the transitory one alone has no answer', () => {
    const inputs = { permanent: STEADY, transient: { ...STEADY, pt_evp: 60 }, isManual: true };
    const { inputs: sized, problems, compressor } = sizedByCompressor(inputs, KEY);
    expect(problems.permanent).toBeUndefined();
    expect(problems.transient?.code).toBe('E_ORDER');
    expect(sized?.permanent.choice_1_value).toBe(36);
    expect(compressor.transient).toBeUndefined();
  });
});
