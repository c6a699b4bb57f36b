/** A diagram a reader may take in hand: what that needs comes with the first touch, hover or focus of it. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { OverDrawing } from '../../charts/plane/PlaneDiagram.tsx';
import type { Translator } from '../../i18n/keys.ts';
import { useTranslator } from '../../kit/island/context.ts';
import type * as handModule from './hand/open.ts';

/** How the diagram is being read: a finger and the keys have the figures beside what they point at. */
export type ReadBy = 'mouse' | 'touch' | 'keys';

interface Open {
  readonly Hand: typeof handModule.Hand;
  readonly t: Translator;
}

interface InHand {
  /** For the element the drawing stands in. */
  readonly on: {
    onPointerOver(event: { readonly pointerType: string }): void;
    onPointerDownCapture(event: { readonly pointerType: string }): void;
    onFocus(): void;
    onKeyDownCapture(): void;
  };
  readonly over: OverDrawing | undefined;
}

export function useHand(chart: 'ph' | 'ts'): InHand {
  const own = useTranslator();
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const [readBy, setReadBy] = useState<ReadBy>('mouse');
  const isAsked = useRef(false);
  const ask = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./hand/open.ts')
      .then(async ({ Hand, withHandTexts }) => setOpen({ Hand, t: await withHandTexts(own) }))
      // Without a network the diagram is read as before; the next touch asks again.
      .catch(() => (isAsked.current = false));
  }, [own]);
  const on = useMemo<InHand['on']>(() => {
    const point = ({ pointerType }: { readonly pointerType: string }): void => {
      ask();
      setReadBy(pointerType === 'mouse' ? 'mouse' : 'touch');
    };
    return {
      onPointerOver: point,
      onPointerDownCapture: point,
      onFocus: ask,
      onKeyDownCapture: () => setReadBy('keys'),
    };
  }, [ask]);
  const over = useMemo<OverDrawing | undefined>(
    () => open && ((sight) => <open.Hand chart={chart} sight={sight} readBy={readBy} t={open.t} />),
    [open, chart, readBy],
  );
  return { on, over };
}
