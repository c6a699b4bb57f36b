/** What a component is ordered by: a component of that Kv costs the line what practice allows, no more. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { resultsOf } from '../checks/reference.ts';
import { LINES } from '../line-names.ts';
import { operatingPoints } from '../operating-point.ts';
import { mostLoss } from '../pipes/practice.ts';
import { componentDrop, lineState } from './drop.ts';
import { orderOf } from './order.ts';

const engine = await createEngine();
const pointOf = (body: Readonly<Record<string, unknown>>) =>
  operatingPoints(resultsOf(body, null, engine) as never, engine).permanent;

describe.each([
  { fluid: 'R455A', pt_evp: -32, pt_cdr: 45, rend_is: 0.65, choice_1: 1, choice_1_value: 25 },
  { fluid: 'R717', pt_evp: -10, pt_cdr: 35, rend_is: 0.7, choice_1: 1, choice_1_value: 200 },
])('$fluid', (body) => {
  const point = pointOf(body);
  it.each(LINES)('%s', (line) => {
    const { kv_least: kv, dp_most: drop, dt_most: loss } = orderOf(line, point);
    expect(loss).toBe(mostLoss(line, point.evaporatingTemperature));
    if (kv === null) throw new Error('no Kv');
    const found = componentDrop(kv, lineState(line, point));
    expect(found.drop).toBeCloseTo(drop, 6);
    expect(found.loss).toBeCloseTo(loss ?? Number.NaN, 5);
  });
});

it('of a liquid is the Kv of IEC 60534-2-1: the flow over the root of the drop over the density of water', () => {
  const point = pointOf({ fluid: 'R134a', pt_evp: 0, pt_cdr: 40, choice_1: 1, choice_1_value: 10 });
  const { kv_least: kv, dp_most: drop, mass_flow_h: flow, density } = orderOf('ll', point);
  // Water of 1,000 kg/m³ within a thousandth.
  expect(kv).toBeCloseTo((flow / density) * Math.sqrt(density / 1000 / drop), 3);
});

it('of a liquid line opens against all that is between it and the evaporator', () => {
  // CoolProp 8.0.0: R134a boils at 2.928 bar at 0 °C and condenses at 10.166 bar at 40 °C.
  const point = pointOf({ fluid: 'R134a', pt_evp: 0, pt_cdr: 40, choice_1: 1, choice_1_value: 10 });
  expect(orderOf('ll', point).dp_open).toBeCloseTo(10.166 - 2.928, 2);
  expect(orderOf('asp', point).dp_open).toBeNull();
});
