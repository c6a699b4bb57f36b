import { describe, expect, it, vi } from 'vitest';
import { ZR144KCE } from '../../../../circuit/compressor/doctor/published.ts';
import { compressorInput } from '../../../../circuit/compressor/input.ts';
import { createEngine } from '../../../../engine/index.ts';
import { runRegimes } from '../../../../simulation/regimes.ts';
import { $compressors } from '../../../compressor/state/list.ts';
import { carriedText, onlyCompressor, sizedByCompressor } from './compressor-run.ts';

const engine = await createEngine();
vi.mock('../../../../runtime/circuit-bridge.ts', () => ({
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
const CHOSEN = { key: 'COPELAND|ZR144KCE', carried: null, frequency: '' };
const STEADY = { fluid: 'R22', pt_evp: 5, pt_cdr: 50, t_sf: 10, t_sft: 0, t_sr: 0, t_srt: 0 };

const BOTH = { permanent: STEADY, transient: STEADY, isManual: true };

describe('a simulation sized by a compressor', () => {
  it('gives the maker’s capacity and power at the maker’s conditions, in both regimes', () => {
    const inputs = { permanent: STEADY, transient: { ...STEADY, pt_evp: 0, pt_cdr: 40 }, isManual: false };
    const { inputs: sized, problems, compressor } = sizedByCompressor(inputs, CHOSEN);
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
    const { inputs, problems } = sizedByCompressor(BOTH, { ...CHOSEN, key: 'CARLY|X1' });
    expect(inputs).toBeUndefined();
    expect(problems.permanent?.code).toBe('E_COMPRESSOR');
  });

  it('finds nothing missing before one could be chosen: what is typed counts, and the only one there is is taken', () => {
    expect(sizedByCompressor(BOTH, { ...CHOSEN, key: null })).toEqual({ inputs: BOTH, problems: {}, compressor: {} });
    const own = $compressors.get();
    expect(onlyCompressor()).toBe(CHOSEN.key);
    $compressors.set([...own, { ...own[0]!, name: 'ZR1' }]);
    expect(onlyCompressor()).toBeNull();
    $compressors.set([]);
    expect(onlyCompressor()).toBeNull();
    $compressors.set(own);
  });

  it('of another refrigerant estimates with the efficiencies of its own, and says so', () => {
    const { compressor } = sizedByCompressor(
      { permanent: { ...STEADY, fluid: 'R407C' }, isManual: false } as never,
      CHOSEN,
    );
    const point = compressor.permanent?.compressor;
    expect(point?.carried).toMatchObject({ own: 'R22', fluid: 'R407C' });
    expect(compressor.permanent?.warnings.map(({ code }) => code)).toContain('W_CARRIED');
  });

  it('keeps the steady regime where the transitory one alone has no answer', () => {
    const inputs = { permanent: STEADY, transient: { ...STEADY, pt_evp: 60 }, isManual: true };
    const { inputs: sized, problems, compressor } = sizedByCompressor(inputs, CHOSEN);
    expect(problems.permanent).toBeUndefined();
    expect(problems.transient?.code).toBe('E_ORDER');
    expect(sized?.permanent.choice_1_value).toBe(36);
    expect(compressor.transient).toBeUndefined();
  });

  it('is the same by its link for who has not saved the compressor, and the reader’s own sheet goes first', () => {
    const own = $compressors.get();
    const carried = carriedText(CHOSEN);
    const before = sizedByCompressor(BOTH, CHOSEN).inputs;
    $compressors.set([]);
    expect(sizedByCompressor(BOTH, { ...CHOSEN, carried }).inputs).toEqual(before);
    expect(carriedText({ ...CHOSEN, carried })).toBe(carried);
    // That of another compressor, or garbage, is nobody's.
    for (const wrong of [carried?.replace('ZR144KCE', 'ZR1') ?? '', '[1,{"n":7}]', '{', '']) {
      expect(sizedByCompressor(BOTH, { ...CHOSEN, carried: wrong }).problems.permanent?.code).toBe('E_COMPRESSOR');
      expect(carriedText({ ...CHOSEN, carried: wrong })).toBeNull();
    }
    $compressors.set(own.map((record) => ({ ...record, step_volume_h: 40 })));
    expect(sizedByCompressor(BOTH, { ...CHOSEN, carried }).inputs?.permanent.choice_1_value).toBe(40);
    $compressors.set(own);
  });

  it('runs at the frequency asked for: flow, swept volume and power in proportion, efficiencies as they were', () => {
    const at = (frequency: string) => sizedByCompressor(BOTH, { ...CHOSEN, frequency });
    const [base, fast] = [at('').compressor.permanent, at('62,5').compressor.permanent];
    expect(fast?.input.choice_1_value).toBeCloseTo(36 * 1.25, 9);
    expect((fast?.compressor.power_input ?? 0) / (base?.compressor.power_input ?? 1)).toBeCloseTo(1.25, 9);
    expect(fast?.compressor.eta_is).toBeCloseTo(base?.compressor.eta_is ?? 0, 9);
    expect(fast?.warnings.map(({ code }) => code)).toContain('W_FREQ');
    for (const [text, code] of [
      ['20', 'E_RANGE'],
      ['vite', 'E_NUMBER'],
    ] as const) {
      expect(at(text).problems.permanent).toMatchObject({ code, field: 'frequency' });
    }
  });
});
