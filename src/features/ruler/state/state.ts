/** Any two properties, and the state they fix: on the ruler's fluid, in the ruler's units. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { LETTERS } from '../../../circuit/ruler/letters.ts';
import type { Letter } from '../../../circuit/ruler/letters.ts';
import type { RulerState } from '../../../circuit/ruler/state.ts';
import { askNow, prepareDoors } from '../../../runtime/circuit-bridge.ts';
import { setContent } from '../../../kit/form/content.ts';
import { textAt } from '../../../kit/form/fields.ts';
import type { FormContent } from '../../../kit/form/form.ts';
import type { Fault, RulerShown } from './answer.ts';
import { readRuler } from './asked.ts';
import { letterKey, PLACES, stateKey } from './fields.ts';
import type { Place } from './fields.ts';
import { saidAtDoor } from './link.ts';
import type { Ruler } from './ruler.ts';
import { typedAt } from './units.ts';

type Letters = Readonly<Record<Place, Letter>>;

export interface StateShown {
  readonly fluid: string;
  readonly result: RulerState;
  readonly isStale: boolean;
  readonly faults: Readonly<Partial<Record<Place | 'pair', Fault>>>;
}

/** What a page computed while it was built; values in the units of the doors. */
export interface StateExample {
  readonly fluid: string;
  readonly letters: Letters;
  readonly values: Readonly<Record<Place, number>>;
  readonly result: RulerState;
}

export interface StateStore {
  readonly $shown: ReadableAtom<StateShown>;
  /** Another letter takes the value the state has there. */
  setLetter(place: Place, letter: Letter): void;
  setText(place: Place, text: string): void;
  /** The parameters that bring it back, none while it was left alone. */
  params(): readonly (readonly [string, string])[];
  /** Its figures are nobody's: it follows the ruler, and the address says none. Returns how to undo that. */
  forget(): () => void;
  /** Follows the ruler from now on, and takes what a link asks for. Once. */
  start(params?: URLSearchParams): Promise<void>;
}

/** % */
const SATURATED_VAPOUR = 100;
/** Parameters of a link; values in the units of the doors: bar absolute, °C, kg/m³, m³/kg, %, kJ/kg, kJ/(kg K). */
export const STATE_KEYS = ['pair', 'v1', 'v2'] as const;

const isLetter = (text: string): text is Letter => (LETTERS as readonly string[]).includes(text);
/** Density and specific volume say the same. */
const isPair = (one: Letter, other: Letter): boolean =>
  one !== other && !((one === 'D' || one === 'V') && (other === 'D' || other === 'V'));

const PLACE_OF_FIELD: Readonly<Record<string, Place | 'pair'>> = { value1: 'first', value2: 'second' };

export const lettersOf = ({ texts }: FormContent): Letters => ({
  first: texts[letterKey('first')] as Letter,
  second: texts[letterKey('second')] as Letter,
});
const textsOfLetters = ({ first, second }: Letters): Readonly<Record<string, string>> => ({
  [letterKey('first')]: first,
  [letterKey('second')]: second,
});

