import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../../engine/index.ts';
import { run } from '../../../../simulation/run.ts';
import type { BodyValues } from '../../../../simulation/fields.ts';
import type { SimulationResult } from '../../../../simulation/types.ts';
import { createForm } from '../../../../kit/form/form.ts';
import { SIMULATION_FIELDS } from '../state/fields.ts';
import { STEADY_FORM } from '../../../../simulation/url.ts';
import { formFromBody } from '../../../../simulation/fields.ts';
import { gripOffsets, REACH } from './grips.ts';
import { heldOf } from './held.ts';
import type { Held } from './held.ts';
import { anchorOf, dewTemperature, draggedText, keyedText, valueAtPlace } from './moves.ts';

const engine = await createEngine();

function heldOfBody(body: BodyValues): { result: SimulationResult; held: (name: string) => Held } {
  const outcome = run(body, engine);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  const { result } = outcome;
  const form = createForm(SIMULATION_FIELDS, 'en', { ...STEADY_FORM, ...formFromBody(body) });
  const all = heldOf(result, form.$content.get(), (fluid) => engine.fluid(fluid));
  return {
    result,
    held: (name) => {
      const found = all.find((one) => one.name === name);
      if (!found) throw new Error(`${name} of ${all.map((one) => one.name).join()}`);
      return found;
    },
  };
}

/** Samples of a saturation as far apart as those of a diagram. */
function domeOf(fluid: string) {
  const temperatures = Float64Array.from({ length: 40 }, (_, index) => 220 + 3.5 * index);
  const at = engine.fluid(fluid);
  return { T: temperatures, pDew: temperatures.map((T) => at.saturation({ T }).dew.P) };
}

const BODY: BodyValues = { fluid: 'R134a', pt_evp: 0, pt_cdr: 40, t_sf: 5, t_sr: 2, t_sft: 2, t_srt: 2, rend_is: 1 };
const fluid = engine.fluid('R134a');
const PH = { chart: 'ph' as const, stateAt: (known: never) => fluid.state(known), dome: domeOf('R134a') };
const TS = { ...PH, chart: 'ts' as const };

describe('what a place means', () => {
  const { held, result } = heldOfBody(BODY);

  it('reads a dew temperature between the samples of a dome to a hundredth of a kelvin', () => {
    for (const T of [251.2, 283.9, 318.77]) {
      expect(dewTemperature(PH.dome, fluid.saturation({ T }).dew.P)).toBeCloseTo(T, 2);
    }
  });

  it('a line lifted to the pressure of another saturation has its temperature', () => {
    const P = fluid.saturation({ T: 273.15 + 47 }).dew.P;
    expect(valueAtPlace(held('temp_cdr'), { x: 3e5, y: P }, PH)).toBeCloseTo(47, 2);
    const low = fluid.saturation({ T: 273.15 - 12 }).dew.P;
    expect(valueAtPlace(held('temp_evp'), { x: 3e5, y: low }, PH)).toBeCloseTo(-12, 2);
  });

  it('a point drawn along its pressure is as much hotter as the place is', () => {
    const { T, P } = result.points.g_sortie_evaporateur;
    const to = fluid.state({ P: P * 1e5, T: T + 273.15 + 4 });
    expect(valueAtPlace(held('surch_evp'), { x: to.H, y: 1 }, PH)).toBeCloseTo(9, 6);
    expect(valueAtPlace(held('surch_evp'), { x: 1, y: T + 273.15 - 3 }, TS)).toBeCloseTo(2, 9);
    const d = result.points.d_sortie_condenseur;
    const cooler = fluid.state({ P: d.P * 1e5, T: d.T + 273.15 - 6 });
    expect(valueAtPlace(held('sous_ref_cdr'), { x: cooler.H, y: 1 }, PH)).toBeCloseTo(8, 6);
  });

  it('on the T-s plane a line follows the temperature it is lifted to', () => {
    const from = anchorOf(held('temp_cdr'), TS)!;
    expect(from.y).toBeCloseTo(313.15, 6);
    expect(valueAtPlace(held('temp_cdr'), { x: from.x, y: from.y + 5 }, TS)).toBeCloseTo(45, 6);
  });

  it('without a state there is no value', () => {
    expect(valueAtPlace(held('surch_evp'), { x: 4e5, y: 3e5 }, { ...PH, stateAt: () => undefined })).toBeUndefined();
  });
});

