/** What the reader looks at: regime, pane, pointed state, drawn lines. */
import { atom, map } from 'nanostores';
import type { Regime } from './form.ts';

export type Pane = 'inputs' | 'diagram' | 'results';

/** A place in the P-h plane (J/kg, Pa), and the point of a cycle, by its letter, it is when it is one. */
export interface PointedState {
  readonly H: number;
  readonly P: number;
  readonly point: { readonly regime: Regime; readonly letter: string } | undefined;
}

export const $view = atom<Regime>('permanent');
export const $pane = atom<Pane>('inputs');
export const $pointed = atom<PointedState | undefined>(undefined);
export const $layers = map({ isotherms: true, quality: true, isentropes: true, isochores: false });
