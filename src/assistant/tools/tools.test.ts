import { beforeAll, describe, expect, it } from 'vitest';
import { CALCULATORS } from '../../calculators/index.ts';
import { createEngine } from '../../engine/index.ts';
import type { Engine } from '../../engine/index.ts';
import { simulatorLinkFromParams, STEADY_FORM, TRANSIENT_FORM } from '../../simulation/url.ts';
import { hostOn } from '../checks/host.ts';
import { runTool, toolDisplayName, toolsFor } from './index.ts';
import type { ToolAnswer, ToolHost } from './tool.ts';
import { ToolError } from './tool-error.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const hostOf = (changes: Partial<ToolHost> = {}): ToolHost =>
  hostOn(() => engine, {
    locale: 'fr',
    ownMix: (label) => (label === 'Mélange 1' ? 'R134a[0.5]&R1234ze(E)[0.5]' : undefined),
    ...changes,
  });

const call = (name: string, given: unknown, host = hostOf()): Promise<ToolAnswer> =>
  runTool({ name, argumentsText: typeof given === 'string' ? given : JSON.stringify(given) }, host);

async function dataOf(name: string, given: unknown, host?: ToolHost): Promise<Record<string, unknown>> {
  const answer = await call(name, given, host);
  if (answer.kind !== 'data') throw new Error('no data');
  return answer.data;
}

async function refusal(name: string, given: unknown, host?: ToolHost): Promise<{ code: string; values: object }> {
  try {
    await call(name, given, host);
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code, values: error.values };
    throw error;
  }
  throw new Error('not refused');
}

describe('Ruler', () => {
  // CoolProp 8.0.0 (HEOS, IIR): saturated R134a vapour at 0 °C.
  it('knows saturated R134a vapour at 0 °C', async () => {
    const data = await dataOf('Ruler', { fluid: 'R134a', prop1: 'T', value1: 0, prop2: 'Q', value2: 100 });
    expect(data).toMatchObject({
      fluid: 'R134a',
      P: { value: 2.928, unit: 'bar abs' },
      H: { value: 398.6, unit: 'kJ/kg' },
      D: { value: 14.43, unit: 'kg/m³' },
      T_dew: { value: 0, unit: '°C' },
      reference: 'IIR',
    });
  });

  // Span and Wagner, J. Phys. Chem. Ref. Data 25 (1996) 1509, by CoolProp 8.0.0: 325.46 kJ/kg and 603.15 kg/m3 (IIR).
  it('knows supercritical R744 at 110 bar and 45 °C, the output asked for first', async () => {
    const data = await dataOf('Ruler', {
      fluid: 'CO2',
      prop1: 'P',
      value1: '110',
      prop2: 'T',
      value2: '45,0',
      output: 'H',
    });
    expect(data).toMatchObject({ fluid: 'R744', H: { value: 325.5 }, D: { value: 603.2 }, phase: 'Supercritique' });
    expect(Object.keys(data).slice(0, 2)).toEqual(['fluid', 'H']);
  });

  it('reads a volume as a density, and tells superheat and subcooling', async () => {
    const vapour = await dataOf('Ruler', { fluid: 'R134a', prop1: 'P', value1: 2.928, prop2: 'T', value2: 10 });
    expect(vapour).toMatchObject({ superheat: { value: 10, unit: 'K' }, phase: 'Vapeur surchauffée' });
    const same = await dataOf(
      'Ruler',
      { fluid: 'R134a', prop1: 'V', value1: (vapour['V'] as { value: number }).value, prop2: 'T', value2: 10 },
      hostOf({ locale: 'en' }),
    );
    expect(same).toMatchObject({ P: { value: 2.928 }, phase: 'Superheated vapour' });
    expect(await dataOf('Ruler', { fluid: 'R134a', prop1: 'T', value1: -5, prop2: 'P', value2: 2.928 })).toMatchObject({
      phase: 'Liquide sous-refroidi',
      subcooling: { unit: 'K' },
    });
  });

  it.each([
    ['r-134a', 'R134a'],
    ['NH3', 'R717'],
    ['ammoniac', 'R717'],
    ['propane', 'R290'],
    ['isobutane', 'R600a'],
    ['R600A', 'R600a'],
    ['r 454 b', 'R454B'],
    ['Mélange 1', 'R134a[0.5]&R1234ze(E)[0.5]'],
  ])('takes %s for %s', async (spelling, name) => {
    expect(await dataOf('Ruler', { fluid: spelling, prop1: 'T', value1: 0, prop2: 'Q', value2: 0 })).toMatchObject({
      fluid: name,
    });
  });

  it.each([
    [{ prop2: 'T' }, 'samePair'],
    [{ prop1: 'D', value1: 10, prop2: 'V', value2: 0.1 }, 'dependentPair'],
    [{ value2: 101 }, 'atMost'],
    [{ value2: -1 }, 'atLeast'],
    [{ value2: 'plein' }, 'number'],
    [{ value1: -300 }, 'above'],
    [{ value1: 150 }, 'outOfRange'],
    [{ fluid: 'R0' }, 'fluid'],
    [{ fluid: '' }, 'missing'],
    [{ prop1: 'S' }, 'choice'],
    [{ fluid: 'R134a[0.2]&R32[0.1]' }, 'notSimulable'],
  ])('refuses %o: %s', async (changes, code) => {
    const given = { fluid: 'R134a', prop1: 'T', value1: 0, prop2: 'Q', value2: 100, ...changes };
    expect(await refusal('Ruler', given)).toMatchObject({ code });
  });
});

