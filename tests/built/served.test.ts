/** Pages as they are served: their figures stand there before any script, in both languages. */
import { expect, test } from './support/test.ts';

test('/simulation/circuit/pipes is served whole, in both languages and any letter case', async ({ request }) => {
  const french = await (await request.get('/Simulation/circuit/PIPES')).text();
  expect(french).toContain('Tuyauteries frigorifiques');
  // The default point of R134a in 28 × 1.5: 9.58 m/s.
  expect(french).toContain('9,58\u202fm/s');
  const english = await (await request.get('/en/simulation/circuit/pipes')).text();
  expect(english).toContain('Refrigerant pipes');
  expect(english).toContain('9.58\u202fm/s');
});

test('/simulation/saison the worked example of the standard is in the page as served, in both languages', async ({
  request,
}) => {
  const html = await (await request.get('/simulation/saison')).text();
  // EN 14825:2018, annex H, prints 3.61, rounding on the way.
  expect(html).toMatch(/data-figure="scop">3,60</);
  expect(await (await request.get('/en/simulation/saison')).text()).toMatch(/data-figure="scop">3\.60</);
});

test('/simulation/fuite the verdict is in the page as served, in both languages', async ({ request }) => {
  expect(await (await request.get('/simulation/fuite')).text()).toMatch(
    /data-verdict="V_TOPUP_CARE">Complément possible/,
  );
  expect(await (await request.get('/en/simulation/fuite')).text()).toMatch(
    /data-verdict="V_TOPUP_CARE">Top-up possible/,
  );
});

test('/reglette the example is in the page as served, in both languages', async ({ request }) => {
  const html = await (await request.get('/reglette')).text();
  // R448A at 6.21325 bar absolute: dew 5.90 °C, bubble -0.10 °C. Nobody has measured anything.
  expect(html).toMatch(/name="dew"[^>]*value="5,9"/);
  expect(html).toMatch(/name="measured"[^>]*value=""/);
  expect(html).not.toContain('data-superheat');
  expect(html).toContain('Saisissez la température du tuyau');
  const english = await (await request.get('/en/reglette')).text();
  expect(english).toMatch(/name="dew"[^>]*value="5\.9"/);
  expect(english).not.toContain('data-superheat');
  // Printed before anything is drawn in it, the sheet has its diagram: bubble and dew.
  for (const page of [html, english]) {
    const drawing = /<section[^>]*aria-labelledby="ruler-diagram">[^]*?<\/section>/.exec(page)?.[0] ?? '';
    expect(drawing.match(/<circle/g)).toHaveLength(2);
    expect(drawing).not.toContain('data-undrawn');
  }
});

test('/simulation/circuit/echangeurs is served whole, in both languages', async ({ request }) => {
  const french = await (await request.get('/simulation/circuit/echangeurs')).text();
  expect(french).toContain('Échangeurs du circuit');
  // 10 kW from air of 10 to 5 °C over 0 °C: 5 K/ln 2 = 7.21 K, 1.39 kW/K.
  expect(french).toMatch(/data-figure="evaporator\.lmtd".*?<td>7,2<\/td>/s);
  expect(french).toMatch(/data-figure="evaporator\.ua".*?<td>1,39<\/td>/s);
  expect(french).toContain('Monoéthylène glycol + eau');
  // A unit goes to the next line with a word of its name, never alone.
  expect(french).toMatch(/Débit volumique<\/button>(<!-- -->)?\u00a0(<!-- -->)?<span/);
  const english = await (await request.get('/en/simulation/circuit/echangeurs')).text();
  expect(english).toContain('Heat exchangers of the circuit');
  expect(english).toMatch(/data-figure="evaporator\.ua".*?<td>1\.39<\/td>/s);
});

test('/simulation/circuit/charge-fluide is served whole, in both languages, and says that it is an estimate', async ({
  request,
}) => {
  const french = await (await request.get('/simulation/circuit/charge-fluide')).text();
  expect(french).toContain('Charge de fluide du circuit');
  expect(french).toContain('data-estimate');
  // Liquid line of 10 m in 12 × 1, as the pipes recommend: 0.785 L of 1164.22 kg/m³.
  expect(french).toMatch(/data-section="ll".*?0,91/s);
  const english = await (await request.get('/en/simulation/circuit/charge-fluide')).text();
  expect(english).toContain('Refrigerant charge of the circuit');
  expect(english).toMatch(/data-section="ll".*?0\.91/s);
});

