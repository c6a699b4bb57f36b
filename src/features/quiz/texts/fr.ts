/** The quizzes: their index, a quiz under way, its result. */
export const quiz = {
  index: {
    title: 'Quiz du froid : 132 questions corrigées pour frigoristes',
    heading: 'Quiz',
    description:
      'Onze quiz corrigés pour frigoristes : cycle, fluides, F-Gaz, A2L et A3, CO₂, composants, électricité, air humide, pannes, pompes à chaleur.',
    lead: '{{count}} questions avec leur correction, leur source et, pour les chiffres, le calcul refait par le moteur d’AppFroid.',
    subjects: 'Par sujet',
    questions: '{{count}} questions',
    best: 'Meilleur score : {{right}} sur {{of}}',
    clear: 'Effacer mes scores',
    kept: 'Les scores restent sur cet appareil.',
    certificate: 'Préparer l’attestation d’aptitude',
    certificateText:
      'Le règlement d’exécution (UE) 2024/2215 (annexe I), suivi en France par l’arrêté du 21 novembre 2025 sur les attestations d’aptitude, range les connaissances en quatorze groupes. Les mêmes questions sont ici reprises par groupe. Ce ne sont pas celles de l’examen, et la partie pratique ne se révise pas à l’écran.',
    groups: 'Groupes {{groups}}',
    group: 'Groupe {{groups}}',
    and: ' et ',
    to: ' à ',
    regulation: 'Texte du règlement',
  },
  page: {
    certificateTitle: 'Attestation d’aptitude, {{groups}} : quiz {{heading}}',
    certificateHeading: 'Attestation : {{heading}}',
    certificateDescription:
      '{{count}} questions corrigées pour préparer l’attestation d’aptitude fluides frigorigènes : {{heading}}. {{groups}} du règlement (UE) 2024/2215.',
    certificateLead: '{{groups}} de l’annexe I du règlement (UE) 2024/2215, à travers tous les quiz.',
    drawn: 'Douze questions tirées de {{count}} à chaque essai.',
    all: 'Tous les quiz',
    typed: 'Votre réponse, en {{unit}}',
    typedPlain: 'Votre réponse',
    within: 'à ± {{within}} près',
    answer: 'Réponse et explication',
    right: 'Réponse :',
    source: 'Source :',
    group: 'Groupe {{group}} : {{name}}',
    levels: { basic: 'Base', trade: 'Métier', expert: 'Expert' },
    progress: 'Question {{at}} sur {{of}}',
    soFar: 'justes : {{right}}',
    resumed: 'Vous reprenez où vous en étiez.',
    anew: 'Recommencer',
    check: 'Valider',
    next: 'Question suivante',
    finish: 'Voir le résultat',
    correct: 'Juste.',
    wrong: 'Faux.',
    choose: 'Choisissez une réponse.',
    number: 'Tapez un nombre, par exemple 4,8.',
    keys: 'Clavier : 1 à 5 ou a à e pour choisir, Entrée pour valider.',
    result: 'Résultat',
    score: '{{right}} sur {{of}}',
    perfect: 'Tout est juste.',
    review: 'À revoir : les questions marquées « Faux », corrigées ci-dessous.',
    shared: 'Résultat ouvert par un lien ; il ne compte pas dans vos scores.',
    again: 'Recommencer, autre ordre',
    mistakes: 'Reprendre les erreurs',
    copy: 'Copier le lien du résultat',
    copied: 'Lien copié.',
    notCopied: 'Copie refusée par le navigateur : le lien est dans la barre d’adresse.',
    further: 'Pour aller plus loin',
    weak: 'À retravailler',
    practise: 'Quiz : {{quiz}}',
    nextQuiz: 'Quiz suivant :',
    share: '{{right}} sur {{of}}',
    print: 'Imprimer',
  },
} as const;

export const texts = { quiz };

declare module '../../../i18n/keys.ts' {
  interface Texts {
    readonly quiz: typeof texts;
  }
}
