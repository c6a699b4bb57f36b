/** The page of compressors: the sheet being typed, what it gives, and what the doctor makes of it. */
import { atom, computed } from 'nanostores';
import type { CompressorPoint } from '../../../circuit/compressor/between.ts';
import type { Diagnosis } from '../../../circuit/compressor/doctor/doctor.ts';
import type { Reading } from '../../../circuit/compressor/doctor/readings.ts';
import { coefficientsFromPoints } from '../../../circuit/compressor/fit.ts';
import type { CompressorMap } from '../../../circuit/compressor/map.ts';
import { coefficientsFromSheet } from '../../../circuit/compressor/paste.ts';
import { pointsFromText } from '../../../circuit/compressor/points.ts';
import { polynomialAt } from '../../../circuit/compressor/polynomial.ts';
import type { Quantity } from '../../../circuit/compressor/quantities.ts';
import { QUANTITIES } from '../../../circuit/compressor/quantities.ts';
import type { CompressorRecord } from '../../../circuit/compressor/record.ts';
import type { Outcome, Problem } from '../../../circuit/outcome.ts';
import type { Locale } from '../../../language/index.ts';
import { askNow, askWorker, prepareDoors } from '../../../runtime/circuit-bridge.ts';
import { addressKeeper } from '../../../kit/form/address.ts';
import { setContent } from '../../../kit/form/content.ts';
import { whenIdle } from '../../../kit/island/when-idle.ts';
import { restoreCompressors } from './list.ts';
import { PREVIEW_POINTS } from '../../../circuit/compressor/preview-points.ts';
import type { Sheet, TextKey } from './sheet.ts';
import { EMPTY_SHEET, coefficientText, linkFromSheet, readSheet, sheetFromLink, sheetFromRecord } from './sheet.ts';

export interface TrialTexts {
  readonly te: string;
  readonly tc: string;
  /** K, total; blank: that of the rating. */
  readonly superheat: string;
  /** Hz; blank: the sheet's. */
  readonly frequency: string;
  /** '0.75' or '1': the share of the density change that reaches the flow. */
  readonly f_v: '0.75' | '1';
}
const TRIAL: TrialTexts = { te: '\u221210', tc: '45', superheat: '', frequency: '', f_v: '0.75' };

/** What the sheet gives at the usual points and at the reader's own; the same object while nothing changed. */
export interface Preview {
  readonly points: readonly Outcome<CompressorPoint>[];
  readonly trial: Outcome<CompressorPoint>;
}

export type DoctorState =
  | { readonly kind: 'idle' | 'running' | 'cancelled' | 'failed' }
  | { readonly kind: 'done'; readonly outcome: Outcome<Diagnosis>; readonly printed: CompressorRecord['coefficients'] };

/** How a paste or a table ended. */
export type TakenState =
  | { readonly kind: 'none' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'paste'; readonly quantities: readonly Quantity[] }
  | { readonly kind: 'points'; readonly count: number; readonly gap: number };

export interface ServedSheet {
  readonly record: CompressorRecord;
  readonly preview: Preview;
  readonly map: CompressorMap;
}

const PAUSE = 300;
/** ms without a key before the worker draws the map again. */
const MAP_PAUSE = 120;
const DOORS = ['compressorPoint'] as const;

const blank = (text: string): string | null => (text.trim() === '' ? null : text);

