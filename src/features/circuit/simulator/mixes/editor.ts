/** Everything the mix editor needs once it is opened, fetched as one. */
export { createMix, editComposition, isEditable } from './editing.ts';
export { MixEditor } from './MixEditor.tsx';
