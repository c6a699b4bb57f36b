/** Any two properties, and the state they fix: on the ruler's fluid, in the ruler's units. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { LETTERS } from '../../../circuit/ruler/letters.ts';
import type { Letter } from '../../../circuit/ruler/letters.ts';
import type { RulerState } from '../../../circuit/ruler/state.ts';
import type { Locale } from '../../../language/index.ts';
import { parseNumber } from '../../../quantities/index.ts';
import { typedNumber } from '../../../quantities/number.ts';
import { askNow, prepareDoors } from '../../../runtime/circuit-bridge.ts';
import { setContent } from '../../../kit/form/content.ts';
import type { Fault, RulerShown } from './answer.ts';
import { readRuler } from './form.ts';
import type { RulerForm } from './form.ts';
import { showingOfLetter } from './showing.ts';
import type { Units } from './showing.ts';
import { readWritten, rewritten, typed, writtenFrom } from './written.ts';
import type { Written } from './written.ts';

export type Place = 'first' | 'second';
export const PLACES: readonly Place[] = ['first', 'second'];

export interface StateForm {
  readonly letters: Readonly<Record<Place, Letter>>;
  readonly values: Readonly<Record<Place, Written>>;
}

export interface StateShown {
  readonly fluid: string;
  readonly result: RulerState;
  readonly isStale: boolean;
  readonly faults: Readonly<Partial<Record<Place | 'pair', Fault>>>;
}

/** What a page computed while it was built; values in the units of the doors. */
export interface StateExample {
  readonly fluid: string;
  readonly letters: StateForm['letters'];
  readonly values: Readonly<Record<Place, number>>;
  readonly result: RulerState;
}

export interface StateStore {
  readonly $form: ReadableAtom<StateForm>;
  readonly $shown: ReadableAtom<StateShown>;
  /** Another letter takes the value the state has there. */
  setLetter(place: Place, letter: Letter): void;
  setText(place: Place, text: string): void;
  /** The parameters that bring it back, none while it was left alone. */
  params(): readonly (readonly [string, string])[];
  /** Follows the ruler from now on, and takes what a link asks for. Once. */
  start(params?: URLSearchParams): Promise<void>;
}

const DIGITS = 9;
/** % */
const SATURATED_VAPOUR = 100;
/** Parameters of a link; values in the units of the doors: bar absolute, °C, kg/m³, m³/kg, %, kJ/kg, kJ/(kg K). */
export const STATE_KEYS = ['pair', 'v1', 'v2'] as const;

const isLetter = (text: string): text is Letter => (LETTERS as readonly string[]).includes(text);
/** Density and specific volume say the same. */
const isPair = (one: Letter, other: Letter): boolean =>
  one !== other && !((one === 'D' || one === 'V') && (other === 'D' || other === 'V'));

const PLACE_OF_FIELD: Readonly<Record<string, Place | 'pair'>> = { value1: 'first', value2: 'second' };

