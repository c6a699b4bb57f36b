import { text } from '../../../../language/index.ts';
import type { Step, Stepped } from './step.ts';

const PAGE = '/ressources/articles/pression-intermediaire';
const TWO = { pt_evp: -33, pt_cdr: 40, t_sf: 0, t_sft: 0, t_sr: 0, rend_is_bp: 0.7, rend_is_hp: 0.7 } as const;

const EVAPORATOR: Step = {
  ways: ['8>g', 'g>1'],
  says: text(
    'Évaporateur, de 8 à g\u00a0: le fluide bout sous {P:8}, à {T:8}, et prend {dh:8>g}.',
    'Evaporator, from 8 to g: the refrigerant boils at {P:8}, at {T:8}, and takes {dh:8>g}.',
  ),
};
const LOW: Step = {
  ways: ['1>2'],
  says: text(
    'Compresseur BP, {W:bp}\u00a0: de {P:1} à la pression intermédiaire, {P:2}. Il refoule à {T:2}.',
    'Low-stage compressor, {W:bp}: from {P:1} to the intermediate pressure, {P:2}. It discharges at {T:2}.',
  ),
};
const HIGH: Step = {
  ways: ['3>4'],
  says: text(
    'Compresseur HP, {W:hp}\u00a0: il aspire à {T:3} et refoule à {T:4}, sous {P:4}.',
    'High-stage compressor, {W:hp}: it draws at {T:3} and discharges at {T:4}, at {P:4}.',
  ),
};
const CONDENSER: Step = {
  ways: ['4>5'],
  says: text(
    'Condenseur, de 4 à 5\u00a0: il rejette la chaleur des deux étages, le liquide sort à {T:5}.',
    'Condenser, from 4 to 5: it rejects the heat of both stages, the liquid leaves at {T:5}.',
  ),
};
const FIRST_VALVE: Step = {
  ways: ['5>6'],
  says: text(
    'Première détente, de 5 à 6\u00a0: jusqu’à {P:6}, et {x:6} du débit devient vapeur.',
    'First expansion, from 5 to 6: down to {P:6}, and {x:6} of the flow becomes vapour.',
  ),
};
const LAST_VALVE: Step = {
  ways: ['7>8'],
  says: text(
    'Détendeur, de 7 à 8\u00a0: de {P:7} à {P:8}. Le liquide est plus froid qu’au condenseur\u00a0: {x:8} seulement devient vapeur.',
    'Expansion valve, from 7 to 8: from {P:7} to {P:8}. The liquid is colder than at the condenser: only {x:8} becomes vapour.',
  ),
};

export const TWO_STAGE_FLASH: Stepped = {
  title: text('Bi-étagé à bouteille, R717', 'Two stages with a vessel, R717'),
  body: { architecture: 'two_stage', kind: 'flash_complete', fluid: 'R717', p_int: 4, ...TWO },
  page: PAGE,
  steps: [
    EVAPORATOR,
    LOW,
    {
      ways: ['2>3', '6>3'],
      says: text(
        'Bouteille intermédiaire\u00a0: le refoulement BP y barbote dans le liquide et retombe à {T:3}. Le liquide qu’il évapore part avec lui à l’étage HP.',
        'Intermediate vessel: the low-stage discharge bubbles through the liquid and comes down to {T:3}. The liquid it boils off leaves with it for the high stage.',
      ),
    },
    HIGH,
    CONDENSER,
    FIRST_VALVE,
    {
      ways: ['6>7'],
      says: text(
        'Fond de la bouteille, de 6 à 7\u00a0: seul le liquide, à {T:7}, descend vers l’évaporateur.',
        'Bottom of the vessel, from 6 to 7: only the liquid, at {T:7}, goes down to the evaporator.',
      ),
    },
    LAST_VALVE,
  ],
};

export const TWO_STAGE_COIL: Stepped = {
  title: text('Bi-étagé à serpentin, R717', 'Two stages with a coil, R717'),
  body: { architecture: 'two_stage', kind: 'coil', fluid: 'R717', p_int: 4, ...TWO },
  page: PAGE,
  steps: [
    EVAPORATOR,
    LOW,
    {
      ways: ['5>6', '6>3', '2>3'],
      says: text(
        'Bouteille\u00a0: une part du liquide, détendue à {P:6}, y bout. Elle refroidit le refoulement BP jusqu’à {T:3}.',
        'Vessel: part of the liquid, expanded to {P:6}, boils there. It cools the low-stage discharge down to {T:3}.',
      ),
    },
    HIGH,
    CONDENSER,
    {
      ways: ['5>7'],
      says: text(
        'Serpentin, de 5 à 7\u00a0: le liquide de l’évaporateur y passe sans perdre sa pression et sort à {T:7}. Il garde de quoi alimenter un détendeur éloigné.',
        'Coil, from 5 to 7: the liquid of the evaporator passes without losing its pressure and leaves at {T:7}. It keeps enough to feed a distant valve.',
      ),
    },
    LAST_VALVE,
  ],
};

export const ECONOMISER: Stepped = {
  title: text('Économiseur à injection de vapeur, R448A', 'Economiser with vapour injection, R448A'),
  body: {
    architecture: 'injection',
    port: 'eco_subcooler',
    fluid: 'R448A',
    pt_evp: -30,
    pt_cdr: 40,
    t_sf: 5,
    t_sft: 0,
    t_sr: 2,
    rend_is: 0.7,
  },
  page: PAGE,
  steps: [
    EVAPORATOR,
    {
      ways: ['1>2'],
      says: text(
        'Première partie de la compression, de 1 à 2\u00a0: jusqu’à la pression du port, {P:2}, à {T:2}.',
        'First part of the compression, from 1 to 2: up to the pressure of the port, {P:2}, at {T:2}.',
      ),
    },
    {
      ways: ['2>3', 'inj>3'],
      says: text(
        'Port d’injection\u00a0: la vapeur de l’économiseur, {T:inj}, y entre et ramène le mélange à {T:3}.',
        'Injection port: the vapour of the economiser, {T:inj}, enters and brings the mixture down to {T:3}.',
      ),
    },
    {
      ways: ['3>4'],
      says: text(
        'Fin de la compression, de 3 à 4\u00a0: {P:4}, refoulement à {T:4}.',
        'End of the compression, from 3 to 4: {P:4}, discharge at {T:4}.',
      ),
    },
    CONDENSER,
    {
      ways: ['5>6', '6>inj'],
      says: text(
        'Petite part du liquide, de 5 à 6\u00a0: détendue à {P:6}, elle bout dans l’économiseur.',
        'A small part of the liquid, from 5 to 6: expanded to {P:6}, it boils in the economiser.',
      ),
    },
    {
      ways: ['5>7'],
      says: text(
        'Le reste, de 5 à 7\u00a0: sous-refroidi par elle jusqu’à {T:7}, sans perdre sa pression.',
        'The rest, from 5 to 7: subcooled by it down to {T:7}, without losing its pressure.',
      ),
    },
    LAST_VALVE,
  ],
};
