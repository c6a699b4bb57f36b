/** The parts of the page that come late, fetched as one. */
export { PageToasts } from '../../kit/page/Commands.tsx';
export { DoctorPanel } from './DoctorPanel.tsx';
export { FluidField } from './FluidField.tsx';
export { ListPanel } from './ListPanel.tsx';
export { MapPanel } from './MapPanel.tsx';
export { PrintedSheet } from './PrintedSheet.tsx';
export { SheetTable } from './SheetTable.tsx';
export { Toolbar } from './Toolbar.tsx';
