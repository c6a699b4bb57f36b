/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  mode: text('Jusqu’au cœur congelé, ou seulement refroidi.', 'Down to a frozen core, or only chilled.'),
  product: text(
    'Denrée dont la composition est connue\u00a0: eau, protéines, lipides.',
    'Product of known composition: water, protein, fat.',
  ),
  shape: text(
    'Forme la plus proche\u00a0: c’est elle qui dit d’où la chaleur sort.',
    'Nearest shape: it tells where the heat comes out.',
  ),
  thickness: text(
    'Plus petite dimension, que le froid traverse\u00a0: le temps croît presque comme son carré.',
    'Smallest dimension, which the cold crosses: the time grows nearly as its square.',
  ),
  width: text('Dimension moyenne du pavé.', 'Middle dimension of the brick.'),
  length: text('Plus grande dimension.', 'Largest dimension.'),
  t_init: text('Température de la denrée quand le froid commence.', 'Temperature of the product when the cold begins.'),
  t_final: text(
    'Température voulue au centre, où le froid arrive en dernier.',
    'Temperature wanted at the centre, which the cold reaches last.',
  ),
  t_air: text('Température de l’air qui souffle sur la denrée.', 'Temperature of the air blown over the product.'),
  air_speed: text(
    'Vitesse de l’air à la surface\u00a0: elle fait l’échange.',
    'Velocity of the air at the surface: it makes the exchange.',
  ),
  h: text(
    'Chaleur échangée par mètre carré et par kelvin, si elle est connue.',
    'Heat exchanged for each square metre and kelvin, where it is known.',
  ),
  pack_mm: text('Épaisseur du carton ou du film, air compris.', 'Thickness of the board or film, air included.'),
  pack_lambda: text(
    'Conductivité de l’emballage\u00a0: un carton vaut un bon isolant.',
    'Conductivity of the packaging: board is a good insulator.',
  ),
  mass: text(
    'Masse gelée en même temps\u00a0: elle donne la puissance.',
    'Mass frozen at one time: it gives the capacity.',
  ),
  water: text('Part d’eau\u00a0: c’est elle qui gèle.', 'Share of water: it is what freezes.'),
  protein: text('Part de protéines.', 'Share of protein.'),
  fat: text('Part de lipides.', 'Share of fat.'),
  carb: text('Part de glucides, fibres comprises.', 'Share of carbohydrate, fibre in it.'),
  fibre: text(
    'Part de fibres, déjà comptée dans les glucides.',
    'Share of fibre, already counted in the carbohydrate.',
  ),
  ash: text('Part de minéraux.', 'Share of minerals.'),
  t_freeze: text(
    'Température à laquelle la glace apparaît\u00a0: sous 0\u202f°C, à cause des sels et des sucres.',
    'Temperature at which ice appears: below 0\u202f°C, because of salts and sugars.',
  ),
  c_unf: text('Chaleur par kilogramme et par kelvin, non congelé.', 'Heat for each kilogram and kelvin, unfrozen.'),
  k_unf: text('Conductivité, non congelé.', 'Conductivity, unfrozen.'),
  rho_unf: text('Masse d’un mètre cube, non congelé.', 'Mass of one cubic metre, unfrozen.'),
  c_fro: text('Chaleur par kilogramme et par kelvin, congelé.', 'Heat for each kilogram and kelvin, frozen.'),
  k_fro: text(
    'Conductivité, congelé\u00a0: la glace conduit environ quatre fois mieux que l’eau.',
    'Conductivity, frozen: ice conducts about four times as well as water.',
  ),
  rho_fro: text('Masse d’un mètre cube, congelé.', 'Mass of one cubic metre, frozen.'),
  latent: text(
    'Chaleur à retirer pour geler l’eau d’un kilogramme.',
    'Heat to remove to freeze the water of one kilogram.',
  ),
};
