/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  ps: text(
    'Pression la plus haute pour laquelle le tronçon est conçu\u00a0: la plus basse des plaques commande.',
    'Highest pressure the section is designed for: the lowest nameplate rules.',
  ),
  p_init: text(
    'Pression au manomètre une fois l’azote à la température du circuit.',
    'Gauge pressure once the nitrogen is at the temperature of the circuit.',
  ),
  t_init: text('Température du circuit à ce moment.', 'Temperature of the circuit at that moment.'),
  t_final: text(
    'Température du circuit à la fin\u00a0: un kelvin de moins abaisse la pression sans fuite.',
    'Temperature of the circuit at the end: one kelvin less lowers the pressure without a leak.',
  ),
  p_final: text('Pression au manomètre à la fin.', 'Gauge pressure at the end.'),
  p_atm: text(
    'Pression de l’air du lieu\u00a0: le gaz suit la pression absolue.',
    'Pressure of the air on site: the gas follows the absolute pressure.',
  ),
  tol_p: text(
    'De combien le manomètre peut se tromper\u00a0: sa classe fois sa pleine échelle.',
    'By how much the gauge may be wrong: its class times its full scale.',
  ),
  tol_t: text('De combien la température du gaz est connue.', 'How well the temperature of the gas is known.'),
  volume: text(
    'Volume intérieur du tronçon\u00a0: il change une chute de pression en fuite.',
    'Inside volume of the section: it turns a drop of pressure into a leak.',
  ),
  duration: text('Temps entre les deux lectures.', 'Time between the two readings.'),
  gas_model: text(
    'Loi du gaz parfait, ou équation de l’azote, plus juste sous haute pression.',
    'Ideal gas law, or the equation of nitrogen, nearer the truth at high pressure.',
  ),
};
