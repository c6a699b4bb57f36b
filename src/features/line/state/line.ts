/** The quick point and its sweep: fields, answers, life on the page. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Problem } from '../../../circuit/outcome.ts';
import { lineInput } from '../../../circuit/line/line-input.ts';
import type { LineBody } from '../../../circuit/line/line-input.ts';
import type { SweepPoint } from '../../../circuit/line/sweep.ts';
import type { Locale } from '../../../language/index.ts';
import { askNow, prepareDoors } from '../../../runtime/circuit-bridge.ts';
import { formFromBody } from '../../../simulation/fields.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import { restoreMixes } from '../../../kit/fluids/mixes.ts';
import { addressKeeper } from '../../../kit/form/address.ts';
import { setContent } from '../../../kit/form/content.ts';
import { createForm } from '../../../kit/form/form.ts';
import { whenSaid } from '../../../kit/form/when-said.ts';
import type { Form, FormContent } from '../../../kit/form/form.ts';
import { valuesFromParams } from '../../../kit/form/link.ts';
import { restoreUnits } from '../../../kit/form/units.ts';
import { whenIdle } from '../../../kit/island/when-idle.ts';
import { LINE_FIELDS, SWEEP_KEYS, SWEEP_SPANS, variablesOf } from './fields.ts';

export interface PointShown {
  readonly result: SimulationResult;
  readonly isStale: boolean;
  readonly problem: Problem | undefined;
}

export interface SweepShown {
  readonly variable: string;
  readonly points: readonly SweepPoint[];
  readonly isStale: boolean;
  readonly problem: Problem | undefined;
}

/** Computed with the page, for the defaults. */
export interface LineExample {
  readonly result: SimulationResult;
  readonly points: readonly SweepPoint[];
}

export interface Line {
  /** Its fields as typed and as read. */
  readonly form: Form;
  readonly $point: ReadableAtom<PointShown>;
  readonly $sweep: ReadableAtom<SweepShown>;
  readonly $engine: ReadableAtom<'starting' | 'ready' | 'failed'>;
  /** Sweeps along another variable, from and to what it opens with. */
  sweepAlong(variable: string): void;
  /** The classic cycle ('0') or the transcritical one ('1'); a variable it has not gives way. */
  setCycle(mode: string): void;
  /** Enters a saturation as a temperature ('1') or a pressure ('2'); `known`, in the unit of the door, keeps the place. */
  setMode(key: 'mode_evp' | 'mode_cdr', mode: '1' | '2', known: number | undefined): void;
  reset(): void;
  /** The whole address of what stands. */
  address(): string;
  start(): void;
}

const PAUSE = 300;
const DIGITS = 9;
const SATURATIONS = { mode_evp: 'pt_evp', mode_cdr: 'pt_cdr' } as const;

const spanOf = (variable: string): Readonly<Record<'from' | 'to' | 'step', number>> => {
  const [from = 0, to = 1, step = 1] = SWEEP_SPANS[variable] ?? [];
  return { from, to, step };
};

type Asked = Readonly<Record<string, number | string>>;

/** What the point is computed from. */
const askedOf = (options: Readonly<Record<string, unknown>>): Asked =>
  Object.fromEntries(Object.entries(options).filter(([key]) => !SWEEP_KEYS.includes(key))) as Asked;

/** The point as the simulator's steady form takes it, in a link's text. */
export function steadyFormOf({ options }: FormContent): string {
  const body: LineBody = lineInput(askedOf(options));
  return JSON.stringify(formFromBody(body));
}

