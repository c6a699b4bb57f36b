/**
 * What every page does once it has a moment: until then its settings open all the same.
 */
import { whenUsed } from '../../kit/island/when-idle.ts';
import { openFolds } from './folds.ts';
import { expectOpening } from './settings-opening.ts';

// What is chosen and consented to, the theme too, is read once somebody uses the page, or where the device keeps anything.
const preferences = () => import('./preferences.ts').then(({ connectPreferences }) => connectPreferences());
whenUsed(() => void preferences().catch(() => undefined));
expectOpening();
openFolds();
const { draft } = document.documentElement.dataset;
if (draft !== undefined) void import('./draft-notice.ts').then(({ connectDraft }) => connectDraft());

/** A page is served as long as its build is: the year it says goes on by itself, and never back. */
const year = document.querySelector('[data-year]');
if (year) year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()));
