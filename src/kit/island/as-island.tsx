/** The parts of a page as islands of their own: each gets the page all of them share, and its texts. */
import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Translator } from '../../i18n/keys.ts';
import type { Locale } from '../../language/index.ts';
import { TranslatorProvider } from './context.ts';
import type { PageData } from './page-data.ts';
import { withErrorPage } from './with-error-page.tsx';

export interface IslandProps {
  readonly locale: Locale;
  /** What the page was served with in its place. */
  readonly children?: ReactNode;
}

export interface Islands<Page> {
  /** Every island of the page is exported through it. */
  readonly asIsland: (Part: ComponentType<IslandProps>) => ComponentType<IslandProps>;
  /** The page, inside one of its islands. @throws {Error} outside */
  readonly usePage: () => Page;
}

/** The page of the island that is being drawn, whichever page it is. */
const PageContext = createContext<unknown>(undefined);

/** What the islands of a page share. @throws {Error} outside of one */
export function usePage<Page>(): Page {
  const own = useContext(PageContext);
  if (!own) throw new Error('no page: render inside an island of it');
  return own as Page;
}

export function islandsOf<Data, Page extends { readonly t: Translator }>(page: PageData<Data, Page>): Islands<Page> {
  return {
    asIsland: (Part) =>
      withErrorPage(function Island(props: IslandProps) {
        const own = page.read(props.locale);
        return (
          <PageContext value={own}>
            <TranslatorProvider value={own.t}>
              <Part {...props} />
            </TranslatorProvider>
          </PageContext>
        );
      }),
    usePage: () => usePage<Page>(),
  };
}
