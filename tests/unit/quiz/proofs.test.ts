/**
 * Words that follow from figures, `"by": "engine"` in a question's proof, are worked out here, from the question's own
 * picture where it has one.
 */
import { describe, expect, it } from 'vitest';
import { compute } from '../../../src/calculators/computes.ts';
import { createEngine } from '../../../src/engine/index.ts';
import type { Fluid, State } from '../../../src/engine/types.ts';
import type { CycleFigure, Question } from '../../../src/quiz/schema.ts';
import { quizFiles } from './quiz-files.ts';

const questions = new Map<string, Question>(
  quizFiles().flatMap(([slug, quiz]) =>
    quiz.questions.map((question) => [`${slug}/${question.id}`, question] as const),
  ),
);
const engine = await createEngine();
const kelvins = (celsius: number): number => celsius + 273.15;

interface Corners {
  readonly suction: State;
  readonly discharge: State;
  readonly liquid: State;
  readonly valveOutlet: State;
  readonly effect: number;
  readonly work: number;
}

/** The cycle a picture declares, corner by corner. */
function cornersOf(fluid: Fluid, { te, tc = 0, superheat, subcooling = 0, efficiency, gas }: CycleFigure): Corners {
  const low = fluid.saturation({ T: kelvins(te) }).dew;
  const suction = fluid.state({ P: low.P, T: low.T + superheat });
  const P = gas ? gas.p * 1e5 : fluid.saturation({ T: kelvins(tc) }).dew.P;
  const bubble = gas ? kelvins(gas.t) : fluid.saturation({ P }).bubble.T - Math.max(subcooling, 0.01);
  const liquid = fluid.state({ P, T: bubble });
  const ideal = fluid.state({ P, S: suction.S });
  const discharge = fluid.state({ P, H: suction.H + (ideal.H - suction.H) / efficiency });
  const valveOutlet = fluid.state({ P: low.P, H: liquid.H });
  return { suction, discharge, liquid, valveOutlet, effect: suction.H - valveOutlet.H, work: discharge.H - suction.H };
}

/** The solid cycle of a question's picture and the dashed one. */
function cyclesOf(name: string): readonly [Corners, Corners] {
  const figure = questions.get(name)?.figure;
  if (!figure?.cycle) throw new Error(`${name} draws no cycle`);
  const fluid = engine.fluid(figure.fluid);
  return [cornersOf(fluid, figure.cycle), cornersOf(fluid, figure.second ?? figure.cycle)];
}

const air = (inputs: object, give: string): number => {
  const outcome = compute('air-data', { mode: 'state', altitude: 0, ...inputs }, engine);
  const value = outcome.ok ? outcome.outputs[give] : undefined;
  return typeof value === 'number' ? value : Number.NaN;
};

/** EER of a one-stage R744 cycle from −10 °C, 5 K of superheat, to a gas cooler. */
function eerAt(bar: number, outlet: number): number {
  const { effect, work } = cornersOf(engine.fluid('R744'), {
    te: -10,
    superheat: 5,
    efficiency: 0.7,
    gas: { p: bar, t: outlet },
  });
  return effect / work;
}

