/** The least a server can do: an answer of a simulation's size, to whatever is asked. */
import { createServer } from 'node:http';

const answer = JSON.stringify({ ok: true, result: 'x'.repeat(Number(process.env.ANSWER_LENGTH) - 26) });

const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length });
  response.end(answer);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`);
});
