import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { resultsOf } from '../checks/reference.ts';
import { resultOf } from '../checks/support.ts';
import { selection } from '../components/selection.ts';
import { exchangers } from '../exchangers/index.ts';
import { Arguments } from '../arguments.ts';
import { leakFigures } from '../charge/regulation.ts';
import { technique } from '../technique/index.ts';
import { safetyFacts } from './facts.ts';
import { studyAlerts } from './study.ts';
import type { Study } from './study.ts';
import type { Statuses } from './missing.ts';
import {
  acknowledge,
  acknowledgementOf,
  acknowledgementsFromParameter,
  LONGEST_NOTE,
  parameterFromAcknowledgements,
  takenBack,
} from './acknowledged.ts';
import { lawOfStudy } from './law.ts';
import { PRODUCTS } from '../../regulation/index.ts';
import { pedFindings, pressureItems } from './ped.ts';
import { charge } from '../charge/index.ts';
import { pipes } from '../pipes/index.ts';
import type { Pipes } from '../pipes/index.ts';

const engine = await createEngine();
const DONE = { status: 'answered' } as const;
const STANDS: Statuses = { pipes: DONE, components: DONE, technique: DONE, exchangers: DONE, charge: DONE };
const NOTHING: Study = {
  safety: undefined,
  cycle: { isTranscriticalR744: false },
  law: undefined,
  simulation: { permanent: 'answered', transient: 'answered' },
  warned: {},
  compressor: {},
  stands: STANDS,
  pipes: undefined,
  technique: undefined,
  exchangers: undefined,
  charge: undefined,
  selection: undefined,
};

describe('the list of a study', () => {
  it('holds what every page warns of, so that none of them is silent where another speaks', () => {
    const results = resultsOf({ fluid: 'R134a', pt_evp: -20, pt_cdr: 60, rend_is: 0.6 }, null, engine);
    const judged = resultOf(technique(results, {}, engine));
    const exchanged = resultOf(exchangers(results, {}, engine));
    const codes = [...judged.warnings, ...exchanged.warnings].map(({ code }) => code);
    expect(codes).toContain('W_TAU');
    expect(exchanged.warnings.map(({ code }) => code)).toContain('W_FROST');
    const list = studyAlerts({
      ...NOTHING,
      warned: { permanent: results.permanent.warnings },
      technique: judged,
      exchangers: exchanged,
    });
    expect(list.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
    // The doors judge what the simulation did: each is said once.
    expect(list.filter(({ code }) => code === 'W_TAU')).toHaveLength(1);
  });

  it('names the values that are but fair, after everything else', () => {
    const judged = resultOf(technique(resultsOf({}, null, engine), {}, engine));
    const fair = Object.entries(judged.permanent).flatMap(([key, { level }]) => (level === 'fair' ? [key] : []));
    expect(fair.length).toBeGreaterThan(0);
    const list = studyAlerts({ ...NOTHING, safety: safetyFacts('R290', {}, undefined), technique: judged });
    expect(list.at(-1)).toMatchObject({ code: 'I_FAIR', severity: 'know', values: { keys: fair.join(',') } });
    expect(list[0]).toMatchObject({ code: 'S_ROOM', severity: 'missing' });
  });

  it('holds the components of the basket that do not suit their line', () => {
    const basket = [
      { line: 'll', component: 'DANFOSS|EVR 2 v2' },
      { line: 'll', component: 'DANFOSS|EVR 6 v2' },
    ];
    const chosen = resultOf(selection(resultsOf({}, null, engine), { basket }, engine));
    expect(studyAlerts({ ...NOTHING, selection: chosen })).toMatchObject([
      { code: 'C_OVER', where: 'll', page: 'components', values: { component: 'DANFOSS EVR 2 v2' } },
      // Its document prints no drop it needs to open.
      { code: 'C_CHECK', where: 'll', page: 'components', values: { component: 'DANFOSS EVR 6 v2' } },
    ]);
  });
});

const codesOf = (study: Partial<Study>): readonly string[] =>
  studyAlerts({ ...NOTHING, ...study }).map(({ code }) => code);

describe('what concerns the machine', () => {
  it('is frost where it is a finding, and one line to know where it is the rule', () => {
    const exchangers = {
      warnings: [{ code: 'W_FROST' }],
      permanent: {},
      transient: null,
    } as unknown as Study['exchangers'];
    expect(codesOf({ exchangers })).toEqual(['W_FROST']);
    expect(codesOf({ exchangers, machine: { use: 'split' } })).toEqual(['W_FROST']);
    const both = {
      ...exchangers,
      warnings: [
        { code: 'W_FROST', regime: 'permanent' },
        { code: 'W_FROST', regime: 'transient' },
      ],
    };
    const cold = studyAlerts({ ...NOTHING, exchangers: both as never, machine: { use: 'cold_room_neg' } });
    expect(cold.map(({ code, severity }) => [code, severity])).toEqual([['I_DEFROST', 'know']]);
  });
});

describe('what is missing', () => {
  it('is an entry, so that an empty list is a complete one', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ simulation: { permanent: 'stale', transient: 'stale' } })).toEqual(['M_STALE']);
    expect(codesOf({ simulation: { permanent: 'answered', transient: 'refused' } })).toEqual(['M_REGIME']);
    expect(codesOf({ simulation: { permanent: 'pending', transient: 'pending' } })).toEqual(['M_PENDING']);
  });

  it('names the page, and the field of an input that cannot be read', () => {
    const stands: Statuses = {
      ...STANDS,
      pipes: { status: 'unreadable', fields: ['long_asp'] },
      exchangers: { status: 'refused', problem: { code: 'E_RANGE', field: 'evaporator.t_in', values: { max: 300 } } },
      charge: { status: 'blocked', by: 'pipes' },
      technique: { status: 'pending' },
      components: { status: 'unused' },
    };
    expect(studyAlerts({ ...NOTHING, stands })).toMatchObject([
      { code: 'M_INPUT', page: 'pipes', severity: 'missing', field: 'long_asp' },
      { code: 'M_REFUSED', page: 'exchangers', severity: 'missing', field: 'evaporator.t_in' },
      { code: 'M_BLOCKED', page: 'charge', severity: 'missing', values: { by: 'pipes' } },
      { code: 'M_PENDING', page: 'technique', severity: 'know' },
    ]);
  });
});

