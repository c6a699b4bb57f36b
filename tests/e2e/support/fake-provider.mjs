/**
 * A model's provider for tests, on loopback. What it answers is chosen by the question's last words:
 * see SCENES. Every request is kept, without its key, and read back at /requests.
 */
import { createServer } from 'node:http';

const port = Number(process.env.FAKE_PROVIDER_PORT);
const requests = [];

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
  unknown: call('Teleport', {}),
  refused: call('IntermediatePressure', { pres_hp: 1, pres_bp: 16, method: 'both' }),
  cut: [text('Le début de la réponse'), 'cut'],
  slow: [text('Je commence'), 'wait'],
  empty: [END],
  long: [text('Une réponse très longue'), `${chunk({}, 'length')}data: [DONE]\n\n`],
};

const send = (response, status, body) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

createServer(async (request, response) => {
  if (request.url === '/requests') return send(response, 200, requests);
  let body = '';
  for await (const part of request) body += part;
  if (!request.url.endsWith('/chat/completions')) return send(response, 404, {});
  const asked = JSON.parse(body);
  requests.push(asked);
  const key = request.headers.authorization?.replace('Bearer ', '');
  if (key === 'sk-refused') return send(response, 401, { error: { message: `Incorrect API key provided: ${key}` } });
  if (key === 'sk-quota') return send(response, 429, { error: { message: 'quota' } });
  const question = asked.messages.at(-1).content;
  if (asked.tools && question.includes('notools'))
    return send(response, 400, { error: { message: 'tools are not supported with this model' } });
  const isResult = /^(Résultat de l'outil|Tool result)/.test(question);
  const scene = isResult
    ? [text('La pression vaut '), text('2,928 bar abs.'), END]
    : (SCENES[Object.keys(SCENES).find((word) => question.includes(word))] ?? SCENES.bonjour);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const part of scene) {
    if (part === 'cut') return response.destroy();
    if (part === 'wait') return undefined;
    response.write(part);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return response.end();
}).listen(port, '127.0.0.1');
