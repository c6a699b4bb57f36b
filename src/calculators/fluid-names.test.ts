import { describe, expect, it } from 'vitest';
import { mixFromFluids, referenceString } from '../refrigerants/index.ts';
import { engine, expectRefusal, figureOf, outcomeOf } from '../../tests/unit/calculators/outcomes.ts';
import type { Definition } from './index.ts';
import { CALCULATORS, formDefaults } from './index.ts';
import { compute } from './computes.ts';

const definitions: readonly Definition[] = CALCULATORS;
const withFluid = definitions.filter(({ inputs }) =>
  inputs.some(({ key, kind, when }) => kind === 'fluid' && key === 'fluid' && when === undefined),
);

describe('a fluid given to a calculator', () => {
  it('is asked for by most of those of the fluid category', () => {
    expect(withFluid.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'reservoir',
        'desp',
        'calcul-charge',
        'bouteille-bp',
        'pression-moyenne',
        'capillaire',
        'calcul-diam',
      ]),
    );
  });

  it.each([
    ['R134a', ['R-134a', 'r 134A', 'HFC-134a', '134a']],
    ['R744', ['CO2', 'CO₂', 'Dioxyde de carbone', 'Carbon dioxide', 'R-744']],
    ['R717', ['NH3', 'Ammoniac', 'ammonia', 'r717']],
    ['R290', ['propane', 'Propane', 'C3H8', 'HC-290']],
    ['R410A', ['R-410A', 'r410a']],
  ])('%s is the same under %j', (name, spellings) => {
    for (const { id, ...definition } of withFluid) {
      const inputs = formDefaults({ id, ...definition });
      for (const spelling of spellings) {
        expect(compute(id, { ...inputs, fluid: spelling }, engine), `${id} ${spelling}`).toEqual(
          compute(id, { ...inputs, fluid: name }, engine),
        );
      }
    }
  });

  it('may be a composition: 68.9 % of R32 and 31.1 % of R1234yf are R454B, at its legal GWP', () => {
    // Composition: ANSI/ASHRAE 34. GWP: Regulation (EU) 2024/573, Annexes I and II, weighed by mass as in its Annex VI.
    const charge = { elements: [{ volume: 10, fill: 50, rho_liq: 1000, rho_vap: 50 }] };
    const mass = 5.25;
    for (const fluid of [
      'R32[0.689]&R1234yf[0.311]',
      'r32 [68,9] & HFO-1234yf [31,1]',
      referenceString(mixFromFluids('', ['R32', 'R1234yf'], [68.9, 31.1])),
    ]) {
      const co2e = figureOf('calcul-charge', { ...charge, fluid }, 'co2e');
      expect(co2e).toBeCloseTo((mass * (0.689 * 675 + 0.311 * 0.501)) / 1000, 6);
      expect(co2e).toBeCloseTo(figureOf('calcul-charge', { ...charge, fluid: 'R454B' }, 'co2e'), 2);
      const receiver = { mode: 'size', m_store: 10, t_max: 50, fill_max: 80 };
      const volume = figureOf('reservoir', { ...receiver, fluid }, 'v_min');
      expect(volume / figureOf('reservoir', { ...receiver, fluid: 'R454B' }, 'v_min')).toBeCloseTo(1, 3);
    }
  });

  it("has no place in the standard data, nor a PED group, when it is a mix of one's own", () => {
    const fluid = 'R32[0.5]&R1234yf[0.5]';
    expectRefusal(
      'volume-mini',
      {
        mode: 'room',
        charge: 2,
        access: 'a',
        location: 'II',
        application: 'other',
        room_area: 30,
        room_height: 2.5,
        fluid,
      },
      {
        field: 'safety_class',
        code: 'fluidData',
        fr: 'saisissez-les',
        en: 'enter',
      },
    );
    expectRefusal(
      'desp',
      { type: 'Récipients', nature: 'Gaz', pressure: 28, volume: 10, fluid },
      {
        field: 'group',
        code: 'pedGroup',
        fr: '1 ou 2',
        en: '1 or 2',
      },
    );
  });

  it.each(['sauna', 'R32[0.5', 'R32[x]', 'R32[0.5]&sauna[0.5]', 'R32[0.5]&R1234yf[0.2]', 'R32[0.5]&R410A[0.5]', '[]'])(
    'is refused when nobody knows it: %s, also where every property is typed by hand',
    (fluid) => {
      for (const definition of definitions.filter(({ inputs }) => inputs.some(({ kind }) => kind === 'fluid'))) {
        // Two ask for a fluid in some of their modes only.
        const asking = {
          convertisseur: { quantity: 'concentration', from: '%vol', to: 'ppm' },
          'calcul-kv': { medium: 'vapour-iec' },
        }[definition.id];
        expectRefusal(
          definition.id as (typeof CALCULATORS)[number]['id'],
          { ...formDefaults(definition), ...asking, fluid },
          { field: 'fluid', code: 'unknownFluid', fr: 'Fluide introuvable', en: 'Fluid not found' },
        );
      }
      const typed = outcomeOf('reservoir', {
        mode: 'size',
        m_store: 10,
        t_max: 50,
        fill_max: 80,
        rho_liq: 1000,
        rho_vap: 50,
        fluid,
      });
      expect(typed).toEqual({ ok: false, errors: [{ field: 'fluid', code: 'unknownFluid', values: { fluid } }] });
    },
  );
});