describe('the law of the fluid', () => {
  const law = (fluid: string, day = '2026-11-22') => {
    const sheet = lawOfStudy(fluid, day);
    expect(sheet, fluid).not.toBeNull();
    return studyAlerts({ ...NOTHING, law: sheet }).map(({ code, severity, values, source }) => ({
      code,
      severity,
      day: values['day'],
      sector: values['sector'],
      rules: source.rules,
    }));
  };

  // Regulation (EU) 2024/573, Article 13(3) and (4): 2500 or more, virgin, from 2025 for refrigeration, 2026 for the others.
  it('says which topping up is banned since when, by its rule', () => {
    const ofR404A = law('R404A');
    expect(ofR404A).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'L_TOPUP', severity: 'check', day: '2025-01-01', sector: 'refrigeration' }),
        expect.objectContaining({ code: 'L_TOPUP', severity: 'check', day: '2026-01-01', sector: 'ac-hp' }),
      ]),
    );
    expect(ofR404A.every(({ rules }) => rules !== undefined && rules.length > 0)).toBe(true);
    // Before the day it is to be known, not to be minded.
    expect(law('R404A', '2024-12-31').find(({ sector }) => sector === 'refrigeration')).toMatchObject({
      code: 'L_TOPUP_NEXT',
      severity: 'know',
    });
  });

  // Article 13(3): in refrigeration, reclaimed and recycled gas of 2500 or more may be used until 2029.
  it('says when reclaimed gas is banned too, and then that nothing may be topped up', () => {
    const of = (day: string) =>
      studyAlerts({ ...NOTHING, law: lawOfStudy('R404A', day) }).find(
        ({ code, values }) => code === 'L_TOPUP' && values['sector'] === 'refrigeration',
      )?.values;
    expect(of('2026-11-23')).toMatchObject({ kind: 'virgin', day: '2025-01-01', reclaimed: '2030-01-01' });
    expect(of('2030-01-01')).toMatchObject({ kind: 'any', day: '2030-01-01' });
  });

  // Regulation (EU) 2024/573, Annex IV: R32 has a GWP of 675 by Annex I.
  it('names the product of every ban of new equipment', () => {
    const of = (code: string) =>
      studyAlerts({ ...NOTHING, law: lawOfStudy('R32', '2026-11-22') }).find((each) => each.code === code)?.values;
    expect(of('L_NEXT')).toMatchObject({ day: '2027-01-01', product: 'chiller-12kw' });
    for (const fluid of ['R32', 'R410A', 'R404A', 'R134a', 'R454B', 'R1234yf', 'R23'])
      for (const { code, values } of studyAlerts({ ...NOTHING, law: lawOfStudy(fluid, '2026-11-22') }))
        if (code === 'L_NEW' || code === 'L_NEXT') expect(PRODUCTS).toContain(values['product']);
  });

  it('is an entry where nobody can tell it', () => {
    expect(lawOfStudy('no fluid')).toBeNull();
    expect(codesOf({ law: lawOfStudy('no fluid') })).toEqual(['L_UNREAD']);
  });

  it('asks for leak checks by both readings of the law where they ask otherwise', () => {
    // R454B is 31.1 % R1234yf at a GWP of 466: 5 kg hold 1.6 kg of HFO, checked from 1 kg on, and count 2.3 t, short of 5 t;
    // 40 kg hold 12.4 kg, past 10 kg, and count 18.6 t, short of 50 t.
    const leak = (fluid: string, mass: number) => {
      const figures = leakFigures(new Arguments({}, ''), fluid, mass);
      const list = studyAlerts({
        ...NOTHING,
        charge: { ...figures, range: { low: mass, usual: mass, high: mass }, warnings: [] } as never,
      });
      return list.find(({ code }) => code === 'L_LEAK')?.values;
    };
    expect(leak('R32', 20)).toMatchObject({ months: 12 });
    expect(leak('R32', 20)).not.toHaveProperty('second');
    expect(leak('R454B', 5)).toMatchObject({ months: 12, second: 0 });
    expect(leak('R454B', 40)).toMatchObject({ months: 6, second: 12 });
    expect(leak('R454B', 20)).toMatchObject({ months: 12 });
  });

  it('says nothing of topping up with what the regulations do not name', () => {
    for (const fluid of ['R290', 'R744', 'R717'])
      expect(
        law(fluid).filter(({ code }) => code.startsWith('L_TOPUP')),
        fluid,
      ).toEqual([]);
    expect(law('R22').map(({ code }) => code)).toContain('L_OZONE');
  });
});

