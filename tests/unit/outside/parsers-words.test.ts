import { fenced, fencedContext, oneLine, plainData } from '../../../src/assistant/fence.ts';
import { blocksFromMarkdown } from '../../../src/assistant/markdown.ts';
import { inlineFromText } from '../../../src/assistant/markdown-inline.ts';
import { detailsFromText, toolMessageFromText } from '../../../src/assistant/messages.ts';
import { argumentsFromText } from '../../../src/assistant/tools/arguments.ts';
import { questionFrom } from '../../../src/shell/search/asking/question.ts';
import { askerOf } from '../../../src/shell/search/asking/reply.ts';
import { tokensOf } from '../../../src/shell/search/asking/tokens.ts';
import { aboutFluids } from '../../../src/shell/search/asking/topics.ts';
import { searchData } from '../../../src/shell/search/data.ts';
import { createSearcher } from '../../../src/shell/search/searcher.ts';
import { settingsFromText } from '../../../src/kit/storage/settings.ts';
import { saidError } from '../../../functions/ai/provider-error.ts';
import { holdParsers } from './hold-parsers.ts';

const asker = askerOf(settingsFromText(undefined), 'fr', 101_325);
const find = createSearcher(searchData('fr'));

holdParsers({
  'data of a question': plainData,
  'fenced data': (text) => fenced(text, 'fr'),
  'fenced context': (text) => fencedContext(text, 'fr'),
  'cell of data': oneLine,
  'words of the model': blocksFromMarkdown,
  'line of the model': inlineFromText,
  'details of a message': detailsFromText,
  'message of a tool': toolMessageFromText,
  'arguments of a tool': argumentsFromText,
  'error of a provider': (text) => saidError({ message: text, code: text }, 'key'),
  'word of a search': (text) => tokensOf(text, ','),
  'question of a search': (text) => questionFrom(text, asker),
  'fluid of a search': (text) => aboutFluids(text, ','),
  search: find,
});
