/** The parts of the page that come late, fetched as one. */
export { DoctorPanel } from './DoctorPanel.tsx';
export { FluidField } from './FluidField.tsx';
export { ListPanel } from './ListPanel.tsx';
export { MapPanel } from './MapPanel.tsx';
export { Messages } from './Messages.tsx';
export { SheetTable } from './SheetTable.tsx';
export { PrintedSheet } from './PrintedSheet.tsx';
export { Toolbar } from './Toolbar.tsx';
