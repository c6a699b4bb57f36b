/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  fluid: text(
    'Celui de l’équipement\u00a0: il dit quelle annexe et quel PRP comptent.',
    'That of the equipment: it says which annex and which GWP count.',
  ),
  charge: text(
    'Masse pour laquelle l’équipement est conçu, non celle qui reste.',
    'Mass the equipment is designed for, not what is left of it.',
  ),
  hermetic: text(
    'Circuit fermé par brasage ou soudage, et l’étiquette le dit.',
    'Circuit closed by brazing or welding, and the label says so.',
  ),
  residential: text(
    'Bâtiment où l’on habite\u00a0: l’exemption des appareils hermétiques y est comptée en kilogrammes.',
    'Building people live in: the exemption of hermetic units is counted in kilograms there.',
  ),
  detection: text(
    'Appareil fixe qui alerte l’exploitant\u00a0: il double l’intervalle, et devient obligatoire au-dessus d’un seuil.',
    'Fixed device that warns the operator: it doubles the interval, and is compulsory above a threshold.',
  ),
};
