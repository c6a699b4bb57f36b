import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { run } from '../../simulation/run.ts';
import { resultOf } from '../checks/support.ts';
import { compressorPoint, technique } from '../index.ts';
import type { StageSheet } from './index.ts';

const engine = await createEngine();
const constant = (value: number): readonly number[] => [value, 0, 0, 0, 0, 0, 0, 0, 0, 0];
/** 250 kg/h and 4 kW whatever the temperatures, rated at 10 K of superheat. */
const RECORD = {
  name: 'C 1',
  marque: 'X',
  fluid: 'R404A',
  rating_mode: 'SH',
  rating_value: 10,
  step_volume_h: 40,
  coefficients: { mass_flow: constant(250), power: constant(4000) },
};
const BODY = { architecture: 'two_stage', fluid: 'R404A', kind: 'eco_subcooler', pt_evp: -35, t_sf: 5, t_sft: 5 };

function sheets(body: Readonly<Record<string, unknown>>, rows: readonly object[]): readonly StageSheet[] {
  const outcome = run(body as never, engine);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return resultOf(technique({ permanent: outcome.result, transient: null }, { sheets: rows }, engine)).sheets;
}

describe('a sheet for a stage', () => {
  it('gives what the compressor alone gives between the pressures of its stage', () => {
    const outcome = run(BODY, engine);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    const { architecture, nodes } = outcome.result;
    const fluid = engine.fluid('R404A');
    const dewAt = (bar: number): number => fluid.saturation({ P: bar * 1e5 }).dew.T - 273.15;
    for (const [stage, suction, discharge] of [
      ['bp', '1', '2'],
      ['hp', '3', '4'],
    ] as const) {
      const [from, to] = [nodes![suction]!, nodes![discharge]!];
      const [te, tc] = [dewAt(from.P), dewAt(to.P)];
      const alone = resultOf(compressorPoint(RECORD, te, tc, { superheat: from.T - te }, engine));
      const [row] = sheets(BODY, [{ stage, record: RECORD }]);
      const figures = row!.figures!;
      expect(figures.mass_flow_s / alone.mass_flow_s).toBeCloseTo(1, 6);
      expect(figures.eta_is! / alone.eta_is!).toBeCloseTo(1, 6);
      expect(figures.power_input! / (figures.count * alone.power_input!)).toBeCloseTo(1, 6);
      expect(figures.needed).toBe(architecture!.stages.find((one) => one.stage === stage)!.mass_flow_s);
      expect(figures.count * figures.mass_flow_s).toBeCloseTo(figures.needed, 12);
    }
  });

  // 250 kg/h at the rated 10 K, which is the superheat of the low stage here: nothing is corrected.
  it('gives the flow of the sheet itself where the suction is that of its rating', () => {
    const [row] = sheets(BODY, [{ stage: 'bp', record: RECORD }]);
    expect(row!.figures!.mass_flow_s).toBeCloseTo(250 / 3600, 6);
  });

  it('of another refrigerant is read at the same pressure ratio, and says of which and how far off it may be', () => {
    const [own] = sheets(BODY, [{ stage: 'bp', record: RECORD }]);
    const [other] = sheets(BODY, [{ stage: 'bp', record: { ...RECORD, fluid: 'R134a', step_volume_h: 100 } }]);
    expect(own!.figures).toMatchObject({ carried: null, in_range: null });
    expect(other!.figures!.carried).toMatchObject({ own: 'R134a', fluid: 'R404A' });
    // The volume is that of 250 kg/h of R134a at the same dew temperature, rated at 10 K: the suction of this stage.
    const fluids = ['R404A', 'R134a'].map((name) => engine.fluid(name));
    const [density, ofSheet] = fluids.map((fluid) => {
      const { P, T } = fluid.saturation({ P: fluid.saturation({ T: 238.15 }).dew.P }).dew;
      return fluid.state({ T: T + 10, P }).D;
    });
    expect(other!.figures!.mass_flow_s).toBeCloseTo(((250 / 3600) * density!) / ofSheet!, 5);
  });

  it('says why a sheet gives nothing, and leaves out a stage the cycle has not', () => {
    const impossible = { ...RECORD, coefficients: { mass_flow: constant(-1), power: constant(4000) } };
    const [row] = sheets(BODY, [{ stage: 'hp', record: impossible }]);
    expect(row).toMatchObject({ stage: 'hp', figures: null, problem: { code: 'E_POLY' } });
    expect(sheets(BODY, [{ stage: 'lt', record: RECORD }])).toEqual([]);
    expect(sheets({ architecture: 'injection' }, [{ stage: 'bp', record: RECORD }])).toEqual([]);
    expect(sheets({}, [{ stage: 'main', record: RECORD }])).toEqual([]);
  });
});