describe('the category of the directive', () => {
  const results = resultsOf({ fluid: 'R290' }, null, engine);
  const sized = resultOf(pipes(results, {}, engine));
  const receiver = (volume: number) =>
    resultOf(charge(results, { receiver: { volume, level: 40 }, lines: { ll: { d_in: 10, length: 10 } } }, engine));

  // Directive 2014/68/EU, Annex II, chart 1: PS · V over 50, 200 and 1000 bar L are II, III and IV; piping up to DN 25 is Article 4(3).
  it('is that of the receiver by its volume, and none of small tubes', () => {
    const design = sized.lines.ll.p_design! - 1.01325;
    const categoryOf = (product: number) =>
      pedFindings(1, sized, receiver(product / design)).map(({ values }) => values['category']);
    expect(categoryOf(20)).toEqual([]);
    expect(categoryOf(40)).toEqual(['Cat I']);
    expect(categoryOf(150)).toEqual(['Cat II']);
    expect(categoryOf(900)).toEqual(['Cat III']);
    expect(categoryOf(1100)).toEqual(['Cat IV']);
    expect(pedFindings(undefined, sized, receiver(100))).toEqual([]);
  });

  const lineOf = (label: string, di: number, design: number) =>
    ({ p_design: design + 1.01325, recommended: { label, di } }) as Pipes['lines']['ll'];
  const linesOf = (asp: Pipes['lines']['ll'], ll: Pipes['lines']['ll']) =>
    ({ lines: { asp, ll, ref: { p_design: null, recommended: null } } }) as unknown as Pick<Pipes, 'lines'>;

  // Charts 6 and 7: group 1 up to DN 25, group 2 up to DN 32 are Article 4(3). A DN25 tube of 33.7 × 2.6 mm is 28.5 mm wide.
  it('counts a steel tube by its DN and copper by its inside diameter', () => {
    const lines = linesOf(lineOf('DN25', 28.5, 20), lineOf('35x1.5', 32, 20));
    expect(pressureItems(1, lines, undefined)).toMatchObject([
      { key: 'asp', dn: 25, isNominal: true, category: 'Art 4§3', table: 6, isFollowed: false },
      { key: 'll', dn: 32, isNominal: false, category: 'Cat I', table: 6 },
    ]);
    expect(pressureItems(2, lines, undefined).map(({ category }) => category)).toEqual(['Art 4§3', 'Art 4§3']);
  });

  // Chart 2: over 50, 200 and 1000 bar L are I, II and III. In service, group 2: PS over 4 bar and PS · V over 200 (R. 557-14-1).
  it('holds other vessels to the pressure of their side', () => {
    const section = (volume: number) => ({ volume });
    const items = pressureItems(
      2,
      linesOf(lineOf('28x1.5', 25, 10), lineOf('16x1', 14, 20)),
      {
        sections: { receiver: section(30), other_1: section(15), other_2: section(15) },
      },
      ['a', 'e'],
    );
    expect(items.filter(({ volume }) => volume !== undefined)).toMatchObject([
      { key: 'receiver', category: 'Cat II', table: 2, isFollowed: true },
      { key: 'other_1', category: 'Cat I', isFollowed: false },
      { key: 'other_2', category: 'Cat II', isFollowed: true },
    ]);
  });
});

