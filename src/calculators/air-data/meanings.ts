/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  mode: text(
    'Ce qui est cherché\u00a0: un état d’air, le mélange de deux airs, ou ce qu’une batterie fait à l’air.',
    'What is wanted: a state of air, the mixture of two airs, or what a coil does to the air.',
  ),
  altitude: text(
    'Hauteur du lieu. Elle fixe la pression de l’air, donc sa masse volumique et sa teneur en eau.',
    'Height of the place. It sets the pressure of the air, so its density and humidity ratio.',
  ),
  pressure: text(
    'Pression absolue de l’air du lieu, d’un baromètre non ramené au niveau de la mer.',
    'Absolute pressure of the air on site, from a barometer that is not reduced to sea level.',
  ),
  t_db: text(
    'Température d’une sonde ordinaire, sèche, à l’abri du rayonnement.',
    'Temperature of an ordinary dry probe, shielded from radiation.',
  ),
  rh: text(
    'Pression de la vapeur d’eau dans l’air, rapportée à celle qui saturerait cet air à sa température.',
    'Pressure of the water vapour in the air as a share of that which would saturate it at its temperature.',
  ),
  t_wb: text(
    'Température d’une sonde entourée d’une mèche mouillée, dans un air qui passe à quelques mètres par seconde.',
    'Temperature of a probe in a wet wick, in air moving at a few metres a second.',
  ),
  t_dp: text(
    'Température à laquelle cet air, refroidi sans perdre d’eau, commence à mouiller une paroi.',
    'Temperature at which this air, cooled without losing water, starts to wet a wall.',
  ),
  w: text(
    'Masse de vapeur d’eau par kilogramme d’air sec\u00a0: elle ne change pas quand on chauffe l’air.',
    'Mass of water vapour for each kilogram of dry air: it does not change when the air is heated.',
  ),
  h: text(
    'Chaleur contenue dans l’air et sa vapeur, par kilogramme d’air sec, comptée depuis 0\u202f°C.',
    'Heat held by the air and its vapour for each kilogram of dry air, counted from 0\u202f°C.',
  ),
  t1: text(
    'Température sèche du premier air, avant le mélange.',
    'Dry-bulb temperature of the first air, before mixing.',
  ),
  rh1: text(
    'Humidité relative du premier air, avant le mélange.',
    'Relative humidity of the first air, before mixing.',
  ),
  q1: text(
    'Débit volume du premier air, à sa propre température.',
    'Volume flow of the first air, at its own temperature.',
  ),
  t2: text(
    'Température sèche du second air, avant le mélange.',
    'Dry-bulb temperature of the second air, before mixing.',
  ),
  rh2: text(
    'Humidité relative du second air, avant le mélange.',
    'Relative humidity of the second air, before mixing.',
  ),
  q2: text(
    'Débit volume du second air, à sa propre température.',
    'Volume flow of the second air, at its own temperature.',
  ),
  t_in: text(
    'Température sèche de l’air devant la batterie ou le traitement.',
    'Dry-bulb temperature of the air in front of the coil or process.',
  ),
  rh_in: text(
    'Humidité relative de l’air devant la batterie ou le traitement.',
    'Relative humidity of the air in front of the coil or process.',
  ),
  q_v: text(
    'Débit volume de l’air entrant, à son état d’entrée.',
    'Volume flow of the entering air, in its entering state.',
  ),
  t_out: text(
    'Température sèche mesurée ou voulue après le traitement, une fois l’air mélangé.',
    'Dry-bulb temperature measured or wanted after the process, once the air is mixed.',
  ),
  rh_out: text(
    'Humidité relative après le traitement. Derrière une batterie froide qui condense, elle est souvent proche de 90 à 95\u202f%.',
    'Relative humidity after the process. Behind a cold coil that condenses it is often near 90 to 95\u202f%.',
  ),
};
