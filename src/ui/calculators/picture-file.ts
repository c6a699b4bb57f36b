/** The picture of a result as a file: with what was asked, what came out, and when. */
import { pngFromSvg, standaloneSvg } from '../../charts/plot/standalone.ts';
import { textWidth } from '../../charts/plot/labels.ts';

export type PictureKind = 'svg' | 'png';

interface PictureTexts {
  readonly title: string;
  /** Inputs and results, in words. */
  readonly written: readonly string[];
  readonly source: string;
}

const FONT = 13;

/** Words of a list set in lines of at most `width` pixels. */
export function wrapped(words: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} · ${word}`;
    if (last === undefined || textWidth(longer, FONT) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
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
  const svg = standaloneSvg(drawing, { title, lines: wrapped(written, drawing.viewBox.baseVal.width), source, legend });
  return kind === 'png' ? pngFromSvg(svg) : new Blob([svg], { type: 'image/svg+xml' });
}
