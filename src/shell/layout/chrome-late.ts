/** What every page does once it has a moment: what of its menus and settings works without a script does so until then. */
import { colourBars, followTheme } from '../../kit/kept/theme.ts';
import { openMenus } from './menus.ts';
import { expectOpening } from './settings-opening.ts';

openMenus();
expectOpening();
colourBars();
followTheme();
