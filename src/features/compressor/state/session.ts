/** The page of compressors: the sheet being typed, what it gives, and what the doctor makes of it. */
import { atom, computed } from 'nanostores';
import type { CompressorPoint } from '../../../circuit/compressor/between.ts';
import type { Diagnosis } from '../../../circuit/compressor/doctor/doctor.ts';
import type { Reading } from '../../../circuit/compressor/doctor/readings.ts';
import type { CompressorMap } from '../../../circuit/compressor/map.ts';
import type { Quantity } from '../../../circuit/compressor/quantities.ts';
import { QUANTITIES } from '../../../circuit/compressor/quantities.ts';
import type { CompressorRecord } from '../../../circuit/compressor/record.ts';
import type { SheetChoices } from '../../../circuit/compressor/sheet/sheet.ts';
import type { Outcome, Problem } from '../../../circuit/outcome.ts';
import type { Locale } from '../../../language/index.ts';
import { askNow, askWorker, prepareDoors } from '../../../runtime/circuit-bridge.ts';
import { createForm } from '../../../kit/form/form.ts';
import { addressKeeper } from '../../../kit/form/address.ts';
import { linkWith, searchOfPage } from '../../../kit/form/long-link.ts';
import { setContent } from '../../../kit/form/content.ts';
import { whenIdle } from '../../../kit/island/when-idle.ts';
import { restoreUnits } from '../../../kit/form/units.ts';
import { restoreCompressors } from './list.ts';
import { PREVIEW_POINTS } from '../../../circuit/compressor/preview-points.ts';
import { SHEET_FIELDS, TRIAL_FIELDS, unitKey } from './fields.ts';
import type { ReadSheet } from './pasted.ts';
import { trialFromParams } from './study-point.ts';
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
  readonly trial: Outcome<CompressorPoint> | undefined;
}
/** Of a sheet that has nothing yet: no figure of another one stands beside it. */
const NOTHING: Preview = { points: [], trial: undefined };

export type DoctorState =
  | { readonly kind: 'idle' | 'running' | 'cancelled' | 'failed' }
  | {
      readonly kind: 'done';
      readonly outcome: Outcome<Diagnosis>;
      readonly printed: CompressorRecord['coefficients'];
      /** It was said, and not looked for. */
      readonly isFluidKnown: boolean;
    };

