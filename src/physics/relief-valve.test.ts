import { describe, expect, it } from 'vitest';
import { massFlowFromCapacity, orificeFlowRatio } from './expansion-valve.ts';
import { chokedMassFlux, criticalPressureRatio, vesselReliefFlow } from './relief-valve.ts';

describe('relief of a vessel', () => {
  // A project report after UNE-EN 13136 and RSIF: R448A, 0.83 m², 27.5 bar set, 110.22 kJ/kg at 31.25 bar: 271.1 kg/h.
  it('asks for the flow of the published case', () => {
    expect(vesselReliefFlow(0.83, 110_220) * 3600).toBeCloseTo(271.1, 1);
  });

  // Air, κ = 1.4: ṁ = 0.0404 A p0/√T0 and p*/p0 = 0.528, as textbooks print.
  it('chokes as air does', () => {
    const [P, T] = [10e5, 400];
    expect(chokedMassFlux(P, P / (287 * T), 1.4) / (P / Math.sqrt(T))).toBeCloseTo(0.0404, 4);
    expect(criticalPressureRatio(1.4)).toBeCloseTo(0.528, 3);
  });
});

describe('an expansion valve', () => {
  // Sporlan Bulletin 10-10, p. 7: factors of the pressure drop, psi, at 40 °F (rated at 100 psi) and at −40 °F (175 psi).
  it('passes what the factors of a maker say of its pressure drop', () => {
    const drops = [30, 50, 75, 100, 125, 150, 175, 200, 225, 250, 275];
    const printed = [
      { rated: 100, factors: [0.55, 0.71, 0.87, 1, 1.12, 1.22, 1.32, 1.41, 1.5, 1.58, 1.66] },
      { rated: 125, factors: [0.49, 0.63, 0.77, 0.89, 1, 1.1, 1.18, 1.26, 1.34, 1.41, 1.48] },
      { rated: 150, factors: [0.45, 0.58, 0.71, 0.82, 0.91, 1, 1.08, 1.15, 1.22, 1.29, 1.35] },
      { rated: 175, factors: [0.41, 0.53, 0.65, 0.76, 0.85, 0.93, 1, 1.07, 1.13, 1.2, 1.25] },
    ];
    for (const { rated, factors } of printed)
      for (const [index, factor] of factors.entries())
        expect(
          Math.abs(orificeFlowRatio({ density: 1, drop: drops[index]! }, { density: 1, drop: rated }) - factor),
        ).toBeLessThan(0.0065);
    expect(massFlowFromCapacity(1000, 100, 350)).toBe(4);
  });
});
