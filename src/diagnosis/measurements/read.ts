/** The door of this folder: a set from the bytes of a file. */
import { problemOf } from '../../circuit/outcome.ts';
import { assembled } from './assemble.ts';
import type { Choices, Proposal, Reading } from './choices.ts';
import { Findings } from './choices.ts';
import { Decoder } from './decode.ts';
import type { Draft } from './draft.ts';
import { isOwn, readOwnJson } from './json/own.ts';
import type { Json } from './json/parse.ts';
import { JsonPieces } from './json/parse.ts';
import { kindOf } from './kind.ts';
import type { Outcome } from './outcome.ts';
import { quoted, refuse } from './outcome.ts';
import type { MeasurementSet } from './set.ts';
import { setFromTable } from './set.ts';
import { slicesOf } from './slices.ts';
import type { Bytes } from './slices.ts';
import { TextTable } from './table/read.ts';
import { objectsIn } from './tjf/properties.ts';
import { isTjf, readTjf } from './tjf/read.ts';
import { textOf } from './tjf/values.ts';
import { measurementsInSvg, SEARCHED } from './write/svg.ts';

export interface Control {
  readonly signal?: AbortSignal;
  /** Told after each slice how many bytes were read. */
  readonly progress?: (bytes: number) => void;
}

/** Text in pieces, and what is made of it at its end. */
interface Sink {
  readonly isFull: boolean;
  push(piece: string): void;
  end(encoding: string): Reading | Draft;
}

const isReading = (answer: Reading | Draft): answer is Reading => 'table' in answer;

/** @throws {Refusal} E_TJF_ERROR, E_JSON_SHAPE and those of the readers */
function readJson(root: Json, encoding: string, choices: Choices, findings: Findings, kind: 'json' | 'svg') {
  if (isOwn(root)) return readOwnJson(root, encoding, findings, kind);
  if (isTjf(root)) return readTjf(root, choices, findings);
  const [error] = objectsIn(objectsIn(root)[0]?.['errors']);
  if (error !== undefined) {
    refuse('E_TJF_ERROR', undefined, { v: quoted(textOf(error['description']) || textOf(error['name'])) });
  }
  return refuse('E_JSON_SHAPE');
}

class JsonSink implements Sink {
  readonly isFull = false;
  readonly #pieces = new JsonPieces();
  readonly #choices: Choices;
  readonly #findings: Findings;
  #isFirst = true;

  constructor(choices: Choices, findings: Findings) {
    this.#choices = choices;
    this.#findings = findings;
  }

  push(piece: string): void {
    this.#pieces.push(this.#isFirst ? piece.replace(/^\ufeff/, '') : piece);
    this.#isFirst = false;
  }

  end(encoding: string): Reading | Draft {
    return readJson(this.#pieces.end(), encoding, this.#choices, this.#findings, 'json');
  }
}

class SvgSink implements Sink {
  #text = '';
  readonly #choices: Choices;
  readonly #findings: Findings;

  constructor(choices: Choices, findings: Findings) {
    this.#choices = choices;
    this.#findings = findings;
  }

  get isFull(): boolean {
    return this.#text.length > SEARCHED;
  }

  push(piece: string): void {
    this.#text += piece;
  }

  end(encoding: string): Reading | Draft {
    const root = measurementsInSvg(this.#text) ?? refuse('E_HTML');
    return readJson(root, encoding, this.#choices, this.#findings, 'svg');
  }
}

const SINKS = { json: JsonSink, svg: SvgSink, text: TextTable } as const;

/** @throws {Refusal} E_CANCELLED */
function heed(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) refuse('E_CANCELLED');
}

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function reading(
  bytes: unknown,
  name: string,
  choices: Choices,
  { signal, progress }: Control,
): Promise<Reading> {
  const findings = new Findings();
  let decoder: Decoder | undefined;
  let sink: Sink | undefined;
  let waiting: Uint8Array | undefined;
  let size = 0;
  for await (const slice of slicesOf(bytes)) {
    heed(signal);
    if (waiting !== undefined) {
      sink?.push(decoder?.text(waiting, false) ?? '');
      progress?.(size);
      await breathe();
      heed(signal);
    } else {
      sink = new SINKS[kindOf(slice)](choices, findings);
      decoder = new Decoder(slice);
    }
    if (sink?.isFull === true) break;
    waiting = slice;
    size += slice.length;
  }
  if (sink === undefined || decoder === undefined || waiting === undefined) return refuse('E_EMPTY');
  if (!sink.isFull) sink.push(decoder.text(waiting, true));
  progress?.(size);
  const answer = sink.end(decoder.encoding);
  if (isReading(answer)) return answer;
  return assembled(answer, { name, size, encoding: decoder.encoding }, choices, findings);
}

/**
 * A set in the form that is computed with (typed arrays, NaN for missing), from the bytes of a file: for a worker, whose
 * answer it may hand over without a copy. Otherwise as `readMeasurements`.
 */
export async function readMeasurementTable(
  bytes: Bytes,
  name: string,
  choices: Choices = {},
  control: Control = {},
): Promise<Outcome<Reading>> {
  try {
    return { ok: true, result: await reading(bytes, name, choices, control) };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/**
 * The measurement set in a file, with what was guessed of it and what only the reader can say.
 *
 * Told by content: the testo JSON format, text tables of any layout, Home Assistant's history, our own JSON, table and
 * drawing. The file is read in slices of 1 MiB, up to 50 MB and a million rows, and gives way between two of them.
 * Pressures come out in bar absolute, temperatures in °C, differences in K, power in kW, time in seconds from `start`.
 * Until `proposal.questions` are answered by `choices`, the set stands on what is proposed.
 *
 * @param bytes a byte array, a file, a stream, or slices as they come
 * @param name of the file; kept, never trusted
 * @returns problems by the codes of `codes.ts`, with the line or character in `values`; it does not throw
 */
export async function readMeasurements(
  bytes: Bytes,
  name: string,
  choices: Choices = {},
  control: Control = {},
): Promise<Outcome<{ readonly set: MeasurementSet; readonly proposal: Proposal }>> {
  const answer = await readMeasurementTable(bytes, name, choices, control);
  if (!answer.ok) return answer;
  const { table, proposal } = answer.result;
  return { ok: true, result: { set: setFromTable(table), proposal } };
}
