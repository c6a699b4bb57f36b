/** What stands in the ruler's fields, as it says it to the doors. */
import { fullScaleThatShows } from '../../../circuit/ruler/gauge.ts';
import { PIPES } from '../../../circuit/ruler/pipe.ts';
import type { Pipe } from '../../../circuit/ruler/pipe.ts';
import type { Reading } from '../../../circuit/ruler/uncertainty.ts';
import type { Form, FormContent } from '../../../kit/form/form.ts';
import { textAt } from '../../../kit/form/fields.ts';
import type { TypedValue } from '../../../kit/form/text.ts';
import { barFromPascal } from '../../../quantities/si.ts';
import { SIDES } from './fields.ts';
import type { Instrument, Side } from './fields.ts';
import { atmosphereOf, pressureMeasure } from './units.ts';

export interface RulerAsked {
  readonly fluid: string;
  readonly side: Side;
  /** bar absolute, or °C. */
  readonly lead: TypedValue;
  /** °C; undefined: nothing was measured. */
  readonly measured: TypedValue | undefined;
  /** The side of the machine it was read on; undefined: nobody has said. */
  readonly pipe: Pipe | undefined;
  /** m */
  readonly altitude: TypedValue;
  /** K, %, bar; undefined where the usual is taken. */
  readonly instruments: Readonly<Record<Instrument, TypedValue | undefined>>;
  /** bar, of the air around the gauge. */
  readonly atmosphere: number;
}

const NONE: TypedValue = { ok: false, reason: 'empty' };

export function readRuler(form: Pick<Form, 'fields'>, content: FormContent): RulerAsked {
  const { texts, numbers } = content;
  const read = (key: string): TypedValue | undefined => numbers[key]?.value;
  return {
    fluid: textAt(texts, 'fluid'),
    side: SIDES.find((side) => side === texts['side']) ?? 'pressure',
    lead: read('lead') ?? NONE,
    measured: read('measured'),
    pipe: PIPES.find((pipe) => pipe === texts['pipe']),
    altitude: read('altitude') ?? NONE,
    instruments: { probe: read('probe'), grade: read('grade'), fullScale: read('fullScale') },
    atmosphere: barFromPascal(atmosphereOf(pressureMeasure(form, content))),
  };
}

/** Of the usual manifold, bar. */
const USUAL_SCALES = { superheat: 15, subcooling: 50 } as const satisfies Record<Reading, number>;

/** The full scale, bar, of a gauge that is likely used for a reading, of a pressure in bar gauge. */
export const likelyFullScale = (reading: Reading, gaugePressure: number): number =>
  fullScaleThatShows(gaugePressure, USUAL_SCALES[reading]);
