/** A diagram in the hand: its handles. Fetched when the diagram is first touched. */
export const diagramHand = {
  keys: 'Flèches\u00a0: un pas\u202f; avec Maj\u00a0: un dixième\u202f; page\u00a0: cinq\u202f; début et fin\u00a0: limites.',
  stateAt: 'Point {{letter}}\u00a0: {{cells}}',
  lastGood: 'Le dernier tracé valable reste affiché.',
  keep: 'Garder cet état',
  kept: 'État {{n}} gardé.',
  full: 'Vingt états sont gardés\u00a0: retirez-en un.',
  remove: 'Retirer l’état {{name}}',
  layPresent: 'Garder ce tracé',
  layNote: 'Il reste en place quand vous changez un réglage. Cinq cycles au plus.',
  allLaid: 'Cinq cycles sont tracés\u00a0: retirez-en un.',
  variants: 'Variantes du projet',
  onCompressor: '{{name}} (sur un compresseur\u00a0: gardez son tracé depuis son étude)',
  noCycle: '{{name}}\u00a0: pas de cycle à ces conditions.',
  legend: 'Cycles tracés',
  present: 'Cycle présent',
  takeAway: 'Retirer {{name}}',
  lesson: 'Pourquoi ces points sont là',
  show: 'Montre le point {{letter}} sur le schéma et le diagramme',
  article: 'Lire un diagramme enthalpique, pas à pas',
  why: {
    ideal: 'Compression idéale depuis {{from}}\u00a0: l’entropie reste {{s}}, sous {{p}} la vapeur arrive à {{T}}.',
    compression:
      'Le compresseur porte la vapeur de {{p0}} à {{p}}\u00a0: son travail ajoute {{dh}}, elle sort à {{T}}.',
    gasCooler: 'Au-dessus du point critique rien ne se condense\u00a0: le gaz est refroidi sous {{p}} jusqu’à {{T}}.',
    subcooled:
      'La chaleur sort sous {{p}}\u00a0: la vapeur se condense, puis le liquide perd encore {{margin}}, jusqu’à {{T}}.',
    condensed: 'La chaleur sort sous {{p}} jusqu’à la dernière bulle de vapeur, à {{T}}.',
    superheated:
      'Le fluide bout sous {{p}}, puis la vapeur prend encore {{margin}} au-dessus de sa rosée, jusqu’à {{T}}.',
    evaporated: 'Le fluide bout sous {{p}} jusqu’à la dernière goutte, à {{T}}.',
    flash:
      'Le détendeur ne prend ni travail ni chaleur\u00a0: h reste {{h}}, la pression tombe à {{p}} et {{x}} du fluide devient vapeur.',
    expansion: 'Le détendeur ne prend ni travail ni chaleur\u00a0: la pression tombe à {{p}} et h reste {{h}}.',
    same: 'La conduite depuis {{from}} n’échange rien\u00a0: le point reste en place.',
    warmed: 'À la pression de {{from}}, le fluide reçoit {{dh}} et passe de {{T0}} à {{T}}.',
    cooled: 'À la pression de {{from}}, le fluide cède {{dh}} et passe de {{T0}} à {{T}}.',
    mixed:
      'Les courants de {{from}} et de {{other}} se mêlent\u00a0: l’enthalpie {{h}} est leur moyenne, pesée par les débits.',
    joined: 'Le courant de {{from}} en rejoint un autre sous {{p}}\u00a0: leur mélange a l’enthalpie {{h}}.',
    liquid: 'Le liquide se sépare de la vapeur au fond de la bouteille, sous {{p}}, à {{T}}.',
    vapour: 'La vapeur se sépare du liquide en haut de la bouteille, sous {{p}}, à {{T}}.',
    nozzle:
      'La tuyère change la pression en vitesse\u00a0: de {{p0}} à {{p}}, l’enthalpie baisse de {{dh}}, que le courant emporte en mouvement.',
    ejected:
      'Les courants de {{from}} et de {{other}} se mêlent en gardant leur quantité de mouvement\u00a0: l’enthalpie {{h}} ne dit pas leur vitesse.',
    diffuser:
      'Le diffuseur change la vitesse en pression\u00a0: de {{p0}} à {{p}}, l’enthalpie remonte de {{dh}}, sans travail de compresseur.',
    parted: 'Une part du courant de {{from}} continue ici, dans le même état.',
  },
  noState: 'L’équation d’état ne dit rien ici.',
} as const;

export const texts = { diagramHand };

declare module '../../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'simulator/hand': typeof texts;
  }
}
