/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  quantity: text(
    'Ce que l’unité mesure\u00a0: elle décide des unités offertes.',
    'What the unit measures: it decides which units are offered.',
  ),
  value: text('Nombre à convertir, dans l’unité de départ.', 'Number to convert, in the first unit.'),
  from: text('Unité dans laquelle le nombre est écrit.', 'Unit the number is written in.'),
  to: text('Unité dans laquelle il est voulu.', 'Unit it is wanted in.'),
  from_ref: text(
    'Absolue, ou relative à l’air, comme la lit un manomètre.',
    'Absolute, or above the air, as a gauge reads it.',
  ),
  to_ref: text(
    'Absolue, ou relative à l’air, comme la lit un manomètre.',
    'Absolute, or above the air, as a gauge reads it.',
  ),
  p_atm: text(
    'Pression de l’air du lieu\u00a0: elle sépare le relatif de l’absolu.',
    'Pressure of the air on site: it stands between gauge and absolute.',
  ),
  fluid: text('Gaz dont la masse molaire est prise.', 'Gas whose molar mass is taken.'),
  molar_mass: text(
    'Masse d’une mole\u00a0: elle mène d’un volume de gaz à sa masse.',
    'Mass of one mole: it leads from a volume of gas to its mass.',
  ),
  t: text('Température à laquelle le volume de gaz est compté.', 'Temperature at which the volume of gas is counted.'),
  p: text('Pression à laquelle le volume de gaz est compté.', 'Pressure at which the volume of gas is counted.'),
};
