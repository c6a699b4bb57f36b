/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  signalType: text(
    'Courant ou tension que le capteur envoie. En 4-20\u202fmA, un fil coupé se voit\u00a0: il donne 0.',
    'Current or voltage the sensor sends. With 4-20\u202fmA a cut wire shows: it gives 0.',
  ),
  minValue: text(
    'Ce que le capteur mesure quand son signal est au plus bas.',
    'What the sensor measures when its signal is at its lowest.',
  ),
  maxValue: text(
    'Ce que le capteur mesure quand son signal est au plus haut.',
    'What the sensor measures when its signal is at its highest.',
  ),
  unitValue: text(
    'Unité de la mesure, écrite telle quelle auprès du résultat.',
    'Unit of the measurement, written as it is beside the result.',
  ),
  direction: text(
    'Du signal lu à la mesure, ou de la mesure au signal attendu.',
    'From the signal read to the measurement, or from the measurement to the signal expected.',
  ),
  searchValue: text(
    'Le signal lu, ou la mesure, selon le sens choisi.',
    'The signal read, or the measurement, by the direction chosen.',
  ),
};
