/** A calculation written out, for the clipboard, a file or paper: fetched as one (see `load-writing.ts`). */
export { csvText } from './csv.ts';
export { saveCsv, saveFile } from '../../kit/files/save.ts';
export { inputLines, lineText, outputLines, sheetText, summaryOf } from './exports.ts';
export { WrittenHead } from './WrittenHead.tsx';