/** The text that was pasted last, and what came of it. */
export type Pasted =
  | { readonly kind: 'none' }
  | { readonly kind: 'problem'; readonly text: string; readonly choices: SheetChoices; readonly problem: Problem }
  | { readonly kind: 'read'; readonly text: string; readonly choices: SheetChoices; readonly read: ReadSheet };

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
  /** A whole sheet took the place of another: the figures of that one say nothing of it. */
  let isReplaced = false;
  /** What is shown is of an earlier sheet: this one has no answer. */
  const $isStale = atom(false);
  const $mapIsStale = atom(false);
  const $doctor = atom<DoctorState>({ kind: 'idle' });
  const $pasted = atom<Pasted>({ kind: 'none' });
  /** What is shown has nothing to show: the sheet is empty, or another one was refused in its place. */
  const $isBlank = computed(
    [$reading, $pasted],
    ({ printed, problems }, pasted) =>
      pasted.kind === 'problem' ||
      (Object.keys(printed).length === 0 && !Object.keys(problems).some((key) => key.startsWith('coefficients.'))),
  );
  /** The published example stands as it was served. */
  const $isExample = computed($content, ({ texts }) => texts === example);
  let isReady = false;

  /** A compressor at the point of the trial; undefined until there is an engine. */
  function triedAt(record: CompressorRecord): Outcome<CompressorPoint> | undefined {
    if (!isReady) return undefined;
    const {
      trial_te,
      trial_tc,
      trial_superheat = null,
      trial_frequency = null,
      trial_f_v,
    } = trial.$content.get().values;
    const options = { superheat: trial_superheat, frequency: trial_frequency, f_v: trial_f_v };
    return askNow('compressorPoint', record, trial_te, trial_tc, options);
  }

  /** Without an engine what stands answers an earlier sheet. */
  function compute(): void {
    const { record, isComplete } = $reading.get();
    const tried = triedAt(record);
    const points = PREVIEW_POINTS.map(([te, tc]) => askNow('compressorPoint', record, te, tc, {}));
    if ($isBlank.get()) {
      $isStale.set(false);
      setContent($preview, NOTHING);
      return;
    }
    if (!isComplete || tried === undefined) {
      $isStale.set(!isReplaced);
      if (isReplaced) setContent($preview, NOTHING);
      return;
    }
    isReplaced = false;
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
    if ($isBlank.get()) {
      mapRun?.abort();
      mapped = '';
      $map.set(undefined);
      $mapIsStale.set(false);
      return;
    }
    if (!isComplete) {
      $mapIsStale.set(!isReplaced);
      if (isReplaced) {
        mapRun?.abort();
        mapped = '';
        $map.set(undefined);
      }
      return;
    }
    if (key === mapped) {
      $mapIsStale.set(false);
      return;
    }
    mapRun?.abort();
    const run = new AbortController();
    mapRun = run;
    $mapIsStale.set(true);
    try {
      const outcome = await askWorker('compressorMap', [record, {}], { signal: run.signal });
      if (run.signal.aborted) return;
      mapped = key;
      $map.set(outcome.ok ? outcome.result : undefined);
      $mapIsStale.set(false);
    } catch {
      // Without an engine what stands stays, marked.
    }
  }

  const drawLater = (): void => {
    clearTimeout(mapTimer);
    mapTimer = setTimeout(() => void drawMap(), MAP_PAUSE);
  };

  const link = (): string => {
    return linkWith(new URLSearchParams({ sheet: linkFromSheet($content.get()) }));
  };
  const keeper = addressKeeper(link, PAUSE);

  const textsOfUnits = (units: Readonly<Partial<Record<Quantity, string>>>): SheetTexts =>
    Object.fromEntries(
      QUANTITIES.flatMap((quantity) => {
        const unit = units[quantity];
        return unit === undefined ? [] : [[unitKey(quantity), unit] as const];
      }),
    );

  const textsOfReading = ({
    fluid,
    order,
    temp_unit,
    units,
    rating_mode,
    rating_value,
    rating_sc,
  }: Reading): SheetTexts => ({
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

  let doctorRun: AbortController | undefined;

  async function examine(known: Readonly<Record<string, unknown>>): Promise<void> {
    doctorRun?.abort();
    const run = new AbortController();
    doctorRun = run;
    $doctor.set({ kind: 'running' });
    const { printed } = $reading.get();
    try {
      const question = [{ ...known, coefficients: printed }] as const;
      const outcome = await askWorker('polynomialDoctor', question, { signal: run.signal });
      if (!run.signal.aborted)
        $doctor.set({ kind: 'done', outcome, printed, isFluidKnown: known['fluid'] !== undefined });
    } catch {
      if (!run.signal.aborted) $doctor.set({ kind: 'failed' });
    }
  }
  const forgetDoctor = (): void => {
    doctorRun?.abort();
    $doctor.set({ kind: 'idle' });
  };

  let pastes = 0;
  async function paste(text: string, choices: SheetChoices = {}): Promise<void> {
    pastes += 1;
    const own = pastes;
    const { readPasted } = await import('./pasted.ts');
    if (own !== pastes) return;
    const outcome = readPasted(text, choices, $active.get(), locale);
    forgetDoctor();
    if (!outcome.ok) {
      // The published example is nobody's sheet: it makes room.
      if ($isExample.get()) sheet.change(EMPTY_SHEET);
      $pasted.set({ kind: 'problem', text, choices, problem: outcome.problem });
      compute();
      drawLater();
      return;
    }
    const { texts, quantities, isWhole, known } = outcome.result;
    const start = isWhole || $isExample.get() ? EMPTY_SHEET : {};
    $pasted.set({ kind: 'read', text, choices, read: outcome.result });
    const [first] = quantities;
    if (first && !quantities.includes($active.get())) $active.set(first);
    if (start === EMPTY_SHEET) isReplaced = true;
    sheet.change({ ...start, ...texts });
    compute();
    drawLater();
    const { printed } = $reading.get();
    const judged = (['capacity', 'power', 'mass_flow'] as const).filter((quantity) => printed[quantity] !== undefined);
    if (judged.length > 1) await examine(known);
  }

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
    $pasted,
    $isBlank,
    $isExample,
    link,
    /** Restores the list and the link, starts the engine, follows every change. */
    start(): void {
      restoreCompressors();
      restoreUnits();
      trial.takeUnits();
      const params = new URLSearchParams(searchOfPage());
      const linked = sheetFromLink(params.get('sheet'), locale);
      const tried = trialFromParams(params);
      let { texts } = $content.get();
      $content.listen((content) => {
        // Other units of the reader change nothing here.
        if (content.texts === texts) return;
        texts = content.texts;
        setContent($reading, readSheet(content));
        // Who types on has done with the paste that was refused.
        if ($pasted.get().kind === 'problem') $pasted.set({ kind: 'none' });
        compute();
        drawLater();
        keeper.keep();
      });
      trial.$content.listen(compute);
      if (Object.keys(tried).length > 0) trial.change({}, tried);
      if (linked) {
        isReplaced = true;
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
          () => undefined,
        );
      });
    },
    clearQuantity(quantity: Quantity): void {
      sheet.change(coefficientTexts(quantity));
    },
    fill(record: CompressorRecord): void {
      forgetDoctor();
      isReplaced = true;
      $pasted.set({ kind: 'none' });
      sheet.change(sheetFromRecord(record, locale));
    },
    /** Returns how to undo it. */
    empty(): () => void {
      const [before, pasted] = [$content.get(), $pasted.get()];
      forgetDoctor();
      $pasted.set({ kind: 'none' });
      sheet.change(EMPTY_SHEET);
      keeper.clear();
      return () => {
        $pasted.set(pasted);
        sheet.restore(before);
      };
    },
    /** Reads a pasted sheet and takes it into the form; a list without a name is of the quantity in view. */
    paste,
    /** The same text with something said of it. */
    async correct(said: SheetChoices): Promise<void> {
      const pasted = $pasted.get();
      if (pasted.kind === 'none') return;
      const { choices } = pasted;
      await paste(pasted.text, {
        ...choices,
        ...said,
        roles: { ...choices.roles, ...said.roles },
        units: { ...choices.units, ...said.units },
      });
    },
    /** Takes a refused paste away: what stood before shows again. */
    forget(): void {
      $pasted.set({ kind: 'none' });
      compute();
      drawLater();
    },
    /** Asks in which fluid, order, units and rating the coefficients make sense; `known` is not searched. */
    examine,
    tried: triedAt,
    cancelExamination(): void {
      doctorRun?.abort();
      $doctor.set({ kind: 'cancelled' });
    },
    /** Takes a reading of the doctor into the sheet. */
    takeReading(reading: Reading): void {
      sheet.change(textsOfReading(reading));
    },
    textsOfReading,
  };
}

export type Session = ReturnType<typeof createSession>;