const WORDS: Readonly<Record<string, (name: string) => void>> = {
  'cycle-diagramme/evaporation': (name) => {
    const [{ suction, valveOutlet }] = cyclesOf(name);
    expect(valveOutlet.P).toBeCloseTo(suction.P, 3);
    expect(valveOutlet.Q).toBeGreaterThan(0);
    expect(suction.H).toBeGreaterThan(valveOutlet.H);
  },
  'cycle-diagramme/expansion': (name) => {
    const [{ liquid, valveOutlet }] = cyclesOf(name);
    expect(valveOutlet.H / liquid.H).toBeCloseTo(1, 9);
    expect(valveOutlet.T).toBeLessThan(liquid.T);
    expect(valveOutlet.S).toBeGreaterThan(liquid.S);
    expect(valveOutlet.D).toBeLessThan(liquid.D);
  },
  'cycle-diagramme/wet-region': (name) => {
    const mark = questions.get(name)?.figure?.marks?.[0];
    const { bubble, dew } = engine.fluid('R134a').saturation({ P: (mark?.p ?? 0) * 1e5 });
    const { H } = engine.fluid('R134a').state({ P: (mark?.p ?? 0) * 1e5, Q: mark?.q ?? 0 });
    expect(H).toBeGreaterThan(bubble.H);
    expect(H).toBeLessThan(dew.H);
  },
  'cycle-diagramme/higher-condensing': (name) => {
    const [then, now] = cyclesOf(name);
    expect(now.suction.P).toBeCloseTo(then.suction.P, 3);
    expect(now.liquid.P).toBeGreaterThan(1.3 * then.liquid.P);
    expect(now.work).toBeGreaterThan(then.work);
    expect(now.effect).toBeLessThan(then.effect);
  },
  'cycle-diagramme/more-subcooling': (name) => {
    const [less, more] = cyclesOf(name);
    expect(more.work).toBeCloseTo(less.work, 3);
    expect(more.discharge.T).toBeCloseTo(less.discharge.T, 6);
    expect(more.effect).toBeGreaterThan(less.effect + 10e3);
  },
  'co2-ammoniac/co2-critical': () => {
    const { T, P } = engine.fluid('R744').critical;
    expect(T - 273.15).toBeCloseTo(31, 0);
    expect(P / 1e5).toBeCloseTo(73.8, 1);
  },
  'co2-ammoniac/dry-ice': () => {
    const { T, P } = engine.fluid('R744').triple;
    expect(T - 273.15).toBeCloseTo(-56.6, 1);
    expect(P / 1e5).toBeCloseTo(5.2, 1);
  },
  'co2-ammoniac/gas-cooler': (name) => {
    const [{ discharge, liquid }] = cyclesOf(name);
    expect(liquid.P).toBeGreaterThan(engine.fluid('R744').critical.P);
    const along = [0, 0.25, 0.5, 0.75, 1].map((share) =>
      engine.fluid('R744').state({ P: liquid.P, H: discharge.H + (liquid.H - discharge.H) * share }),
    );
    for (const [index, { T }] of along.entries())
      if (index > 0) expect(T).toBeLessThan((along[index - 1]?.T ?? 0) - 0.5);
  },
  'co2-ammoniac/optimal-pressure': () => {
    const pressures = Array.from({ length: 46 }, (_, index) => 75 + index);
    const best = [33, 36, 40].map((outlet) =>
      pressures.reduce((one, other) => (eerAt(other, outlet) > eerAt(one, outlet) ? other : one)),
    );
    expect(best[1]).toBeGreaterThan(best[0] ?? 0);
    expect(best[2]).toBeGreaterThan(best[1] ?? 0);
  },
  'electricite-regulation/star-delta': () => expect(400 / Math.sqrt(3)).toBeCloseTo(231, 0),
  'electricite-regulation/start-winding': () => expect(2 + 4.5).toBe(6.5),
  'regles-en-pratique/co2-in-the-sun': () => {
    const at = (celsius: number): number => engine.fluid('R744').state({ T: kelvins(celsius), D: 600 }).P / 1e5;
    expect(at(31)).toBeCloseTo(74.6, 0);
    expect(at(45) / at(31)).toBeGreaterThan(1.42);
    expect(at(45) / at(31)).toBeLessThan(1.5);
  },
  'regles-en-pratique/standstill-valve': () => {
    expect(engine.fluid('R744').saturation({ P: 40e5 }).dew.T - 273.15).toBeCloseTo(5.3, 0);
  },
  'regles-en-pratique/cooler-outlet': () => {
    const effect = (outlet: number): number =>
      cornersOf(engine.fluid('R744'), { te: -10, superheat: 0.01, efficiency: 1, gas: { p: 90, t: outlet } }).effect;
    expect(effect(35) / effect(40)).toBeGreaterThan(1.45);
    expect(effect(35) / effect(40)).toBeLessThan(1.5);
  },
  'regles-en-pratique/hottest-discharge': () => {
    const discharge = (fluid: string): number =>
      cornersOf(engine.fluid(fluid), { te: -10, tc: 35, superheat: 0.01, efficiency: 1 }).discharge.T - 273.15;
    const [ammonia = 0, ...others] = ['R717', 'R32', 'R290', 'R134a'].map(discharge);
    expect(ammonia).toBeCloseTo(100, -1);
    expect(Math.max(...others)).toBeLessThan(ammonia - 20);
  },
  'evaporateurs-condenseurs/ten-kelvins-up': () => {
    const eer = (tc: number): readonly [eer: number, effect: number, work: number] => {
      const { effect, work } = cornersOf(engine.fluid('R134a'), {
        te: -10,
        tc,
        superheat: 0.01,
        subcooling: 0,
        efficiency: 1,
      });
      return [effect / work, effect, work];
    };
    const [[before, effect, work], [after, effectAfter, workAfter]] = [eer(40), eer(50)];
    expect(1 - after / before).toBeGreaterThan(0.22);
    expect(1 - after / before).toBeLessThan(0.28);
    expect(1 - effectAfter / effect).toBeCloseTo(0.1, 1);
    expect(workAfter / work - 1).toBeCloseTo(0.2, 1);
  },
  'evaporateurs-condenseurs/same-drop': () => {
    const lost = [-30, -10, 5].map((celsius) => {
      const { dew } = engine.fluid('R134a').saturation({ T: kelvins(celsius) });
      return dew.T - engine.fluid('R134a').saturation({ P: dew.P - 0.2e5 }).dew.T;
    });
    expect(lost[0]).toBeGreaterThan(1.5 * (lost[1] ?? 0));
    expect(lost[1]).toBeGreaterThan(1.2 * (lost[2] ?? 0));
  },
  'tuyauteries/lowest-step': () => {
    const reached = [25, 50, 75, 100].filter((step) => (11 * step) / 100 >= 4.4);
    expect(reached[0]).toBe(50);
  },
  'tuyauteries/sweating-line': () => {
    expect(air({ t_db: 28, rh: 70 }, 't_dp')).toBeGreaterThan(21);
  },
  'tuyauteries/suction-loss': () => {
    const density = (celsius: number): number => engine.fluid('R134a').saturation({ T: kelvins(celsius) }).dew.D;
    const lost = 1 - density(-12) / density(-10);
    expect(lost).toBeGreaterThan(0.07);
    expect(lost).toBeLessThan(0.08);
  },
  'fluides-frigorigenes/superheat-column': () => {
    const { bubble, dew } = engine.fluid('R407C').saturation({ P: 5e5 });
    expect(dew.T - bubble.T).toBeGreaterThan(4);
  },
  'fluides-frigorigenes/largest-glide': () => {
    const glide = (fluid: string): number => {
      const { bubble, dew } = engine.fluid(fluid).saturation({ P: 5e5 });
      return dew.T - bubble.T;
    };
    expect(glide('R455A')).toBeGreaterThan(10);
    for (const fluid of ['R454B', 'R410A', 'R513A', 'R290']) expect(glide(fluid)).toBeLessThan(2.5);
  },
  'fluides-frigorigenes/highest-pressure': () => {
    const [r32 = 0, ...others] = ['R32', 'R290', 'R134a', 'R600a'].map(
      (fluid) => engine.fluid(fluid).saturation({ T: kelvins(20) }).dew.P,
    );
    expect(r32).toBeGreaterThan(Math.max(...others));
  },
  'fluides-frigorigenes/seven-hundreds': () => {
    for (const [fluid, grams] of [
      ['R717', 17],
      ['R718', 18],
      ['R744', 44],
    ] as const)
      expect(Math.round(1000 * engine.fluid(fluid).molarMass)).toBe(grams);
  },
  'mise-en-service-pannes/vacuum-hold': () =>
    expect(engine.fluid('R718').saturation({ T: kelvins(18) }).dew.P / 100).toBeCloseTo(20.6, 1),
  'mise-en-service-pannes/non-condensables': () =>
    expect(engine.fluid('R134a').saturation({ T: kelvins(25) }).dew.P / 1e5 - 1.01325).toBeLessThan(7 - 1),
  'pompes-a-chaleur/colder-day': (name) => {
    const [mild, cold] = cyclesOf(name);
    expect(cold.liquid.P).toBeCloseTo(mild.liquid.P, 3);
    expect(cold.suction.D).toBeLessThan(0.7 * mild.suction.D);
    expect(cold.work).toBeGreaterThan(mild.work);
    expect(cold.discharge.T).toBeGreaterThan(mild.discharge.T);
  },
  'psychrometrie/heating': () => {
    const w = air({ t_db: 10, rh: 80 }, 'w');
    // The same water at 20 °C: 50 % would hold 7.3 g/kg, more than the 6.1 g/kg there are.
    expect(air({ t_db: 20, rh: 50 }, 'w')).toBeGreaterThan(w);
  },
  'psychrometrie/coil': () => {
    expect(air({ t_db: 25, rh: 50 }, 't_dp')).toBeGreaterThan(8);
  },
  'securite-a2l-a3/propane-sinks': () =>
    expect(engine.fluid('R290').molarMass / engine.fluid('R729').molarMass).toBeCloseTo(1.52, 2),
};

describe('words that follow from figures', () => {
  const named = [...questions].flatMap(([name, { proof }]) => (proof.by === 'engine' ? [name] : []));

  it.each(named)('%s', (name) => {
    const check = WORDS[name];
    const [slug, id] = name.split('/');
    const help = `content/quiz/${slug}.json: ${id}: proof.by is "engine": add its check to WORDS in tests/unit/quiz/proofs.test.ts`;
    expect(check, help).toBeDefined();
    check?.(name);
  });

  it('are those of the questions there are', () => {
    const slugs = quizFiles().map(([slug]) => slug);
    const stale = Object.keys(WORDS).filter(
      (name) => slugs.includes(name.split('/')[0] ?? '') && !named.includes(name),
    );
    expect(stale, 'no question of these names has a proof by "engine"').toEqual([]);
  });
});
