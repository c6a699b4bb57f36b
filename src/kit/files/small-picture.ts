/** A picture of a file, made small enough to be kept and sent along. */

/** Tried one after the other until the text is short enough. */
const QUALITIES = [0.85, 0.7, 0.5, 0.35] as const;

/**
 * The picture as the address of its own bytes.
 * @param side of its longer side at most, px
 * @param longest characters of the address at most
 * @throws {Error} where the file is no picture, or no smaller one is short enough
 */
export async function smallPicture(file: Blob, side: number, longest: number, type = 'image/jpeg'): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    let scale = Math.min(1, side / Math.max(picture.width, picture.height));
    for (let round = 0; round < 4; round += 1) {
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      for (const quality of QUALITIES) {
        const address = canvas.toDataURL(type, quality);
        if (address.length <= longest) return address;
        // A drawing without losses has no quality to give up.
        if (type === 'image/png') break;
      }
      scale /= 2;
    }
    throw new Error('no small picture of this one');
  } finally {
    picture.close();
  }
}
