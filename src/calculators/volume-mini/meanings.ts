/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  mode: text(
    'Charge permise dans un local, ou eau qu’il faut à une machine.',
    'Charge allowed in a room, or water a machine needs.',
  ),
  fluid: text('Frigorigène du circuit.', 'Refrigerant of the circuit.'),
  charge: text(
    'Masse du circuit qui peut se vider dans le local.',
    'Mass of the circuit that may empty into the room.',
  ),
  safety_class: text(
    'Toxicité (A ou B) et inflammabilité (1 à 3) selon la norme.',
    'Toxicity (A or B) and flammability (1 to 3) by the standard.',
  ),
  practical_limit: text(
    'Concentration que la norme prend pour limite simple, en kg par m³ de local.',
    'Concentration the standard takes as a simple limit, in kg for each m³ of room.',
  ),
  atel_odl: text(
    'Concentration au-dessus de laquelle une personne est en danger, par toxicité ou manque d’oxygène.',
    'Concentration above which a person is in danger, by toxicity or lack of oxygen.',
  ),
  lfl: text(
    'Concentration au-dessus de laquelle le mélange avec l’air peut brûler.',
    'Concentration above which the mixture with air may burn.',
  ),
  rcl: text(
    'Concentration qu’une fuite ne doit pas atteindre dans le local.',
    'Concentration a leak must not reach in the room.',
  ),
  qlmv: text(
    'Charge par mètre cube permise avec une ventilation minimale.',
    'Charge for each cubic metre allowed with minimum ventilation.',
  ),
  qlav: text(
    'Charge par mètre cube permise avec une ventilation supplémentaire.',
    'Charge for each cubic metre allowed with additional ventilation.',
  ),
  access: text(
    'Qui est dans le local\u00a0: a, le public ou des personnes qui dorment, b, surveillé, c, personnel autorisé seul.',
    'Who is in the room: a, the public or people asleep, b, supervised, c, authorised staff alone.',
  ),
  location: text(
    'Où est le frigorigène. En emplacement II, les compresseurs sont en salle des machines ou dehors.',
    'Where the refrigerant is. In location II the compressors are in a machinery room or outdoors.',
  ),
  enclosure_in: text('Où se trouve l’enceinte ventilée elle-même.', 'Where the ventilated enclosure itself stands.'),
  application: text(
    'Confort des personnes, ou un autre usage\u00a0: la norme n’y prend pas les mêmes formules.',
    'Comfort of people, or another use: the standard takes other formulas.',
  ),
  sealed: text(
    'Circuit fermé par brasage ou soudage, sans raccord démontable.',
    'Circuit closed by brazing or welding, without a joint that can be undone.',
  ),
  below_ground: text(
    'Local sous le niveau du sol, d’où l’on sort moins vite.',
    'Room below ground level, which is slower to leave.',
  ),
  lowest_underground: text(
    'Le plus bas des niveaux\u00a0: un gaz lourd s’y rassemble.',
    'The lowest of the levels: a heavy gas gathers there.',
  ),
  upper_floor_no_exit: text(
    'Étage d’où l’on ne sort que par l’intérieur.',
    'Floor that is left only through the inside.',
  ),
  density_below: text(
    'Peu de monde\u00a0: la norme permet alors davantage.',
    'Few people: the standard then allows more.',
  ),
  emergency_exits: text(
    'Assez de sorties de secours dans le local même.',
    'Enough emergency exits in the room itself.',
  ),
  h0_type: text(
    'Hauteur d’où une fuite tombe\u00a0: elle entre dans la charge permise en confort.',
    'Height a leak falls from: it enters the charge allowed for comfort.',
  ),
  room_area: text(
    'Surface du plus petit local où la fuite peut se répandre.',
    'Area of the smallest room a leak may spread in.',
  ),
  room_height: text('Hauteur du sol au plafond.', 'Height from floor to ceiling.'),
  power: text('Puissance de la machine à pleine charge.', 'Capacity of the machine at full load.'),
  min_step: text(
    'Puissance la plus faible à laquelle elle peut rester en marche.',
    'Lowest capacity it can go on running at.',
  ),
  load_min: text(
    'Chaleur que l’installation prend toujours, même au plus bas.',
    'Heat the plant always takes, even at its lowest.',
  ),
  t_run: text(
    'Temps que le compresseur doit rester en marche, donné par son fabricant.',
    'Time the compressor has to go on running, given by its manufacturer.',
  ),
  delta_t: text(
    'Kelvins entre l’arrêt et le démarrage de la régulation.',
    'Kelvins between stop and start of the control.',
  ),
  rho: text(
    'Masse d’un mètre cube d’eau ou de mélange glycolé.',
    'Mass of one cubic metre of water or glycol mixture.',
  ),
  cp: text(
    'Chaleur qui élève un kilogramme d’un kelvin\u00a0: le glycol l’abaisse.',
    'Heat that raises one kilogram by one kelvin: glycol lowers it.',
  ),
  v_existing: text(
    'Eau des tubes et des émetteurs toujours ouverts.',
    'Water in pipes and emitters that are always open.',
  ),
  defrost_power: text(
    'Chaleur que la pompe à chaleur reprend à l’eau pour dégivrer.',
    'Heat the heat pump takes back from the water to defrost.',
  ),
  defrost_time: text('Durée d’un dégivrage.', 'Duration of one defrost.'),
  defrost_dt: text('Kelvins que l’eau peut perdre pendant ce temps.', 'Kelvins the water may lose meanwhile.'),
};
