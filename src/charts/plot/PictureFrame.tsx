/** A picture as wide as its place, under which stands what it shows. */
import type { ReactNode, Ref } from 'react';
import picture from './picture.module.css';

interface PictureFrameProps {
  readonly canvas: Ref<HTMLDivElement>;
  readonly width: number;
  readonly height: number;
  /** Read out in place of the picture. */
  readonly label: string;
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

export const PictureFrame = ({ canvas, width, height, label, caption, children }: PictureFrameProps) => (
  <figure className={picture.figure}>
    <div ref={canvas} className={picture.canvas}>
      <svg
        translate="no"
        className={picture.svg}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        data-picture=""
      >
        {children}
      </svg>
    </div>
    {caption === undefined ? null : <figcaption className={picture.caption}>{caption}</figcaption>}
  </figure>
);
