/** The licence of the questions, by its name in the SPDX list; each file says it inside. */
export const LICENCE = 'MIT';
export const LICENCE_NOTE = `AppFroid, ${LICENCE} (https://spdx.org/licenses/${LICENCE})`;
