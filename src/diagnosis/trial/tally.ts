/** How often an edition is right: counts of one set of readings over all cases. */
import type { CaseOfTrial } from './cases.ts';
import type { Said } from './said.ts';

type Judgeable = Pick<CaseOfTrial, 'kind' | 'truth' | 'severities'>;

/** Severity from which a single fault counts in the table. */
export const COUNTS = 0.2;
/** Borders of the shares calibration is counted in. */
const BORDERS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.001];

class Share {
  hits = 0;
  total = 0;
  add(isHit: boolean): void {
    this.total += 1;
    if (isHit) this.hits += 1;
  }
  /** 0 to 1, or null where nothing was counted. */
  get value(): number | null {
    return this.total === 0 ? null : Number((this.hits / this.total).toFixed(4));
  }
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(4));

/** Shares of one kind of case: each of all of them, so that they add up with what abstains. */
const counted = () => ({ answered: new Share(), right: new Share(), wrong: new Share(), wrongSure: new Share() });
type Counted = ReturnType<typeof counted>;

function count(shares: Counted, { names, word }: Said, isRight: boolean): void {
  const isAnswered = names.length > 0;
  shares.answered.add(isAnswered);
  shares.right.add(isAnswered && isRight);
  shares.wrong.add(isAnswered && !isRight);
  shares.wrongSure.add(isAnswered && !isRight && word === 'very_likely');
}
const valuesOf = ({ answered, right, wrong, wrongSure }: Counted) => ({
  ...{ answered: answered.value, right: right.value, wrong: wrong.value, wrongSure: wrongSure.value },
});

export class Tally {
  private readonly single = { ...counted(), three: new Share(), normal: new Share(), several: new Share() };
  private readonly healthy = {
    faulty: new Share(),
    doubted: new Share(),
    normal: new Share(),
    sureFaulty: new Share(),
  };
  private readonly double = { ...counted(), several: new Share() };
  private readonly probe = { found: new Share(), blamed: new Share() };
  private readonly words = { very_likely: new Share(), likely: new Share() };
  private readonly hints = { given: new Share(), right: new Share(), healthy: new Share() };
  private readonly byFault = new Map<string, Counted>();
  private readonly calibration = BORDERS.slice(1).map(() => ({ said: [] as number[], true: new Share() }));
  private readonly severityErrors: number[] = [];

  /** A pair that holds the truth is right; of two faults, one of those named. */
  add(one: Judgeable, said: Said): void {
    const isRight = said.names.some((name) => one.truth.includes(name));
    const isCounted = one.kind !== 'double' && !(one.kind === 'single' && one.severities[0]! < COUNTS);
    if (isCounted) {
      if (said.order.length > 0) this.calibrate(said, one.truth.includes(said.order[0]!));
      if (said.word !== 'other' && said.names.length > 0) this.words[said.word].add(isRight);
    }
    switch (one.kind) {
      case 'healthy':
        this.addHealthy(said);
        break;
      case 'probe':
        this.probe.found.add(isRight);
        this.probe.blamed.add(said.names.length > 0 && !isRight && said.names[0] !== 'normal');
        break;
      case 'double':
        count(this.double, said, isRight);
        this.double.several.add(said.isSeveral);
        break;
      case 'single':
        if (isCounted) this.addSingle(one, said, isRight);
    }
  }

  private addHealthy({ names, word, hints }: Said): void {
    const isFaulty = names.length > 0 && names[0] !== 'normal' && names[0] !== 'sensor';
    this.healthy.faulty.add(isFaulty);
    this.healthy.sureFaulty.add(isFaulty && word === 'very_likely');
    this.healthy.doubted.add(names[0] === 'sensor');
    this.healthy.normal.add(names[0] === 'normal');
    if (hints !== undefined) this.hints.healthy.add(hints.length > 0);
  }

  private addSingle(one: Judgeable, said: Said, isRight: boolean): void {
    const truth = one.truth[0]!;
    count(this.single, said, isRight);
    this.single.normal.add(said.names[0] === 'normal');
    this.single.three.add(said.order.slice(0, 3).includes(truth));
    this.single.several.add(said.isSeveral);
    if (said.hints !== undefined) {
      this.hints.given.add(said.hints.length > 0);
      if (said.hints.length > 0) this.hints.right.add(said.hints.includes(truth));
    }
    const own = this.byFault.get(truth) ?? counted();
    this.byFault.set(truth, own);
    count(own, said, isRight);
    if (said.names[0] === truth && said.severity !== undefined) {
      this.severityErrors.push(Math.abs(said.severity - one.severities[0]!));
    }
  }

  private calibrate({ P }: Said, isRight: boolean): void {
    const place = BORDERS.findIndex((border) => border > P) - 1;
    if (place < 0) return;
    this.calibration[place]!.said.push(P);
    this.calibration[place]!.true.add(isRight);
  }

  /** Every figure as a share, 0 to 1; null where nothing was counted. */
  result() {
    const { single, double, healthy, probe, words, hints } = this;
    const word = (of: Share) => ({ right: of.value, cases: of.total });
    return {
      ...valuesOf(single),
      faultSaidNormal: single.normal.value,
      firstThree: single.three.value,
      several: { single: single.several.value, double: double.several.value },
      veryLikely: word(words.very_likely),
      likely: word(words.likely),
      healthy: {
        ...{ faulty: healthy.faulty.value, sureFaulty: healthy.sureFaulty.value },
        ...{ doubted: healthy.doubted.value, normal: healthy.normal.value },
      },
      double: valuesOf(double),
      probe: { found: probe.found.value, blamed: probe.blamed.value },
      hints: { given: hints.given.value, right: hints.right.value, healthy: hints.healthy.value },
      severityError: mean(this.severityErrors),
      faults: Object.fromEntries([...this.byFault].toSorted().map(([key, shares]) => [key, valuesOf(shares)])),
      calibration: this.calibration.flatMap(({ said, true: share }) =>
        share.total === 0 ? [] : [{ said: mean(said), true: share.value, cases: share.total }],
      ),
    };
  }
}
export type TallyResult = ReturnType<Tally['result']>;
