import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { latestVersion } from '../../shell/publication/changelog.ts';
import { SITE } from '../../shell/publication/site-facts.ts';

const { email, repository } = SITE;
const contacts = [...(email ? [`mailto:${email}`] : []), ...(repository ? [`${repository}/security`] : [])];

/** Where nobody is named there is nobody to write to, and no file. */
export const getStaticPaths = () => (contacts.length > 0 ? [{ params: { file: 'security' } }] : []);

/** Whom to tell of a weakness (RFC 9116); it holds for a year from the release that is served. */
export const GET: APIRoute = async ({ site }) => {
  const { date } = latestVersion((await getCollection('changelog')).map(({ data }) => data));
  const expires = new Date(`${date}T00:00:00Z`);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
