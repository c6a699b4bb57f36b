/** What every page does once it has a moment: until then its settings open all the same, and the bars have the colour of before. */
import { colourBars, followTheme } from '../../kit/kept/theme.ts';
import { expectOpening } from './settings-opening.ts';

expectOpening();
colourBars();
followTheme();
