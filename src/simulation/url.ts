/** The state of the simulator in a link: what was typed, not what it means; `run` judges it. */
import { STEADY_DEFAULTS, TRANSIENT_DEFAULTS } from './defaults.ts';
import { cycleOfWord, PLAIN } from './cycles/index.ts';
import type { FormKey, OptionalKey } from './fields.ts';
import { FIELDS, formKeyFromBodyKey } from './fields.ts';
import type { SimulationInput } from './types.ts';

/** A form: typed text or numbers, by form key. It need not say what a form opens with beside the documented fields. */
export type FormState = Readonly<Record<Exclude<FormKey, OptionalKey>, string | number>> &
  Readonly<Partial<Record<OptionalKey, string | number>>>;
/** Where the sizing and efficiencies come from: the form, or a compressor's polynomial. */
export type CalculationMode = 'normal' | 'compressor';

export interface SimulatorLink {
  readonly permanent: FormState;
  /** Undefined of a study of one operating point. */
  readonly transient: FormState | undefined;
  readonly mode: CalculationMode;
  /** 'BRAND|NAME' of a saved compressor; null when none is chosen. */
  readonly compressor: string | null;
  /** Its sheet as one short text, for who has not saved it. */
  readonly carried?: string;
  /** At which frequency it is run, Hz as typed; that of its sheet when absent. */
  readonly frequency?: string;
  /** False: the transitory regime is sized by the swept volume of the steady one. */
  readonly isManual: boolean;
}

/** Longer texts are nobody's link. */
const LONGEST_JSON = 8000;
const LONGEST_VALUE = 400;
const LONGEST_FREQUENCY = 20;

/** A form as a link says it: without what every form opens with beside the documented fields. */
function withoutOptionalDefaults(form: Readonly<Partial<Record<FormKey, string | number | undefined>>>): FormState {
  const said = FIELDS.filter(({ form: key, optionalDefault, opensWith = optionalDefault }) => {
    const value = form[key];
    // Nothing said of what only some cycles have.
    return value !== undefined && value !== opensWith && !(value === '' && opensWith !== undefined);
  });
  return Object.fromEntries(said.map(({ form: key }) => [key, form[key]])) as FormState;
}

function formFromInput(input: SimulationInput): FormState {
  return withoutOptionalDefaults(Object.fromEntries(FIELDS.map(({ form, body }) => [form, input[body]])));
}

export const STEADY_FORM: FormState = formFromInput(STEADY_DEFAULTS);
export const TRANSIENT_FORM: FormState = formFromInput(TRANSIENT_DEFAULTS);

/** What a cycle opens with where every other opens otherwise, by key of the form. */
function openingsOf(architecture: unknown): ReadonlyMap<FormKey, string | number> {
  const { defaults = {} } = cycleOfWord(String(architecture ?? PLAIN));
  return new Map(
    Object.entries(defaults).map(([key, value]) => [formKeyFromBodyKey(key as keyof typeof defaults), value]),
  );
}

/** What a form opens with in a cycle: what every form does, but what this cycle opens with otherwise. */
export const openingForm = (form: FormState, architecture: unknown): FormState => ({
  ...form,
  ...(Object.fromEntries(openingsOf(architecture)) as Partial<FormState>),
});

/**
 * What changes in a form when another cycle is chosen: what opens otherwise there, where what stands is what opened.
 * @param form what every form of the regime opens with
 */
export function changesOfCycle(
  form: FormState,
  stands: (key: FormKey) => unknown,
  [before, after]: readonly [unknown, unknown],
): readonly (readonly [FormKey, string | number])[] {
  const [from, to] = [openingsOf(before), openingsOf(after)];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((key) => {
    const opened = from.get(key) ?? form[key];
    const opens = to.get(key) ?? form[key];
    return opens === undefined || opens === opened || String(stands(key)) !== String(opened)
      ? []
      : [[key, opens] as const];
  });
}

function recordFromJson(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null || text.length > LONGEST_JSON) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

