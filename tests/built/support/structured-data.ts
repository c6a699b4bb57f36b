/** The structured data of built pages, held to what schema.org and search engines ask of each type. */

type Entity = Readonly<Record<string, unknown>>;

const SCRIPT = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

/** Everything a page says of itself, in its order. @throws {SyntaxError} when it is not JSON */
export function entitiesOf(html: string): readonly Entity[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, text = '']) => {
    const data = JSON.parse(text) as Entity & { readonly '@graph'?: readonly Entity[] };
    return data['@graph'] ?? [data];
  });
}

const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && !/undefined|NaN/.test(value);
const isDate = (value: unknown): boolean => /^\d{4}-\d\d-\d\d$/.test(String(value));
const isAddress = (value: unknown): boolean => /^https?:\/\/\S+$/.test(String(value));
const isOneOf =
  (type: string) =>
  (value: unknown): boolean =>
    isEntity(value) && value['@type'] === type && isText(value['name']);
const isEntity = (value: unknown): value is Entity => typeof value === 'object' && value !== null && '@type' in value;
const isListOf =
  (test: (value: Entity) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length > 0 && value.every((one) => isEntity(one) && test(one));

/** What each type must hold, and how it looks. */
const ASKED: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  WebPage: {
    name: isText,
    url: isAddress,
    description: isText,
    inLanguage: isText,
    isPartOf: isOneOf('WebSite'),
    breadcrumb: (value) =>
      isEntity(value) &&
      value['@type'] === 'BreadcrumbList' &&
      Array.isArray(value['itemListElement']) &&
      value['itemListElement'].length > 1 &&
      (value['itemListElement'] as readonly Entity[]).every(
        (step, index) =>
          step['@type'] === 'ListItem' &&
          step['position'] === index + 1 &&
          isText(step['name']) &&
          isAddress(step['item']),
      ),
  },
  WebApplication: {
    name: isText,
    url: isAddress,
    description: isText,
    inLanguage: isText,
    applicationCategory: isText,
    operatingSystem: isText,
    offers: (value) => isEntity(value) && value['price'] === 0 && value['priceCurrency'] === 'EUR',
  },
  DefinedTerm: { name: isText, description: isText, url: isAddress, inDefinedTermSet: isAddress },
  DefinedTermSet: { name: isText, url: isAddress },
  Dataset: {
    name: isText,
    // A search engine takes a description of 50 to 5000 signs.
    description: (value) => isText(value) && String(value).length >= 50 && String(value).length <= 5000,
    url: isAddress,
    dateModified: isDate,
    creator: isOneOf('Organization'),
    license: isAddress,
    distribution: isListOf(
      (file) => file['@type'] === 'DataDownload' && isText(file['encodingFormat']) && isAddress(file['contentUrl']),
    ),
  },
  TechArticle: {
    headline: (value) => isText(value) && String(value).length <= 110,
    description: isText,
    url: isAddress,
    dateModified: isDate,
    author: isOneOf('Organization'),
    publisher: isOneOf('Organization'),
  },
  Quiz: { name: isText, url: isAddress, description: isText, dateModified: isDate },
};

/** Every address of this site that an entity names, however deep. */
function addressesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return isAddress(value) && !value.startsWith('https://schema.org') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What is wrong with a page's structured data; `isThere` says whether the site has a path. */
export function structuredFaults(html: string, path: string, isThere: (path: string) => boolean): readonly string[] {
  const entities = entitiesOf(html);
  const faults = entities.length === 0 ? ['says nothing of itself'] : [];
  for (const entity of entities) {
    const type = [entity['@type']].flat().join(' and ');
    const asked = Object.assign({}, ...type.split(' and ').map((one) => ASKED[one] ?? {})) as (typeof ASKED)[string];
    if (Object.keys(asked).length === 0) faults.push(`is of a type nobody asked for: ${type}`);
    for (const [key, test] of Object.entries(asked)) if (!test(entity[key])) faults.push(`${type} has no good ${key}`);
    if (isText(entity['url']) && pathOf(String(entity['url'])) !== path)
      faults.push(`${type} is of ${String(entity['url'])}`);
    for (const question of (entity['hasPart'] ?? []) as readonly Entity[]) {
      const answer = question['acceptedAnswer'];
      if (question['@type'] !== 'Question' || !isText(question['text']) || !isEntity(answer) || !isText(answer['text']))
        faults.push(`${type} has a question without its answer`);
    }
  }
  for (const address of entities.flatMap(addressesIn)) {
    // A licence is named by its page in the list of licences.
    if (address.startsWith('https://spdx.org/licenses/')) continue;
    if (!isThere(pathOf(address))) faults.push(`names ${address}, which is not there`);
  }
  // What is said to machines is what is shown: the heading of an article, the name of a fluid.
  const shown = plain(
    html
      // Words of a heading that stay on one line stand in such.
      .replaceAll(/<\/?span[^>]*>/g, '')
      .replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&#38;', '&'),
  );
  for (const entity of entities) {
    const said = entity['headline'] ?? (entity['@type'] === 'DefinedTerm' ? entity['name'] : undefined);
    if (typeof said === 'string' && !shown.includes(plain(said))) faults.push(`says "${said}" and does not show it`);
  }
  return faults;
}

const pathOf = (address: string): string => decodeURIComponent(new URL(address).pathname).replace(/(?<=.)\/$/, '');
