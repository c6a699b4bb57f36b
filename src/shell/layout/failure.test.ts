import { describe, expect, it } from 'vitest';
import { isCrawler, isFatal } from './failure.ts';

const ORIGIN = 'https://example.org';

/** An error as thrown by the script at `from`. */
function thrown(error: Error, from: string): Error {
  error.stack = `${error.name}: ${error.message}\n    at run (${from}:1:200)`;
  return error;
}

describe('an uncaught error', () => {
  const ours = `${ORIGIN}/_astro/Base.Bx1.js`;

  it('of this site is fatal', () => {
    expect(isFatal(thrown(new TypeError('x is not a function'), ours), ORIGIN)).toBe(true);
    // A script that cannot be parsed has no stack, but the event names its file.
    expect(
      isFatal(
        Object.assign(new SyntaxError('Unexpected token'), { stack: 'SyntaxError: Unexpected token' }),
        ORIGIN,
        ours,
      ),
    ).toBe(true);
  });

  it.each([
    ['an extension of the browser', thrown(new TypeError('x is not a function'), 'chrome-extension://abc/content.js')],
    ['a missing network, in Chrome', thrown(new TypeError('Failed to fetch'), ours)],
    ['a missing network, in Firefox', thrown(new TypeError('NetworkError when attempting to fetch resource.'), ours)],
    ['a missing network, in Safari', thrown(new TypeError('Load failed'), ours)],
    ['a script that is gone', thrown(new TypeError(`Failed to fetch dynamically imported module: ${ours}`), ours)],
    [
      'a page React has mended',
      thrown(new Error('Minified React error #418; visit https://react.dev/errors/418?args[]='), ours),
    ],
    ['a request given up', new DOMException('The operation was aborted.', 'AbortError')],
    ['a reason that is no error', 'offline'],
    ['a layout warning, which has no error', undefined],
  ])('that is %s is not', (_, error) => {
    expect(isFatal(error, ORIGIN)).toBe(false);
  });
});

describe('a crawler is known by its name', () => {
  // As their makers publish them.
  it.each([
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/120.0.0.0 Safari/537.36',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.0.0 Safari/537.36',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Twitterbot/1.0',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'TelegramBot (like TwitterBot)',
    'WhatsApp/2.23.20.0',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  ])('%s', (userAgent) => {
    expect(isCrawler(userAgent)).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    // A telephone maker, not a robot.
    'Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  ])('%s is a reader', (userAgent) => {
    expect(isCrawler(userAgent)).toBe(false);
  });
});
