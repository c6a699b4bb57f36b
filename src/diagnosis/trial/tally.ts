/** How often a scorer is right: counts of one set of readings over all cases. */
import type { CaseOfTrial } from './cases.ts';

/** What a scorer said of a case. */
export interface Said {
  /** Names it gives, the likeliest first: one, two where it gives a pair, none where it abstains. */
  readonly names: readonly string[];
  /** Hypotheses in order. */
  readonly order: readonly string[];
  /** Share of the first, 0 to 1. */
  readonly P: number;
  /** Whether that counts as sure. */
  readonly isSure: boolean;
  /** Whether it says that several things are the matter. */
  readonly isSeveral: boolean;
  readonly severity?: number;
}

/** Severity from which a single fault counts in the table. */
const COUNTS = 0.2;
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

export class Tally {
  private readonly single = { answered: new Share(), pair: new Share(), first: new Share(), three: new Share() };
  private readonly wrong = new Share();
  private readonly pairHolds = new Share();
  private readonly several = { single: new Share(), double: new Share() };
  private readonly healthy = { faulty: new Share(), doubted: new Share(), normal: new Share() };
  private readonly double = { answered: new Share(), one: new Share(), neither: new Share() };
  private readonly probe = { answered: new Share(), right: new Share() };
  private readonly byFault = new Map<string, { readonly answered: Share; readonly right: Share }>();
  private readonly calibration = BORDERS.slice(1).map(() => ({ said: [] as number[], true: new Share() }));
  private readonly severityErrors: number[] = [];

  add(one: CaseOfTrial, said: Said): void {
    const name = said.names.length === 1 ? said.names[0] : undefined;
    const isRight = name !== undefined && one.truth.includes(name);
    if (one.kind !== 'double') this.calibrate(said, one.truth.includes(said.order[0]!));
    if (one.kind === 'healthy') {
      this.healthy.faulty.add(name !== undefined && name !== 'normal' && name !== 'sensor');
      this.healthy.doubted.add(name === 'sensor');
      this.healthy.normal.add(name === 'normal');
    } else if (one.kind === 'probe') {
      this.probe.answered.add(name !== undefined);
      if (name !== undefined) this.probe.right.add(isRight);
    } else if (one.kind === 'double') {
      this.double.answered.add(name !== undefined);
      if (name !== undefined) this.double.one.add(isRight);
      this.double.neither.add(name !== undefined && !isRight && said.isSure);
      this.several.double.add(said.isSeveral);
    } else if (one.severities[0]! >= COUNTS) this.addSingle(one, said, name, isRight);
  }

  private addSingle(one: CaseOfTrial, said: Said, name: string | undefined, isRight: boolean): void {
    const truth = one.truth[0]!;
    this.single.answered.add(name !== undefined);
    this.single.pair.add(said.names.length === 2);
    if (said.names.length === 2) this.pairHolds.add(said.names.includes(truth));
    this.single.three.add(said.order.slice(0, 3).includes(truth));
    this.wrong.add(name !== undefined && !isRight && said.isSure);
    this.several.single.add(said.isSeveral);
    const own = this.byFault.get(truth) ?? { answered: new Share(), right: new Share() };
    this.byFault.set(truth, own);
    own.answered.add(name !== undefined);
    if (name === undefined) return;
    this.single.first.add(isRight);
    own.right.add(isRight);
    if (isRight && said.severity !== undefined) this.severityErrors.push(Math.abs(said.severity - one.severities[0]!));
  }

  private calibrate({ P }: Said, isRight: boolean): void {
    const place = BORDERS.findIndex((border) => border > P) - 1;
    if (place < 0) return;
    this.calibration[place]!.said.push(P);
    this.calibration[place]!.true.add(isRight);
  }

  /** Every figure as a share, 0 to 1; null where nothing was counted. */
  result() {
    const { single, double, healthy, probe, several } = this;
    return {
      answered: single.answered.value,
      pairs: single.pair.value,
      pairHoldsTruth: this.pairHolds.value,
      first: single.first.value,
      firstThree: single.three.value,
      wrongWithConfidence: this.wrong.value,
      healthyCalledFaulty: healthy.faulty.value,
      healthyProbeDoubted: healthy.doubted.value,
      healthyCalledNormal: healthy.normal.value,
      double: { answered: double.answered.value, one: double.one.value, neitherWithConfidence: double.neither.value },
      several: { single: several.single.value, double: several.double.value },
      probe: { answered: probe.answered.value, right: probe.right.value },
      severityError: mean(this.severityErrors),
      faults: Object.fromEntries(
        [...this.byFault]
          .toSorted()
          .map(([key, { answered, right }]) => [key, { answered: answered.value, right: right.value }]),
      ),
      calibration: this.calibration.flatMap(({ said, true: share }) =>
        share.total === 0 ? [] : [{ said: mean(said), true: share.value, cases: share.total }],
      ),
    };
  }
}
export type TallyResult = ReturnType<Tally['result']>;
