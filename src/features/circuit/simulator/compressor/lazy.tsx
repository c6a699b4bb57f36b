/** The compressor mode, fetched when it is chosen. */
export { CompressorChoice as Choice } from './CompressorChoice.tsx';
export { CompressorResult as Result } from './CompressorResult.tsx';
export { loadTexts } from './texts.ts';
