/** What the reader looks at: regime, pane, pointed state, drawn lines. */
import type { BareFacts, FactName, FactSource } from '../../../../machine/index.ts';
import { atom, map } from 'nanostores';
import type { MapStore, WritableAtom } from 'nanostores';
import type { Regime } from './form.ts';

export type Pane = 'inputs' | 'diagram' | 'results';

/** A place in the P-h plane (J/kg, Pa), and the point of a cycle, by its letter, it is when it is one. */
export interface PointedState {
  readonly H: number;
  readonly P: number;
  readonly point: { readonly regime: Regime; readonly letter: string } | undefined;
}

export interface Layers {
  readonly isotherms: boolean;
  readonly quality: boolean;
  readonly isentropes: boolean;
  readonly isochores: boolean;
}

export interface View {
  readonly $view: WritableAtom<Regime>;
  readonly $pane: WritableAtom<Pane>;
  readonly $pointed: WritableAtom<PointedState | undefined>;
  readonly $layers: MapStore<Layers>;
  /** Studies beside this one, by their names: the variants of the project it is kept in. */
  readonly $variants: WritableAtom<readonly { readonly id: string; readonly name: string; readonly query: string }[]>;
  /** What is known of the machine this study is kept in; undefined while it is kept in none. */
  readonly $machine: WritableAtom<BareFacts | undefined>;
  /** How each fact of it is known; nothing of a machine that came by a link. */
  readonly $sources: WritableAtom<Readonly<Partial<Record<FactName, FactSource>>>>;
  /** Whether something of the cycle is in the reader's hand: what is typed meanwhile is one step. */
  readonly $isHeld: WritableAtom<boolean>;
}

export const createView = (): View => ({
  $view: atom<Regime>('permanent'),
  $pane: atom<Pane>('inputs'),
  $pointed: atom<PointedState | undefined>(undefined),
  $layers: map<Layers>({ isotherms: true, quality: true, isentropes: true, isochores: false }),
  $variants: atom([]),
  $machine: atom<BareFacts | undefined>(undefined),
  $sources: atom({}),
  $isHeld: atom(false),
});