test('/simulation/circuit/diagramme is served with the P-h diagram and the points, in both languages', async ({
  request,
}) => {
  const french = await (await request.get('/simulation/circuit/diagramme')).text();
  expect(french).toContain('Diagrammes P-h et T-s');
  expect(french).toContain('data-chart="ph"');
  // The default point of R134a at 0 / 40 °C: suction at 7 °C, 404.8 kJ/kg.
  expect(french).toContain('404,8');
  const english = await (await request.get('/en/simulation/circuit/diagramme')).text();
  expect(english).toContain('P-h and T-s diagrams');
  expect(english).toContain('404.8');
});

test('/simulation/circuit/produits is served whole, in both languages', async ({ request }) => {
  const french = await (await request.get('/simulation/circuit/produits')).text();
  expect(french).toContain('Choix des composants');
  expect(french).toContain('DANFOSS EVR 6 v2');
  // The expansion valve first, by its capacity at this point.
  expect(french).toContain('RAC BRASIL EPV 8');
  // Without a published Kv: said, never guessed.
  expect(french).toContain('Kv non disponible');
  const english = await (await request.get('/en/simulation/circuit/produits')).text();
  expect(english).toContain('Choosing components');
  expect(english).toContain('Kv not available');
});

test('/simulation/hp-optimum the default optimum is in the page as served, in both languages', async ({ request }) => {
  const html = await (await request.get('/simulation/hp-optimum')).text();
  expect(html).toMatch(/data-figure="p_gc">89,2/);
  expect(html).toContain('data-map="done"');
  const english = await (await request.get('/en/simulation/hp-optimum')).text();
  expect(english).toMatch(/data-figure="p_gc">89\.2/);
  expect(english).toContain('Optimum CO₂ high pressure');
});

test('/simulation/circuit/technique is served whole, in both languages and any letter case', async ({ request }) => {
  const french = await (await request.get('/simulation/circuit/TECHNIQUE')).text();
  expect(french).toContain('Indicateurs techniques');
  // The default point of R134a: 10.1659 bar over 2.9280 bar.
  expect(french).toContain('3,47');
  expect(french).toContain('R134a · 0,0 / 40,0');
  const english = await (await request.get('/en/Simulation/Circuit/technique')).text();
  expect(english).toContain('Technical indicators');
  expect(english).toContain('3.47');
});

test('/simulation/compressor shows a published compressor before any script, in both languages', async ({
  request,
}) => {
  const html = await (await request.get('/simulation/compressor')).text();
  expect(html).toMatch(/data-line="capacity">.*?<td>19,13<\/td>/);
  expect(html).toContain('data-picture=""');
  const english = await (await request.get('/en/simulation/compressor')).text();
  expect(english).toMatch(/data-line="eta_is">.*?<td>0.732<\/td>/);
});

test('/simulation/line the example is in the page as served, in both languages', async ({ request }) => {
  const html = await (await request.get('/simulation/line')).text();
  // R134a, 0/40 °C, 7 and 4 K, efficiencies 0.7 and 0.85: all the superheat useful.
  expect(html).toMatch(/data-figure="power_cold"><dt>[^<]*<\/dt><dd><b>10,00</);
  expect(html).toContain('Toute la surchauffe est comptée comme utile');
  const english = await (await request.get('/en/simulation/line')).text();
  expect(english).toContain('All the superheat is counted as useful');
});

test('/simulation/circuit/general is in the page as served, before any script', async ({ request }) => {
  const html = await (await request.get('/simulation/circuit/general')).text();
  expect(html).toMatch(/data-figure="eer"><span[^>]*>5,68</);
  expect(html).toMatch(/data-figure="discharge"><span[^>]*>51,1</);
  expect(html).toContain('data-chart="ph"');
  const english = await (await request.get('/en/simulation/circuit/general')).text();
  expect(english).toMatch(/data-figure="power_compressor"><span[^>]*>1.76</);
});
