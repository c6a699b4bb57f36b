/** What the bar of a machine is made of, fetched once the page has a moment. */
export { MachineBar } from './MachineBar.tsx';
