import { describe, expect, it } from 'vitest';
import { CASES } from './cases.ts';
import type { Definition } from './index.ts';
import { CALCULATORS, formDefaults, isVisible, readInputs } from './index.ts';
import { compute } from './computes.ts';
import { engine, expectRefusal, outcomeOf } from '../../tests/unit/calculators/outcomes.ts';
import type { Inputs } from '../../tests/unit/calculators/outcomes.ts';

function standInsOf(id: (typeof CALCULATORS)[number]['id'], inputs: Inputs): Readonly<Record<string, number | string>> {
  const outcome = outcomeOf(id, inputs);
  return (outcome.ok && outcome.standIns) || {};
}

const definitions: readonly Definition[] = CALCULATORS;
const replaceable = definitions.flatMap((definition) =>
  definition.inputs
    .filter(({ from }) => from !== undefined)
    .map((input) => [definition.id, input.key, definition] as const),
);

describe('what stands for an empty field', () => {
  it.each(replaceable)(
    '%s says the %s it took, and gives the same result with that value typed',
    (id, key, definition) => {
      const examples = [{}, ...CASES[id as keyof typeof CASES].map(({ inputs }) => inputs)];
      const asking = {
        convertisseur: { fluid: 'R32' },
        'calcul-kv': { fluid: 'R134a', t1: 0, dp: undefined },
        'calcul-charge': { fluid: 'R454B' },
        'reglage-detendeur':
          key === 'glide' ? { fluid: 'R407C', t_evap: -10, t_evap_side: 'bubble' } : { fluid: 'R134a', p_bulb: 1 },
      }[id];
      let shown = 0;
      for (const example of examples) {
        const { [key]: _, ...inputs }: Record<string, unknown> = { ...formDefaults(definition), ...example, ...asking };
        const outcome = compute(id, inputs, engine);
        const value = outcome.ok ? outcome.standIns?.[key] : undefined;
        if (!outcome.ok || value === undefined) continue;
        const typed = compute(id, { ...inputs, [key]: value }, engine);
        if (
          !isVisible(definition.inputs.find((input) => input.key === key)?.when, readInputs(definition, inputs).values)
        ) {
          shown += 1;
          continue;
        }
        expect(typed.ok && typed.standIns?.[key]).toBe(undefined);
        expect(typed.ok && typed.warnings).toEqual(outcome.warnings);
        for (const [output, figure] of Object.entries(outcome.outputs)) {
          const again = typed.ok ? typed.outputs[output] : undefined;
          if (typeof figure === 'number') expect(again, output).toBeCloseTo(figure, 6);
          else expect(again, output).toEqual(figure);
        }
        shown += 1;
      }
      expect(shown).toBeGreaterThan(0);
    },
  );

  it('is named by its line in a list', () => {
    // Saturated R134a at 40 °C, equation of state of Tillner-Roth and Baehr (1994): 1146.7 and 50.085 kg/m³.
    const taken = standInsOf('calcul-charge', {
      fluid: 'R134a',
      t_cond: 40,
      elements: [
        { volume: 1, fill: 50, rho_liq: 1000, rho_vap: 10 },
        { element: 'receiver', volume: 10, fill: 30 },
      ],
    });
    expect(taken['elements.1.rho_liq']).toBeCloseTo(1146.7, 1);
    expect(taken['elements.1.rho_vap']).toBeCloseTo(50.085, 2);
    expect(taken).not.toHaveProperty('elements.0.rho_liq');
  });

  it('is absent where nothing was asked of the fluid', () => {
    expect(
      standInsOf('reservoir', { mode: 'size', m_store: 18, rho_liq: 1102.3, rho_vap: 66.272, fill_max: 80 }),
    ).toEqual({});
  });

  it('is the density of the vapour that enters a valve, and never that of a liquid', () => {
    // R134a at 0 °C and 2.006 bar, equation of state of Tillner-Roth and Baehr (1994): 9.5706 kg/m³.
    const valve = { medium: 'vapour-iec', solve: 'kv', m_dot: 600, p1: 2.006, p2: 1.906, gamma: 1.12, fluid: 'R134a' };
    expect(standInsOf('calcul-kv', { ...valve, t1: 0 })['rho1']).toBeCloseTo(9.5706, 2);
    expectRefusal(
      'calcul-kv',
      { ...valve, t1: -20 },
      { field: 't1', code: 'notVapour', fr: 'le fluide est liquide', en: 'the fluid is liquid' },
    );
  });
});