describe('a component of the basket', () => {
  it('is to be checked where its document does not print what it needs to open', () => {
    const own = [
      { brand: 'ME', model: 'valve', category: 'valve', lines: ['ll'], kv_m3h: 5, ps_bar: 60 },
      { brand: 'ME', model: 'bare', category: 'filter', lines: ['ll'] },
    ];
    const basket = ['ME|valve', 'ME|bare', 'ME|gone'].map((component) => ({ line: 'll', component }));
    const chosen = resultOf(selection(resultsOf({}, null, engine), { basket, own }, engine));
    expect(
      studyAlerts({ ...NOTHING, selection: chosen }).map(({ code, values }) => [code, values['component']]),
    ).toEqual([
      ['C_CHECK', 'ME valve'],
      ['C_NOKV', 'ME bare'],
      ['C_GONE', 'ME gone'],
    ]);
  });
});

describe('an alert taken note of', () => {
  const warned = (v: number) =>
    studyAlerts({ ...NOTHING, warned: { permanent: [{ code: 'W_TAU', values: { v } }] } })[0]!;

  it('carries its figure, its limit and its source', () => {
    // WARNING_THRESHOLDS: 8 of one stage, 4.5 of a transcritical one of R744.
    expect(warned(9)).toMatchObject({
      figure: { value: 9, unit: 'none' },
      limit: { value: 8, unit: 'none' },
      source: { kind: 'practice' },
    });
    const [co2] = studyAlerts({
      ...NOTHING,
      cycle: { isTranscriticalR744: true },
      warned: { permanent: [{ code: 'W_TAU', values: { v: 9 } }] },
    });
    expect(co2?.limit?.value).toBe(4.5);
  });

  it('stays noted until it says something else, then asks again with the note', () => {
    const noted = acknowledge(warned(9), ' Vu avec le fabricant. ', {});
    expect(acknowledgementOf(warned(9), noted)).toEqual({ note: 'Vu avec le fabricant.', asks: false });
    expect(acknowledgementOf(warned(9.4), noted)?.asks).toBe(false);
    expect(acknowledgementOf(warned(9.5), noted)).toEqual({ note: 'Vu avec le fabricant.', asks: true });
    expect(acknowledgementOf({ ...warned(9), severity: 'danger' }, noted)?.asks).toBe(true);
    expect(acknowledgementOf({ ...warned(9), severity: 'know' }, noted)?.asks).toBe(false);
    expect(acknowledgementOf({ ...warned(9), limit: { value: 7, unit: 'none' } }, noted)?.asks).toBe(true);
    expect(acknowledgementOf(warned(9), takenBack(warned(9).id, noted))).toBeUndefined();
  });

  it('is carried by a link, and by nonsense not', () => {
    const noted = acknowledge(warned(9), 'x'.repeat(300), {});
    const parameter = parameterFromAcknowledgements(noted);
    expect(acknowledgementsFromParameter(parameter)).toEqual(noted);
    expect(Object.values(noted)[0]?.note).toHaveLength(LONGEST_NOTE);
    expect(parameterFromAcknowledgements({})).toBe('');
    for (const text of [null, '', '{', '[]', '1', '{"W_TAU":1}', '{"W_TAU":[9,1,1,"x"]}', '{"W_TAU":[0,1,1]}'])
      expect(acknowledgementsFromParameter(text), String(text)).toEqual({});
  });
});

it('reads what links of before took note of by its place, and asks for nothing it did not', () => {
  const of = (place: number) => acknowledgementsFromParameter(JSON.stringify({ W_TAU: [place, 9, 8, 'vu'] }))['W_TAU'];
  expect([0, 1, 2].map((place) => of(place)?.severity)).toEqual(['danger', 'stop', 'know']);
  expect(of(3)).toBeUndefined();
});