/** @param served what the page was built with: the published example, and what it gives */
export function createSession(served: ServedSheet, locale: Locale) {
  const example = sheetFromRecord(served.record, locale);
  const $sheet = atom<Sheet>(example);
  const $reading = computed($sheet, readSheet);
  const $active = atom<Quantity>('capacity');
  const $trial = atom<TrialTexts>(TRIAL);
  const $preview = atom<Preview>(served.preview);
  const $map = atom<CompressorMap | undefined>(served.map);
  /** What is shown is of an earlier sheet: this one has no answer. */
  const $isStale = atom(false);
  const $mapIsStale = atom(false);
  const $doctor = atom<DoctorState>({ kind: 'idle' });
  const $taken = atom<TakenState>({ kind: 'none' });
  /** The published example stands as it was served. */
  const $isExample = computed($sheet, (sheet) => sheet === example);
  /** No engine on this device. */
  const $hasFailed = atom(false);
  let isReady = false;

  const optionsOfTrial = (): Readonly<Record<string, string | null>> => {
    const { superheat, frequency, f_v } = $trial.get();
    return { superheat: blank(superheat), frequency: blank(frequency), f_v };
  };

  function compute(): void {
    if (!isReady) return;
    const { record, isComplete } = $reading.get();
    const ask = (te: unknown, tc: unknown, options: unknown): Outcome<CompressorPoint> | undefined =>
      askNow('compressorPoint', record, te, tc, options);
    const { te, tc } = $trial.get();
    const trial = ask(te, tc, optionsOfTrial());
    const points = PREVIEW_POINTS.map(([evaporating, condensing]) => ask(evaporating, condensing, {}));
    if (!isComplete || trial === undefined) {
      $isStale.set(true);
      return;
    }
    const found = points.filter((point) => point !== undefined);
    $isStale.set(false);
    setContent($preview, { points: found, trial });
  }

  let mapTimer: ReturnType<typeof setTimeout> | undefined;
  let mapRun: AbortController | undefined;
  let mapped = '';

  async function drawMap(): Promise<void> {
    const { record, isComplete } = $reading.get();
    const key = JSON.stringify({ ...record, name: '', marque: '' });
    if (!isComplete) {
      $mapIsStale.set(true);
      return;
    }
    if (key === mapped) {
      $mapIsStale.set(false);
      return;
    }
    mapRun?.abort();
    const run = new AbortController();
    mapRun = run;
    try {
      const outcome = await askWorker('compressorMap', [record, {}], { signal: run.signal });
      if (run.signal.aborted) return;
      mapped = key;
      $map.set(outcome.ok ? outcome.result : undefined);
      $mapIsStale.set(false);
    } catch {
      if (!run.signal.aborted) $hasFailed.set(true);
    }
  }

  const drawLater = (): void => {
    clearTimeout(mapTimer);
    mapTimer = setTimeout(() => void drawMap(), MAP_PAUSE);
  };

  const link = (): string => {
    const params = new URLSearchParams({ sheet: linkFromSheet($sheet.get()) });
    return `${location.origin}${location.pathname}?${params.toString()}`;
  };
  const keeper = addressKeeper(link, PAUSE);

  const set = (change: Partial<Sheet>): void => $sheet.set({ ...$sheet.get(), ...change });

  /** A paste takes the place of the published example, and is not mixed with it. */
  const startOf = (): Sheet => ($isExample.get() ? EMPTY_SHEET : $sheet.get());

  let doctorRun: AbortController | undefined;

  return {
    $sheet,
    $reading,
    $active,
    $trial,
    $preview,
    $map,
    $isStale,
    $mapIsStale,
    $doctor,
    $taken,
    $isExample,
    $hasFailed,
    link,
    /** Restores the list and the link, starts the engine, follows every change. */
    start(): void {
      restoreCompressors();
      const linked = sheetFromLink(new URLSearchParams(location.search).get('sheet'), locale);
      $sheet.listen(() => {
        compute();
        drawLater();
        keeper.keep();
      });
      $trial.listen(compute);
      if (linked) {
        $sheet.set(linked);
        keeper.drop();
      }
      whenIdle(() => {
        prepareDoors(...DOORS).then(
          () => {
            isReady = true;
            compute();
            if (!$isExample.get()) void drawMap();
          },
          () => $hasFailed.set(true),
        );
      });
    },
    setText(key: TextKey, text: string): void {
      const { texts } = $sheet.get();
      if (texts[key] !== text) set({ texts: { ...texts, [key]: text } });
    },
    setUnit(quantity: Quantity, unit: string): void {
      set({ units: { ...$sheet.get().units, [quantity]: unit } });
    },
    setCoefficient(quantity: Quantity, index: number, text: string): void {
      const { coefficients } = $sheet.get();
      const ten = coefficients[quantity].map((one, i) => (i === index ? text : one));
      set({ coefficients: { ...coefficients, [quantity]: ten } });
    },
    clearQuantity(quantity: Quantity): void {
      const { coefficients } = $sheet.get();
      set({ coefficients: { ...coefficients, [quantity]: EMPTY_SHEET.coefficients[quantity] } });
    },
    fill(record: CompressorRecord): void {
      $doctor.set({ kind: 'idle' });
      $taken.set({ kind: 'none' });
      $sheet.set(sheetFromRecord(record, locale));
    },
    empty(): void {
      $doctor.set({ kind: 'idle' });
      $taken.set({ kind: 'none' });
      $sheet.set(EMPTY_SHEET);
      keeper.drop();
      history.replaceState(history.state, '', location.pathname);
    },
    /** Takes pasted coefficients into the sheet; a block without a name is that of the quantity in view. */
    paste(text: string): void {
      const outcome = coefficientsFromSheet(text);
      if (!outcome.ok) {
        $taken.set({ kind: 'problem', problem: outcome.problem });
        return;
      }
      const start = startOf();
      const { coefficients, units } = outcome.result;
      const found = QUANTITIES.flatMap((quantity) => {
        const ten = coefficients[quantity] ?? (quantity === $active.get() ? coefficients.active : undefined);
        return ten === undefined ? [] : [[quantity, ten.map((value) => coefficientText(value, locale))] as const];
      });
      $taken.set({ kind: 'paste', quantities: found.map(([quantity]) => quantity) });
      if (found[0] && coefficients.active === undefined) $active.set(found[0][0]);
      $sheet.set({
        ...start,
        coefficients: { ...start.coefficients, ...Object.fromEntries(found) },
        units: { ...start.units, ...units },
      });
    },
    /** Fits the quantity in view to a table of points. */
    fitPoints(text: string): void {
      const outcome = pointsFromText(text);
      if (!outcome.ok) {
        $taken.set({ kind: 'problem', problem: outcome.problem });
        return;
      }
      const { points } = outcome.result;
      const ten = coefficientsFromPoints(points);
      if (ten === null) {
        $taken.set({ kind: 'problem', problem: { code: 'E_POLY', field: 'text', values: { detail: 'coefficients' } } });
        return;
      }
      const gaps = points.map(({ te, tc, value }) => Math.abs(polynomialAt(ten, te, tc) / value - 1));
      const start = startOf();
      const texts = ten.map((value) => coefficientText(value, locale));
      $taken.set({ kind: 'points', count: points.length, gap: Math.max(...gaps) });
      $sheet.set({
        ...start,
        texts: { ...start.texts, order: 'standard' },
        coefficients: { ...start.coefficients, [$active.get()]: texts },
      });
    },
    /** Asks in which fluid, order, units and rating the coefficients make sense; `known` is not searched. */
    async examine(known: Readonly<Record<string, unknown>>): Promise<void> {
      doctorRun?.abort();
      const run = new AbortController();
      doctorRun = run;
      $doctor.set({ kind: 'running' });
      const { printed } = $reading.get();
      try {
        const question = [{ ...known, coefficients: printed }] as const;
        const outcome = await askWorker('polynomialDoctor', question, { signal: run.signal });
        if (!run.signal.aborted) $doctor.set({ kind: 'done', outcome, printed });
      } catch {
        if (!run.signal.aborted) $doctor.set({ kind: 'failed' });
      }
    },
    cancelExamination(): void {
      doctorRun?.abort();
      $doctor.set({ kind: 'cancelled' });
    },
    /** Takes a reading of the doctor into the sheet. */
    takeReading({ fluid, order, temp_unit, units, rating_mode, rating_value, rating_sc }: Reading): void {
      const { texts, units: before } = $sheet.get();
      set({
        texts: {
          ...texts,
          fluid,
          order,
          temp_unit,
          rating_mode,
          temp_convention: 'dew',
          variable: 'tc',
          rating_value: coefficientText(rating_value, locale),
          rating_sc: coefficientText(rating_sc, locale),
        },
        units: { ...before, ...units },
      });
    },
  };
}

export type Session = ReturnType<typeof createSession>;
