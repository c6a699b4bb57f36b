/** What the trade calls the faults of the field diagnosis, in both languages: small letters without accents. */
import type { HypothesisName } from '../../diagnosis/data/names.ts';

interface Called {
  readonly fault: HypothesisName;
  readonly phrases: readonly string[];
}

const called = (fault: HypothesisName, phrases: string): Called => ({ fault, phrases: phrases.split(', ') });

export const FAULTS: readonly Called[] = [
  called(
    'undercharge',
    'manque de fluide, manque de gaz, manque de charge, manque gaz, manque fluide, manque charge, manque de refrigerant, manque de frigorigene, sous charge, charge insuffisante, pas assez de fluide, pas assez de gaz, plus de gaz, plus assez de gaz, undercharge, undercharged, low charge, low refrigerant, low refrigerant charge, low on gas, low on refrigerant, short of gas, short of refrigerant, lack of refrigerant, refrigerant shortage, not enough refrigerant, not enough gas, low gas',
  ),
  called(
    'overcharge',
    'exces de charge, exces de fluide, exces de gaz, trop de fluide, trop de gaz, trop charge, surcharge, surcharge de fluide, overcharge, overcharged, too much refrigerant, too much gas, excess refrigerant, excess charge',
  ),
  called(
    'noncondensable',
    'incondensable, incondensables, air dans le circuit, air dans l installation, azote dans le circuit, non condensable, non condensables, noncondensable, noncondensables, non condensable gas, non condensable gases, air in the system, air in the circuit',
  ),
  called(
    'cond_fouling',
    'condenseur sale, condenseur encrasse, encrassement condenseur, condenseur bouche, condenseur trop petit, dirty condenser, fouled condenser, condenser fouling, dirty condenser coil, blocked condenser',
  ),
  called(
    'cond_flow',
    'ventilateur condenseur, ventilateur de condenseur en panne, manque d air condenseur, recyclage d air, manque de debit condenseur, condenser fan, condenser fan failure, low condenser airflow, air recirculation',
  ),
  called(
    'evap_flow',
    'manque d air evaporateur, filtre a air sale, filtre sale, filtre encrasse, ventilateur evaporateur, manque de debit evaporateur, manque de debit d eau, low airflow, low air flow, dirty air filter, dirty filter, evaporator fan, evaporator fan failure, low water flow',
  ),
  called(
    'evap_fouling',
    'evapo givre, evapo en glace, evapo pris en glace, evapo glace, evaporateur givre, evaporateur pris en glace, evaporateur en glace, prise en glace, evaporateur encrasse, evaporateur sale, givrage evaporateur, givre sur evaporateur, evaporateur qui givre, coil frosting, coil frosting up, frosted coil, frosting up, iced evaporator, frozen coil, frozen evaporator, iced up, dirty evaporator',
  ),
  called(
    'liquid_restriction',
    'deshydrateur bouche, filtre deshydrateur bouche, filtre bouche, restriction ligne liquide, ligne liquide bouchee, predetente, blocked drier, clogged drier, clogged filter drier, blocked filter drier, liquid line restriction, plugged drier',
  ),
  called(
    'valve_under',
    'detendeur bloque ferme, detendeur ferme, detendeur grippe, detendeur trop ferme, detendeur trop petit, detendeur bouche, detendeur obstrue, restricted metering device, restricted txv, restricted expansion valve, train thermostatique decharge, bulbe decharge, txv stuck closed, expansion valve stuck closed, underfeeding valve, starved evaporator, underfed evaporator, starving',
  ),
  called(
    'valve_over',
    'detendeur bloque ouvert, detendeur ouvert, detendeur trop ouvert, detendeur trop gros, retour de liquide, retour liquide, bulbe mal fixe, txv stuck open, expansion valve stuck open, overfeeding valve, flooding, floodback, liquid floodback, flooded evaporator',
  ),
  called(
    'hunting',
    'pompage, pompage detendeur, pompage du detendeur, detendeur qui pompe, hunting, valve hunting, txv hunting',
  ),
  called(
    'compressor_leak',
    'compresseur use, clapets casses, clapet casse, clapets hs, clapets fuyards, compresseur fatigue, compresseur hs, segments uses, worn compressor, leaking valves, broken valves, bad compressor valves, inefficient compressor, compressor not pumping',
  ),
  called(
    'wrong_fluid',
    'mauvais fluide, melange de fluides, fluide inconnu, wrong refrigerant, mixed refrigerants, fractionated',
  ),
  called('oil_logging', 'huile dans l evaporateur, huile piegee, oil logging, oil logged'),
  called(
    'suction_restriction',
    'restriction aspiration, filtre aspiration bouche, suction restriction, blocked suction filter',
  ),
  called(
    'reversing_valve',
    'vanne 4 voies fuyarde, vanne 4 voies bloquee, vanne d inversion bloquee, reversing valve leaking, reversing valve stuck, leaking reversing valve',
  ),
  called('sensor', 'sonde fausse, sonde hs, manometre faux, sensor wrong, bad sensor, wrong gauge'),
  called('low_head', 'hp trop basse hiver, condensation trop basse, low ambient, head pressure too low'),
];
