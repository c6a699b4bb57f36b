/**
 * A model's provider for tests, on loopback, not always a good one. What it answers is chosen by a word of the
 * question: see SCENES and HOSTILE. Every request is kept, without its key, and read back at /requests; /streams
 * says how many answers are under way and how many bytes they have sent. Its port is FAKE_PROVIDER_PORT, or any
 * free one, and is printed.
 */
import { createServer } from 'node:http';

const port = Number(process.env.FAKE_PROVIDER_PORT ?? 0);
const requests = [];
const streams = { open: 0, sent: 0 };

const chunk = (delta, finish_reason = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const text = (words) => chunk({ content: words });
const END = `${chunk({}, 'stop')}data: [DONE]\n\n`;
const call = (name, given) => [
  chunk({ tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name, arguments: '' } }] }),
  ...JSON.stringify(given)
    .match(/.{1,9}/g)
    .map((part) => chunk({ tool_calls: [{ index: 0, function: { arguments: part } }] })),
  `${chunk({}, 'tool_calls')}data: [DONE]\n\n`,
];

/** Parts sent one after the other, 20 ms apart; `cut` breaks the connection, `wait` keeps it silent. */
const SCENES = {
  bonjour: [text('Bonjour'), text(', **frigoriste**.'), END],
  markdown: [
    text(
      '# Titre\n\n- un\n- deux\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n<img src=x onerror=alert(1)> [lien](https://example.org/a) [piège](javascript:alert(1)) ![pic](https://example.org/p.png) `code`',
    ),
    END,
  ],
  ruler: call('Ruler', { fluid: 'r-134a', prop1: 'T', value1: 0, prop2: 'Q', value2: '100' }),
  simulate: call('SimulationCircuit', { fluid: 'propane', temp_evp: -10, temp_cdr: 45 }),
  'two-calls': [
    ...call('Ruler', { fluid: 'r-134a', prop1: 'T', value1: 0, prop2: 'Q', value2: '100' }).slice(0, -1),
    chunk({
      tool_calls: [{ index: 1, id: 'call_2', type: 'function', function: { name: 'Teleport', arguments: '{}' } }],
    }),
    `${chunk({}, 'tool_calls')}data: [DONE]\n\n`,
  ],
  garbled: [
    chunk({
      tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name: 'Ruler', arguments: '{"fl' } }],
    }),
    `${chunk({}, 'tool_calls')}data: [DONE]\n\n`,
  ],
  pipes: call('CircuitPipes', { fluid: 'propane', power_cold: 12, temp_evp: -10, temp_cdr: 45 }),
  withheld: [`${chunk({}, 'content_filter')}data: [DONE]\n\n`],
  declined: [chunk({ refusal: 'Cela, ' }), chunk({ refusal: 'je ne peux pas y répondre.' }), END],
  invented: [text('La pression vaut **7,77 bar** à '), text('31,5 °C, soit 12 K de plus.'), END],
  unknown: call('Teleport', {}),
  refused: call('IntermediatePressure', { pres_hp: 1, pres_bp: 16, method: 'both' }),
  cut: [text('Le début de la réponse'), 'cut'],
  slow: [text('Je commence'), 'wait'],
  empty: [END],
  long: [text('Une réponse très longue'), `${chunk({}, 'length')}data: [DONE]\n\n`],
};

const later = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Writes at the pace it is read, until there is enough or nobody is left. */
async function pour(response, part, bytes) {
  for (let sent = 0; sent < bytes && !response.destroyed; sent += part.length) {
    streams.sent += part.length;
    if (!response.write(part)) {
      await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
    }
  }
}

const SECTION = [
  '## Surchauffe\n\nLa **surchauffe** utile vaut *5 à 8 K* ; voir `surch_evp`.\nElle se lit au bulbe.\n\n',
  '- un point\n- un autre\n  - dessous\n\n| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | **4** |\n\n```\nlet a = 1;\n```\n\n',
].join('');
/** Next to nothing to draw, for what is about length alone. */
const PARAGRAPH = `${'La surchauffe se lit au bulbe. '.repeat(160)}\n\n`;

