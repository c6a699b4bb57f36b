import type { ReactNode } from 'react';
import frame from './frame.module.css';

export interface ZoomTexts {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly reset: string;
}

interface ZoomToolsProps {
  readonly viewport: { readonly isZoomed: boolean; zoomBy(factor: number): void; reset(): void };
  readonly texts: ZoomTexts;
  readonly children?: ReactNode;
}

/** The buttons in the corner of a diagram: nearer, farther, whole. */
export function ZoomTools({ viewport, texts, children }: ZoomToolsProps) {
  const zoom = (sign: string, text: string, factor: number) => (
    <button type="button" className={frame.zoom} onClick={() => viewport.zoomBy(factor)} aria-label={text} title={text}>
      {sign}
    </button>
  );
  return (
    <div className={frame.tools}>
      {zoom('+', texts.zoomIn, 0.8)}
      {zoom('−', texts.zoomOut, 1.25)}
      <button
        type="button"
        onClick={viewport.reset}
        disabled={!viewport.isZoomed}
        aria-label={texts.reset}
        title={texts.reset}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M3 6V3h3M13 6V3h-3M3 10v3h3M13 10v3h-3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      {children}
    </div>
  );
}
