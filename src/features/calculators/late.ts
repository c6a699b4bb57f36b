/** The parts of a calculator that the first key does without: their code comes as one, once the page has a moment. */
import { late } from '../../kit/island/late.tsx';

const parts = () => import('./late-parts.tsx');

export const Head = late(async () => (await parts()).Head);
export const Side = late(async () => (await parts()).Side);
export const Foot = late(async () => (await parts()).Foot);
export const FluidRow = late(async () => (await parts()).FluidRow);
export const FoldedGroup = late(async () => (await parts()).FoldedGroup);
export const PresetMenu = late(async () => (await parts()).PresetMenu);
export const RowsField = late(async () => (await parts()).RowsField);
export const TableField = late(async () => (await parts()).TableField);
