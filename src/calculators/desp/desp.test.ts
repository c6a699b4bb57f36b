import { describe, expect, it } from 'vitest';
import { expectRefusal, expectWarning, outcomeOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';

const ID = 'desp';
const VESSEL = { type: 'Récipients', nature: 'Gaz', group: 2, pressure: 28, volume: 65 };

describe('what it refuses', () => {
  it('a vessel without volume, piping without DN, a group that is none', () => {
    expectRefusal(
      ID,
      { ...VESSEL, volume: undefined },
      {
        code: 'volumeRequired',
        field: 'volume',
        fr: 'Le volume est obligatoire pour un récipient.',
        en: 'Volume is required for a vessel.',
      },
    );
    expectRefusal(
      ID,
      { ...VESSEL, type: 'Tuyauterie' },
      {
        code: 'diameterRequired',
        field: 'diamNom',
        fr: 'Le diamètre nominal est obligatoire pour une tuyauterie.',
        en: 'Nominal diameter is required for piping.',
      },
    );
    expectRefusal(
      ID,
      { ...VESSEL, group: 3 },
      { code: 'pedGroup', field: 'group', fr: 'Groupe de fluide : 1 ou 2.', en: 'Fluid group must be 1 or 2.' },
    );
    expectRefusal(
      ID,
      { ...VESSEL, group: undefined },
      { code: 'pedGroup', field: 'group', fr: 'Groupe de fluide : 1 ou 2.', en: 'Fluid group must be 1 or 2.' },
    );
  });
  it('nothing else than its two kinds of equipment', () => {
    expectRefusal(
      ID,
      { ...VESSEL, type: 'Chaudière' },
      { code: 'unknownChoice', field: 'type', fr: 'Choix inconnu : Chaudière', en: 'Unknown choice: Chaudière' },
    );
  });
});

describe('fluids it cannot place', () => {
  it('one nobody knows, also beside a group', () => {
    expectRefusal(
      ID,
      { ...VESSEL, fluid: 'R9999' },
      { code: 'unknownFluid', field: 'fluid', fr: 'Fluide introuvable', en: 'Fluid not found' },
    );
  });
  it('a mix, whose group must be typed', () => {
    const mix = { ...VESSEL, fluid: 'R32[0.5]&R125[0.5]' };
    expectRefusal(
      ID,
      { ...mix, group: undefined },
      { code: 'pedGroup', field: 'group', fr: 'Groupe de fluide : 1 ou 2.', en: 'Fluid group must be 1 or 2.' },
    );
    expect(outputsOf(ID, mix)['category']).toBe('Cat III');
  });
});

describe('what it says beside a result', () => {
  it('a typed group that is not that of the fluid', () => {
    expectWarning(
      ID,
      { ...VESSEL, fluid: 'propane' },
      {
        code: 'otherFluidGroup',
        field: 'group',
        fr: 'propane est classé dans le groupe 1, non dans le groupe saisi',
        en: 'propane is classed in group 1, not in the group entered',
      },
    );
    const same = outcomeOf(ID, { ...VESSEL, group: 1, fluid: 'propane' });
    expect(same.ok ? same.warnings : undefined).toEqual([]);
  });
  it('a refrigerant called a liquid', () => {
    expectWarning(
      ID,
      { ...VESSEL, nature: 'Liquide', fluid: 'R134a' },
      {
        code: 'refrigerantIsGas',
        field: 'nature',
        fr: 'Un fluide frigorigène est classé « Gaz » (pression de vapeur > 0,5 bar à TS). Confirmez.',
        en: 'A refrigerant is classed as "Gaz" (vapour pressure > 0.5 bar at TS). Please confirm.',
      },
    );
  });
  it('but not water', () => {
    const outcome = outcomeOf(ID, { ...VESSEL, nature: 'Liquide', fluid: 'R718', pressure: 6, volume: 5000 });
    expect(outcome.ok && outcome.outputs['category']).toBe('Art 4§3');
    expect(outcome.ok && outcome.warnings).toEqual([]);
  });
  it('a pressure within 2 % of a limit, and not beyond', () => {
    const near = {
      code: 'nearBoundary',
      field: 'pressure',
      fr: 'Valeur proche d’une frontière de catégorie.',
      en: 'Value close to a category boundary.',
    } as const;
    expectWarning(ID, { ...VESSEL, pressure: 30.1, volume: 100 }, near);
    const far = outcomeOf(ID, { ...VESSEL, pressure: 31, volume: 100 });
    expect(far.ok ? far.warnings : undefined).toEqual([]);
    expectWarning(ID, { type: 'Tuyauterie', nature: 'Gaz', group: 1, pressure: 50, diamNom: 80 }, near);
  });
});

it('says whether France follows it in service: R. 557-14-1, group 2 above 4 bar and 200 bar·L', () => {
  expect(outputsOf(ID, VESSEL)['in_service']).toBe(true);
  expect(outputsOf(ID, { ...VESSEL, volume: 7 })['in_service']).toBe(false);
  expect(outputsOf(ID, { ...VESSEL, nature: 'Liquide' })).not.toHaveProperty('in_service');
});

it('takes the group of the fluid and names the modules', () => {
  const outputs = outputsOf(ID, { ...VESSEL, group: undefined, fluid: 'R290', volume: 8 });
  expect(outputs).toMatchObject({ table: 1, category: 'Cat III', modules: 'III' });
});
