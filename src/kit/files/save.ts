/** Offers a file for download. */

/** How long the browser may take to read what it saves, ms. */
const KEPT_FOR = 10_000;

const CSV = 'text/csv;charset=utf-8';

export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
}

/** @param name without its ending */
export const saveCsv = (text: string, name: string): void => saveFile(new Blob([text], { type: CSV }), `${name}.csv`);

/** A name in a file's name: letters and digits, hyphens between. */
export const inFileName = (name: string): string => name.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '');