describe('IntermediatePressure', () => {
  // sqrt(16 × 1.5) = 4.899 bar; 4.899 / 1.5 = 3.266; + 0.35 bar.
  it('gives both methods', async () => {
    expect(await dataOf('IntermediatePressure', { pres_hp: 16, pres_bp: 1.5, method: 'both' })).toMatchObject({
      p_equality: 4.899,
      p_sandhold: 5.249,
      tau_bp: 3.266,
      tau_hp: 3.266,
      sandhold: { tau_bp: 3.499, tau_hp: 3.048 },
    });
    expect(
      await dataOf('IntermediatePressure', { pres_hp: '16', pres_bp: '1,5', method: 'sandhold' }),
    ).not.toHaveProperty('p_equality');
  });

  it('refuses pressures in the wrong order in the reader’s words', async () => {
    expect(await refusal('IntermediatePressure', { pres_hp: 1, pres_bp: 16, method: 'both' })).toEqual({
      code: 'refused',
      values: { detail: 'pression-moyenne.pres_hp.pressureOrder' },
    });
  });

  it('warns in the data when the pressures are too close for the correction', async () => {
    expect((await dataOf('IntermediatePressure', { pres_hp: 2, pres_bp: 1.9, method: 'both' }))['warnings']).toContain(
      'pression-moyenne.pres_hp.spanTooSmall',
    );
  });
});

describe('SignalConverter', () => {
  it.each([
    // 12 mA is half of 4-20 mA: half of 0-30 bar.
    [
      { signalType: 0, minValue: 0, maxValue: 30, unitValue: 'bar', searchValue: 12, direction: 'signalToValue' },
      { value: 15, unit: 'bar', percent: 50, out_of_range: false },
    ],
    // 4 + (3 + 1) / 13 × 16 = 8.923 mA.
    [
      { signalType: 0, minValue: -1, maxValue: 12, unitValue: 'bar', searchValue: 3, direction: 'valueToSignal' },
      { value: 8.923, unit: 'mA', out_of_range: false },
    ],
    [
      { signalType: '2', minValue: '0', maxValue: '10,0', searchValue: '11', direction: 'signalToValue' },
      { value: 11, out_of_range: true },
    ],
  ])('%o', async (given, data) => {
    expect(await dataOf('SignalConverter', given)).toMatchObject(data);
  });

  it('refuses equal limits, and warns of a probable sensor fault (NAMUR NE 43)', async () => {
    const given = { signalType: 0, minValue: 5, maxValue: 5, searchValue: 12, direction: 'signalToValue' };
    expect(await refusal('SignalConverter', given)).toMatchObject({ code: 'refused' });
    expect((await dataOf('SignalConverter', { ...given, maxValue: 30, searchValue: 3.5 }))['warnings']).toEqual([
      'capteur-signal.searchValue.lowFault',
    ]);
  });
});

describe('NitrogenTest', () => {
  // 31 bar absolute × 283.15 / 298.15 = 29.440 bar absolute; read at the gauge it begins at 29.98675 bar.
  it('follows the ideal gas law from the gauge pressure', async () => {
    expect(await dataOf('NitrogenTest', { p_init: 31 - 1.01325, t_init: 25, t_final: 10 })).toMatchObject({
      p_final: 29.44,
      delta_p: -1.56,
      p_final_rel: 28.43,
    });
  });

  it('refuses what the calculator refuses', async () => {
    expect(await refusal('NitrogenTest', { p_init: 28, t_init: 20, t_final: 200 })).toMatchObject({ code: 'refused' });
    expect(await refusal('NitrogenTest', { p_init: 28, t_init: 20 })).toEqual({
      code: 'missing',
      values: { field: 't_final' },
    });
  });
});

