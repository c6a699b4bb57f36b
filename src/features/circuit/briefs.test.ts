import { expect, it } from 'vitest';
import type { Alert, AlertPage } from '../../circuit/alerts/alert.ts';
import { ALERT_PAGES } from '../../circuit/alerts/alert.ts';
import { createFormatter } from '../../kit/island/format.ts';
import { translator } from '../../shell/texts.ts';
import { barTexts } from './briefs.ts';

const alert = (code: Alert['code'], page: AlertPage): Alert => ({
  code,
  page,
  severity: 'check',
  values: {},
  id: `${code} ${page}`,
  source: { kind: 'practice', name: 'practice' },
});

it('tabs tell each alert once, what the fluid asks on the page of its charge', () => {
  const alerts = [
    alert('S_ROOM', 'charge'),
    alert('S_CLASS', 'charge'),
    alert('W_SHLOW', 'technique'),
    alert('W_SCLOW', 'technique'),
    alert('W_TAU', 'technique'),
    alert('W_PINCH', 'exchangers'),
    alert('W_SATSUC', 'general'),
  ];
  const { briefs } = barTexts(
    {
      permanent: undefined,
      isStale: false,
      fluid: 'R290',
      alerts,
      answerOf: () => undefined,
      isOld: () => false,
    },
    translator('fr'),
    createFormatter({}, 'fr'),
  );
  const counts = ALERT_PAGES.map((page) => Number(/(\d+) alertes?/.exec(briefs[page]?.text ?? '')?.[1] ?? 0));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(alerts.length);
});
