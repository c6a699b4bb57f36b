export function linksOfTerms(locale: 'fr' | 'en'): (opening: string) => ((text: string) => string) | undefined;
