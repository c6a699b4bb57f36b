/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  mode: text(
    'Le temps d’une pompe connue, ou la pompe d’un temps voulu.',
    'The time of a known pump, or the pump for a wanted time.',
  ),
  volume: text(
    'Volume intérieur de tout ce qui est tiré\u00a0: tubes, échangeurs, bouteilles.',
    'Inside volume of all that is evacuated: pipes, exchangers, vessels.',
  ),
  p0: text(
    'Pression absolue au départ\u00a0: celle de l’air, si le circuit a été ouvert.',
    'Absolute pressure at the start: that of the air, if the circuit was open.',
  ),
  p1: text(
    'Pression absolue à atteindre, lue au vacuomètre sur le circuit.',
    'Absolute pressure to reach, read by a vacuum gauge on the circuit.',
  ),
  s_pump: text('Débit de la pompe seule, sur sa plaque.', 'Speed of the pump alone, on its nameplate.'),
  p_ult: text(
    'Pression que la pompe n’abaisse plus, publiée par son fabricant.',
    'Pressure the pump no longer lowers, published by its manufacturer.',
  ),
  f_degas: text(
    'Multiplie le temps pour l’eau et l’huile qui se vaporisent\u00a0: 1 pour un circuit sec, 2 pour un neuf propre, davantage s’il a été ouvert.',
    'Multiplies the time for water and oil that vaporise: 1 for a dry circuit, 2 for a clean new one, more once it was opened.',
  ),
  line_d: text(
    'Passage intérieur du flexible\u00a0: c’est lui qui freine le plus.',
    'Inner passage of the hose: it is what slows most.',
  ),
  line_l: text('Longueur du flexible entre pompe et circuit.', 'Length of the hose between pump and circuit.'),
  t_amb: text(
    'Température la plus froide du circuit\u00a0: l’eau ne bout qu’au-dessous de sa pression à cette température.',
    'Coldest temperature of the circuit: water boils only below its pressure at that temperature.',
  ),
  time_target: text('Temps que le tirage peut prendre.', 'Time the evacuation may take.'),
};
