/** How what people already work with asks the site: a few lines each, said whether they were run when they were written. */
import { text } from '../../language/index.ts';
import type { Bilingual } from '../../language/index.ts';

export interface Recipe {
  readonly name: string;
  /** Run as it stands, against the functions or the command. */
  readonly tried: boolean;
  readonly about: Bilingual;
  readonly code: string;
}

/** @param origin of the site, without a slash at its end */
export function recipes(origin: string): readonly Recipe[] {
  return [
    {
      name: 'Excel',
      tried: false,
      about: text(
        'Le fluide en A2, les °C en B2. Écrite pour un Excel anglais\u00a0: un Excel français veut les noms français et des points-virgules.',
        'The refrigerant in A2, °C in B2. Written for an English Excel: one of another language has names and separators of its own.',
      ),
      code: `=NUMBERVALUE(WEBSERVICE("${origin}/api/value?ask=saturation&fluid="&ENCODEURL(A2)&"&t_C="&SUBSTITUTE(B2,",",".")&"&get=p_dew_bar"),".")`,
    },
    {
      name: 'Power Query',
      tried: false,
      about: text('Une table de saturation, chargée par une requête.', 'A saturation table, loaded by a query.'),
      code: `let
  Address = "${origin}/api/table?fluid=R454B&from=-40&to=60&step=5&format=csv",
  Table = Csv.Document(Web.Contents(Address), [Delimiter = ",", Encoding = 65001]),
  Headed = Table.PromoteHeaders(Table),
  Typed = Table.TransformColumnTypes(Headed, {{"t_dew_C", type number}, {"p_dew_bar", type number}}, "en-US")
in Typed`,
    },
    {
      name: 'LibreOffice Calc',
      tried: false,
      about: text(
        'Comme Excel, des points-virgules entre les arguments.',
        'As Excel, with semicolons between the arguments.',
      ),
      code: `=NUMBERVALUE(WEBSERVICE("${origin}/api/value?ask=saturation&fluid="&ENCODEURL(A2)&"&t_C="&SUBSTITUTE(B2;",";".")&"&get=p_dew_bar");".")`,
    },
    {
      name: 'Google Sheets',
      tried: false,
      about: text(
        'decimal=comma dans une feuille dont les décimales sont des virgules.',
        'decimal=comma in a sheet whose decimals are commas.',
      ),
      code: `=IMPORTDATA("${origin}/api/value?ask=saturation&fluid="&ENCODEURL(A2)&"&t_C="&B2&"&get=p_dew_bar")`,
    },
    {
      name: 'pandas',
      tried: true,
      about: text(
        'Une table lue d’une adresse\u202f; un lot envoyé en CSV.',
        'A table read from an address; a batch sent as CSV.',
      ),
      code: `import io, pandas as pd, urllib.request as web
site = "${origin}"
table = pd.read_csv(f"{site}/api/saturation?fluid=R454B&t_C=-30..50..10&format=csv")
points = pd.DataFrame({"fluid": ["R134a", "R290"], "evaporating_C": [-10, -10], "rend_is": [0.7, 0.7]})
sent = web.Request(f"{site}/api/simulation/batch", points.to_csv(index=False).encode(), {"Content-Type": "text/csv"})
print(table["p_dew_bar"].tolist(), pd.read_csv(io.BytesIO(web.urlopen(sent).read()))["eer"].tolist())`,
    },
    {
      name: 'R',
      tried: false,
      about: text('read.csv lit une adresse.', 'read.csv reads an address.'),
      code: `site <- "${origin}"
table <- read.csv(paste0(site, "/api/saturation?fluid=R454B&t_C=-30..50..10&format=csv"))
plot(table$t_C, table$p_dew_bar, type = "b")`,
    },
    {
      name: 'DuckDB',
      tried: true,
      about: text(
        'Les réponses de la commande, une par ligne, comme une table.',
        'What the command answered, a line each, as a table.',
      ),
      code: `-- appfroid run points.csv --ask sat --to ndjson --out answers.ndjson
SELECT given.fluid AS fluid, avg(result.p_dew_bar) AS bar, count(*) FILTER (NOT ok) AS failed
FROM read_ndjson('answers.ndjson', sample_size = -1) GROUP BY ALL ORDER BY fluid;`,
    },
    {
      name: 'GNU parallel',
      tried: true,
      about: text(
        'Un morceau par cœur\u202f; d’autres machines avec --sshloginfile machines.txt --transferfile {} --return {.}.out --cleanup (non essayé ici).',
        'A piece for each core; other machines by --sshloginfile machines.txt --transferfile {} --return {.}.out --cleanup (not run here).',
      ),
      code: `split -n l/16 -d --additional-suffix=.ndjson points.ndjson part-
parallel --keep-order 'appfroid run {} --ask cycle --threads 1 --out {.}.out' ::: part-*.ndjson
cat part-*.out > answers.ndjson`,
    },
    {
      name: 'Spark',
      tried: false,
      about: text(
        'Chaque partition passe par la commande, lignes à lignes.',
        'Each partition goes through the command, line by line.',
      ),
      code: `lines = spark.read.text("hdfs:///points.ndjson").rdd.map(lambda row: row.value)
answers = lines.pipe("appfroid run - --ask cycle --threads 1")
spark.read.json(answers).write.parquet("hdfs:///answers")`,
    },
    {
      name: 'Dask',
      tried: true,
      about: text('Un fichier par tâche, la commande sur chacun.', 'A file a task, the command on each.'),
      code: `import dask, glob, subprocess
@dask.delayed
def answered(file):
    subprocess.run(["appfroid", "run", file, "--ask", "cycle", "--threads", "1", "--out", file + ".out"])
    return file + ".out"
print(dask.compute(*[answered(file) for file in sorted(glob.glob("part-*.csv"))]))`,
    },
  ];
}

/** What CoolProp calls the keys of `state`: its letters are SI, as these are. */
export const COOLPROP_NAMES: readonly (readonly [coolProp: string, here: string])[] = [
  ['T', 'T_K'],
  ['P', 'P_Pa'],
  ['D', 'D_kg_m3'],
  ['H', 'H_J_kg'],
  ['S', 'S_J_kgK'],
  ['U', 'U_J_kg'],
  ['Q', 'Q_kg_kg'],
  ['C', 'CP_J_kgK'],
  ['O', 'CV_J_kgK'],
  ['A', 'W_m_s'],
  ['V', 'viscosity_Pa_s'],
  ['L', 'conductivity_W_mK'],
];
