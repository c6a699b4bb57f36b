/** The parts of the page that come late, fetched as one. */
export { Basket } from './Basket.tsx';
export { ExpansionValves, Vessels } from './ValvesAndVessels.tsx';
export { OwnComponents } from './OwnComponents.tsx';
