/**
 * Windows most visits never open: the settings and the offer of an update. Pages do not carry them; one small
 * page per language does, stored with the rest of the shell, and it is asked for when a window is about to open.
 */
import { pathPrefix } from '../../language/index.ts';
import { pageLocale } from '../../language/page.ts';
import { ofThisBuild } from '../../offline/this-build.ts';

const address = (): string => `${pathPrefix(pageLocale())}/panels`;

let asked: Promise<Document> | undefined;

/** The page as a document: read by the browser, so that no text has to be made markup here. */
function ask(): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', ofThisBuild(address()));
    request.responseType = 'document';
    const refuse = (): void => reject(new Error(`${address()}: ${request.status}`));
    request.addEventListener('load', () => {
      const { status, responseXML } = request;
      if (status === 200 && responseXML) resolve(responseXML);
      else refuse();
    });
    request.addEventListener('error', refuse);
    request.send();
  });
}

/** Asks ahead, so that a window opens full; what goes wrong is told to whoever opens it. */
export function expectPanels(): void {
  asked ??= ask();
  asked.catch(() => {
    asked = undefined;
  });
}

/**
 * A part of the panels' page, ready to place; the same one is never given twice.
 * @throws {Error} when there is no network and nothing is stored
 */
export async function panel(selector: string): Promise<HTMLElement> {
  expectPanels();
  const part = (await asked)?.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`no ${selector} in ${address()}`);
  return document.adoptNode(part);
}
