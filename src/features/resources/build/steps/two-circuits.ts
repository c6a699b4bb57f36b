import { text } from '../../../../language/index.ts';
import type { Stepped } from './step.ts';

const PAGE = '/ressources/articles/pression-intermediaire';

export const CASCADE: Stepped = {
  title: text('Cascade R744 et R717', 'Cascade of R744 and R717'),
  body: { architecture: 'cascade', fluid_bp: 'R744', fluid_hp: 'R717', pt_evp: -40, pt_cdr: 35 },
  page: PAGE,
  steps: [
    {
      ways: ['4>g', 'g>1'],
      says: text(
        'Évaporateur du circuit BP\u00a0: le R744 bout sous {P:4}, à {T:4}.',
        'Evaporator of the low circuit: R744 boils at {P:4}, at {T:4}.',
      ),
    },
    {
      ways: ['1>2'],
      says: text(
        'Compresseur BP, {W:bp}\u00a0: de {P:1} à {P:2}.',
        'Compressor of the low circuit, {W:bp}: from {P:1} to {P:2}.',
      ),
    },
    {
      ways: ['2>3', '8>5'],
      says: text(
        'Échangeur de cascade\u00a0: le R744 s’y condense, il sort liquide à {T:3}\u202f; le R717 y bout, à {T:8}. L’écart entre les deux est ce que la cascade coûte.',
        'Cascade exchanger: R744 condenses there and leaves liquid at {T:3}; R717 boils there, at {T:8}. The difference between the two is what the cascade costs.',
      ),
    },
    {
      ways: ['3>4'],
      says: text(
        'Détendeur du circuit BP, de 3 à 4\u00a0: retour à {P:4}.',
        'Expansion valve of the low circuit, from 3 to 4: back to {P:4}.',
      ),
    },
    {
      ways: ['5>6'],
      says: text(
        'Compresseur HP, {W:hp}\u00a0: de {P:5} à {P:6}, refoulement à {T:6}.',
        'Compressor of the high circuit, {W:hp}: from {P:5} to {P:6}, discharge at {T:6}.',
      ),
    },
    {
      ways: ['6>7', '7>8'],
      says: text(
        'Condenseur puis détendeur du circuit HP\u00a0: le R717 rejette toute la chaleur, liquide à {T:7}, et redescend à {P:8}.',
        'Condenser, then valve of the high circuit: R717 rejects all the heat, liquid at {T:7}, and comes down to {P:8}.',
      ),
    },
  ],
};

export const SUBCOOLER: Stepped = {
  title: text('Sous-refroidissement mécanique dédié', 'Dedicated mechanical subcooling'),
  body: {
    architecture: 'mech_sub',
    fluid: 'R744',
    fluid_aux: 'R290',
    mode_trans: '1',
    p_gc: 90,
    t_out_gc: 35,
    pt_evp: -10,
    dt_sub: 15,
  },
  page: '/simulation/circuit/general',
  steps: [
    {
      ways: ['a>c'],
      says: text(
        'Compresseur principal, {W:main}\u00a0: de {P:a} à {P:c}, refoulement à {T:c}.',
        'Main compressor, {W:main}: from {P:a} to {P:c}, discharge at {T:c}.',
      ),
    },
    {
      ways: ['c>d'],
      says: text(
        'Refroidisseur de gaz, de c à d\u00a0: le CO₂ en sort à {T:d}, encore trop chaud pour bien se détendre.',
        'Gas cooler, from c to d: the CO₂ leaves at {T:d}, still too warm to expand well.',
      ),
    },
    {
      ways: ['d>e', 'fa>ga'],
      says: text(
        'Sous-refroidisseur\u00a0: la petite machine au R290, qui y bout à {T:fa}, l’amène à {T:e}.',
        'Subcooler: the small R290 machine, which boils there at {T:fa}, brings it to {T:e}.',
      ),
    },
    {
      ways: ['ga>ca', 'ca>da', 'da>fa'],
      says: text(
        'Machine auxiliaire, {W:aux}\u00a0: un cycle à un étage, entre {P:ga} et {P:ca}.',
        'Auxiliary machine, {W:aux}: a one-stage cycle, between {P:ga} and {P:ca}.',
      ),
    },
    {
      ways: ['e>f'],
      says: text(
        'Détendeur principal, de e à f\u00a0: {x:f} de vapeur seulement à {P:f}.',
        'Main valve, from e to f: only {x:f} of vapour at {P:f}.',
      ),
    },
    {
      ways: ['f>g', 'g>a'],
      says: text(
        'Évaporateur, de f à g\u00a0: {dh:f>g} de froid par kilogramme.',
        'Evaporator, from f to g: {dh:f>g} of cooling for each kilogram.',
      ),
    },
  ],
};
