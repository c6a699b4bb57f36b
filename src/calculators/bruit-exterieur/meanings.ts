/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  sources: text(
    'Chaque appareil entendu, avec sa donnée et sa place.',
    'Each unit that is heard, with its figure and its place.',
  ),
  'sources.kind': text(
    'Puissance acoustique, propre à l’appareil, ou pression, mesurée à une distance donnée.',
    'Sound power, the unit’s own, or pressure, measured at a given distance.',
  ),
  'sources.level': text(
    'Niveau publié par le fabricant, en décibels A, au régime voulu.',
    'Level published by the manufacturer, in A-weighted decibels, at the wanted speed.',
  ),
  'sources.r_ref': text(
    'Distance à laquelle le fabricant a mesuré la pression.',
    'Distance at which the manufacturer measured the pressure.',
  ),
  'sources.q_ref': text(
    'Parois autour de l’appareil pendant cette mesure.',
    'Walls around the unit during that measurement.',
  ),
  'sources.q': text(
    'Parois autour de l’appareil chez vous\u00a0: chacune double à peu près l’énergie envoyée.',
    'Walls around the unit on site: each about doubles the energy sent out.',
  ),
  'sources.distance': text(
    'De l’appareil à l’oreille, en ligne droite.',
    'From the unit to the ear, in a straight line.',
  ),
  'sources.count': text(
    'Nombre d’appareils pareils à cette distance\u00a0: le double ajoute 3\u202fdB.',
    'Number of equal units at that distance: twice as many add 3\u202fdB.',
  ),
  'sources.h_barrier': text(
    'Hauteur d’un mur ou d’un écran entre les deux, depuis le sol.',
    'Height of a wall or screen between the two, from the ground.',
  ),
  'sources.d_barrier': text(
    'De l’appareil à cet écran\u00a0: plus près, il protège mieux.',
    'From the unit to that screen: nearer, it shields better.',
  ),
  'sources.h_source': text('Hauteur du centre bruyant de l’appareil.', 'Height of the noisy middle of the unit.'),
  'sources.h_receiver': text('Hauteur de l’oreille, ou de la fenêtre.', 'Height of the ear, or of the window.'),
  'sources.extra': text(
    'Ce que le lieu ajoute ou retire\u00a0: une façade qui renvoie le son, une fenêtre qui le retient.',
    'What the place adds or takes away: a facade that reflects, a window that holds back.',
  ),
  frequency: text(
    'Fréquence à laquelle l’écran est calculé\u00a0: il arrête mieux les sons aigus.',
    'Frequency the screen is worked out at: it stops high sounds better.',
  ),
  place: text(
    'Où l’on écoute\u00a0: les seuils du décret n’y sont pas les mêmes.',
    'Where one listens: the thresholds of the decree differ.',
  ),
  use: text(
    'D’où vient le bruit\u00a0: une activité a un seuil par durée, un usage privé est jugé autrement.',
    'Where the noise comes from: a trade has a threshold by duration, private use is judged otherwise.',
  ),
  residual_day: text(
    'Ce qu’on mesure le jour au point d’écoute, appareil arrêté.',
    'What is measured by day at the listening point, unit off.',
  ),
  residual_night: text(
    'Ce qu’on mesure la nuit au point d’écoute, appareil arrêté.',
    'What is measured by night at the listening point, unit off.',
  ),
  minutes_day: text(
    'Total des minutes de marche entre 7\u202fh et 22\u202fh\u00a0: plus il est court, plus la loi tolère.',
    'Total running minutes between 7:00 and 22:00: the shorter, the more the law tolerates.',
  ),
  minutes_night: text(
    'Total des minutes de marche entre 22\u202fh et 7\u202fh.',
    'Total running minutes between 22:00 and 7:00.',
  ),
  fixed_limit: text(
    'Niveau qu’un règlement, un bail ou un arrêté fixe, en plus de l’émergence.',
    'Level a rule, a lease or an order sets, beside the emergence.',
  ),
};
