/** The picture of a result as a file: with what was asked, what came out, and when. */
import { pngFromSvg, standaloneSvg } from '../../charts/plot/standalone.ts';

export type PictureKind = 'svg' | 'png';

interface PictureTexts {
  readonly title: string;
  /** Inputs and results, in words. */
  readonly written: readonly string[];
  readonly source: string;
}

/**
 * The first drawing of a frame with the legend under it, as a file.
 * @throws {Error} when there is none, or the browser cannot draw it
 */
export async function pictureFile(
  frame: HTMLElement,
  kind: PictureKind,
  { title, written, source }: PictureTexts,
): Promise<Blob> {
  const drawing = frame.querySelector<SVGSVGElement>('svg[data-picture]');
  if (!drawing) throw new Error('no picture');
  const legend = [...(drawing.closest('figure')?.querySelectorAll('figcaption li') ?? [])].flatMap((item) => {
    const line = item.querySelector('svg');
    return line ? [{ line, text: item.textContent.trim() }] : [];
  });
  const svg = standaloneSvg(drawing, { title, lines: [written.join(' · ')], source, legend });
  return kind === 'png' ? pngFromSvg(svg) : new Blob([svg], { type: 'image/svg+xml' });
}