export function createLine(example: LineExample, locale: Locale): Line {
  const form = createForm(LINE_FIELDS, locale);
  const { $content } = form;
  const textOf = (key: string): string => String($content.get().texts[key]);
  const $point = atom<PointShown>({ result: example.result, isStale: false, problem: undefined });
  const $sweep = atom<SweepShown>({
    variable: textOf('variable'),
    points: example.points,
    isStale: false,
    problem: undefined,
  });
  const $engine = atom<'starting' | 'ready' | 'failed'>('starting');
  let isStarted = false;

  const asked = (): Asked => askedOf($content.get().options);
  /** The first text that is no number, of the sweep's or of the point's. */
  const unread = (isOfSweep: boolean): Problem | undefined => {
    const { problems } = $content.get();
    const field = LINE_FIELDS.find(({ key }) => problems[key] && SWEEP_KEYS.includes(key) === isOfSweep)?.key;
    return field === undefined
      ? undefined
      : { code: problems[field] === 'empty' ? 'E_MISSING' : 'E_NUMBER', field, values: {} };
  };

  const answerSweep = (isPointUnread: boolean): void => {
    const { options } = $content.get();
    const before = $sweep.get();
    const fault = unread(true);
    if (fault || isPointUnread) {
      setContent($sweep, { ...before, isStale: true, problem: fault });
      return;
    }
    const variable = textOf('variable');
    const outcome = askNow('sweep', lineInput(asked()), variable, options['from'], options['to'], options['step']);
    if (outcome === undefined) return;
    if (outcome.ok) setContent($sweep, { variable, points: outcome.result.points, isStale: false, problem: undefined });
    else setContent($sweep, { ...before, isStale: true, problem: outcome.problem });
  };
  const answer = (): void => {
    const before = $point.get();
    const fault = unread(false);
    if (fault) setContent($point, { ...before, isStale: true, problem: fault });
    else {
      const outcome = askNow('linePoint', asked());
      if (outcome === undefined) {
        setContent($point, { ...before, isStale: true, problem: undefined });
        setContent($sweep, { ...$sweep.get(), isStale: true, problem: undefined });
        return;
      }
      if (outcome.ok) setContent($point, { result: outcome.result, isStale: false, problem: undefined });
      else setContent($point, { ...before, isStale: true, problem: outcome.problem });
    }
    answerSweep(fault !== undefined);
  };

  const address = (): string => {
    const { said } = $content.get();
    const params = new URLSearchParams(location.search);
    for (const { key } of LINE_FIELDS) {
      const value = said[key];
      if (typeof value === 'number') params.set(key, String(Number(value.toPrecision(DIGITS))));
      else if (value !== undefined || key === 'fluid') params.set(key, String(value ?? textOf(key)));
      else params.delete(key);
    }
    return `${location.origin}${location.pathname}?${params.toString()}${location.hash}`;
  };
  const keeper = addressKeeper(address, PAUSE);

  /** Values of a link, in the units of the doors; undefined where it says none. */
  const linked = (): Readonly<Record<string, string | number>> | undefined => {
    const said = valuesFromParams(LINE_FIELDS, new URLSearchParams(location.search));
    if (Object.keys(said).length === 0) return undefined;
    // A variable of the other cycle is none of this one.
    const { variable = 'te', ...others } = said;
    const swept = variablesOf(said['mode_trans'] ?? '0').includes(variable) ? variable : 'te';
    return { ...(said['from'] === undefined && spanOf(swept)), ...others, variable: swept };
  };

  whenSaid(form, () => {
    answer();
    keeper.keep();
  });

  const sweepAlong = (variable: string): void => form.change({ variable }, spanOf(variable));

  return {
    form,
    $point,
    $sweep,
    $engine,
    address,
    sweepAlong,
    setCycle(mode) {
      if (variablesOf(mode).includes(textOf('variable'))) form.set('mode_trans', mode);
      else form.change({ mode_trans: mode, variable: 'te' }, spanOf('te'));
    },
    setMode: (key, mode, known) =>
      form.change({ [key]: mode }, known === undefined ? {} : { [SATURATIONS[key]]: known }, true),
    reset: () => form.fill({}),
    start() {
      if (isStarted) return;
      isStarted = true;
      restoreMixes();
      restoreUnits();
      const said = linked();
      if (said) form.fill(said);
      const begin = async (): Promise<void> => {
        try {
          await prepareDoors('linePoint', 'sweep');
          $engine.set('ready');
          answer();
        } catch {
          $engine.set('failed');
        }
      };
      if (said) void begin();
      else whenIdle(() => void begin());
    },
  };
}
