/** The rows of the page of accuracy, worked out once while the site is built. */
import { BLEND_SOURCE } from '../../../../engine/checks/deviations/blends.ts';
import {
  ANTOINE,
  PUBLISHED_BLENDS,
  publishedBlendComparisons,
} from '../../../../engine/checks/deviations/estimated-blends.ts';
import { NORMAL_SOURCES, normalPoints } from '../../../../engine/checks/deviations/normal-points.ts';
import { PURE_SOURCE } from '../../../../engine/checks/deviations/pure-fluids.ts';
import { TRANSPORT_SOURCE } from '../../../../engine/checks/deviations/transport.ts';
import { createEmbeddedEngine } from '../../../../engine/embedded.ts';
import type { Engine } from '../../../../engine/types.ts';
import { ROW_KINDS } from '../../accuracy/row.ts';
import type { AccuracyData, AccuracyRow } from '../../accuracy/row.ts';
import { fluidRows } from './fluids.ts';
import { kelvinsOf } from './measured.ts';
import { calculatorRows, cycleRows, doorRows, secondaryRows } from './others.ts';
import { scalingRows, transportRows } from './transport.ts';

let data: AccuracyData | undefined;

const worstFirst = (one: AccuracyRow, other: AccuracyRow): number => (other.worst ?? -1) - (one.worst ?? -1);

function computed(): AccuracyData {
  const engine = createEmbeddedEngine();
  const rows = [
    ...fluidRows(engine),
    ...transportRows(engine),
    ...scalingRows(engine),
    ...cycleRows(engine),
    ...calculatorRows(engine),
    ...doorRows(engine),
    ...secondaryRows(),
  ];
  const worst = ROW_KINDS.flatMap((kind) => {
    const [first] = rows.filter(({ subject, worst: far }) => subject.kind === kind && far !== null).sort(worstFirst);
    return first ? [first] : [];
  });
  return {
    rows,
    count: rows.reduce((sum, { count }) => sum + count, 0),
    worst: worst.sort(worstFirst),
    kelvins: blendKelvins(engine, rows),
  };
}

/** Every bubble and dew temperature that others print of a blend. */
function blendKelvins(engine: Engine, rows: readonly AccuracyRow[]): AccuracyData['kelvins'] {
  const blends = rows.filter(({ subject, kelvins }) => subject.kind === 'blend' && kelvins !== null);
  const [farthest] = blends.toSorted((one, other) => (other.kelvins?.worst ?? 0) - (one.kelvins?.worst ?? 0));
  const all = kelvinsOf([
    ...engine.blends.flatMap((name) => normalPoints(engine, name).flatMap(({ comparisons }) => comparisons)),
    ...PUBLISHED_BLENDS.flatMap((set) => publishedBlendComparisons(engine, set)),
  ]);
  if (!farthest || !all) throw new Error('no bubble or dew point was compared');
  return { ...all, blends: blends.length, farthest };
}

/** @throws {Error} when an example or a reference case has no answer: the site must not be built then */
export function accuracyData(): AccuracyData {
  data ??= computed();
  return data;
}

/** What one deviation in twenty of a vapour's conductivity by scaling exceeds, relative. */
export function scalingTail(): number {
  const row = accuracyData().rows.find(({ id }) => id === 'scaling-conductivity-vapour');
  const [note] = row?.notes ?? [];
  if (note?.code !== 'nineteen') throw new Error('the conductivity of vapours by scaling was not measured');
  return note.measured;
}

/** Publications and programs that the references come from, each once: programs, then papers by their authors. */
export function accuracySources(): readonly string[] {
  const named = accuracyData().rows.flatMap(({ against }) => against.filter((one) => typeof one === 'string'));
  const papers = named.filter((source) => /\(\d{4}\)/.test(source));
  return [
    ...new Set([
      PURE_SOURCE,
      BLEND_SOURCE,
      TRANSPORT_SOURCE,
      ANTOINE.source,
      ...PUBLISHED_BLENDS.map(({ source }) => source),
      ...NORMAL_SOURCES.map(({ label, name }) => `${label}: ${name}`),
      ...papers.sort((one, other) => one.localeCompare(other, 'en')),
    ]),
  ];
}
