/** What to tell beside the charge limit of a room: the calculator and the circuit's charge page say the same. */
export const chargeNotes = {
  productStandard:
    'La norme produit passe d’abord où elle existe\u00a0: IEC 60335-2-40 (climatisation, pompes à chaleur), IEC 60335-2-89 (froid commercial).',
  chargeNotAllowed:
    'Charge non admise\u00a0: {{m}}\u202fkg > {{mmax}}\u202fkg. Les dispositions C.3 ne valent pas pour cette classe\u00a0: réduire, fractionner, passer dehors ou en salle des machines.',
  chargeC3Location:
    'Charge non admise\u00a0: {{m}}\u202fkg > {{mmax}}\u202fkg. Les dispositions C.3 ne valent qu’à l’emplacement II\u00a0: réduire, fractionner, passer dehors ou en salle des machines.',
  chargeC3Over150:
    'Charge non admise\u00a0: {{m}}\u202fkg > {{mmax}}\u202fkg. C.3 fermé\u00a0: plus de 150\u202fkg. Réduire, fractionner, passer dehors ou en salle des machines.',
  chargeC3OverM3:
    'Charge non admise\u00a0: {{m}}\u202fkg > {{mmax}}\u202fkg. C.3 fermé\u00a0: plus de 195\u202fm³ × LII en classe A2L. Réduire, fractionner, passer dehors ou en salle des machines.',
  chargeC3Basement:
    'Charge non admise\u00a0: {{m}}\u202fkg > {{mmax}}\u202fkg. C.3 fermé\u00a0: au-dessus de la QLAV au niveau souterrain le plus bas. Réduire, fractionner, passer dehors ou en salle des machines.',
  chargeC3NoFigures:
    'Charge non admise\u00a0: {{m}}\u202fkg > {{mmax}}\u202fkg. C.3 non jugé\u00a0: le tableau C.3 ne donne ni RCL, ni QLMV, ni QLAV pour ce fluide. Réduire, fractionner, passer dehors ou en salle des machines.',
  chargeC3Open:
    'Charge non admise telle quelle\u00a0: {{m}}\u202fkg > {{mmax}}\u202fkg. Mesures C.3\u00a0: {{n}}, conditions ci-dessous.',
  c3Conditions:
    'Conditions de C.3\u00a0: emplacement II\u202f; 150\u202fkg au plus, et 195\u202fm³ × LII en classe A2L\u202f; unité intérieure de 25\u202f% au plus de la puissance extérieure\u202f; batterie protégée du gel et d’une casse du ventilateur\u202f; raccords permanents, sauf à l’unité\u202f; tuyauterie protégée\u202f; portes non étanches\u202f; écoulement vers un niveau inférieur limité\u202f; 250\u202fm² du local comptent au plus. Mesures\u00a0: ventilation, vannes d’arrêt, alarme avec détecteur (pas seule où l’on ne peut pas se déplacer librement).',
  otherReading:
    'Deux lectures de la norme\u00a0: {{applied}}\u202fkg, la plus stricte, appliquée ici\u202f; {{other}}\u202fkg selon l’autre. À vérifier dans la norme.',
  otherReadingNoLimit:
    'Deux lectures de la norme\u00a0: {{applied}}\u202fkg, la plus stricte, appliquée ici\u202f; sans limite selon l’autre. À vérifier dans la norme.',
  publicBuilding:
    'En ERP, l’article CH 35 décide, pas l’EN 378 (France\u00a0: chauffage, climatisation et eau chaude, arrêtés du 1er septembre et du 20 octobre 2025\u202f; sa formule n’est pas calculée ici). Raccords brasés ou soudés, sauf à la jonction des appareils\u202f; vérification chaque année avec essai d’étanchéité, dispositifs de sécurité tous vérifiés en trois ans. Le froid alimentaire n’en relève pas.',
  class3BelowGround:
    'Classe 3 en sous-sol\u00a0: 1\u202fkg au plus, salle des machines comprise\u202f; l’enceinte ventilée (IV) suit m3.',
  classB: 'Classe B\u00a0: le tableau C.1 fixe des masses selon l’accès, l’emplacement et l’occupation.',
  lightGas: 'La formule de confort ne vaut pas sous 42\u202fg/mol\u00a0: 20\u202f% de la LII × volume sont appliqués.',
  ventilatedEnclosure:
    'Enceinte ventilée (IV)\u00a0: m3 pour l’inflammabilité, la toxicité selon le lieu de l’enceinte.',
  machineryRoom: 'Salle des machines ou plein air\u00a0: les règles de l’EN 378-3 s’appliquent.',
  icpe4735:
    'France, 150\u202fkg d’ammoniac ou plus\u00a0: ICPE, rubrique 4735 (déclaration, autorisation à partir de 1,5\u202ft).',
} as const;
