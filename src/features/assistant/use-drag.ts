import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

export interface Drag {
  /** Takes the place dragged to: how far from where it began, CSS pixels; `isEnd` on release. */
  readonly onDrag: (dx: number, dy: number, isEnd: boolean) => void;
}

const STEP = 16;
const LARGE_STEP = 64;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Handlers of something dragged by pointer or by the arrow keys (Shift for larger steps). */
export function useDrag({ onDrag }: Drag) {
  const start = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const distance = (event: PointerEvent): readonly [number, number] =>
    start.current ? [event.clientX - start.current.x, event.clientY - start.current.y] : [0, 0];
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) onDrag(...distance(event), false);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      onDrag(...distance(event), true);
      start.current = undefined;
    },
    onPointerCancel() {
      if (start.current) onDrag(0, 0, true);
      start.current = undefined;
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      event.preventDefault();
      const step = event.shiftKey ? LARGE_STEP : STEP;
      onDrag(arrow[0] * step, arrow[1] * step, true);
    },
  };
}
