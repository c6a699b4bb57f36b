/** Figures that own words on a refrigerant may hold: none brings a style along. */
import Change from './Change.astro';
import Cycle from './Cycle.astro';
import Glide from './Glide.astro';
import Pressure from './Pressure.astro';
import Temperature from './Temperature.astro';

export const wordFigures = { Change, Cycle, Glide, Pressure, Temperature };
