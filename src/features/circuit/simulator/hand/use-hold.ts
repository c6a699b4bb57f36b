/** Holding a handle: a frame has one move of it at most, and all of a drag is one step of the study. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { Locale } from '../../../../language/index.ts';
import { typedNumber } from '../../../../quantities/number.ts';
import type { FormContent } from '../../../../kit/form/form.ts';
import type { PlotLayout } from '../../../../charts/plot/layout.ts';
import { useSimulation } from '../use-simulation.ts';
import type { Regime } from '../state/form.ts';
import type { Spot } from './grips.ts';
import type { Held } from './held.ts';
import { draggedText, keyedText, valueAtPlace } from './moves.ts';
import type { PlaneOfStates } from './moves.ts';

interface Taken {
  readonly held: Held;
  readonly plane: PlaneOfStates;
  readonly layout: PlotLayout;
  readonly regime: Regime;
  /** From the pointer to what is held, px. */
  readonly offset: Spot;
  readonly perPixel: number;
  readonly before: FormContent;
}

export interface Hold {
  /** The name of what is in the hand. */
  readonly taken: string | undefined;
  /** No state says where the hand is. */
  readonly isLost: boolean;
  take(held: Held, anchor: Spot, plane: PlaneOfStates, event: PointerEvent<HTMLElement>): void;
  move(event: PointerEvent<HTMLElement>): void;
  letGo(): void;
  /** @returns whether the key was one of a slider, or gave back what is held */
  onKey(held: Held, key: string, isFine: boolean): boolean;
}

const atPixel = ({ held, plane, layout }: Pick<Taken, 'held' | 'plane' | 'layout'>, { x, y }: Spot) =>
  valueAtPlace(held, { x: layout.x.invert(x), y: layout.y.invert(y) }, plane);

export function useHold(regime: Regime, layout: PlotLayout, locale: Locale): Hold {
  const { $isHeld, forms } = useSimulation();
  const [taken, setTaken] = useState<string | undefined>(undefined);
  const [isLost, setIsLost] = useState(false);
  const hand = useRef<Taken | undefined>(undefined);
  const pointer = useRef<Spot>({ x: 0, y: 0 });
  const frame = useRef<number | undefined>(undefined);

  const write = useCallback(
    (of: Regime, { name }: Held, shown: number): void => forms[of].set(name, typedNumber(shown, locale)),
    [forms, locale],
  );
  const follow = useCallback((): void => {
    frame.current = undefined;
    const now = hand.current;
    if (!now) return;
    const value = atPixel(now, { x: pointer.current.x + now.offset.x, y: pointer.current.y + now.offset.y });
    setIsLost(value === undefined || !Number.isFinite(value));
    if (value !== undefined && Number.isFinite(value))
      write(now.regime, now.held, draggedText(now.held, value, now.perPixel));
  }, [write]);
  const letGo = useCallback((): void => {
    if (!hand.current) return;
    if (frame.current !== undefined) {
      cancelAnimationFrame(frame.current);
      follow();
    }
    hand.current = undefined;
    setTaken(undefined);
    setIsLost(false);
    $isHeld.set(false);
  }, [$isHeld, follow]);
  useEffect(() => letGo, [letGo]);

  return {
    taken,
    isLost,
    take(held, anchor, plane, event) {
      event.currentTarget.setPointerCapture(event.pointerId);
      const here = { x: event.clientX, y: event.clientY };
      const taking = { held, plane, layout };
      const own = atPixel(taking, anchor) ?? held.value;
      const beside = atPixel(
        taking,
        held.handle.kind === 'end' && plane.chart === 'ph'
          ? { ...anchor, x: anchor.x + 1 }
          : { ...anchor, y: anchor.y + 1 },
      );
      pointer.current = here;
      hand.current = {
        ...taking,
        regime,
        offset: { x: anchor.x - here.x, y: anchor.y - here.y },
        perPixel: beside === undefined ? 0 : beside - own,
        before: forms[regime].$content.get(),
      };
      $isHeld.set(true);
      setTaken(held.name);
    },
    move({ clientX, clientY }) {
      if (!hand.current) return;
      pointer.current = { x: clientX, y: clientY };
      frame.current ??= requestAnimationFrame(follow);
    },
    letGo,
    onKey(held, key, isFine) {
      const now = hand.current;
      if (now) {
        if (key !== 'Escape') return false;
        if (frame.current !== undefined) cancelAnimationFrame(frame.current);
        frame.current = undefined;
        forms[now.regime].restore(now.before);
        letGo();
        return true;
      }
      const shown = keyedText(held, key, isFine);
      if (shown !== undefined) write(regime, held, shown);
      return shown !== undefined;
    },
  };
}
