/** What of the page the first key does without: served with it, its code comes as one, once the page has a moment. */
import { late } from '../../kit/island/late.tsx';

const parts = () => import('./late-parts.ts');

export const DoctorPanel = late(async () => (await parts()).DoctorPanel);
export const FluidField = late(async () => (await parts()).FluidField);
export const ListPanel = late(async () => (await parts()).ListPanel);
export const MapPanel = late(async () => (await parts()).MapPanel);
export const Messages = late(async () => (await parts()).Messages);
export const PrintedSheet = late(async () => (await parts()).PrintedSheet);
export const SheetTable = late(async () => (await parts()).SheetTable);
export const Toolbar = late(async () => (await parts()).Toolbar);