/** @param isTruth of a choice between 'true' and 'false'; of any other the numbers a mode goes by */
function formValue(value: unknown, isTruth = false): string | number | undefined {
  if (typeof value === 'string') return value.length <= LONGEST_VALUE ? value : undefined;
  if (typeof value === 'boolean') return isTruth ? String(value) : value ? '1' : '0';
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** A form from the JSON text of a link: unknown keys ignored, anything unreadable replaced by the default. */
function formFromJson(text: string | null, form: FormState, architecture?: unknown): FormState {
  const record = recordFromJson(text);
  const defaults = openingForm(form, architecture ?? record['architecture']);
  const read = (key: FormKey): unknown => (Object.hasOwn(record, key) ? record[key] : undefined);
  return withoutOptionalDefaults(
    Object.fromEntries(
      FIELDS.map(({ form, options }) => [form, formValue(read(form), options?.includes('true')) ?? defaults[form]]),
    ),
  );
}

/** A text a link says; undefined where it says none, or an endless one. */
const said = (text: string | null, longest: number): string | undefined =>
  text !== null && text !== '' && text.length <= longest ? text : undefined;

function compressorFromText(text: string | null): string | null {
  return text !== null && text.length <= LONGEST_VALUE && /^[^|]+\|[^|]+$/.test(text) ? text : null;
}

/** The cycle is that of both regimes: the steady one names it. */
const architectureOf = (params: URLSearchParams): unknown => recordFromJson(params.get('permanent'))['architecture'];

/** The state a link's parameters say; defaults wherever they say nothing sensible. */
export function simulatorLinkFromParams(params: URLSearchParams): SimulatorLink {
  const carried = said(params.get('sheet'), LONGEST_JSON);
  const frequency = said(params.get('frequency'), LONGEST_FREQUENCY);
  return {
    permanent: formFromJson(params.get('permanent'), STEADY_FORM),
    // An older link says its way of sizing alone where all else is as it opens.
    transient:
      params.has('transient') || params.has('manual')
        ? formFromJson(params.get('transient'), TRANSIENT_FORM, architectureOf(params))
        : undefined,
    mode: params.get('mode') === 'compressor' ? 'compressor' : 'normal',
    compressor: compressorFromText(params.get('compressor')),
    ...(carried !== undefined && { carried }),
    ...(frequency !== undefined && { frequency }),
    isManual: params.get('manual') !== '0',
  };
}

/**
 * A link's parameters without what a page opens with anyway: short enough for a code that is scanned. The documented
 * defaults stand for what is left out.
 */
export function withoutDefaults(params: URLSearchParams): URLSearchParams {
  const short = new URLSearchParams(params);
  const architecture = architectureOf(params);
  for (const [name, form] of [
    ['permanent', STEADY_FORM],
    ['transient', TRANSIENT_FORM],
  ] as const) {
    const defaults = openingForm(form, architecture);
    const said = Object.entries(recordFromJson(params.get(name))).filter(
      ([key, value]) =>
        String(formValue(value)) !== String(Object.hasOwn(defaults, key) ? defaults[key as FormKey] : ''),
    );
    // The steady regime is always named, so that the link is known as one; the other one where there is one.
    if (name === 'permanent' || params.has(name)) short.set(name, JSON.stringify(Object.fromEntries(said)));
  }
  if (short.get('mode') === 'normal') short.delete('mode');
  return short;
}

/** The parameters of a link that brings this state back. */
export function paramsFromSimulatorLink(link: SimulatorLink): URLSearchParams {
  const params = new URLSearchParams({
    permanent: JSON.stringify(withoutOptionalDefaults(link.permanent)),
    ...(link.transient && { transient: JSON.stringify(withoutOptionalDefaults(link.transient)) }),
    mode: link.mode,
  });
  if (link.compressor !== null) params.set('compressor', link.compressor);
  if (link.mode === 'compressor' && link.compressor !== null) {
    if (link.frequency) params.set('frequency', link.frequency);
    if (link.carried) params.set('sheet', link.carried);
  }
  if (link.transient && !link.isManual) params.set('manual', '0');
  return params;
}