export function createStateStore(
  ruler: { readonly $form: ReadableAtom<RulerForm>; readonly $shown: ReadableAtom<RulerShown> },
  example: StateExample,
  locale: Locale,
): StateStore {
  const unitsNow = (): Units => ruler.$form.get();
  const fluidNow = (): string => ruler.$form.get().fluid;
  const write = (letter: Letter, value: number, units: Units): Written =>
    writtenFrom(value, showingOfLetter(letter, units), locale);
  const $form = atom<StateForm>({
    letters: example.letters,
    values: {
      first: write(example.letters.first, example.values.first, unitsNow()),
      second: write(example.letters.second, example.values.second, unitsNow()),
    },
  });
  const $shown = atom<StateShown>({ fluid: example.fluid, result: example.result, isStale: false, faults: {} });
  let units = unitsNow();
  let isStarted = false;
  let isTouched = false;

  const answer = (): void => {
    const { letters, values } = $form.get();
    const before = $shown.get();
    const stale = (faults: StateShown['faults']): void => setContent($shown, { ...before, isStale: true, faults });
    const read = {
      first: readWritten(values.first, showingOfLetter(letters.first, unitsNow()), locale),
      second: readWritten(values.second, showingOfLetter(letters.second, unitsNow()), locale),
    };
    const { first, second } = read;
    if (!first.ok || !second.ok) {
      stale({
        ...(first.ok ? {} : { first: { kind: 'text' as const, reason: first.reason } }),
        ...(second.ok ? {} : { second: { kind: 'text' as const, reason: second.reason } }),
      });
      return;
    }
    const outcome = askNow('rulerState', fluidNow(), letters.first, first.value, letters.second, second.value);
    if (outcome === undefined) return;
    if (outcome.ok) setContent($shown, { fluid: fluidNow(), result: outcome.result, isStale: false, faults: {} });
    else {
      const { problem } = outcome;
      stale({ [PLACE_OF_FIELD[problem.field ?? ''] ?? 'pair']: { kind: 'door', problem } });
    }
  };
  const change = (form: StateForm): void => {
    setContent($form, form);
    answer();
  };

  const fill = (params: URLSearchParams): void => {
    const [one = '', other = ''] = [...(params.get('pair') ?? '').toUpperCase()];
    const [v1, v2] = [parseNumber(params.get('v1') ?? ''), parseNumber(params.get('v2') ?? '')];
    if (!isLetter(one) || !isLetter(other) || !isPair(one, other) || !v1.ok || !v2.ok) return;
    isTouched = true;
    // Its own digits, and the value itself behind.
    const text = (letter: Letter, value: number): Written => ({
      text: typedNumber(showingOfLetter(letter, unitsNow()).fromDoor(value), locale),
      exact: value,
    });
    setContent($form, {
      letters: { first: one, second: other },
      values: { first: text(one, v1.value), second: text(other, v2.value) },
    });
  };

  return {
    $form,
    $shown,
    setLetter(place, letter) {
      isTouched = true;
      const { letters, values } = $form.get();
      const other: Place = place === 'first' ? 'second' : 'first';
      const taken = letters[other];
      // A letter that says what the other one says changes places with it.
      const nextOther = isPair(letter, taken) ? taken : letters[place];
      const { state } = $shown.get().result;
      const valueOf = (key: Letter, kept: Written): Written => {
        const value = state[key];
        return value === null ? typed(key === 'Q' ? '' : kept.text) : write(key, value, unitsNow());
      };
      const next = { ...letters, [place]: letter, [other]: nextOther };
      change({
        letters: next,
        values: {
          first: next.first === letters.first ? values.first : valueOf(next.first, values.first),
          second: next.second === letters.second ? values.second : valueOf(next.second, values.second),
        },
      });
    },
    setText(place, text) {
      isTouched = true;
      const { letters, values } = $form.get();
      change({ letters, values: { ...values, [place]: typed(text) } });
    },
    params() {
      if (!isTouched) return [];
      const { letters, values } = $form.get();
      const of = (place: Place): string => {
        const read = readWritten(values[place], showingOfLetter(letters[place], unitsNow()), locale);
        return read.ok ? String(Number(read.value.toPrecision(DIGITS))) : values[place].text;
      };
      return [
        ['pair', letters.first + letters.second],
        ['v1', of('first')],
        ['v2', of('second')],
      ];
    },
    async start(params) {
      if (isStarted) return;
      isStarted = true;
      const follow = (next: RulerForm): void => {
        const before = units;
        units = next;
        const { letters, values } = $form.get();
        const shownAs = (place: Place): Written =>
          rewritten(
            values[place],
            showingOfLetter(letters[place], before),
            showingOfLetter(letters[place], next),
            locale,
          );
        const isSameUnits = before.gauge === next.gauge && before.choices === next.choices;
        if (!isSameUnits)
          setContent($form, { letters, values: { first: shownAs('first'), second: shownAs('second') } });
        if (!isSameUnits || next.fluid !== $shown.get().fluid) answer();
      };
      // Left alone it is the point the ruler reads: what was measured, or else the vapour on its saturation.
      // A pipe of which the ruler cannot say what it means is no subcooled liquid here either.
      const followPoint = ({ answer: ruled, isStale, above }: RulerShown): void => {
        if (isTouched || (isStale && above?.measured === undefined)) return;
        const { measured } = readRuler(ruler.$form.get());
        const isRead = above !== undefined || ruled.reading === 'superheat' || ruled.reading === 'subcooling';
        const isMeasured = measured?.ok === true && isRead;
        const second: Letter = isMeasured ? 'T' : 'Q';
        const P = above ? above.pressure : ruled.saturation.P;
        if (P === undefined) return;
        change({
          letters: { first: 'P', second },
          values: {
            first: write('P', P, unitsNow()),
            second: write(second, isMeasured ? measured.value : SATURATED_VAPOUR, unitsNow()),
          },
        });
      };
      follow(ruler.$form.get());
      ruler.$form.listen(follow);
      if (params) fill(params);
      ruler.$shown.listen(followPoint);
      try {
        await prepareDoors('rulerState');
      } catch {
        return;
      }
      followPoint(ruler.$shown.get());
      answer();
    },
  };
}
