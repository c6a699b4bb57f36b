/** What a page says where nothing can be computed: what it cannot do, why, and what still works. */
import type { Bilingual } from '../../language/index.ts';
import type { WhyNoEngine } from '../../runtime/no-engine.ts';

interface Words {
  readonly what: Bilingual;
  readonly why: Bilingual;
}

export const NO_ENGINE: Readonly<Record<WhyNoEngine, Words>> = {
  barred: {
    what: {
      fr: 'Ce navigateur ne peut pas calculer\u00a0: un chiffre grisé ne répond pas à ce que vous tapez.',
      en: 'This browser cannot compute: a greyed figure does not answer what you type.',
    },
    why: {
      fr: 'WebAssembly y est désactivé, par le mode Isolement d’un iPhone ou par un réglage de l’entreprise. Ouvrez cette page dans un autre navigateur, ou autorisez WebAssembly pour ce site.',
      en: 'WebAssembly is turned off in it, by an iPhone’s Lockdown Mode or by a company setting. Open this page in another browser, or allow WebAssembly for this site.',
    },
  },
  unreachable: {
    what: {
      fr: 'Le calcul n’a pas pu être chargé\u00a0: un chiffre grisé ne répond pas à ce que vous tapez.',
      en: 'The calculation could not be loaded: a greyed figure does not answer what you type.',
    },
    why: {
      fr: 'Le réseau manque, et cette page n’est pas encore entière sur cet appareil. Ce que vous tapez reste\u202f; rechargez la page une fois en ligne.',
      en: 'There is no network, and this page is not whole on this device yet. What you type stays; reload the page once online.',
    },
  },
};

/** What still works, by the path of the page without its language; the first that fits. */
export const STILL: readonly { readonly path: RegExp; readonly text: Bilingual }[] = [
  {
    path: /^\/simulation\/(?:circuit\/|comparatif)/,
    text: {
      fr: 'Le cycle reste calculé par le serveur, tant qu’il y a du réseau\u202f; ce qui en découle (tuyauteries, composants, échangeurs, charge, technique, courbes du fluide) ne l’est pas.',
      en: 'The cycle is still computed by the server while there is a network; what follows from it (pipes, components, exchangers, charge, technique, curves of the fluid) is not.',
    },
  },
  {
    path: /^\/ressources\/articles\//,
    text: {
      fr: 'L’article, ses chiffres et ses figures restent justes\u202f; seul ce qui se règle dans la page ne suit pas.',
      en: 'The article, its figures and its drawings remain right; only what can be set in the page does not follow.',
    },
  },
  {
    path: /./,
    text: {
      fr: 'La réglette de l’accueil et celle de chaque page de fluide répondent encore, car leurs tables sont dans la page\u202f; les calculateurs sans propriété de fluide aussi, et tout se lit.',
      en: 'The ruler of the home page and that of each fluid’s page still answer, as their tables are in the page; so do the calculators without fluid properties, and everything can be read.',
    },
  },
];
