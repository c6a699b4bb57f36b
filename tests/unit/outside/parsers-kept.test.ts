import { compressorsFromText } from '../../../src/features/compressor/state/compact.ts';
import { storedConversation } from '../../../src/features/assistant/state/storage.ts';
import { visitsFromText } from '../../../src/features/diagnosis/visits/file.ts';
import { bundleFromText } from '../../../src/features/machines/state/file.ts';
import { scoresFromText } from '../../../src/features/quiz/state/scores.ts';
import { mixesFromText } from '../../../src/kit/fluids/mixes.ts';
import { readCookie } from '../../../src/kit/storage/cookies.ts';
import { everythingFrom } from '../../../src/kit/storage/everything.ts';
import { runsFromText } from '../../../src/kit/storage/history.ts';
import { valueOfText } from '../../../src/kit/storage/numbered.ts';
import { settingsFromText } from '../../../src/kit/storage/settings.ts';
import { holdParsers } from './hold-parsers.ts';

holdParsers(
  {
    projects: (text) => bundleFromText(text, 'x', '2026-11-24T17:00:00.000Z'),
    picture: (text) => bundleFromText(`<svg ${text}`, 'x', '2026-11-24T17:00:00.000Z'),
    visits: visitsFromText,
    mixes: (text) => mixesFromText(text, 0),
    runs: runsFromText,
    'file of all that is kept': everythingFrom,
    'kept compressors': compressorsFromText,
    'kept conversation': storedConversation,
    'kept scores': scoresFromText,
    'kept settings': settingsFromText,
    'kept value': valueOfText,
    cookie: (text) => readCookie('compressors', text),
  },
  {
    runs: { entry: '{"parameters":"#","summary":"","at":"2026-01-01"},', around: ['[', '{}]'] },
    projects: { entry: '{"id":"#"},', around: ['{"format":"appfroid-projects","version":1,"projects":[', '{}]}'] },
    picture: { entry: '<svg data-study="#', around: ['', ''] },
    visits: { entry: '{"id":"#"},', around: ['{"format":"appfroid-visits","version":1,"visits":[', '{}]}'] },
    mixes: { entry: '{"label":"#"},', around: ['{"schema":1,"expires":9e99,"mixes":[', '{}]}'] },
    'file of all that is kept': {
      entry: '{"id":"#"},',
      around: ['{"format":"appfroid-kept","version":1,"databases":{"appfroid-visits":[', '{}]}}'],
    },
  },
);