export function createStateStore(ruler: Pick<Ruler, 'form' | '$shown' | 'locale'>, example: StateExample): StateStore {
  const { form } = ruler;
  const { $content } = form;
  /** Letters, and values of the doors as figures nobody typed. */
  const write = (letters: Letters, values: Readonly<Partial<Record<Place, number>>>, texts = {}): void =>
    form.change(
      { ...textsOfLetters(letters), ...texts },
      Object.fromEntries(Object.entries(values).map(([place, value]) => [stateKey(place as Place), value])),
      true,
    );
  write(example.letters, example.values);
  /** What the doors are asked. */
  const asked = () => {
    const { texts, numbers } = $content.get();
    const read = (place: Place) => numbers[stateKey(place)]?.value;
    return {
      fluid: textAt(texts, 'fluid'),
      letters: lettersOf($content.get()),
      first: read('first'),
      second: read('second'),
    };
  };
  const $asked = atom(asked());
  const $shown = atom<StateShown>({ fluid: example.fluid, result: example.result, isStale: false, faults: {} });
  let isStarted = false;
  let isTouched = false;

  const answer = (): void => {
    const { fluid, letters, first, second } = $asked.get();
    const stale = (faults: StateShown['faults']): void =>
      setContent($shown, { ...$shown.get(), isStale: true, faults });
    if (!first?.ok || !second?.ok) {
      stale({
        ...(first?.ok === false && { first: { kind: 'text', reason: first.reason } }),
        ...(second?.ok === false && { second: { kind: 'text', reason: second.reason } }),
      });
      return;
    }
    const outcome = askNow('rulerState', fluid, letters.first, first.value, letters.second, second.value);
    if (outcome === undefined) return;
    if (outcome.ok) setContent($shown, { fluid, result: outcome.result, isStale: false, faults: {} });
    else {
      const { problem } = outcome;
      stale({ [PLACE_OF_FIELD[problem.field ?? ''] ?? 'pair']: { kind: 'door', problem } });
    }
  };

  const fill = (params: URLSearchParams): void => {
    const [one = '', other = ''] = [...(params.get('pair') ?? '').toUpperCase()];
    const [v1, v2] = [params.get('v1'), params.get('v2')];
    if (!isLetter(one) || !isLetter(other) || !isPair(one, other) || v1 === null || v2 === null) return;
    isTouched = true;
    const letters = textsOfLetters({ first: one, second: other });
    const text = (place: Place, said: string): string =>
      typedAt(form, $content.get(), stateKey(place), said, ruler.locale, letters);
    form.change({ ...letters, [stateKey('first')]: text('first', v1), [stateKey('second')]: text('second', v2) });
    form.takeLetters();
  };

  return {
    $shown,
    setLetter(place, letter) {
      isTouched = true;
      const letters = lettersOf($content.get());
      const other: Place = place === 'first' ? 'second' : 'first';
      const taken = letters[other];
      // A letter that says what the other one says changes places with it.
      const nextOther = isPair(letter, taken) ? taken : letters[place];
      const next: Letters = { ...letters, [place]: letter, [other]: nextOther };
      const { state } = $shown.get().result;
      const changed = PLACES.filter((each) => next[each] !== letters[each]).map(
        (each) => [each, next[each], state[next[each]]] as const,
      );
      write(
        next,
        Object.fromEntries(changed.flatMap(([each, , value]) => (value === null ? [] : [[each, value]]))),
        Object.fromEntries(
          changed.flatMap(([each, key, value]) => (value === null && key === 'Q' ? [[stateKey(each), '']] : [])),
        ),
      );
    },
    setText(place, text) {
      isTouched = true;
      form.set(stateKey(place), text);
    },
    params() {
      if (!isTouched) return [];
      const content = $content.get();
      const { first, second } = lettersOf(content);
      return [
        ['pair', first + second],
        ['v1', saidAtDoor(content, stateKey('first'))],
        ['v2', saidAtDoor(content, stateKey('second'))],
      ];
    },
    forget() {
      const was = isTouched;
      isTouched = false;
      return () => (isTouched = was);
    },
    async start(params) {
      if (isStarted) return;
      isStarted = true;
      $asked.listen(answer);
      $content.listen(() => setContent($asked, asked()));
      // Left alone it is the point the ruler reads: what was measured, or else the vapour on its saturation.
      // A pipe of which the ruler cannot say what it means is no subcooled liquid here either.
      const followPoint = ({ answer: ruled, isStale, above }: RulerShown): void => {
        if (isTouched || (isStale && above?.measured === undefined)) return;
        const { measured } = readRuler(form, $content.get());
        const isRead = above !== undefined || ruled.reading === 'superheat' || ruled.reading === 'subcooling';
        const isMeasured = measured?.ok === true && isRead;
        const P = above ? above.pressure : ruled.saturation.P;
        if (P === undefined) return;
        write(
          { first: 'P', second: isMeasured ? 'T' : 'Q' },
          { first: P, second: isMeasured ? measured.value : SATURATED_VAPOUR },
        );
      };
      setContent($asked, asked());
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
