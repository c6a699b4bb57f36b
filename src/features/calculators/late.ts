/** The parts of a calculator that the first key does without: their code comes as one, once the page has a moment. */
import { late } from '../../kit/island/late.tsx';

const parts = () => import('./late-parts.tsx');

export const FluidRow = late(async () => (await parts()).FluidRow);
export const FoldedGroup = late(async () => (await parts()).FoldedGroup);
export const PresetMenu = late(async () => (await parts()).PresetMenu);
export const RowsField = late(async () => (await parts()).RowsField);
export const TableField = late(async () => (await parts()).TableField);
export const Beside = late(async () => (await parts()).Beside);
export const Picture = late(async () => (await parts()).Picture);
export const SheetFoot = late(async () => (await parts()).SheetFoot);
export const SheetHead = late(async () => (await parts()).SheetHead);
export const Toasts = late(async () => (await parts()).Toasts);
