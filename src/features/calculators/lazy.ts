/** The parts of a calculator that the first key does without: their code comes as one, once the page has a moment. */
import { lazyPart } from '../../kit/island/lazy-part.tsx';

const parts = () => import('./lazy-parts.tsx');

export const FluidRow = lazyPart(async () => (await parts()).FluidRow);
export const FoldedGroup = lazyPart(async () => (await parts()).FoldedGroup);
export const PresetMenu = lazyPart(async () => (await parts()).PresetMenu);
export const RowsField = lazyPart(async () => (await parts()).RowsField);
export const TableField = lazyPart(async () => (await parts()).TableField);
export const Beside = lazyPart(async () => (await parts()).Beside);
export const Picture = lazyPart(async () => (await parts()).Picture);
export const SheetFoot = lazyPart(async () => (await parts()).SheetFoot);
export const SheetHead = lazyPart(async () => (await parts()).SheetHead);
export const Toasts = lazyPart(async () => (await parts()).Toasts);
