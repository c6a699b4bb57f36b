import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { comparison, sameMachine } from '../../circuit/index.ts';
import { COOLING, FREEZING, PUBLISHED_RETROFITS } from '../../circuit/comparison/same-machine/published.ts';
import { today } from '../../language/days.ts';
import type { Locale } from '../../language/index.ts';
import { lawDaysAfter } from '../../regulation/law/over-days.ts';
import { lawOf } from './law-facts.ts';
import { supposedMachine } from '../../circuit/comparison/pairs.ts';
import { replacementFigures } from '../../circuit/comparison/same-machine/figures.ts';
import { recordFromName } from '../../refrigerants/records.ts';
import { replacingOfAll } from '../../shell/replacing/build.ts';
import { judgedAndTold, nameOfUse } from '../../shell/replacing/told.ts';
import type { ComparisonExample, Offered, RetrofitRow } from './island.ts';
import { servedDome } from '../../kit/build/curves.ts';
import { shortened } from '../../kit/build/shortened.ts';

type Engine = ReturnType<typeof createEmbeddedEngine>;

/** Each retrofit found in print, with what the estimate says of it. */
function retrofitRows(engine: Engine, locale: Locale): readonly RetrofitRow[] {
  return PUBLISHED_RETROFITS.map(({ from, to, found, source, at }) => {
    const answer = sameMachine(at, from, to, {}, engine);
    if (!answer.ok) throw new Error(`no estimate of ${from} to ${to}`);
    const { rows, ratios } = answer.result;
    return {
      from,
      to,
      found: found[locale],
      source,
      capacity: rows.power_cold.delta,
      eer: rows.eer.delta,
      discharge: rows.t_discharge.difference,
      charge: 100 * (ratios.charge - 1),
    };
  });
}

/** What may be put in the machine of each refrigerant that another is chosen instead of, those people meet first. */
function offeredIn(locale: Locale): Readonly<Record<string, Offered>> {
  const offered = [...replacingOfAll()].map(([name, { facts, candidates }]) => {
    const isUsual = ({ fluid }: { readonly fluid: string }): boolean => {
      const standing = recordFromName(fluid)?.standing;
      return standing === undefined || standing === 'field';
    };
    const fluids = candidates.same
      .filter((each) => each.capacity !== null && isUsual(each))
      .map(({ fluid, verdict }) => {
        const date = verdict.reasons.find(({ code }) => code === 'R_CHARGE_NEXT')?.values?.['date'];
        return typeof date === 'string' ? ([fluid, date] as const) : fluid;
      });
    return [name, { machine: nameOfUse(facts, locale) ?? '', fluids }] as const;
  });
  return Object.fromEntries(offered.filter(([, { fluids }]) => fluids.length > 0));
}

/**
 * The default comparison, both readings, computed while the site is built.
 * @throws {Error} when it has no answer: the site must not be built then
 */
export async function comparisonExample(locale: Locale): Promise<ComparisonExample> {
  const engine = createEmbeddedEngine();
  const day = today();
  const compared = comparison({}, undefined, undefined, engine);
  if (!compared.ok) throw new Error('the default comparison has no answer');
  const { fluid1, fluid2 } = compared.result.sides;
  const [one, other] = [fluid1.input.fluid, fluid2.input.fluid];
  const same = sameMachine({}, one, other, {}, engine);
  if (!same.ok) throw new Error('the default machine has no answer with the other fluid');
  const law = await Promise.all(
    [one, other].map(async (fluid) => [fluid, await lawOf(fluid, '{}', locale, day)] as const),
  );
  return {
    verdict: judgedAndTold(supposedMachine(one), other, replacementFigures(same.result), locale, day),
    offered: offeredIn(locale),
    comparison: shortened(compared.result),
    same: shortened(same.result),
    // The lines of two fluids would not be told apart: their domes alone are drawn.
    curves: [await servedDome(engine, one), await servedDome(engine, other)],
    retrofits: retrofitRows(engine, locale),
    points: { cooling: [COOLING.pt_evp, COOLING.pt_cdr], freezing: [FREEZING.pt_evp, FREEZING.pt_cdr] },
    day,
    until: lawDaysAfter(day)[0],
    law: Object.fromEntries(law.flatMap(([fluid, facts]) => (facts ? [[fluid, facts]] : []))),
  };
}
