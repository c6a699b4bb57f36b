import { describe, expect, it } from 'vitest';
import reference from './reference/room.json' with { type: 'json' };
import { chargeRange } from './charge-range.ts';
import type { ChargeRange } from './charge-range.ts';
import { USE_IDS } from './facts.ts';
import type { MachineFacts, UseId } from './facts.ts';
import { ROOM_CHOICES } from './room-choices.ts';
import { roomVerdict } from './room.ts';
import type { RoomInputs, RoomVerdict } from './room.ts';

interface Case {
  readonly id: string;
  readonly input: Pick<MachineFacts, 'fluid'> & { readonly use: UseId; readonly density_below?: boolean } & RoomInputs;
  readonly expect: Partial<RoomVerdict> & Pick<RoomVerdict, 'code' | 'level' | 'limit'>;
}

function judged({ use, fluid, density_below, ...room }: Case['input']): RoomVerdict {
  const densityBelow1per10m2 = density_below === undefined ? {} : { densityBelow1per10m2: density_below };
  const answer = roomVerdict({ use, fluid }, { ...room, ...densityBelow1per10m2 });
  if ('problem' in answer) throw new Error(`${answer.problem.code} ${answer.problem.field}`);
  return answer;
}

describe('a room by the use of the machine', () => {
  it.each(reference.room as unknown as readonly Case[])('$id', ({ input, expect: wanted }) => {
    const { limit, says, ...rest } = wanted;
    const answer = judged(input);
    expect(answer).toMatchObject(rest);
    if (limit === null) expect(answer.limit).toBeNull();
    else expect(answer.limit! / limit).toBeCloseTo(1, 3);
    for (const one of says ?? []) expect(answer.says).toContain(one);
  });

  it('never judges more harshly for a smaller charge, a larger room or fewer people', () => {
    const order = ['N_NO_LIMIT', 'N_WITHIN', 'N_STANDARD', 'N_DEPENDS', 'N_C3', 'N_NOT_ALLOWED', 'N_OVER_STANDARD'];
    const rank = (answer: RoomVerdict): number => order.indexOf(answer.code);
    for (const use of USE_IDS.filter((id) => id !== 'transport' && id !== 'vehicle' && id !== 'other'))
      for (const fluid of ['R32', 'R290', 'R448A', 'R744', 'R717', 'R455A'])
        for (const area of [6, 20, 80]) {
          const at = (mass: number, floor: number, isSparse: boolean) =>
            judged({
              use,
              fluid,
              charge: { low: mass, usual: mass, high: mass },
              area: floor,
              density_below: isSparse,
            });
          for (const mass of [0.1, 1, 5, 30]) {
            const here = rank(at(mass, area, false));
            expect(here, `${use} ${fluid}`).toBeGreaterThanOrEqual(0);
            expect(rank(at(mass / 2, area, false)), `${use} ${fluid} ${mass}`).toBeLessThanOrEqual(here);
            expect(rank(at(mass, area * 2, false)), `${use} ${fluid} ${mass}`).toBeLessThanOrEqual(here);
            expect(rank(at(mass, area, true)), `${use} ${fluid} ${mass}`).toBeLessThanOrEqual(here);
          }
        }
  });

  it('takes what is typed before what the use supposes, and says which', () => {
    const charge = { low: 6, usual: 8, high: 10 };
    const typed = judged({ use: 'cold_room_pos', fluid: 'R134a', charge, area: 10, access: 'a', location: 'III' });
    expect(typed.assumed).toEqual(['application']);
    expect(typed.code).toBe('N_NO_LIMIT');
  });

  it('fills in no place without a limit where the machine may stand in one that has', () => {
    const placeOf = (use: UseId) => ROOM_CHOICES.find(({ id }) => id === use)?.location;
    // A split heat pump has its refrigerant indoors; a chiller stands outdoors or in its machinery room.
    expect(placeOf('hp_air_water')).toBeNull();
    expect(placeOf('ammonia')).toBeNull();
    expect(placeOf('chiller')).toBe('III');
    expect(placeOf('cold_room_neg')).toBe('II');
  });

  it('refuses a fluid nobody knows', () => {
    const charge = { low: 1, usual: 1, high: 1 };
    expect(roomVerdict({ use: 'rack', fluid: 'R0' }, { charge, area: 20 })).toMatchObject({
      problem: { field: 'fluid' },
    });
  });
});

interface RangeCase {
  readonly id: string;
  readonly input: {
    readonly evaporator: Readonly<Record<string, number>>;
    readonly condenser: Readonly<Record<string, number>>;
    readonly receiver: null | 'unknown' | { readonly volume_L: number };
    readonly flooded?: boolean;
    readonly lines_kg: number;
  };
  readonly expect: ChargeRange;
}

describe('a charge as a range', () => {
  it.each(reference.chargeRange as unknown as readonly RangeCase[])('$id', ({ input, expect: wanted }) => {
    const { evaporator: e, condenser: c, receiver, flooded, lines_kg } = input;
    const condenser = { volume: c['volume_L']!, liquid: c['rho_liquid']!, vapour: c['rho_vapour']! };
    const range = chargeRange({
      evaporator: {
        volume: e['volume_L']!,
        liquid: e['rho_liquid']!,
        vapour: e['rho_vapour']!,
        leaving: e['rho_out']!,
        flashQuality: e['x_f']!,
        isFlooded: flooded === true,
      },
      condenser: { ...condenser, entering: c['rho_in']! },
      ...(receiver === 'unknown' && { receiver }),
      ...(receiver !== null && receiver !== 'unknown' && { receiver: { ...condenser, volume: receiver.volume_L } }),
      exact: lines_kg,
    });
    for (const key of ['low', 'usual', 'high'] as const) expect(range[key] / wanted[key], key).toBeCloseTo(1, 4);
  });

  it('has its low end below, its high end above, whatever the densities', () => {
    for (const liquid of [400, 700, 1300])
      for (const vapour of [1, 20, 200]) {
        const part = { volume: 10, liquid, vapour };
        const { low, usual, high } = chargeRange({
          evaporator: { ...part, leaving: vapour, flashQuality: 0.25 },
          condenser: { ...part, entering: vapour },
          receiver: part,
          exact: 1,
        });
        expect(low).toBeLessThanOrEqual(usual);
        expect(usual).toBeLessThan(high);
      }
  });
});