describe('DespCategorization', () => {
  // Directive 2014/68/EU, Annex II, table 2: 28 bar × 65 L = 1820 bar·L lies between 1000 and 3000, category III.
  it('classes a vessel', async () => {
    expect(
      await dataOf('DespCategorization', { type: 'Récipients', nature: 'Gaz', group: 2, pressure: 28, volume: 65 }),
    ).toMatchObject({
      result: 'Cat III',
      product: { value: 1820 },
      table: 2,
    });
  });

  it.each([
    [{ type: 'Récipients' }, 'volume'],
    [{ type: 'Tuyauterie', volume: 65 }, 'diamNom'],
  ])('asks %o for its %s', async (given, field) => {
    expect(await refusal('DespCategorization', { nature: 'Gaz', group: '2', pressure: 28, ...given })).toEqual({
      code: 'missing',
      values: { field },
    });
  });
});

describe('ResearchDataFluid', () => {
  // Regulation (EU) 2024/573, Annex I: 1430; ISO 817: A1; CoolProp 8.0.0: 101.06 °C, 40.59 bar.
  it('gives facts with units, unknown ones as null', async () => {
    expect(await dataOf('ResearchDataFluid', { fluid: 'HFC-134a' })).toMatchObject({
      fluid: 'R134a',
      gwp: { legal_eu_2024_573: 1430 },
      odp: 0,
      safety_class: 'A1',
      ped_group: 2,
      lfl_kg_m3: null,
      can_simulate: true,
      critical: { temperature_C: 101.1, pressure_bar_abs: 40.59 },
    });
    expect(await dataOf('ResearchDataFluid', { fluid: 'R448A' })).toMatchObject({ triple: null });
  });

  // EN 378-1:2016+A1:2020, Annex E and Table C.3; International Mechanical Code, Table 1103.1: 0.077.
  it('gives the limits the room calculation uses, and those it does not take', async () => {
    const r32 = await dataOf('ResearchDataFluid', { fluid: 'R32' });
    expect(r32).toMatchObject({ rcl_kg_m3: 0.061, practical_limit_kg_m3: 0.061 });
    expect(r32['other_values']).toContainEqual({
      figure: 'rcl',
      value: 0.077,
      source: expect.stringContaining('1103.1'),
    });
    expect(await dataOf('ResearchDataFluid', { fluid: 'R23' })).toMatchObject({ practical_limit_kg_m3: 0.68 });
  });

  // 18 % of 675, 70 % of 0.501, 12 % of 124 (Regulation (EU) 2024/573, Annexes I, II and VI).
  it('knows every fluid it can compute', async () => {
    expect(await dataOf('ResearchDataFluid', { fluid: 'R457A' })).toMatchObject({
      gwp: { legal_eu_2024_573: 137 },
      safety_class: 'A2L',
      can_simulate: true,
      components: [
        { name: 'R32', mass_percent: 18 },
        { name: 'R1234yf', mass_percent: 70 },
        { name: 'R152a', mass_percent: 12 },
      ],
    });
  });

  it('refuses an unknown fluid', async () => {
    expect(await refusal('ResearchDataFluid', { fluid: 'R0' })).toMatchObject({ code: 'fluid' });
  });
});

describe('SimulationCircuit', () => {
  const linkOf = (answer: ToolAnswer) => {
    if (answer.kind !== 'action') throw new Error('no action');
    const [path, query] = answer.navigate.split('?');
    return { path, ...simulatorLinkFromParams(new URLSearchParams(query)) };
  };

  it('opens the simulator with what was given over what is there', async () => {
    const forms = () => ({
      permanent: { ...STEADY_FORM, rend_is: 0.7, mode_cdr: 2, temp_cdr: 10 },
      transient: TRANSIENT_FORM,
      isManual: false,
    });
    const host = hostOf({ forms, path: (bare) => `/en${bare}` });
    const answer = await call(
      'SimulationCircuit',
      { fluid: 'propane', temp_cdr: '45', mode_trans: 0, unknown: 3 },
      host,
    );
    const { path, permanent, transient, isManual } = linkOf(answer);
    expect(path).toBe('/en/simulation/circuit/general');
    expect(permanent).toEqual({
      ...STEADY_FORM,
      fluid: 'R290',
      rend_is: 0.7,
      mode_cdr: 1,
      temp_cdr: 45,
      mode_trans: '0',
    });
    expect(transient).toEqual({ ...TRANSIENT_FORM, fluid: 'R290' });
    expect(isManual).toBe(false);
    expect(answer.details).toBe('fluid = R290, temp_cdr = 45, mode_trans = 0');
  });

  it('notes a transcritical cycle of another fluid than R744', async () => {
    expect((await call('SimulationCircuit', { fluid: 'R134a', mode_trans: '1' })).details).toContain('inhabituel');
    expect((await call('SimulationCircuit', { fluid: 'R744', mode_trans: '1' })).details).not.toContain('inhabituel');
  });

  it.each([
    [{ rend_is: 0 }, 'above'],
    [{ rend_is: 1.2 }, 'atMost'],
    [{ sous_ref_cdr: 41 }, 'atMost'],
    [{ t_ref: 10 }, 'atLeast'],
    [{ intitule_choix: 5 }, 'choice'],
    [{ choix_value: '10 kW' }, 'number'],
    [{ fluid: 'R0' }, 'fluid'],
  ])('refuses %o: %s', async (given, code) => {
    expect(await refusal('SimulationCircuit', given)).toMatchObject({ code });
  });

  it('waits for the simulation that is running', async () => {
    expect(await refusal('SimulationCircuit', {}, hostOf({ isSimulating: () => true }))).toMatchObject({
      code: 'busy',
    });
  });
});

