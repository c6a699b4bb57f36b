/** The compressor and the pipes of a simulation as tables a model can rest on. Values as in context.ts. */
import type { CompressorInput } from '../circuit/compressor/input.ts';
import type { Line } from '../circuit/line-names.ts';
import { LINES } from '../circuit/line-names.ts';
import type { Pipes, TubeFigures, TubeLimit } from '../circuit/pipes/index.ts';
import { advisedSpeeds, STEEP } from '../circuit/pipes/practice.ts';
import { text } from '../language/index.ts';
import { fileNumber } from '../quantities/number.ts';
import { present, rowsIn } from './context-rows.ts';
import type { ContextRow, ContextTable, ContextTexts } from './context-rows.ts';

export interface CompressorForContext {
  readonly name: string;
  readonly brand: string;
  readonly permanent: CompressorInput | undefined;
  readonly transient: CompressorInput | undefined;
  /** Whether its record says from where to where it may run; undefined where that is not known. */
  readonly hasEnvelope?: boolean | undefined;
}

const EFFICIENCY_DECIMALS = 3;
const CURRENT_DECIMALS = 1;

function runningRows(
  object: string,
  answer: CompressorInput | undefined,
  hasEnvelope: boolean | undefined,
  texts: ContextTexts,
): readonly ContextRow[] {
  if (answer === undefined) return [];
  const { row, word, say } = rowsIn(texts);
  const { polynomial, rated, carried, mass_flow_s, power_input, eta_v, eta_is, in_range } = answer.compressor;
  const range = hasEnvelope === false ? 'notGiven' : in_range ? 'yes' : 'no';
  return present([
    // Its polynomials are of its own refrigerant: with another one they are no figures of this machine.
    row(object, say('simulator.figures.power_cold'), carried === null ? polynomial.capacity : rated.capacity, 'kW'),
    row(object, say('assistant.context.powerInput'), power_input ?? polynomial.power, 'kW'),
    row(object, say('simulator.figures.mass_flow'), mass_flow_s * 3600, 'kg/h'),
    row(object, say('assistant.context.current'), carried === null ? polynomial.current : null, 'A', CURRENT_DECIMALS),
    row(object, say('simulator.fields.rend_v'), eta_v, '', EFFICIENCY_DECIMALS),
    row(object, say('simulator.fields.rend_is'), eta_is, '', EFFICIENCY_DECIMALS),
    word(object, say('assistant.context.inRange'), say(`assistant.context.${range}`)),
    ...(carried === null
      ? []
      : [
          word(object, say('assistant.context.sheetOf'), carried.own),
          row(object, say('assistant.context.capacityBand'), 100 * carried.band.capacity, '%', 0),
          row(object, say('assistant.context.powerBand'), 100 * carried.band.power, '%', 0),
        ]),
  ]);
}

/** What the compressor that sizes the circuit does in both regimes. */
export function compressorTable(compressor: CompressorForContext, texts: ContextTexts): ContextTable {
  const { word, say } = rowsIn(texts);
  const object = say('simulator.groups.compressor');
  const ofRegime = (regime: 'permanent' | 'transient'): string =>
    `${object}, ${say(`simulator.regimes.${regime}`).toLowerCase()}`;
  return {
    title: say('assistant.context.compressorData'),
    rows: [
      word(object, say('assistant.context.name'), compressor.name),
      word(object, say('assistant.context.brand'), compressor.brand),
      ...runningRows(ofRegime('permanent'), compressor.permanent, compressor.hasEnvelope, texts),
      ...runningRows(ofRegime('transient'), compressor.transient, compressor.hasEnvelope, texts),
    ],
  };
}

const TITLES = {
  asp: 'assistant.context.suctionPipe',
  ll: 'assistant.context.liquidPipe',
  ref: 'assistant.context.dischargePipe',
} as const satisfies Record<Line, string>;

const listed = (limits: readonly TubeLimit[], { say }: ContextTexts): string =>
  limits.map((limit) => say(`assistant.context.breaks_${limit}`)).join(', ');

function tubeRows(object: string, tube: TubeFigures | null, texts: ContextTexts): readonly ContextRow[] {
  if (tube === null) return [];
  const { row, word, say } = rowsIn(texts);
  const speed = say('assistant.context.speed');
  const drop = say('assistant.context.pressureDrop');
  const regimeOf = (regime: 'permanent' | 'transient'): string => say(`simulator.regimes.${regime}`).toLowerCase();
  const kilo = (value: number | null): number | null => (value === null ? null : value / 1000);
  return present([
    word(object, say('assistant.context.diameter'), tube.label),
    ...(tube.broken.length === 0 ? [] : [word(object, say('assistant.context.breaks'), listed(tube.broken, texts))]),
    row(object, `${speed}, ${regimeOf('permanent')}`, tube.speed_permanent, 'm/s'),
    row(object, `${speed}, ${regimeOf('transient')}`, tube.speed_transient, 'm/s'),
    row(object, `${drop}, ${regimeOf('permanent')}`, kilo(tube.dp_permanent), 'kPa/m', EFFICIENCY_DECIMALS),
    row(object, `${drop}, ${regimeOf('transient')}`, kilo(tube.dp_transient), 'kPa/m', EFFICIENCY_DECIMALS),
  ]);
}

/** Between the ends of a range. */
const TO = text('à', 'to');

/** The tubes of the three lines, a table each; those beside the recommended one can be given up by their objects. */
export function pipeTables({ lines }: Pipes, texts: ContextTexts): readonly ContextTable[] {
  const { say, word } = rowsIn(texts);
  const [from, to] = [say('assistant.context.advice'), TO[texts.locale]];
  return LINES.map((line) => {
    const { recommended, lower, upper, broken } = lines[line];
    const speeds = advisedSpeeds(line).map((speed) => fileNumber(speed, texts.locale, speed % 1 === 0 ? 0 : 1));
    return {
      title: say(TITLES[line]),
      rows: [
        ...tubeRows(
          say(broken.length === 0 ? 'assistant.context.recommended' : 'assistant.context.nearest'),
          recommended,
          texts,
        ),
        ...tubeRows(say('assistant.context.smaller'), lower, texts),
        ...tubeRows(say('assistant.context.larger'), upper, texts),
        { ...word(from, say('assistant.context.advisedSpeed'), speeds.join(`\u00a0${to}\u00a0`)), unit: 'm/s' },
        { ...word(from, say('assistant.context.acceptableDrop'), `< ${STEEP / 1000}`), unit: 'kPa/m' },
      ],
    };
  });
}

/** A table without the tubes beside the recommended one. */
export function withoutNeighbours(table: ContextTable, { say }: ContextTexts): ContextTable {
  const beside = [say('assistant.context.smaller'), say('assistant.context.larger')];
  return { ...table, rows: table.rows.filter(({ object }) => !beside.includes(object)) };
}
