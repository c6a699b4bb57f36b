/** A calculation written out, for the clipboard, a file or paper: fetched as one (see `load-writing.ts`). */
export { csvText } from './csv.ts';
export { inputLines, lineText, outputLines, saveBlob, saveText, sheetText } from './exports.ts';
export { WrittenHead } from './WrittenHead.tsx';
