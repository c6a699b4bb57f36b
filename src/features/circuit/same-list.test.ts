/** Thirty studies: pages, tabs, report and assistant say the same list, none adds to it and none leaves out. */
import { CHARGE } from './charge/part.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { contextText, simulationContext } from '../../assistant/context.ts';
import { ALERT_PAGES, alertsOfPage, isOfSafety, worstOf } from '../../circuit/alerts/alert.ts';
import { isGrave, rankOf } from '../../machine/severity.ts';
import type { Alert } from '../../circuit/alerts/alert.ts';
import { openDoor } from '../../runtime/doors.ts';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { createFormatter } from '../../kit/island/format.ts';
import { translator } from '../../shell/texts.ts';
import { warningsByTable } from '../../simulation/by-table.ts';
import { run } from '../../simulation/run.ts';
import { createSimulation } from './simulator/state/simulation.ts';
import { AlertLines } from './AlertList.tsx';
import { barTexts } from './briefs.ts';
import { toldAlerts } from './list-text.ts';
import { $alerts } from './state/alerts.ts';
import { ALL_PARTS } from './state/all-parts.ts';
import { createCircuit } from './state/circuit.ts';
import { refreshAlerts } from './state/refresh-alerts.ts';

const engine = createEmbeddedEngine();
const doors = new Map(await Promise.all(ALL_PARTS.map(async ({ door }) => [door, await openDoor(door)] as const)));

vi.stubGlobal('location', { search: '', origin: 'https://example.org', pathname: '/', hash: '' });
vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
vi.mock('../../runtime/circuit-bridge.ts', () => ({
  askNow: (door: never, ...question: unknown[]) =>
    (doors.get(door) as { ask: (question: unknown, engine: unknown) => unknown }).ask(question, engine),
  askWorker: vi.fn(),
  prepareDoors: vi.fn(),
}));

const FLUIDS = [
  ['A1', { fluid: 'R134a' }],
  ['A2L', { fluid: 'R32' }],
  ['A3', { fluid: 'R290' }],
  ['B2L', { fluid: 'R717' }],
  ['CO2', { fluid: 'R744', mode_trans: '1', pt_evp: -10, p_gc: 92, t_out_gc: 36 }],
] as const;
const EXPANSIONS = [
  ['one stage', {}],
  ['internal exchanger', { architecture: 'ihx', eff_ihx: 0.4 }],
  ['cold, without superheat', { pt_evp: -25, t_sf: 0, t_sft: 0 }],
] as const;
const CONDENSERS = [
  ['air', { mode_ref: 0 }],
  ['water', { mode_ref: 1 }],
] as const;
const STUDIES = FLUIDS.flatMap(([kind, fluid]) =>
  EXPANSIONS.flatMap(([expansion, cycle]) =>
    CONDENSERS.map(([condenser, medium]) => [`${kind}, ${expansion}, ${condenser}`, { ...fluid, ...cycle, ...medium }]),
  ),
) as readonly (readonly [string, Readonly<Record<string, unknown>>])[];

function resultOf(body: Readonly<Record<string, unknown>>) {
  const outcome = run(body, engine);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.result;
}

function opened(body: Readonly<Record<string, unknown>>) {
  const simulation = createSimulation();
  const circuit = createCircuit(simulation);
  simulation.setField('permanent', 'fluid', String(body['fluid']));
  simulation.seed({ permanent: resultOf(body), transient: resultOf(body) });
  const say = () => {
    for (const spec of ALL_PARTS) circuit.open(spec).refresh();
    refreshAlerts(circuit);
    return $alerts.get();
  };
  return { simulation, circuit, say };
}

const labelOf = (page: string): string => page;

function barOf({ simulation, circuit }: ReturnType<typeof opened>, alerts: readonly Alert[]) {
  return barTexts(
    {
      permanent: simulation.$shown.get().permanent.result,
      isStale: false,
      fluid: 'fluid',
      alerts,
      answerOf: (spec) => circuit.open(spec).$answer.get().result,
      isOld: () => false,
    },
    translator('fr'),
    createFormatter({}, 'fr'),
  );
}

it('are thirty', () => expect(STUDIES).toHaveLength(30));

