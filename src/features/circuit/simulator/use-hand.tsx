/** A diagram a reader may take in hand: what that needs comes with the first touch, hover or focus of it. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { OverDrawing } from '../../../charts/plane/PlaneDiagram.tsx';
import type { Mark } from '../../../charts/plane/marks.tsx';
import type { Translator } from '../../../i18n/keys.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { useWhole } from '../../../kit/island/use-part.ts';
import { useSimulation } from './use-simulation.ts';
import type * as handModule from './hand/open.ts';
import type { ReadBy } from './hand/read-by.ts';
import { $pins } from './state/pins.ts';
import type { Pin } from './state/pins.ts';

type Hand = Pick<typeof handModule, 'Hand' | 'Below' | 'Explore' | 'keepPointed'>;

interface Open extends Hand {
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
  /** Keeps what is pointed at. */
  readonly onKeep: () => void;
  readonly marks: readonly Mark[];
  /** In the menu of what may be explored; nothing until it is there. */
  readonly explore: ReactNode;
  /** Under the drawing. */
  readonly below: ReactNode;
}

const AXES = {
  ph: ({ H, P }: Pin) => ({ x: H, y: P }),
  ts: ({ S, T }: Pin) => ({ x: S, y: T }),
} as const;

export function useHand(chart: 'ph' | 'ts'): InHand {
  const simulation = useSimulation();
  const own = useTranslator();
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const [readBy, setReadBy] = useState<ReadBy>('mouse');
  const [kept, setKept] = useState<{ readonly n: number | undefined } | undefined>(undefined);
  const isAsked = useRef(false);
  const pins = useWhole($pins);
  const ask = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./hand/open.ts')
      .then(async ({ withHandTexts, restorePins, ...hand }) => {
        restorePins();
        setOpen({ ...hand, t: await withHandTexts(own) });
      })
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
  const onKeep = useCallback(() => {
    if (open) setKept({ n: open.keepPointed(simulation) });
  }, [open, simulation]);
  const over = useMemo<OverDrawing | undefined>(
    () =>
      open &&
      ((sight) => <open.Hand chart={chart} sight={sight} readBy={readBy} t={open.t} onKeep={onKeep} kept={kept} />),
    [open, chart, readBy, onKeep, kept],
  );
  const marks = useMemo(
    () =>
      pins.map((pin, index) => ({ key: `${index} ${pin.H} ${pin.P}`, text: String(index + 1), ...AXES[chart](pin) })),
    [pins, chart],
  );
  const late = useMemo(
    () => ({ explore: open && <open.Explore t={open.t} />, below: open && <open.Below t={open.t} /> }),
    [open],
  );
  return { on, over, onKeep, marks, ...late };
}
