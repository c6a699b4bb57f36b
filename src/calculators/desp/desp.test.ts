import { describe, expect, it } from 'vitest';
import { expectRefusal, expectWarning, outcomeOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';

const ID = 'desp';
const VESSEL = { type: 'Récipients', nature: 'Gaz', group: 2, pressure: 28, volume: 65 };

describe('what it refuses', () => {
  it('a vessel without volume, piping without DN, a group that is none', () => {
    expectRefusal(ID, { ...VESSEL, volume: undefined }, { code: 'volumeRequired', field: 'volume', fr: 'volume est obligatoire', en: 'Volume is required' });
    expectRefusal(ID, { ...VESSEL, type: 'Tuyauterie' }, { code: 'diameterRequired', field: 'diamNom', fr: 'diamètre nominal est obligatoire', en: 'Nominal diameter is required' });
    expectRefusal(ID, { ...VESSEL, group: 3 }, { code: 'pedGroup', field: 'group', fr: '1 ou 2', en: '1 or 2' });
    expectRefusal(ID, { ...VESSEL, group: undefined }, { code: 'pedGroup', field: 'group', fr: '1 ou 2', en: '1 or 2' });
  });
  it('nothing else than its two kinds of equipment', () => {
    expectRefusal(ID, { ...VESSEL, type: 'Chaudière' }, { code: 'unknownChoice', field: 'type', fr: 'Choix inconnu : Chaudière', en: 'Unknown choice: Chaudière' });
  });
});

describe('what it says beside a result', () => {
  it('a refrigerant called a liquid', () => {
    expectWarning(ID, { ...VESSEL, nature: 'Liquide', fluid: 'R134a' }, { code: 'refrigerantIsGas', fr: 'classé « Gaz »', en: 'classed as "Gaz"' });
  });
  it('a pressure within 2 % of a limit, and not beyond', () => {
    const near = { code: 'nearBoundary', fr: "proche d'une frontière", en: 'close to a category boundary' } as const;
    expectWarning(ID, { ...VESSEL, pressure: 30.1, volume: 100 }, near);
    const far = outcomeOf(ID, { ...VESSEL, pressure: 31, volume: 100 });
    expect(far.ok ? far.warnings : undefined).toEqual([]);
    expectWarning(ID, { type: 'Tuyauterie', nature: 'Gaz', group: 1, pressure: 50, diamNom: 80 }, near);
  });
});

it('takes the group of the fluid and names the modules', () => {
  const outputs = outputsOf(ID, { ...VESSEL, group: undefined, fluid: 'R290', volume: 8 });
  expect(outputs).toMatchObject({ table: 1, category: 'Cat III', modules: 'III' });
});
