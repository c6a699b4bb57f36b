import { describe, expect, it } from 'vitest';
import { translator } from './index.ts';
import { describeProblem, fieldName } from './problems.ts';

const fr = translator('fr');
const en = translator('en');

describe('describeProblem', () => {
  it('formats temperatures and pressures for the reader', () => {
    const problem = { code: 'E_SUPERCRIT', values: { v: 102, unit: 'degC', tc: 101.06, pc: 40.5928 } } as const;
    expect(describeProblem(problem, fr)).toBe(
      'La condensation (102,0\u202f°C) dépasse le point critique (101,1\u202f°C, 40,59\u202fbar). Utilisez le cycle transcritique',
    );
    expect(describeProblem(problem, en)).toBe(
      'Condensing (102.0\u202f°C) is above the critical point (101.1\u202f°C, 40.59\u202fbar). Use the transcritical cycle',
    );
  });

  it('names the field and its limits', () => {
    const problem = { code: 'E_RANGE', field: 't_sr', values: { min: 0, max: 40, unit: 'K' } } as const;
    expect(describeProblem(problem, fr)).toBe(
      'Valeur hors limites (0 à 40\u202fK)\u00a0: Sous-refroidissement condenseur',
    );
    expect(describeProblem(problem, en)).toBe('Value out of range (0 to 40\u202fK): Condenser subcooling');
  });

  it('groups thousands and keeps small limits', () => {
    const problem = {
      code: 'E_RANGE',
      field: 'choice_1_value',
      values: { min: 0.001, max: 1e6, unit: 'sizing' },
    } as const;
    expect(describeProblem(problem, fr)).toContain('(0,001 à 1\u202f000\u202f000)');
  });

  it('says the point when no field is at fault, with one limit or two', () => {
    const atPoint = { code: 'E_RANGE', values: { point: 'c', max: 700, unit: 'degC' } } as const;
    expect(describeProblem(atPoint, fr)).toBe('Valeur hors limites (au plus 700\u202f°C) au point c');
    expect(describeProblem({ ...atPoint, values: { point: 'c', min: 1, unit: 'bar' } }, en)).toBe(
      'Value out of range (at least 1\u202fbar) at point c',
    );
  });

  it('writes a number of hundreds of digits as a power of ten', () => {
    const problem = { code: 'E_SUPERCRIT', values: { v: -1.5e300, unit: 'degC', tc: 101.06, pc: 40.5928 } } as const;
    expect(describeProblem(problem, fr)).toContain('La condensation (\u22121,5\u202f×\u202f10³⁰⁰\u202f°C)');
    expect(describeProblem({ ...problem, values: { ...problem.values, v: 1e12 } }, en)).toContain(
      '(1\u202f×\u202f10¹²\u202f°C)',
    );
    expect(describeProblem({ ...problem, values: { ...problem.values, v: 1e-300 } }, en)).toContain('(0.0\u202f°C)');
  });

  it('writes a true minus', () => {
    const problem = { code: 'E_EVP', field: 'pt_evp', values: { min: -103.3, max: 101.06, unit: 'degC' } } as const;
    expect(describeProblem(problem, fr)).toBe('Évaporation hors limites du fluide (\u2212103,3 à 101,1\u202f°C)');
  });

  it('says what is wrong with a composition, alone or after a colon', () => {
    const values = { name: 'R32' };
    expect(describeProblem({ code: 'E_MIX_TWICE', values }, fr)).toBe('Le composant R32 est donné deux fois');
    expect(describeProblem({ code: 'E_COMP', field: 'fluid', values: { ...values, reason: 'E_MIX_TWICE' } }, fr)).toBe(
      'Composition invalide\u00a0: le composant R32 est donné deux fois',
    );
    expect(describeProblem({ code: 'E_COMP', field: 'fluid', values: { detail: 'R32' } }, en)).toBe(
      'Invalid composition: R32',
    );
    expect(describeProblem({ code: 'E_MIX_LENGTH', values: { fluids: 3, quantities: 2 } }, en)).toBe(
      'To each component its fraction (3 for 2)',
    );
    expect(describeProblem({ code: 'E_MIX_TAKEN', values: { label: 'Mélange 1' } }, fr)).toBe(
      'Un autre mélange s’appelle déjà «\u00a0Mélange 1\u00a0»',
    );
  });

  it('calls a body that is no object by its name', () => {
    expect(describeProblem({ code: 'E_MISSING', values: {} }, en)).toBe('Missing value: Request body (JSON object)');
  });

  it('keeps the two texts the product fixes in both languages', () => {
    expect(describeProblem({ code: 'E_FLUID', field: 'fluid', values: {} }, fr)).toBe('Fluide introuvable');
    expect(describeProblem({ code: 'E_FLUID', field: 'fluid', values: {} }, en)).toBe('Fluid not found');
  });
});

describe('fieldName', () => {
  it('speaks both languages', () => {
    expect(fieldName('rend_is', fr)).toBe('Rendement isentropique');
    expect(fieldName('rend_is', en)).toBe('Isentropic efficiency');
  });
});
