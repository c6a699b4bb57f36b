/** The rules, in the order of their acts. Heavy with prose: for pages made at build time, and fetched when asked. */
import type { Bilingual } from '../../language/index.ts';
import acts from '../data/acts.json' with { type: 'json' };
import certification from '../data/rules/certification.json' with { type: 'json' };
import charge from '../data/rules/charge.json' with { type: 'json' };
import containment from '../data/rules/containment.json' with { type: 'json' };
import duties from '../data/rules/duties.json' with { type: 'json' };
import handling from '../data/rules/handling.json' with { type: 'json' };
import leakChecks from '../data/rules/leak-checks.json' with { type: 'json' };
import newCabinets from '../data/rules/new-cabinets.json' with { type: 'json' };
import newChillers from '../data/rules/new-chillers.json' with { type: 'json' };
import newOthers from '../data/rules/new-others.json' with { type: 'json' };
import newRefrigeration from '../data/rules/new-refrigeration.json' with { type: 'json' };
import newSelfContained from '../data/rules/new-self-contained.json' with { type: 'json' };
import newSplits from '../data/rules/new-splits.json' with { type: 'json' };
import ozone from '../data/rules/ozone.json' with { type: 'json' };
import pressure from '../data/rules/pressure.json' with { type: 'json' };
import proposals from '../data/rules/proposals.json' with { type: 'json' };
import quota from '../data/rules/quota.json' with { type: 'json' };
import servicing from '../data/rules/servicing.json' with { type: 'json' };
import sites from '../data/rules/sites.json' with { type: 'json' };
import type { Rule, RuleSource } from './rule.ts';

type Act = Bilingual & { readonly url: string | null };

/** A rule as its file has it: what is absent there is null or empty here. */
type Written = Pick<Rule, 'id' | 'kind' | 'text' | 'applies' | 'from' | 'confidence'> &
  Partial<Pick<Rule, 'until' | 'exceptions' | 'fallbackGwp' | 'doubts'>> & {
    readonly source: { readonly act: keyof typeof acts } & Partial<Pick<RuleSource, 'article' | 'annex' | 'point'>>;
  };

function sourceOf({ act, article, annex, point }: Written['source']): RuleSource {
  const { fr, en, url }: Act = acts[act];
  return { act: { fr, en }, article: article ?? null, annex: annex ?? null, point: point ?? null, url };
}

function ruleOf(written: Written): Rule {
  const { until, exceptions, fallbackGwp, doubts, source, ...rest } = written;
  return {
    ...rest,
    until: until ?? null,
    exceptions: exceptions ?? [],
    fallbackGwp: fallbackGwp ?? null,
    source: sourceOf(source),
    doubts: doubts ?? null,
  };
}

const all = (): readonly Rule[] =>
  [
    ...[newCabinets, newRefrigeration, newChillers, newSelfContained, newSplits, newOthers, servicing, ozone],
    ...[containment, leakChecks, handling, certification, quota, charge, pressure, sites, duties, proposals],
  ]
    .flatMap((part) => part as unknown as readonly Written[])
    .map(ruleOf);

/** Every rule, each with its text in both languages and its source. */
export const rules: readonly Rule[] = /* @__PURE__ */ all();

/** ISO date the texts were read on. */
export const LAW_AS_OF = '2026-11-22';

/** Bans of new equipment and of topping up. */
export const isBan = ({ kind }: Rule): boolean => kind === 'market-ban' || kind === 'service-ban';