describe('the tools', () => {
  it('refuse an unknown name and unreadable arguments', async () => {
    expect(await refusal('Teleport', {})).toMatchObject({ code: 'unknownTool' });
    for (const text of ['{"fluid":', '[1]', '"x"'])
      expect(await refusal('Ruler', text)).toMatchObject({ code: 'unreadable' });
  });

  it('are those of every question, and the calculators it is about', () => {
    const names = (question: string) => toolsFor(question, 'fr').map((tool) => tool.function.name);
    const always = [
      'Ruler',
      'ResearchTool',
      'ResearchRessource',
      'ResearchDataFluid',
      'DespCategorization',
      'IntermediatePressure',
      'SignalConverter',
      'NitrogenTest',
      'SimulationCircuit',
    ];
    expect(names('Bonjour')).toEqual(always);
    expect(names('Quelle longueur de capillaire pour du R600a ?')).toContain('CapillaryTube');
    expect(names('Bilan frigorifique d’une chambre froide')[9]).toBe('CoolingLoad');
    for (const { title } of CALCULATORS) expect(names(title.fr).length).toBeLessThanOrEqual(13);
    for (const question of [
      'Compare R134a et R290',
      'Which replacement for R404A?',
      'R404A ou R448A ?',
      'propane vs R32',
      'Which one needs more power, propane or R32?',
      'Consommation\u00a0: CO2 ou propane ?',
    ])
      expect(names(question)).toContain('SimulationComparatif');
    expect(names('Quel est le GWP du R404A ?')).not.toContain('SimulationComparatif');
    const after = (question: string) =>
      toolsFor(question, 'fr', 'EER du R404A à -10/40 °C ?').map((tool) => tool.function.name);
    expect(after('Et avec du R448A, ça donne quoi ?')).toContain('SimulationComparatif');
    expect(after('Et à 45 °C ?')).not.toContain('SimulationComparatif');
  });

  it('stay within a sensible size: some 5000 tokens with every question at most', () => {
    for (const locale of ['fr', 'en'] as const) {
      for (const { title } of CALCULATORS)
        expect(JSON.stringify(toolsFor(title[locale], locale)).length).toBeLessThan(20_000);
      expect(JSON.stringify(toolsFor('', locale)).length).toBeLessThan(9500);
    }
  });

  it('have descriptions in both languages, valid schemas and names', () => {
    const all = CALCULATORS.flatMap(({ title }) => [...toolsFor(title.fr, 'fr'), ...toolsFor(title.fr, 'en')]);
    for (const { type, function: tool } of all) {
      expect(type).toBe('function');
      expect(tool.name).toMatch(/^[A-Za-z]{1,64}$/);
      expect(tool.description.length).toBeGreaterThan(10);
      expect(tool.description.length).toBeLessThan(1024);
      expect(tool.parameters).toMatchObject({ type: 'object', additionalProperties: false });
    }
    expect(toolDisplayName('Ruler', 'fr')).toBe('Calcul thermodynamique');
    expect(toolDisplayName('Gone', 'fr')).toBe('Gone');
  });

  it('run any calculator by its own name', async () => {
    const data = await dataOf('Interpolation', { x1: 0, y1: 0, x2: 10, y2: 100, x: 2.5 });
    expect(Object.values(data).some((output) => (output as { value?: unknown }).value === 25)).toBe(true);
  });
});