describe('what is written', () => {
  const { held } = heldOfBody(BODY);

  it('is as round as a pixel is coarse, and within the limits of the field', () => {
    expect(draggedText(held('temp_cdr'), 43.2712, 0.02)).toBe(43.3);
    expect(draggedText(held('temp_cdr'), 43.2712, 0.6)).toBe(43.5);
    expect(draggedText(held('surch_evp'), -4, 0.1)).toBe(0);
    expect(draggedText(held('surch_evp'), 400, 0.1)).toBe(60);
  });

  it('the keys go by one, with Shift by a tenth, by five, to the limits', () => {
    const superheat = held('surch_evp');
    expect(keyedText(superheat, 'ArrowUp', false)).toBe(6);
    expect(keyedText(superheat, 'ArrowLeft', true)).toBe(4.9);
    expect(keyedText(superheat, 'PageUp', false)).toBe(10);
    expect(keyedText(superheat, 'Home', false)).toBe(0);
    expect(keyedText(superheat, 'End', false)).toBe(60);
    expect(keyedText(superheat, 'a', false)).toBeUndefined();
  });

  it('the limits are those of the reader’s unit', () => {
    const inFahrenheit = { ...held('temp_cdr'), unit: 'degF' };
    expect(keyedText(inFahrenheit, 'Home', false)).toBeCloseTo(-76, 9);
    // 40 °C is 104 °F; a step of one kelvin is rounded up to two degrees.
    expect(keyedText(inFahrenheit, 'ArrowUp', false)).toBe(106);
  });
});

describe('what is held of other cycles', () => {
  it('a gas cooler is held by its pressure and its outlet, within what its fluid has', () => {
    const { held } = heldOfBody({ ...BODY, fluid: 'R744', mode_trans: '1', p_gc: 95, t_out_gc: 36 });
    // The critical pressure of Span and Wagner (1996), 7.3773 MPa, is the least a gas cooler has.
    expect(held('p_gc').range.min).toBeCloseTo(73.773, 3);
    expect(held('t_out_gc').value).toBe(36);
    expect(() => held('temp_cdr')).toThrow();
  });

  it('a booster by both its evaporations, what is searched for by what was found', () => {
    const { held, result } = heldOfBody({
      architecture: 'booster',
      mode_trans: '1',
      p_gc: 95,
      t_out_gc: 36,
      p_rec: 'opt',
    });
    expect(held('te_mt').value).toBe(-8);
    expect(held('te_lt').value).toBe(-32);
    expect(held('p_rec').value).toBe(result.architecture?.p_rec);
  });

  it('a cascade by the fluid of each circuit', () => {
    const { held } = heldOfBody({ architecture: 'cascade', pt_evp: -40, pt_cdr: 35 });
    expect([held('temp_evp').fluid, held('temp_cdr').fluid]).toEqual(['R744', 'R717']);
  });
});

it('no two grips are nearer than a finger is wide, whatever stands together', () => {
  const frame = { left: 33, right: 340, top: 22, bottom: 380 };
  const anchors = [
    { x: 80, y: 120, isLow: false },
    { x: 84, y: 120, isLow: false },
    { x: 200, y: 120, isLow: false },
    { x: 330, y: 370, isLow: true },
    { x: 338, y: 372, isLow: true },
    { x: 336, y: 360, isLow: true },
  ];
  const offsets = gripOffsets(anchors, frame);
  const spots = anchors.map(({ x, y }, index) => [x + offsets[index]!.x, y + offsets[index]!.y] as const);
  for (const [index, [x, y]] of spots.entries())
    for (const [ox, oy] of spots.slice(index + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThanOrEqual(REACH);
  expect(offsets[0]).toEqual({ x: 0, y: 0 });
});
