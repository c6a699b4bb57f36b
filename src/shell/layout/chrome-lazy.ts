/**
 * What every page does once it has a moment: until then its settings open all the same, the bars have the colour of before,
 * and its style sheets hold open what has the room.
 */
import { colourBars, followTheme } from '../../kit/storage/theme.ts';
import { openFolds } from './folds.ts';
import { connectPreferences } from './preferences.ts';
import { expectOpening } from './settings-opening.ts';

connectPreferences();
expectOpening();
openFolds();
const { draft } = document.documentElement.dataset;
if (draft !== undefined) void import('./draft-notice.ts').then(({ connectDraft }) => connectDraft());
colourBars();
followTheme();

/** A page is served as long as its build is: the year it says goes on by itself, and never back. */
const year = document.querySelector('[data-year]');
if (year) year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()));
