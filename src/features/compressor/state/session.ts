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
import { createForm } from '../../../kit/form/form.ts';
import { addressKeeper } from '../../../kit/form/address.ts';
import { setContent } from '../../../kit/form/content.ts';
import { whenIdle } from '../../../kit/island/when-idle.ts';
import { restoreCompressors } from './list.ts';
import { PREVIEW_POINTS } from '../../../circuit/compressor/preview-points.ts';
import { SHEET_FIELDS, TRIAL_FIELDS, unitKey } from './fields.ts';
import type { SheetReading, SheetTexts } from './sheet.ts';
import {
  coefficientText,
  coefficientTexts,
  EMPTY_SHEET,
  linkFromSheet,
  readSheet,
  sheetFromLink,
  sheetFromRecord,
} from './sheet.ts';

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

/** @param served what the page was built with: the published example, and what it gives */
export function createSession(served: ServedSheet, locale: Locale) {
  const sheet = createForm(SHEET_FIELDS, locale);
  sheet.change(sheetFromRecord(served.record, locale));
  const { $content } = sheet;
  const example = $content.get().texts;
  const trial = createForm(TRIAL_FIELDS, locale);
  const $reading = atom<SheetReading>(readSheet($content.get()));
  const $active = atom<Quantity>('capacity');
  const $preview = atom<Preview>(served.preview);
  const $map = atom<CompressorMap | undefined>(served.map);
  /** What is shown is of an earlier sheet: this one has no answer. */
  const $isStale = atom(false);
  const $mapIsStale = atom(false);
  const $doctor = atom<DoctorState>({ kind: 'idle' });
  const $taken = atom<TakenState>({ kind: 'none' });
  /** The published example stands as it was served. */
  const $isExample = computed($content, ({ texts }) => texts === example);
  /** No engine on this device. */
  const $hasFailed = atom(false);
  let isReady = false;

  function compute(): void {
    if (!isReady) return;
    const { record, isComplete } = $reading.get();
    const ask = (te: unknown, tc: unknown, options: unknown): Outcome<CompressorPoint> | undefined =>
      askNow('compressorPoint', record, te, tc, options);
    const {
      trial_te,
      trial_tc,
      trial_superheat = null,
      trial_frequency = null,
      trial_f_v,
    } = trial.$content.get().values;
    const tried = ask(trial_te, trial_tc, {
      superheat: trial_superheat,
      frequency: trial_frequency,
      f_v: trial_f_v,
    });
    const points = PREVIEW_POINTS.map(([evaporating, condensing]) => ask(evaporating, condensing, {}));
    if (!isComplete || tried === undefined) {
      $isStale.set(true);
      return;
    }
    const found = points.filter((point) => point !== undefined);
    $isStale.set(false);
    setContent($preview, { points: found, trial: tried });
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
    const params = new URLSearchParams({ sheet: linkFromSheet($content.get()) });
    return `${location.origin}${location.pathname}?${params.toString()}`;
  };
  const keeper = addressKeeper(link, PAUSE);

  /** A paste takes the place of the published example, and is not mixed with it. */
  const startOf = (): SheetTexts => ($isExample.get() ? EMPTY_SHEET : {});
  const textsOfUnits = (units: Readonly<Partial<Record<Quantity, string>>>): SheetTexts =>
    Object.fromEntries(
      QUANTITIES.flatMap((quantity) => {
        const unit = units[quantity];
        return unit === undefined ? [] : [[unitKey(quantity), unit] as const];
      }),
    );

  let doctorRun: AbortController | undefined;

  return {
    /** The sheet as typed and as read. */
    sheet,
    $reading,
    $active,
    /** The point it is tried at. */
    trial,
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
      let { texts } = $content.get();
      $content.listen((content) => {
        // Other units of the reader change nothing here.
        if (content.texts === texts) return;
        texts = content.texts;
        setContent($reading, readSheet(content));
        compute();
        drawLater();
        keeper.keep();
      });
      trial.$content.listen(compute);
      if (linked) {
        sheet.change(linked);
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
    clearQuantity(quantity: Quantity): void {
      sheet.change(coefficientTexts(quantity));
    },
    fill(record: CompressorRecord): void {
      $doctor.set({ kind: 'idle' });
      $taken.set({ kind: 'none' });
      sheet.change(sheetFromRecord(record, locale));
    },
    empty(): void {
      $doctor.set({ kind: 'idle' });
      $taken.set({ kind: 'none' });
      sheet.change(EMPTY_SHEET);
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
      const { coefficients, units } = outcome.result;
      const found = QUANTITIES.flatMap((quantity) => {
        const ten = coefficients[quantity] ?? (quantity === $active.get() ? coefficients.active : undefined);
        return ten === undefined ? [] : [[quantity, ten.map((value) => coefficientText(value, locale))] as const];
      });
      $taken.set({ kind: 'paste', quantities: found.map(([quantity]) => quantity) });
      if (found[0] && coefficients.active === undefined) $active.set(found[0][0]);
      sheet.change(
        Object.assign(
          {},
          startOf(),
          ...found.map(([quantity, ten]) => coefficientTexts(quantity, ten)),
          textsOfUnits(units),
        ) as SheetTexts,
      );
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
      const texts = ten.map((value) => coefficientText(value, locale));
      $taken.set({ kind: 'points', count: points.length, gap: Math.max(...gaps) });
      sheet.change({ ...startOf(), order: 'standard', ...coefficientTexts($active.get(), texts) });
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
      sheet.change({
        fluid,
        order,
        temp_unit,
        rating_mode,
        temp_convention: 'dew',
        variable: 'tc',
        rating_value: coefficientText(rating_value, locale),
        rating_sc: coefficientText(rating_sc, locale),
        ...textsOfUnits(units),
      });
    },
  };
}

export type Session = ReturnType<typeof createSession>;
