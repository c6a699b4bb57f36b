/** What of a fluid the law looks at, from its record or from its composition: never from a list of names. */
import {
  isReference,
  massFractionsFromQuantities,
  partsFromReference,
  resolveFluidName,
  summaryFromName,
} from '../../refrigerants/index.ts';
import type { FluidSummary, Law, SafetyClass } from '../../refrigerants/index.ts';
import pfas from '../data/pfas.json' with { type: 'json' };
import { refuse } from '../problem.ts';
import type { Alternative, Holding } from './rule.ts';

/** A fluid as the law sees it. */
export interface Listings {
  /** Its name in the list; null for a composition. */
  readonly name: string | null;
  /** Of the reader's composition, or of the record. */
  readonly parts: readonly Part[];
  readonly holds: readonly Holding[];
  /** Named by Article 10 beside the gases of the lists; none where the fluid holds one of those. */
  readonly alternatives: readonly Alternative[];
  /** By Regulation (EU) 2024/573, kg CO2e per kg; null where a value was not read. */
  readonly gwpLegal: number | null;
  /** What rules count where a value was not read: the parts read, and nothing for the others, each of them below 150. */
  readonly gwpCounted: number;
  /** Of the parts of Annex I, per kg of fluid: not rounded. */
  readonly gwpAnnex1: number;
  /** Of all parts, per kg of fluid: not rounded. */
  readonly gwpExact: number;
  /** Mass fraction of the gases of Annex II, section 1. */
  readonly fractionAnnex2: number;
  /** Holds a gas of the lists whose legal GWP was not read. */
  readonly isUnread: boolean;
  readonly safetyClass: SafetyClass | null;
  readonly pedGroup: 1 | 2 | null;
  readonly isPfas: boolean;
}

export interface Part {
  readonly name: string;
  readonly massFraction: number;
  readonly summary: FluidSummary;
}

/** How far mass fractions may add up from 1: that of the engine. */
const SUM_TOLERANCE = 0.005;
/** From here on the trade rounds the GWP of a blend to a unit. */
const ROUNDED_FROM = 10;

const PFAS: ReadonlySet<string> = /* @__PURE__ */ new Set(pfas.inside);
const OZONE: readonly Law[] = ['CFC', 'HCFC'];
const LISTED: readonly Law[] = ['I.1', 'I', 'II.1', 'III'];

function partOf(name: string, massFraction: number): Part {
  const summary = summaryFromName(name);
  return summary === undefined || summary.law === 'parts'
    ? refuse('fluid', 'unknownFluid')
    : { name, massFraction, summary };
}

/** The parts of a composition as the engine takes it, brought to a sum of 1; a part of nothing is none. */
function partsOfReference(reference: string): readonly Part[] {
  const written = partsFromReference(reference) ?? refuse('fluid', 'unknownFluid');
  const fractions = massFractionsFromQuantities(written.map(({ quantity }) => quantity));
  const sum = fractions.reduce((total, fraction) => total + fraction, 0);
  const isSound = fractions.every((fraction) => fraction >= 0) && Math.abs(sum - 1) <= SUM_TOLERANCE;
  if (!isSound || new Set(written.map(({ fluid }) => fluid)).size < written.length) refuse('fluid', 'unknownFluid');
  return written
    .map(({ fluid }, index) => partOf(fluid, (fractions[index] ?? 0) / sum))
    .filter(({ massFraction }) => massFraction > 0);
}

const HOLDINGS: Readonly<Partial<Record<Law, readonly Holding[]>>> = {
  'I.1': ['I.1', 'I'],
  I: ['I'],
  'II.1': ['II.1'],
  III: ['III'],
  CFC: ['CFC'],
  HCFC: ['HCFC'],
};
const ORDER: readonly Holding[] = ['I.1', 'I', 'II.1', 'III', 'CFC', 'HCFC'];

function groupsOf(parts: readonly Part[]): readonly Holding[] {
  const all = new Set(parts.flatMap(({ summary }) => HOLDINGS[summary.law] ?? []));
  // A blend with a CFC is one, as the trade and the lists of UNEP have R502: the older and stricter of the two rules.
  if (all.has('CFC')) all.delete('HCFC');
  return ORDER.filter((holding) => all.has(holding));
}

/** Whether one of the lists of either Regulation names it. */
const isListed = ({ summary: { law } }: Part): boolean => LISTED.includes(law) || OZONE.includes(law);

function alternativesOf(parts: readonly Part[]): readonly Alternative[] {
  const named = (['HC', 'CO2', 'NH3'] as const).filter((each) => parts.some(({ summary }) => summary.law === each));
  return parts.some(isListed) ? [] : named;
}

/** Mass-weighted sum of the legal GWPs that were read: Regulation (EU) 2024/573, Annex VI. */
const weighed = (parts: readonly Part[]): number =>
  parts.reduce((sum, { massFraction, summary }) => sum + massFraction * (summary.gwpLegal ?? 0), 0);

const rounded = (gwp: number): number => (gwp < ROUNDED_FROM ? gwp : Math.round(gwp));

/**
 * Annex VI: a substance it does not list counts 0 in a mixture, which holds a gas of the lists; alone, or where one of the
 * lists was not read, there is no value.
 */
function legalOf(parts: readonly Part[]): number | null {
  const isMixture = parts.some(isListed);
  const unread = parts.filter(({ summary }) => summary.gwpLegal === null);
  const isRead = unread.every((part) => isMixture && !isListed(part));
  return isRead ? rounded(weighed(parts)) : null;
}

function listings(name: string | null, parts: readonly Part[], summary: FluidSummary | undefined): Listings {
  const gwpLegal = summary === undefined ? legalOf(parts) : summary.gwpLegal;
  const of = (...laws: readonly Law[]): readonly Part[] => parts.filter((part) => laws.includes(part.summary.law));
  return {
    name,
    parts,
    holds: groupsOf(parts),
    alternatives: alternativesOf(parts),
    gwpLegal,
    gwpCounted: gwpLegal ?? weighed(parts),
    gwpAnnex1: weighed(of('I.1', 'I')),
    gwpExact: weighed(parts),
    fractionAnnex2: of('II.1').reduce((sum, { massFraction }) => sum + massFraction, 0),
    isUnread: of('I.1', 'I', 'II.1', 'III').some((part) => part.summary.gwpLegal === null),
    safetyClass: summary?.safetyClass ?? null,
    pedGroup: summary?.pedGroup ?? null,
    isPfas: parts.some((part) => PFAS.has(part.name)),
  };
}

/** Stops with `unknownFluid` for what is neither a fluid with a record nor a sound composition of some. */
export function listingsOfFluid(fluid: unknown): Listings {
  if (typeof fluid !== 'string') return refuse('fluid', 'unknownFluid');
  const name = resolveFluidName(fluid) ?? fluid;
  if (isReference(name)) return listings(null, partsOfReference(name), undefined);
  const summary = summaryFromName(name) ?? refuse('fluid', 'unknownFluid');
  const components = summary.components ?? [{ name, massFraction: 1 }];
  return listings(
    name,
    components.map((part) => partOf(part.name, part.massFraction)),
    summary,
  );
}

export const isOzoneDepleting = ({ holds }: Listings): boolean => holds.includes('CFC') || holds.includes('HCFC');
export const isFGas = ({ holds }: Listings): boolean =>
  holds.includes('I') || holds.includes('II.1') || holds.includes('III');
