/**
 * The compressors of a cycle, each with the pipes and exchangers it is sized by: found by following the processes of the
 * cycle's description against and along the flow. Nothing here knows a cycle by name.
 */
import type { Bilingual } from '../language/index.ts';
import { text } from '../language/index.ts';
import type { CircuitKey, CycleDescription, CycleNode, CycleProcess, FlowKey } from '../simulation/cycles/index.ts';
import type { StageKey } from '../simulation/types.ts';
import type { Line } from './line-names.ts';

/** Where the seven points of a one-stage circuit are in this part of a cycle; absent: it has no such place. */
export interface SectionLetters {
  readonly a: string;
  readonly c: string;
  readonly b?: string;
  readonly d?: string;
  readonly e?: string;
  readonly f?: string;
  readonly g?: string;
  /** Where its condenser or gas cooler is entered: after a junction no longer its own discharge. */
  readonly entry?: string;
}

/** A compressor with what it draws from and discharges to. */
export interface CircuitSection {
  /** Of its first stage, from the lowest pressure. */
  readonly key: StageKey;
  /** The stages it compresses in, more than one where vapour comes in at a port. */
  readonly stages: readonly StageKey[];
  readonly name: Bilingual;
  readonly circuit: CircuitKey;
  readonly letters: SectionLetters;
  /** What flows in each line; of several, their sum. */
  readonly flows: Readonly<Record<Line, readonly FlowKey[]>>;
  /** Of the exchangers it has. */
  readonly evaporatorFlow?: FlowKey;
  readonly condenserFlow?: FlowKey;
  /** An exchanger that is shared with another circuit has no secondary fluid. */
  readonly isEvaporatorShared: boolean;
  readonly isCondenserShared: boolean;
}

const ONE_COMPRESSOR = text('Compresseur', 'Compressor');
const MAIN = 'main';

const flowOf = ({ flow = MAIN }: CycleProcess): FlowKey => flow;
const isPipe = ({ kind, within }: CycleProcess): boolean => kind === 'exchange' && within === undefined;

const isEjection = ({ kind }: CycleProcess): boolean => kind === 'ejection';

/** The ways of a cycle's fluid: what comes to a letter, and what leaves it. */
class Ways {
  readonly real: readonly CycleProcess[];

  constructor(cycle: CycleDescription) {
    this.real = cycle.processes.filter(({ isIdeal }) => isIdeal !== true);
  }

  to = (letter: string): readonly CycleProcess[] => this.real.filter((one) => one.to === letter);
  from = (letter: string): readonly CycleProcess[] => this.real.filter((one) => one.from === letter);

