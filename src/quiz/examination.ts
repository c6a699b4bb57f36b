/** A mock examination: a time for each question, no correction before the end, a share of right answers to pass. */

/** Minutes a question may take. */
const MINUTES = 1.5;
/** Right answers in a hundred that pass. */
export const PASS = 70;

/** Whole minutes for so many questions. */
export const examinationMinutes = (questions: number): number => Math.ceil(questions * MINUTES);

/** Right answers in a hundred, rounded down: 69.9 does not pass. */
export const percentOf = (right: number, of: number): number => Math.floor((100 * right) / of);
