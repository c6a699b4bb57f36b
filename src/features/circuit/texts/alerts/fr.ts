/** What a study says to its reader before anything else. */
export const alerts = {
  title: 'Sécurité du fluide',
  level: 'Niveau',
  severity: {
    forbidden: 'Interdit',
    danger: 'Danger',
    stop: 'Ne va pas',
    missing: 'Il manque',
    check: 'À vérifier',
    know: 'À savoir',
  },
  fill: 'Saisir',
  ped: 'Vérifier la catégorie',
  classes: {
    A2L: 'faiblement inflammable',
    A2: 'inflammable',
    A3: 'hautement inflammable',
    B1: 'toxique',
    B2L: 'toxique et faiblement inflammable',
    B2: 'toxique et inflammable',
    B3: 'toxique et hautement inflammable',
  },
  application: { comfort: 'confort humain', other: 'hors confort' },
  S_OVER:
    'Charge non admise dans ce local\u00a0: {{mass}} pour {{limit}} au plus, soit {{factor}} fois la charge admise (EN 378-1). Réduire, fractionner, passer dehors ou en salle des machines.',
  S_OVER_STANDARD:
    'Charge au-delà de {{standard}} : {{mass}} pour {{limit}} au plus. Ce n’est pas une charge d’appareil scellé en usine.',
  S_DEPENDS:
    'Selon la charge\u00a0: ce local admet {{limit}}, le circuit tient de {{low}} à {{mass}} (EN 378-1). À peser, ou à réduire.',
  S_C3_0:
    'Charge au-dessus de la limite du local, {{factor}} fois {{limit}}\u00a0: admise selon les dispositions C.3 de l’EN 378-1, sans mesure de plus.',
  S_C3_1:
    'Charge au-dessus de la limite du local, {{factor}} fois {{limit}}\u00a0: admise selon C.3 de l’EN 378-1 avec une mesure (ventilation, vannes d’isolement ou alarme).',
  S_C3_2:
    'Charge au-dessus de la limite du local, {{factor}} fois {{limit}}\u00a0: admise selon C.3 de l’EN 378-1 avec deux mesures (ventilation, vannes d’isolement, alarme).',
  S_CLASS: 'Classe {{safetyClass}}, fluide {{meaning}}\u00a0: {{mass}} dans le circuit.',
  S_CLASS_ABOUT:
    'Classe {{safetyClass}}, fluide {{meaning}}\u00a0: de {{low}} à {{mass}} dans le circuit (estimation).',
  S_CLASS_BARE: 'Classe {{safetyClass}}, fluide {{meaning}}\u00a0: la charge n’est pas calculée.',
  S_UNKNOWN: 'Classe de sécurité inconnue\u00a0: le fluide peut être inflammable ou toxique. À saisir avec le local.',
  S_ROOM_use: 'Dites ce qu’est la machine, ou le local : sans usage, la charge n’est pas jugée.',
  S_ROOM_mounting: 'Dites où est accrochée l’unité : sa hauteur décide de la charge admise.',
  S_ROOM_area: 'Saisissez la surface du local pour savoir si la charge y est admise.',
  S_NOROOM:
    'Aucun local ne suffit pour cette charge ({{most}} au plus, accès {{access}}, emplacement {{location}}, {{application}})\u00a0: salle des machines, plein air, ou charge fractionnée.',
  S_NOROOM_NONE:
    'Aucun local ne suffit pour cette charge (accès {{access}}, emplacement {{location}}, {{application}})\u00a0: salle des machines, plein air, ou charge fractionnée.',
  S_AREA:
    'Local nécessaire pour cette charge\u00a0: {{area}} au sol au moins, sous {{height}} (EN 378-1, accès {{access}}, emplacement {{location}}, {{application}}).',
  S_FIGURES:
    'Le local nécessaire ne se calcule pas\u00a0: limite pratique, ATEL/ODL ou LII de ce fluide à saisir avec le local.',
  S_FITS: 'Charge admise dans ce local\u00a0: {{mass}} pour {{limit}} au plus (EN 378-1).',
  S_FITS_STANDARD: 'Charge admise par {{standard}}, appareil scellé en usine : {{mass}} pour {{limit}} au plus.',
  S_NOLIMIT:
    'EN 378-1 ne limite pas la charge dans ce local\u00a0: {{mass}}. L’EN 378-3 s’applique à la salle des machines.',
  S_STANDARD:
    'Climatisation et pompes à chaleur\u00a0: la norme produit (IEC 60335-2-40) passe avant l’EN 378, et en ERP (France) c’est l’article CH 35 qui décide.',
  S_STANDARD_PRIVATE: 'Climatisation et pompes à chaleur : la norme produit (IEC 60335-2-40) passe avant l’EN 378.',
  S_PED:
    'Groupe {{group}} de la directive équipements sous pression (DESP)\u00a0: il décide de la catégorie des tubes et réservoirs.',
  S_DRYICE:
    'CO₂ lâché à l’air : sous 5,2 bar absolus il n’y a plus de liquide. Le liquide de ce régime y laisse {{solid}} % de neige carbonique, {{peak}} % au passage du point triple, où une ligne se bouche.',
  S_DRYICE_BARE:
    'CO₂ lâché à l’air : sous 5,2 bar absolus il n’y a plus de liquide, et le liquide y laisse de la neige carbonique, qui peut boucher la ligne.',
  C_OVER: '{{component}}\u00a0: limite dépassée.',
  C_UNDER: '{{component}}\u00a0: sous la perte de charge minimale d’ouverture.',
  I_DEFROST: 'Dégivrage\u00a0: de règle sur cette machine, l’évaporateur givre.',
  I_FAIR: 'Hors de la plage conseillée\u00a0: {{indicators}}.',
} as const;

export const texts = { circuitPages: { alerts } };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'circuit/alerts': typeof texts;
  }
}
