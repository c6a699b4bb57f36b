/** How the assistant is shown: a panel of some width, or a window of its own. Sizes in CSS pixels. */
import { persistedAtom } from '../../../kit/storage/persisted.ts';

export interface Display {
  readonly mode: 'panel' | 'popup';
  readonly panelWidth: number;
  readonly width: number;
  readonly height: number;
  /** From the left and top edges of the window; undefined until it is moved. */
  readonly x: number | undefined;
  readonly y: number | undefined;
}

export const NARROWEST_PANEL = 320;
export const WIDEST_PANEL = 0.8;
const SMALLEST_POPUP = { width: 400, height: 300 } as const;
const LARGEST_POPUP = 0.9;
/** Below this width of the window the assistant takes all of it. */
export const FULL_WIDTH_BELOW = 900;

const DEFAULT: Display = { mode: 'panel', panelWidth: 420, width: 650, height: 600, x: undefined, y: undefined };

const isSize = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 10_000;

function isDisplay(value: unknown): value is Display {
  if (typeof value !== 'object' || value === null) return false;
  const { mode, panelWidth, width, height, x, y } = value as Record<string, unknown>;
  return (
    (mode === 'panel' || mode === 'popup') &&
    [panelWidth, width, height].every(isSize) &&
    [x, y].every((place) => place === undefined || isSize(place))
  );
}

export const $display = persistedAtom<Display>('appfroid.assistant', DEFAULT, (value) =>
  isDisplay(value) ? value : undefined,
);

const within = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** The panel's width in a window: from 320 px to 80 % of it. */
export const panelWidthIn = (wanted: number, { width }: WindowSize): number =>
  Math.round(within(wanted, Math.min(NARROWEST_PANEL, width), Math.max(NARROWEST_PANEL, WIDEST_PANEL * width)));

/** Size and place of the popup in a window: from 400 × 300 px to 90 % of it, whole inside it. */
export function popupIn(
  { width, height, x, y }: Display,
  size: WindowSize,
): Required<Pick<Display, 'width' | 'height'>> & { readonly x: number; readonly y: number } {
  const wide = Math.round(
    within(width, SMALLEST_POPUP.width, Math.max(SMALLEST_POPUP.width, LARGEST_POPUP * size.width)),
  );
  const high = Math.round(
    within(height, SMALLEST_POPUP.height, Math.max(SMALLEST_POPUP.height, LARGEST_POPUP * size.height)),
  );
  return {
    width: wide,
    height: high,
    x: Math.round(within(x ?? size.width - wide - 24, 0, Math.max(0, size.width - wide))),
    y: Math.round(within(y ?? size.height - high - 24, 0, Math.max(0, size.height - high))),
  };
}
