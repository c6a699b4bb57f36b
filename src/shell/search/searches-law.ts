/** Questions of law people ask, with what must come first: the page, and words of the answer where it has one. */
import { article, fluid, pair } from './search-case.ts';
import type { SearchCase } from './search-case.ts';

const leaks = (name: string, charge: string): string => `/tools/controle-etancheite?fluid=${name}&charge=${charge}`;
const RULES = article('bouteilles-regles');
const CERTIFICATES = article('attestation-capacite-2027');

/*
 * Intervals: Regulation (EU) 2024/573, Articles 5 and 6, with its GWPs; of R22, code de l'environnement, R. 543-79. Ammonia:
 * heading 4735 of the French list of sites.
 */
export const LAW_SEARCHES: readonly SearchCase[] = [
  // How often a charge is checked.
  ['fr', '12 kg R449A', leaks('R449A', '12'), 'tous les 12 mois, 24 avec détection'],
  ['fr', 'contrôle étanchéité r449a 12 kg', leaks('R449A', '12'), 'tous les 12 mois, 24 avec détection'],
  ['fr', 'contrôle R32 8 kg', leaks('R32', '8'), 'tous les 12 mois, 24 avec détection'],
  ['fr', 'R454B 4 kg contrôle', leaks('R454B', '4'), 'tous les 12 mois', 'Autre lecture', 'aucun'],
  ['fr', 'fréquence contrôle R1234ze 12 kg', leaks('R1234ze%28E%29', '12'), 'tous les 6 mois, 12 avec détection'],
  ['fr', 'faut-il un détecteur 250 kg R410A', leaks('R410A', '250'), 'tous les 3 mois, 6', 'Oui, système fixe'],
  ['fr', 'tous les combien contrôler 3 kg de R404A', leaks('R404A', '3'), 'tous les 12 mois', '11,8 t éq. CO₂'],
  ['fr', 'R22 5 kg contrôle', leaks('R22', '5'), 'tous les 12 mois en France'],
  ['fr', 'contrôle étanchéité R290 1 kg', leaks('R290', '1'), 'aucun contrôle d’étanchéité F-gaz'],
  ['fr', 'contrôle d’étanchéité R32', '/tools/controle-etancheite?fluid=R32', '7,407 kg'],
  ['fr', 'R448A étanchéité', '/tools/controle-etancheite?fluid=R448A', 'chacun à part ou ensemble'],
  ['fr', 'fréquence des contrôles', '/tools/controle-etancheite'],
  ['en', 'leak check frequency R410A 5 kg', leaks('R410A', '5'), 'every 12 months, 24 with'],
  ['en', 'how often must I check 12 kg of R449A', leaks('R449A', '12'), 'every 12 months, 24 with'],
  ['en', 'leak check interval', '/tools/controle-etancheite'],
  // Cylinders, sale, venting, fines, reports.
  ['fr', 'puis-je transporter une bouteille de R32 dans mon camion', RULES],
  ['fr', 'transport bouteille ADR', RULES],
  ['fr', 'vente à un particulier', RULES],
  ['fr', 'acheter du fluide sans attestation', RULES],
  ['fr', 'dégazage', RULES],
  ['fr', 'amende dégazage', RULES],
  ['fr', 'amende', RULES],
  ['fr', 'déclaration annuelle', RULES],
  ['fr', 'bouteille jetable', RULES],
  ['en', 'carry a cylinder in my van', RULES],
  ['en', 'fine for venting', RULES],
  ['en', 'sell refrigerant to the public', RULES],
  // Who may.
  ['fr', 'qui peut intervenir sur du propane', RULES, 'attestation A1'],
  ['fr', 'attestation propane', RULES],
  ['fr', 'intervenir sur du CO2', RULES, 'attestation B'],
  ['fr', 'habilitation électrique', RULES],
  ['fr', 'attestation 2027', CERTIFICATES],
  ['fr', 'attestation de capacité', CERTIFICATES],
  ['en', 'certificate for propane', RULES],
  ['en', 'F-gas certificate', CERTIFICATES],
  // What changes.
  ['fr', 'ce qui change en 2027', article('ce-qui-change-2027')],
  ['fr', 'ce qui change pour moi en 2027', article('ce-qui-change-2027')],
  ['en', 'what changes for me in 2027', article('ce-qui-change-2027')],
  // Ammonia, CO2.
  [
    'fr',
    'ammoniac 150 kg déclaration',
    article('icpe-suivi-en-service'),
    'À cette masse : déclaration',
    'à partir de 150 kg',
  ],
  ['fr', 'seuil ICPE ammoniac', article('icpe-suivi-en-service')],
  ['en', 'ammonia threshold', article('icpe-suivi-en-service')],
  ['fr', 'glace carbonique', article('co2-transcritique')],
  ['fr', 'détecteur CO2 chambre froide', fluid('r744'), 'A1'],
  // One fluid for another; recharge; new equipment.
  ['fr', 'remplacer R404A par R448A', pair('r404a-r448a'), 'Possible dans la même machine'],
  ['fr', 'retrofit', article('convertir-r404a-r22')],
  ['fr', 'Peut-on mettre du R32 dans une machine R410A ?', pair('r410a-r32'), 'Non, pas dans la même machine'],
  ['fr', 'recharge R404A', fluid('r404a'), 'non en vierge depuis le 1er janvier 2025'],
  ['fr', 'recharge R22', fluid('r22'), 'non depuis le 1er janvier 2015'],
  ['fr', 'recharge R410A', fluid('r410a'), 'oui, en vierge'],
  ['fr', 'R407C recharge interdite', fluid('r407c'), 'oui en vierge jusqu’au 31 décembre 2031'],
  ['fr', 'R410A neuf interdit', fluid('r410a'), 'monosplit air-air de moins de 3 kg, jusqu’à 12 kW (2025)'],
  ['fr', 'R32 neuf interdit', fluid('r32'), 'groupe d’eau glacée jusqu’à 12 kW (2027)'],
  ['fr', 'R134a interdit', fluid('r134a'), 'Neuf interdit déjà'],
  ['fr', 'R1234yf autorisé', fluid('r1234yf'), 'oui, en vierge'],
  ['en', 'is R22 still allowed', fluid('r22'), 'no since 1 January 2015'],
  // Papers and places.
  ['fr', 'Cerfa fluide', article('fiche-intervention-cerfa')],
  ['fr', 'vignette rouge', article('fiche-intervention-cerfa')],
  ['fr', 'article CH 35', article('erp-ch35-a2l')],
  ['fr', 'requalification', article('icpe-suivi-en-service')],
  ['fr', 'PFAS', '/ressources/fluide-avenir'],
  ['en', 'F-gas UK', '/ressources/fluide-avenir'],
];