describe.each(STUDIES)('the study %s', (_, body) => {
  const study = opened(body);
  const alerts = study.say();
  const t = translator('fr');
  const format = createFormatter({}, 'fr');

  it('has a list, each entry once, worst first, with a source', () => {
    expect(alerts.length).toBeGreaterThan(0);
    expect(new Set(alerts.map(({ id }) => id)).size).toBe(alerts.length);
    const ranks = alerts.map(({ severity }) => rankOf(severity));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(alerts.every(({ source }) => source.name.length > 0)).toBe(true);
  });

  it('has the figures it has without a machine, and a verdict on its room only where something says what that is', () => {
    const answer = () => study.circuit.open(CHARGE).$answer.get().result;
    const before = answer();
    const shown = study.simulation.$shown.get().permanent.result?.performance;
    if (before === undefined) return;
    expect(before.room).toBeNull();
    expect(alerts.map(({ severity }) => severity)).not.toContain('forbidden');
    study.simulation.$machine.set({ use: 'cold_room_neg' });
    try {
      study.say();
      const { room, range } = answer() ?? {};
      expect(range).toEqual(before.range);
      expect(study.simulation.$shown.get().permanent.result?.performance).toEqual(shown);
      if (room) expect(room.assumed).toEqual(['application', 'access', 'location']);
    } finally {
      study.simulation.$machine.set(undefined);
      study.say();
    }
  });

  it('holds every warning of every door', () => {
    const said = ALL_PARTS.flatMap((spec) => {
      const { result } = study.circuit.open(spec).$answer.get() as {
        readonly result: { readonly warnings?: readonly { readonly code: string }[] } | undefined;
      };
      return (result?.warnings ?? []).map(({ code }) => code);
    });
    // A simulation by itself warns by the specification's defaults; a page by the table of limits.
    const { result } = study.simulation.$shown.get().permanent;
    const simulated = warningsByTable(result!, 'permanent').map(({ code }) => code);
    const codes = new Set<string>(alerts.map(({ code }) => code));
    expect([...said, ...simulated].filter((code) => !codes.has(code))).toEqual([]);
  });

  it('is shared out among the pages whole, and marks their tabs', () => {
    const shared = ALERT_PAGES.flatMap((page) =>
      alertsOfPage(alerts, page).filter((alert) => alert.page === page || !isOfSafety(alert)),
    );
    expect(shared.map(({ id }) => id).toSorted()).toEqual(alerts.map(({ id }) => id).toSorted());
    const bar = barOf(study, alerts);
    for (const page of ALERT_PAGES) {
      // Technique shows what the fluid asks too, but its tab tells what is of its own.
      const worst = worstOf(alerts.filter((alert) => alert.page === page));
      expect(bar.briefs[page]?.isWarning === true, page).toBe(worst !== undefined && worst !== 'know');
      expect(bar.briefs[page]?.isDanger === true, page).toBe(worst !== undefined && isGrave(worst));
    }
    const counted = [...bar.alerts.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
    expect(counted).toBe(alerts.length);
  });

  it('is drawn whole, on every page and on page 1 of the report, with what to do and its source', () => {
    const drawn = renderToStaticMarkup(createElement(AlertLines, { alerts, noted: {}, t, format, labelOf }));
    expect([...drawn.matchAll(/data-id="([^"]*)"/g)].map(([, id]) => id)).toEqual(alerts.map(({ id }) => id));
    expect(drawn.match(/Que faire/g)).toHaveLength(alerts.length);
    expect(drawn.match(/Source/g)).toHaveLength(alerts.length);
    expect(drawn).not.toMatch(/\{\{|circuitPages|undefined|NaN/);
    const english = renderToStaticMarkup(
      createElement(AlertLines, {
        alerts,
        noted: {},
        t: translator('en'),
        format: createFormatter({}, 'en'),
        labelOf,
      }),
    );
    expect(english.match(/What to do/g)).toHaveLength(alerts.length);
    expect(english).not.toMatch(/\{\{|circuitPages|undefined|NaN/);
  });

  it('is told the assistant whole, in its order', () => {
    const permanent = resultOf(body);
    const texts = { locale: 'fr', say: (key: string) => t(key as never), describe: () => 'by itself' } as const;
    const told = toldAlerts(alerts, {}, t, format, labelOf, ['permanent']);
    const context = simulationContext({ permanent, transient: permanent, alerts: told }, texts)!;
    const table = context.tables.find(({ title }) => title === t('assistant.context.warnings'));
    expect(table?.rows.map(({ key }) => key)).toEqual(alerts.map(({ code }) => code));
    expect(contextText(context, { locale: 'fr' })).not.toContain('by itself');
  });
});

describe('an input that cannot be read', () => {
  it('is in the list before anything of its page was computed, and gives no charge with the tubes of another', () => {
    const study = opened({ fluid: 'R134a' });
    study.circuit.open(ALL_PARTS.find(({ key }) => key === 'pipes')!).form.set('long_asp', '1x');
    const alerts = study.say();
    expect(alerts.slice(0, 2)).toMatchObject([
      { code: 'M_INPUT', page: 'pipes', field: 'long_asp' },
      { code: 'M_BLOCKED', page: 'charge', values: { by: 'pipes' } },
    ]);
    expect(study.circuit.open(ALL_PARTS.find(({ key }) => key === 'charge')!).$answer.get().result).toBeUndefined();
    expect(barOf(study, alerts).briefs['charge']).toMatchObject({ isWarning: true, text: '1 alerte' });
    study.circuit.open(ALL_PARTS.find(({ key }) => key === 'pipes')!).form.set('long_asp', '12');
    expect(study.say().filter(({ code }) => code.startsWith('M_'))).toEqual([]);
  });
});
