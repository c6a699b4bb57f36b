/** Texts set in lines. */

const BETWEEN_PARTS = ' · ';

/**
 * A text set in lines of at most `width`: broken between its parts, where the dot that parted them goes, and at a space
 * only where a part alone is longer than a line.
 * @param widthOf of a text, in the unit of `width`
 */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const part of text.split(BETWEEN_PARTS)) {
    const words = widthOf(part) > width ? part.split(' ') : [part];
    words.forEach((word, index) => {
      const last = lines.at(-1);
      const longer = `${last}${index === 0 ? BETWEEN_PARTS : ' '}${word}`;
      if (last === undefined || widthOf(longer) > width) lines.push(word);
      else lines[lines.length - 1] = longer;
    });
  }
  return lines;
}
