/** What comes from outside the app and waits for its reader's yes. */
export const handed = {
  came: 'Reçu de l’extérieur de l’app\u00a0: {{names}}, {{size}}.',
  megabytes: '{{size}}\u202fMo',
  kilobytes: '{{size}}\u202fko',
  beside_one:
    '1 autre fichier du même envoi n’a pas été gardé (20 au plus, 60\u202fMo en tout)\u00a0: partagez-le à part.',
  beside_other:
    '{{count}} autres fichiers du même envoi n’ont pas été gardés (20 au plus, 60\u202fMo en tout)\u00a0: partagez-les à part.',
  unasked: 'Si vous n’avez rien envoyé, écartez-le.',
  tooLarge: 'Trop grand pour être ouvert\u00a0: 60\u202fMo au plus.',
  take: 'Prendre',
  drop: 'Écarter',
} as const;
