import { text } from '../../language/index.ts';
import type { CycleDescription } from './description.ts';
import { ONE_CIRCUIT, ONE_COMPRESSOR } from './one-stage.ts';

/**
 * An ejector in place of the expansion valve: the fluid of the condenser or gas cooler drives that of the evaporator up to the
 * pressure of a separator, whose vapour the compressor draws and whose liquid goes to the evaporator.
 */
export const EJECTOR = {
  id: 'ejector',
  name: text('Éjecteur et séparateur', 'Ejector and separator'),
  inputs: ['eff_noz', 'eff_suc', 'eff_dif'],
  unread: ['t_sft', 't_srt'],
  circuits: ONE_CIRCUIT,
  stages: ONE_COMPRESSOR,
  isOfOnePoint: true,
  granted: text(
    'Rendements de l’éjecteur saisis (0,9, 0,9 et 0,8 sans saisie), mélange à 0,9 fois la pression d’évaporation, séparateur parfait. Valable à ce point seul\u00a0: ces rendements changent avec les pressions.',
    'Ejector efficiencies as typed (0.9, 0.9 and 0.8 unless typed), mixing at 0.9 times the evaporating pressure, perfect separator. Valid at this point alone: these efficiencies change with the pressures.',
  ),
  superheats: [{ useful: 't_sf' }],
  subcoolings: [{ useful: 't_sr' }],
  sought: ['p_gc'],
  nodes: [
    {
      key: 'a_aspiration',
      letter: 'a',
      role: 'suction',
      name: text('Aspiration au séparateur', 'Suction at the separator'),
      side: 'low',
      stage: 1,
    },
    { key: 'b_refoulement_is', letter: 'b', role: 'idealDischarge', side: 'high', stage: 1 },
    { key: 'c_refoulement_reel', letter: 'c', role: 'discharge', side: 'high', stage: 1 },
    { key: 'd_sortie_condenseur', letter: 'd', role: 'rejectionOutlet', side: 'high', stage: 1 },
    { letter: 'n', name: text('Sortie de la tuyère motrice', 'Motive nozzle outlet'), side: 'low', stage: 1 },
    { letter: 's', name: text('Sortie de la tuyère d’aspiration', 'Suction nozzle outlet'), side: 'low', stage: 1 },
    { letter: 'm', name: text('Mélange avant le diffuseur', 'Mixture before the diffuser'), side: 'low', stage: 1 },
    { letter: 'j', name: text('Sortie du diffuseur', 'Diffuser outlet'), side: 'low', stage: 1 },
    {
      key: 'e_entree_detendeur',
      letter: 'e',
      role: 'valveInlet',
      name: text('Liquide du séparateur', 'Liquid of the separator'),
      side: 'liquid',
      stage: 1,
    },
    { key: 'f_sortie_detendeur', letter: 'f', role: 'valveOutlet', side: 'low', stage: 1 },
    { key: 'g_sortie_evaporateur', letter: 'g', role: 'evaporatorOutlet', side: 'low', stage: 1 },
  ],
  processes: [
    { from: 'f', to: 'g', kind: 'evaporation', flow: 'low' },
    { from: 'a', to: 'b', kind: 'compression', isIdeal: true },
    { from: 'a', to: 'c', kind: 'compression', stage: 'main' },
    { from: 'c', to: 'd', kind: 'heat-rejection' },
    { from: 'd', to: 'n', kind: 'ejection', within: 'ejector' },
    { from: 'g', to: 's', kind: 'ejection', flow: 'low', within: 'ejector' },
    { from: 'n', to: 'm', kind: 'ejection', within: 'ejector' },
    { from: 's', to: 'm', kind: 'ejection', flow: 'low', within: 'ejector' },
    { from: 'm', to: 'j', kind: 'ejection', flow: 'mixed', within: 'ejector' },
    { from: 'j', to: 'a', kind: 'separation', within: 'vessel' },
    { from: 'j', to: 'e', kind: 'separation', flow: 'low', within: 'vessel' },
    { from: 'e', to: 'f', kind: 'expansion', flow: 'low' },
  ],
  figures: [
    { key: 'eer_base', unit: '' },
    { key: 'gain', unit: 'share' },
    { key: 'p_sep', unit: 'bar' },
    { key: 'lift', unit: '' },
    { key: 'entrainment', unit: '' },
    { key: 'mass_flow_ent', unit: 'kg/s' },
    { key: 'p_gc_opt', unit: 'bar' },
  ],
} as const satisfies CycleDescription;