  /** The evaporator whose vapour comes to a suction: through pipes, exchangers within a circuit, junctions and an ejector. */
  evaporator(letter: string, isMixed = false): CycleProcess | undefined {
    for (const process of this.to(letter)) {
      const { kind, from } = process;
      if (kind === 'evaporation') return process;
      const isShared = kind === 'exchange' && !isMixed && this.to(from).some((one) => one.kind === 'expansion');
      if (isShared) return process;
      // What a separator parts is an evaporator's only where an ejector has drawn it there.
      const isEjected = kind === 'ejection' || (kind === 'separation' && this.to(from).some(isEjection));
      if (kind !== 'exchange' && kind !== 'mixing' && !isEjected) continue;
      const found = this.evaporator(from, isMixed || kind !== 'exchange');
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The condenser or gas cooler a discharge goes to: through pipes and junctions, not through another compressor. */
  condenser(letter: string, isMixed = false): CycleProcess | undefined {
    for (const process of this.from(letter)) {
      const { kind, to } = process;
      if (kind === 'heat-rejection') return process;
      if (kind === 'exchange' && process.within !== undefined) {
        // Liquid leaves it: the vapour has condensed there.
        if (!isMixed && this.from(to).some((one) => one.kind === 'expansion')) return process;
        continue;
      }
      if (!isPipe(process) && kind !== 'mixing') continue;
      const found = this.condenser(to, isMixed || kind === 'mixing');
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The expansion that feeds a place, against the flow. */
  expansionBefore(letter: string, seen: ReadonlySet<string> = new Set()): CycleProcess | undefined {
    if (seen.has(letter)) return undefined;
    const next = new Set([...seen, letter]);
    for (const process of this.to(letter)) {
      if (process.kind === 'expansion') return process;
      if (process.kind === 'compression') continue;
      const found = this.expansionBefore(process.from, next);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The compression above a port of the same compressor. */
  abovePort({ to }: CycleProcess): CycleProcess | undefined {
    const port = this.from(to).find(({ within }) => within === 'port');
    return port && this.from(port.to).find(({ kind }) => kind === 'compression');
  }
}

const stageOf = ({ stage = MAIN }: CycleProcess): StageKey => stage;

function sectionOf(cycle: CycleDescription, ways: Ways, first: CycleProcess): CircuitSection {
  const chain = [first];
  for (let above = ways.abovePort(first); above !== undefined; above = ways.abovePort(above)) chain.push(above);
  const last = chain.at(-1) ?? first;
  const evaporator = ways.evaporator(first.from);
  const condenser = ways.condenser(last.to);
  const fed =
    evaporator && ways.to(evaporator.from).find(({ kind, flow }) => kind === 'expansion' && flow === evaporator.flow);
  const other = fed === undefined && condenser === undefined ? ways.expansionBefore(first.from) : undefined;
  const liquid = fed?.from ?? condenser?.to ?? other?.from;
  const ideal = cycle.processes.find(({ isIdeal, from }) => isIdeal === true && from === last.from);
  const stages = chain.map(stageOf);
  const own = cycle.stages.find(({ key }) => key === stages[0]);
  return {
    key: stageOf(first),
    stages,
    name: chain.length === 1 && own !== undefined ? own.name : ONE_COMPRESSOR,
    circuit: cycle.nodes.find(({ letter }) => letter === first.from)?.circuit ?? MAIN,
    letters: {
      a: first.from,
      c: last.to,
      ...(ideal && { b: ideal.to }),
      ...(condenser && { d: condenser.to, entry: condenser.from }),
      ...(liquid !== undefined && { e: liquid }),
      ...(fed && evaporator && { f: evaporator.from, g: evaporator.to }),
    },
    flows: {
      asp: [flowOf(first)],
      ref: [flowOf(last)],
      ll: [flowOf(fed ?? condenser ?? other ?? first)],
    },
    ...(fed && evaporator && { evaporatorFlow: flowOf(evaporator) }),
    ...(condenser && { condenserFlow: flowOf(condenser) }),
    isEvaporatorShared: evaporator?.kind === 'exchange',
    isCondenserShared: condenser?.kind === 'exchange',
  };
}

const KNOWN = new WeakMap<CycleDescription, readonly CircuitSection[]>();

/** The compressors of a cycle, from the lowest pressure; what lies inside one of them is no section of its own. */
export function sectionsOf(cycle: CycleDescription): readonly CircuitSection[] {
  const known = KNOWN.get(cycle);
  if (known !== undefined) return known;
  const ways = new Ways(cycle);
  const compressions = ways.real.filter(({ kind }) => kind === 'compression');
  const inside = new Set(compressions.map((one) => ways.abovePort(one)));
  const order = cycle.stages.map(({ key }) => key);
  const sections = compressions
    .filter((one) => !inside.has(one))
    .map((one) => sectionOf(cycle, ways, one))
    .toSorted((one, next) => order.indexOf(one.key) - order.indexOf(next.key));
  KNOWN.set(cycle, sections);
  return sections;
}

/** A pipe that is no section's suction, discharge or liquid line: a header, a branch, a line of flash or injected vapour. */
export interface FurtherPipe {
  readonly node: CycleNode;
  /** By which of the three kinds of lines it is judged. */
  readonly line: Line;
  readonly circuit: CircuitKey;
  readonly flows: readonly FlowKey[];
}

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

/** Letters that a pipe joins to a letter: heat that comes in or leaves on the way makes no other pipe of it. */
function joined(ways: Ways, letter: string): ReadonlySet<string> {
  const found = new Set([letter]);
  for (const one of found) {
    for (const { from } of ways.to(one).filter(isPipe)) found.add(from);
    for (const { to } of ways.from(one).filter(isPipe)) found.add(to);
  }
  return found;
}

const keyOf = (letter: string, flows: readonly FlowKey[]): string => `${letter} ${flows.toSorted().join('+')}`;

/** How a pipe that leaves a node is judged. */
function lineOf(ways: Ways, { letter, side }: CycleNode): Line {
  if (ways.from(letter).some(({ kind }) => kind === 'heat-rejection')) return 'ref';
  return side === 'low' ? 'asp' : 'll';
}

/**
 * The pipes beside the three of each section, in the order of the nodes. What leaves an expansion device or an ejector is left out:
 * two phases in a short tube, which none of the criteria judges; and what lies inside a compressor, where there is no tube.
 */
export function furtherPipesOf(cycle: CycleDescription): readonly FurtherPipe[] {
  const ways = new Ways(cycle);
  const sections = sectionsOf(cycle);
  const known = new Set(
    sections.flatMap(({ letters, flows }) =>
      (
        [
          ['a', 'asp'],
          ['c', 'ref'],
          ['e', 'll'],
        ] as const
      ).flatMap(([key, line]) => {
        const letter = letters[key];
        return letter === undefined ? [] : [...joined(ways, letter)].map((one) => keyOf(one, flows[line]));
      }),
    ),
  );
  const covered = new Set([...known].map((key) => key.slice(0, key.indexOf(' '))));
  return cycle.nodes.flatMap((node): readonly FurtherPipe[] => {
    const { letter, circuit = MAIN } = node;
    const [incoming, outgoing] = [ways.to(letter), ways.from(letter)];
    // The end of a pipe stands for the whole of it.
    if (incoming.length === 0 || outgoing.some(isPipe)) return [];
    const isInside = [...incoming, ...outgoing].every(
      ({ kind, within }) => kind === 'compression' || within === 'port',
    );
    if (isInside || incoming.some((one) => one.kind === 'expansion' || isEjection(one))) return [];
    const branches = unique(outgoing.map(flowOf)).map((flow) => [flow]);
    // All that comes leaves by one way: it is one pipe, whatever its flow is called on either side.
    if (branches.length === 1 && covered.has(letter)) return [];
    const carried =
      branches.length > 1
        ? [unique(incoming.map(flowOf)), ...branches.filter(([flow]) => isDrawn(outgoing, flow))]
        : branches;
    const line = lineOf(ways, node);
    return unique(carried.map((flows) => keyOf(letter, flows)))
      .filter((key) => !known.has(key))
      .flatMap((key) => carried.filter((flows) => keyOf(letter, flows) === key).slice(0, 1))
      .map((flows) => ({ node, line, circuit, flows }));
  });
}

/** Whether a branch is a pipe of its own: it leads to an expansion device, not into the vessel beside it. */
const isDrawn = (outgoing: readonly CycleProcess[], flow: FlowKey | undefined): boolean =>
  outgoing.some((one) => flowOf(one) === flow && one.kind === 'expansion');

/** A pipe as the section it would be alone, for what sizes a line of a section. */
export const sectionOfPipe = ({ node: { letter }, flows, circuit }: FurtherPipe, key: StageKey): CircuitSection => ({
  key,
  stages: [],
  name: ONE_COMPRESSOR,
  circuit,
  letters: { a: letter, c: letter, e: letter },
  flows: { asp: flows, ll: flows, ref: flows },
  isEvaporatorShared: false,
  isCondenserShared: false,
});

/** The section a word names, the first where it names none. */
export const sectionNamed = (cycle: CycleDescription, key: unknown): CircuitSection | undefined =>
  sectionsOf(cycle).find((section) => section.key === key) ?? sectionsOf(cycle)[0];
