export function linksOfFluids(locale: 'fr' | 'en'): (opening: string) => (text: string) => string;
