/** The day an answer of law is about. */
import { text } from '../../language/index.ts';
import type { Schema } from '../schema.ts';

export const DAY: Schema = {
  type: 'string',
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  description: 'Day, such as 2027-01-01; today unless told',
};
export const NO_DAY = text('date : ce jour n’existe pas.', 'date: there is no such day.');
