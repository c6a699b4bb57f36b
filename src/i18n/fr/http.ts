/** What a function answers when the call itself is at fault. */
export const http = {
  E_JSON: 'Corps de requête illisible\u202f: envoyez un objet JSON, au moins {}.',
  E_METHOD: 'Méthode non autorisée\u202f: utilisez POST.',
  E_SIZE: 'Corps de requête trop grand\u202f: {{limit}}\u202fko au plus.',
  E_TYPE: 'Type de contenu non pris en charge\u202f: utilisez application/json.',
  E_RATE: 'Trop d’appels\u202f: patientez avant de réessayer.',
  E_FAULT: 'Une erreur inconnue est survenue.',
} as const;