/** An answer of some length, which says the same again and again, in pieces sent as fast as they go. */
function respondInPieces(response, length, { said, piece }) {
  const answer = said.repeat(Math.ceil(length / said.length)).slice(0, length);
  let stream = '';
  for (let start = 0; start < length; start += piece) stream += text(answer.slice(start, start + piece));
  response.end(stream + END);
}
/** As a model writes: seven characters at a time. */
const WRITTEN = { said: SECTION, piece: 7 };

const PIECE = text('eau fro');
/** What no honest provider does, by the word that asks for it. */
const HOSTILE = {
  'error-item': (response) =>
    response.end(`${text('Début')}data: {"error":{"message":"The engine is overloaded","type":"server_error"}}\n\n`),
  'quota-item': (response) => response.end('data: {"error":{"message":"slow down","code":"rate_limit_exceeded"}}\n\n'),
  'broken-line': (response) => response.end(`${text('Avant')}data: {"choices":[{"delta":\n\n${text('Après')}${END}`),
  comments: async (response) => {
    while (!response.destroyed) {
      response.write(': still thinking\n\n');
      await later(20);
    }
  },
  trickle: async (response) => {
    while (!response.destroyed) {
      response.write(PIECE);
      await later(20);
    }
  },
  'one-line': (response) => pour(response, 'data: x'.repeat(1000), 100_000_000),
  flood: (response) => pour(response, PIECE.repeat(100), 100_000_000),
  'very-long': async (response) => {
    await pour(response, PIECE, 14_000 * PIECE.length);
    response.end(END);
  },
  'hundred-kB': (response) => respondInPieces(response, 100_000, WRITTEN),
  // As that one cut within the list of a section.
  'forty-kB': (response) => respondInPieces(response, 40_112, WRITTEN),
  'one-MB': (response) => respondInPieces(response, 1_000_000, { said: PARAGRAPH, piece: 700 }),
  'own-words': async (response, question) => {
    for (const word of question.split(' ')) {
      response.write(text(`${word} `));
      await later(5);
    }
    response.end(END);
  },
};

const send = (response, status, body) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

createServer(async (request, response) => {
  if (request.url === '/requests') return send(response, 200, requests);
  if (request.url === '/streams') return send(response, 200, streams);
  let body = '';
  for await (const part of request) body += part;
  if (!request.url.endsWith('/chat/completions')) return send(response, 404, {});
  const asked = JSON.parse(body);
  requests.push(asked);
  const key = request.headers.authorization?.replace('Bearer ', '');
  if (key === 'sk-refused') return send(response, 401, { error: { message: `Incorrect API key provided: ${key}` } });
  if (key === 'sk-quota') return send(response, 429, { error: { message: 'quota' } });
  if (key === 'sk-down') return send(response, 500, '<html>');
  if (key === 'sk-mute') return undefined;
  if (asked.max_tokens !== undefined && asked.model === 'thinker') {
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens'.";
    return send(response, 400, { error: { message, code: 'unsupported_parameter' } });
  }
  const question = asked.messages.at(-1).content;
  if (asked.tools && question.includes('notools'))
    return send(response, 400, { error: { message: 'tools are not supported with this model' } });
  const isResult = /^(Résultat de l'outil|Tool result)/.test(question);
  const scene = isResult
    ? [text('La pression vaut '), text('2,928 bar abs.'), END]
    : (SCENES[Object.keys(SCENES).find((word) => question.includes(word))] ?? SCENES.bonjour);
  streams.open += 1;
  response.on('close', () => {
    streams.open -= 1;
  });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const hostile = HOSTILE[Object.keys(HOSTILE).find((word) => question.includes(word))];
  if (hostile) return hostile(response, question);
  for (const part of scene) {
    if (part === 'cut') return response.destroy();
    if (part === 'wait') return undefined;
    response.write(part);
    await later(20);
  }
  return response.end();
}).listen(port, '127.0.0.1', function listening() {
  console.log(`http://127.0.0.1:${this.address().port}`);
});
