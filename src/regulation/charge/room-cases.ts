/** Rooms of published examples and transcriptions, for tests alone. */
import type { ChargeInputs } from './inputs.ts';
import type { ChargeLimit } from './limit.ts';
import { NOT_LISTED } from './provisions-c3.ts';
import type { C3 } from './provisions-c3.ts';

/**
 * Rooms with what EN 378-1:2016+A1:2020, Annex C, makes of them, after a transcription of DIN EN 378-1:2021-06 (Tables C.1,
 * C.2, C.3, Annex E) and the Spanish RD 552/2019 (RSIF, IF-04; lines 7 to 10 are its printed examples 4, 6 and 3), an official
 * law that takes over Annex C. Tests alone read it.
 *
 * Fluid, class, charge (kg), access, location and place of its enclosure, use, mounting, area (m²), height (m), flags
 * (B below ground, U upper floor without exit, L lowest underground floor, D fewer than 1 person per 10 m², E emergency
 * exits, S sealed) | limit (kg), what governs, limits for toxicity and for flammability (kg), verdict, C.3, both readings
 * of a disputed cell (kg), what is said beside it. A dash for none.
 */
const ROOM_CASES = `
  R290    A3  50     c III    other   floor   100  3   BLE  | 1        flammability -        1        not-allowed closed:class                        1/-           c3-not-for-this-class,class-3-below-ground-1-kg,en378-3-machinery-room
  R290    A3  8      b III    other   floor   100  3   BLE  | 1        flammability -        1        not-allowed closed:class                        1/10          c3-not-for-this-class,class-3-below-ground-1-kg,en378-3-machinery-room
  R290    A3  3      a I      other   floor   60   3   E    | 1.368    flammability 16.2     1.368    not-allowed closed:class                        -             c3-not-for-this-class
  R32     A2L 6      a I      other   wall    20   2.5 E    | 3.07     flammability 15       3.07     not-allowed closed:location                     -             c3-only-in-location-II
  R717    B2L 100    c III    other   floor   100  3   E    | -        none         -        -        no-limit    -                                   -             class-b-table-c1,en378-3-machinery-room
  R290    A3  0.2    a I      other   floor   12   2.5 E    | 0.228    flammability 2.7      0.228    within      -                                   -             -
  R32     A2L 8.5    a II     comfort ceiling 75   2.5 E    | 10.8847  flammability 56.25    10.8847  within      -                                   -             fr-ch35-if-public-building,product-standard-first
  R290    A3  0.22   a I      comfort window  30   2.5 E    | 0.229737 flammability 6.75     0.229737 within      -                                   -             fr-ch35-if-public-building,product-standard-first
  R717    B2L 20     c II     other   floor   600  8   E    | 25       toxicity     25       25       within      -                                   -             class-b-table-c1
  R717    B2L 800    c II     other   floor   600  8   DE   | -        none         -        -        no-limit    -                                   -             class-b-table-c1,fr-icpe-4735
  R744    A1  1.88   b II     other   window  12.5 5   BL   | 6.25     toxicity     6.25     -        within      -                                   -             -
  R717    B2L 25     c III    other   wall    600  3   D    | -        none         -        -        no-limit    -                                   -             class-b-table-c1,en378-3-machinery-room
  R717    B2L 0.0919 a I      other   wall    150  2.5 E    | 0.13125  toxicity     0.13125  4.524    within      -                                   -             class-b-table-c1
  R744    A1  1.57   c II     comfort floor   15   3.5 BLE  | 5.25     toxicity     5.25     -        within      -                                   -             -
  R454B   A2L 9.46   b II     other   wall    35   3.5 -    | 7.2765   flammability -        7.2765   not-allowed no-figures                          -             -
  R290    A3  0.155  c II     other   floor   8    2.5 U    | 0.152    flammability 1.8      0.152    not-allowed closed:class                        -             c3-not-for-this-class
  R32     A2L 2.78   c II     comfort ceiling 10   8   D    | 3.97453  flammability -        3.97453  within      -                                   -             fr-ch35-if-public-building,product-standard-first
  R32     A2L 29.9   a I      other   ceiling 75   3   BE   | 11.973   flammability 67.5     11.973   not-allowed closed:location                     -             c3-only-in-location-II
  R717    B2L 7.54   c II     comfort wall    50   5   BE   | 5.8      flammability 25       5.8      not-allowed closed:class                        -             c2-not-for-light-gas,c3-not-for-this-class,class-b-table-c1,fr-ch35-if-public-building,product-standard-first
  R717    B2L 10.2   c IV/I   other   wall    60   2.5 BL   | 10       toxicity     10       22.62    not-allowed closed:class                        -             c3-not-for-this-class,class-b-table-c1,ventilated-enclosure-by-its-place
  R290    A3  0.287  a II     comfort wall    15   3.5 -    | 0.292407 flammability 4.725    0.292407 within      -                                   -             fr-ch35-if-public-building,product-standard-first
  R290    A3  1.19   a II     other   window  12.5 5   E    | 0.475    flammability 5.625    0.475    not-allowed closed:class                        -             c3-not-for-this-class
  R744    A1  180    b II     other   window  75   2.5 -    | -        none         -        -        no-limit    -                                   -             -
  R600a   A3  5.7    c IV/III other   ceiling 10   2.5 DE   | 5.59     flammability -        5.59     not-allowed closed:class                        -             c3-not-for-this-class,ventilated-enclosure-by-its-place
  R32     A2L 359    a IV/III comfort floor   25   2.2 E    | 59.865   flammability -        59.865   not-allowed closed:location                     -             c3-only-in-location-II,fr-ch35-if-public-building,product-standard-first,ventilated-enclosure-by-its-place
  R600a   A3  1.02   c III    other   floor   35   5   BLE  | 1        flammability -        1        not-allowed closed:class                        1/-           c3-not-for-this-class,class-3-below-ground-1-kg,en378-3-machinery-room
  R717    B2L 0.257  a II     other   floor   300  2.5 E    | 0.2625   toxicity     0.2625   4.524    within      -                                   -             class-b-table-c1
  R1234yf A2L 2.59   a II     comfort wall    15   2.2 UE   | 3.69301  flammability 15.51    3.69301  within      -                                   -             fr-ch35-if-public-building,product-standard-first
  R744    A1  2      c II     comfort ceiling 35   2.2 E    | -        none         -        -        no-limit    -                                   -             -
  R290    A3  500    c III    other   floor   75   8   -    | -        none         -        -        no-limit    -                                   -             en378-3-machinery-room
  R744    A1  22.4   b II     comfort ceiling 100  2.2 BLD  | 22       toxicity     22       -        c3          open:2                              -             c3-conditions-a-to-k
  R744    A1  11.4   a I      comfort wall    35   2.5 E    | 8.75     toxicity     8.75     -        not-allowed closed:location                     -             c3-only-in-location-II
  R32     A2L 3.59   c I      other   window  75   8   E    | 11.973   flammability -        11.973   within      -                                   -             -
  R32     A2L 7.5    b II     other   ceiling 400  5   BE   | 25       flammability 600      25       within      -                                   -             -
  R32     A2L 3.29   b II     other   ceiling 15   3.5 BL   | 3.2235   flammability 15.75    3.2235   c3          open:1                              -             c3-conditions-a-to-k
  R717    B2L 10.2   b IV/I   comfort ceiling 8    3   DE   | 10       toxicity     10       22.62    not-allowed closed:class                        -             c3-not-for-this-class,class-b-table-c1,fr-ch35-if-public-building,product-standard-first,ventilated-enclosure-by-its-place
  R1234yf A2L 180    b III    other   window  10   5   D    | -        none         -        -        no-limit    -                                   -             en378-3-machinery-room
  R717    B2L 8      c III    other   wall    220  2.5 E    | -        none         -        -        no-limit    -                                   -             class-b-table-c1,en378-3-machinery-room
  R717    B2L 25     b III    other   floor   30   5   BLD  | -        none         -        -        no-limit    -                                   -             class-b-table-c1,en378-3-machinery-room
  R744    A1  60     c II     comfort ceiling 15   3   D    | -        none         -        -        no-limit    -                                   -             -
  R290    A3  15.2   c II     other   window  100  8   UDE  | 6.08     flammability 72       6.08     not-allowed closed:class                        -             c3-not-for-this-class
  R454B   A2L 8      c III    other   wall    30   3   UD   | -        none         -        -        no-limit    -                                   -             en378-3-machinery-room
  R717    B2L 22.6   c IV/III other   window  30   2.5 E    | 22.62    flammability -        22.62    within      -                                   -             class-b-table-c1,ventilated-enclosure-by-its-place
  R600a   A3  0.0645 b II     other   wall    10   2.5 E    | 0.215    flammability -        0.215    within      -                                   -             -
  R600a   A3  0.175  b II     comfort floor   6    2.2 U    | 0.172    flammability 0.7788   0.172    not-allowed closed:class                        -             c3-not-for-this-class,fr-ch35-if-public-building,product-standard-first
  R290    A3  0.574  b II     comfort window  30   3.5 E    | 0.229737 flammability -        0.229737 not-allowed closed:class                        -             c3-not-for-this-class,fr-ch35-if-public-building,product-standard-first
  R717    B2L 22.6   a IV/III other   ceiling 50   2.5 -    | 22.62    flammability -        22.62    within      -                                   -             class-b-table-c1,ventilated-enclosure-by-its-place
  R1234yf A2L 4.6    b I      comfort ceiling 15   2.5 -    | 4.51368  flammability -        4.51368  not-allowed closed:location                     -             c3-only-in-location-II,fr-ch35-if-public-building,product-standard-first
  R744    A1  2      a IV/III other   window  75   2.7 BL   | -        none         -        -        no-limit    -                                   -             ventilated-enclosure-by-its-place
  R32     A2L 18     a IV/III other   ceiling 6    8   B    | 59.865   flammability -        59.865   within      -                                   -             ventilated-enclosure-by-its-place
  R1234yf A2L 28.2   c I      other   wall    150  5   D    | 11.271   flammability -        11.271   not-allowed closed:location                     11.271/43.35  c3-only-in-location-II
  R600a   A3  25.8   c II     other   floor   100  5   D    | 4.3      flammability -        4.3      not-allowed closed:class                        -             c3-not-for-this-class
  R717    B2L 0.357  c II     comfort wall    10   2.2 E    | 0.5104   flammability 25       0.5104   within      -                                   -             c2-not-for-light-gas,class-b-table-c1,fr-ch35-if-public-building,product-standard-first
  R717    B2L 180    c III    other   wall    20   3.5 D    | -        none         -        -        no-limit    -                                   -             class-b-table-c1,en378-3-machinery-room,fr-icpe-4735
  R290    A3  1.02   b II     other   ceiling 30   8   BE   | 1        flammability 21.6     1        not-allowed closed:class                        -             c3-not-for-this-class,class-3-below-ground-1-kg
  R454B   A2L 28.5   a I      other   window  10   8   US   | 4.752    flammability 28.64    4.752    not-allowed closed:location                     -             c3-only-in-location-II,product-standard-first
  R717    B2L 22.6   c IV/III other   wall    35   3   E    | 22.62    flammability -        22.62    within      -                                   -             class-b-table-c1,ventilated-enclosure-by-its-place
  R32     A2L 500    b III    comfort floor   400  3.5 BLE  | -        none         -        -        no-limit    -                                   -             en378-3-machinery-room,fr-ch35-if-public-building,product-standard-first
  R32     A2L 2.76   c I      other   ceiling 60   2.5 S    | 9.21     flammability -        9.21     within      -                                   -             product-standard-first
  R744    A1  180    c II     other   floor   220  2.2 E    | -        none         -        -        no-limit    -                                   -             -
  R290    A3  0.191  a II     comfort floor   60   3   -    | 0.194938 flammability 16.2     0.194938 within      -                                   -             fr-ch35-if-public-building,product-standard-first
  R32     A2L 359    a IV/III comfort ceiling 220  2.7 -    | 59.865   flammability -        59.865   not-allowed closed:location                     -             c3-only-in-location-II,fr-ch35-if-public-building,product-standard-first,ventilated-enclosure-by-its-place
  R32     A2L 19.9   a I      other   wall    20   2.7 -    | 3.3156   flammability 16.2     3.3156   not-allowed closed:location                     -             c3-only-in-location-II
  R717    B2L 0.853  c II     other   floor   15   3.5 BL   | 1.218    flammability 25       1.218    within      -                                   -             class-b-table-c1
  R32     A2L 12.2   c I      other   ceiling 75   8   B    | 11.973   flammability 180      11.973   not-allowed closed:location                     -             c3-only-in-location-II
  R1234yf A2L 141    a IV/III comfort wall    75   8   BL   | 56.355   flammability -        56.355   not-allowed closed:location                     -             c3-only-in-location-II,fr-ch35-if-public-building,product-standard-first,ventilated-enclosure-by-its-place
  R744    A1  21     c II     comfort floor   10   3.5 BLDE | 3.5      toxicity     3.5      -        not-allowed closed:over-qlav-in-lowest-basement -             -
  R32     A2L 18     c IV/III other   wall    300  3.5 UE   | 59.865   flammability -        59.865   within      -                                   -             ventilated-enclosure-by-its-place
  R744    A1  180    b II     other   wall    35   8   E    | -        none         -        -        no-limit    -                                   -             -
  R1234yf A2L 0.702  c II     other   floor   15   2.7 BE   | 2.3409   flammability 19.035   2.3409   within      -                                   -             -
  R290    A3  0.388  b II     other   wall    10   5   U    | 0.38     flammability 4.5      0.38     not-allowed closed:class                        -             c3-not-for-this-class
  R32     A2L 7.88   b IV/I   other   floor   35   2.5 BLE  | 26.25    toxicity     26.25    59.865   within      -                                   -             ventilated-enclosure-by-its-place
  R717    B2L 0.0137 a I      comfort floor   10   3   BL   | 0.0105   toxicity     0.0105   0.696    not-allowed closed:class                        -             c2-not-for-light-gas,c3-not-for-this-class,class-b-table-c1,fr-ch35-if-public-building,product-standard-first
  R1234yf A2L 8.01   a II     comfort window  220  5   E    | 7.85731  flammability 517      7.85731  c3          open:0                              -             c3-conditions-a-to-k,fr-ch35-if-public-building,product-standard-first
  R454B   A2L 107    c II     other   wall    400  2.5 BD   | 358      toxicity     358      -        within      -                                   -             -
  R744    A1  180    c I      other   ceiling 150  8   E    | -        none         -        -        no-limit    -                                   -             -
  R290    A3  0.0875 a II     comfort ceiling 10   8   E    | 0.291805 flammability 7.2      0.291805 within      -                                   -             fr-ch35-if-public-building,product-standard-first
  R290    A3  0.349  b I      other   ceiling 15   3   E    | 0.342    flammability -        0.342    not-allowed closed:class                        -             c3-not-for-this-class
  R32     A2L 31.9   c II     other   window  50   8   E    | 24.56    flammability -        24.56    c3          open:1                              -             c3-conditions-a-to-k
  R32     A2L 3.59   b I      other   wall    600  2.7 -    | 11.973   flammability -        11.973   within      -                                   -             -
  R290    A3  12.4   c IV/I   other   floor   35   2.5 D    | 4.94     flammability -        4.94     not-allowed closed:class                        -             c3-not-for-this-class,ventilated-enclosure-by-its-place
  R717    B2L 17.1   c II     comfort window  150  5   UE   | 17.4     flammability 25       17.4     within      -                                   -             c2-not-for-light-gas,class-b-table-c1,fr-ch35-if-public-building,product-standard-first
  R290    A3  6.42   a IV/I   other   window  25   2.2 -    | 4.94     flammability 4.95     4.94     not-allowed closed:class                        -             c3-not-for-this-class,ventilated-enclosure-by-its-place
  R1234yf A2L 8.84   a II     other   wall    60   2.5 E    | 8.67     flammability 70.5     8.67     c3          open:0                              -             c3-conditions-a-to-k
  R454B   A2L 11.6   a II     other   ceiling 400  2.5 -    | 11.583   flammability 358      11.583   not-allowed no-figures                          -             -
  R290    A3  3.46   c IV/I   other   wall    30   2.2 B    | 4.94     flammability 5.94     4.94     within      -                                   -             class-3-below-ground-1-kg,ventilated-enclosure-by-its-place
  R290    A3  0.166  a I      other   ceiling 12.5 2.5 BL   | 0.2375   flammability 2.8125   0.2375   within      -                                   -             class-3-below-ground-1-kg
  R454B   A2L 29     a II     other   wall    400  5   BLE  | 11.583   flammability 716      11.583   not-allowed no-figures                          -             -
  R1234yf A2L 3.38   c I      other   wall    100  5   DS   | 11.271   flammability -        11.271   within      -                                   11.271/28.9   product-standard-first
  R290    A3  0.171  b I      other   wall    10   2.2 E    | 0.1672   flammability -        0.1672   not-allowed closed:class                        -             c3-not-for-this-class
  R1234yf A2L 10.4   c II     other   wall    10   3   BLE  | 1.734    flammability 14.1     1.734    not-allowed closed:over-qlav-in-lowest-basement -             -
  R1234yf A2L 11.3   c I      comfort ceiling 15   2.5 E    | 4.51368  flammability -        4.51368  not-allowed closed:location                     -             c3-only-in-location-II,fr-ch35-if-public-building,product-standard-first
  R290    A3  1.78   c II     other   ceiling 60   3   E    | 1.368    flammability -        1.368    not-allowed closed:class                        -             c3-not-for-this-class
  R454B   A2L 5.03   a II     comfort wall    25   3   BL   | 4.93319  flammability 26.85    4.93319  not-allowed no-figures                          -             fr-ch35-if-public-building,product-standard-first
  R290    A3  0.7    c II     other   window  300  2.7 BD   | 1        flammability 72.9     1        within      -                                   1/1.5         class-3-below-ground-1-kg
  R600a   A3  33.5   c IV/III other   window  8    2.5 DE   | 5.59     flammability -        5.59     not-allowed closed:class                        -             c3-not-for-this-class,ventilated-enclosure-by-its-place
  R600a   A3  60     c III    comfort window  20   2.7 UE   | -        none         -        -        no-limit    -                                   -             en378-3-machinery-room,fr-ch35-if-public-building,product-standard-first
  R454B   A2L 56     b II     comfort ceiling 60   2.5 E    | 9.3408   flammability -        9.3408   not-allowed no-figures                          -             fr-ch35-if-public-building,product-standard-first
  R32     A2L 1.81   c I      other   floor   12.5 2.2 DS   | 1.842    flammability -        1.842    within      -                                   -             product-standard-first
  R1234yf A2L 6.16   a I      comfort floor   60   3   E    | 2.46201  flammability 84.6     2.46201  not-allowed closed:location                     -             c3-only-in-location-II,fr-ch35-if-public-building,product-standard-first
  R290    A3  0.237  c II     other   ceiling 8    3   BLD  | 0.1824   flammability 2.16     0.1824   not-allowed closed:class                        -             c3-not-for-this-class,class-3-below-ground-1-kg
  R454B   A2L 18.2   b I      other   floor   35   3.5 -    | 7.2765   flammability -        7.2765   not-allowed closed:location                     -             c3-only-in-location-II
  R600a   A3  25     b III    comfort ceiling 10   8   -    | 10       flammability -        10       not-allowed closed:class                        -             c3-not-for-this-class,en378-3-machinery-room,fr-ch35-if-public-building,product-standard-first
  R744    A1  8      b II     comfort ceiling 50   3   -    | -        none         -        -        no-limit    -                                   -             -
  R717    B2L 24.5   b II     other   window  600  5   BL   | 25       toxicity     25       25       within      -                                   -             class-b-table-c1
  R32     A2L 15.9   c II     comfort floor   60   2.5 BLDE | 2.65515  flammability 45       2.65515  c3          open:2                              -             c3-conditions-a-to-k,fr-ch35-if-public-building,product-standard-first
  R32     A2L 1320   c II     other   floor   220  8   BDE  | 528      toxicity     528      -        not-allowed closed:over-150-kg                  -             -
  R290    A3  0.0684 a I      other   wall    10   3   BE   | 0.228    flammability 2.7      0.228    within      -                                   -             class-3-below-ground-1-kg
  R290    A3  7      b III    comfort floor   12.5 2.2 E    | 10       flammability -        10       within      -                                   -             en378-3-machinery-room,fr-ch35-if-public-building,product-standard-first
  R744    A1  2      a III    comfort ceiling 25   3.5 UE   | -        none         -        -        no-limit    -                                   -             en378-3-machinery-room
  R32     A2L 2.1    c II     comfort window  150  3   DE   | 6.99695  flammability -        6.99695  within      -                                   -             fr-ch35-if-public-building,product-standard-first
  R32     A2L 11.7   a II     other   floor   300  2.2 E    | 11.973   flammability 198      11.973   within      -                                   -             -
  R600a   A3  1.14   a II     comfort wall    400  8   E    | 1.118    flammability 188.8    1.118    not-allowed closed:class                        -             c3-not-for-this-class,fr-ch35-if-public-building,product-standard-first
  R32     A2L 500    c II     other   window  600  2.5 DE   | -        none         -        -        no-limit    -                                   -             -
  R32     A2L 3.59   a II     other   ceiling 75   5   E    | 11.973   flammability 112.5    11.973   within      -                                   -             -
  R1234yf A2L 12.9   c II     other   wall    8    3.5 BLDE | 13.16    toxicity     13.16    -        within      -                                   -             -
  R744    A1  25     c II     other   wall    150  3   D    | -        none         -        -        no-limit    -                                   -             -
  R290    A3  0.314  c II     comfort floor   150  3.5 DE   | 0.308224 flammability -        0.308224 not-allowed closed:class                        -             c3-not-for-this-class,fr-ch35-if-public-building,product-standard-first
  R744    A1  2      b II     other   wall    100  2.2 E    | -        none         -        -        no-limit    -                                   -             -
  R717    B2L 8      c II     other   window  220  8   DE   | -        none         -        -        no-limit    -                                   -             class-b-table-c1
  R290    A3  0.654  c I      comfort wall    75   8   BLDE | 0.653842 flammability 54       0.653842 not-allowed closed:class                        -             c3-not-for-this-class,class-3-below-ground-1-kg,fr-ch35-if-public-building,product-standard-first
  R454B   A2L 8.11   c I      comfort ceiling 220  2.5 BD   | 11.583   flammability 196.9    11.583   within      -                                   -             fr-ch35-if-public-building,product-standard-first
  R290    A3  5.04   b IV/III comfort ceiling 100  5   DE   | 4.94     flammability -        4.94     not-allowed closed:class                        -             c3-not-for-this-class,fr-ch35-if-public-building,product-standard-first,ventilated-enclosure-by-its-place
  R454B   A2L 8.53   a II     comfort ceiling 8    3   BE   | 3.41078  flammability 8.592    3.41078  not-allowed no-figures                          -             fr-ch35-if-public-building,product-standard-first
  R454B   A2L 3.34   c II     comfort ceiling 8    8   BLE  | 3.41078  flammability 22.912   3.41078  within      -                                   -             fr-ch35-if-public-building,product-standard-first
  R1234yf A2L 4.33   a I      comfort floor   6    3.5 BL   | 1.734    flammability 9.87     1.734    not-allowed closed:location                     -             c3-only-in-location-II,fr-ch35-if-public-building,product-standard-first
  R1234yf A2L 39.4   a IV/III other   wall    600  2.2 BL   | 56.355   flammability -        56.355   within      -                                   -             ventilated-enclosure-by-its-place
  R290    A3  0.129  b II     comfort wall    6    3.5 D    | 0.184934 flammability -        0.184934 within      -                                   -             fr-ch35-if-public-building,product-standard-first
  R600a   A3  1.48   b IV/I   comfort window  10   2.5 BLD  | 1.475    toxicity     1.475    5.59     not-allowed closed:class                        -             c3-not-for-this-class,class-3-below-ground-1-kg,fr-ch35-if-public-building,product-standard-first,ventilated-enclosure-by-its-place
  R600a   A3  0.6    c I      comfort window  150  2.2 BLD  | 0.599544 flammability 19.47    0.599544 not-allowed closed:class                        -             c3-not-for-this-class,class-3-below-ground-1-kg,fr-ch35-if-public-building,product-standard-first
  R290    A3  0.447  c II     other   ceiling 20   3   UD   | 0.456    flammability 5.4      0.456    within      -                                   -             -
  R454B   A2L 11.8   c I      other   wall    35   8   DE   | 11.583   flammability -        11.583   not-allowed closed:location                     11.583/16.632 c3-only-in-location-II
  R717    B2L 0.0788 a I      other   window  15   2.5 UE   | 0.013125 toxicity     0.013125 0.87     not-allowed closed:class                        -             c3-not-for-this-class,class-b-table-c1
  R717    B2L 0.4    c I      comfort floor   8    2.2 D    | 0.40832  flammability 10       0.40832  within      -                                   -             c2-not-for-light-gas,class-b-table-c1,fr-ch35-if-public-building,product-standard-first
  R1234yf A2L 14.1   b II     other   floor   75   2.5 BLE  | 10.8375  flammability 88.125   10.8375  c3          open:2                              -             c3-conditions-a-to-k
  R600a   A3  2.58   a II     other   ceiling 10   5   E    | 0.43     flammability 2.95     0.43     not-allowed closed:class                        -             c3-not-for-this-class
  R744    A1  105    c II     other   floor   600  2.5 BL   | 150      toxicity     150      -        within      -                                   -             -
  R717    B2L 0.0264 a II     other   floor   35   2.2 -    | 0.02695  toxicity     0.02695  1.7864   within      -                                   -             class-b-table-c1
  R717    B2L 10.2   b IV/I   other   window  50   2.2 E    | 10       toxicity     10       22.62    not-allowed closed:class                        -             c3-not-for-this-class,class-b-table-c1,ventilated-enclosure-by-its-place
  R717    B2L 0.921  c II     other   window  15   2.7 -    | 0.9396   flammability 25       0.9396   within      -                                   -             class-b-table-c1
  R32     A2L 8      c II     other   floor   15   2.2 DE   | -        none         -        -        no-limit    -                                   -             -
  R717    B2L 2      c III    other   window  35   2.5 E    | -        none         -        -        no-limit    -                                   -             class-b-table-c1,en378-3-machinery-room
  R32     A2L 150    b IV/I   other   floor   300  5   D    | 59.865   flammability -        59.865   not-allowed closed:location                     -             c3-only-in-location-II,ventilated-enclosure-by-its-place
  R454B   A2L 15.1   a II     comfort ceiling 100  8   -    | 11.583   flammability 286.4    11.583   not-allowed no-figures                          -             fr-ch35-if-public-building,product-standard-first
  R454B   A2L 6.71   a II     comfort floor   400  3   BLE  | 6.57759  flammability 429.6    6.57759  not-allowed no-figures                          -             fr-ch35-if-public-building,product-standard-first
  R600a   A3  0.473  a II     other   window  10   2.2 E    | 0.1892   flammability 1.298    0.1892   not-allowed closed:class                        -             c3-not-for-this-class
  R454B   A2L 2.35   b II     other   ceiling 60   2.2 E    | 7.8408   flammability -        7.8408   within      -                                   -             -
  R744    A1  1.65   c II     other   window  6    2.7 BL   | 1.62     toxicity     1.62     -        c3          open:2                              -             c3-conditions-a-to-k
  R717    B2L 8      c II     comfort wall    75   2.7 DE   | -        none         -        -        no-limit    -                                   -             c2-not-for-light-gas,class-b-table-c1,fr-ch35-if-public-building,product-standard-first
  R717    B2L 2.17   c I      other   ceiling 12.5 3   BLE  | 0.87     flammability 10       0.87     not-allowed closed:class                        -             c3-not-for-this-class,class-b-table-c1
`;

const figure = (text: string): number | null => (text === '-' ? null : Number(text));

export interface RoomCase {
  readonly inputs: ChargeInputs;
  readonly figures: Readonly<Record<'limit' | 'byToxicity' | 'byFlammability', number | null>>;
  readonly words: Pick<ChargeLimit, 'governing' | 'verdict' | 'c3' | 'says'>;
  readonly readings: readonly (number | null)[];
}

function c3Of(text: string): C3 {
  const [status, what] = text.split(':');
  if (status === '-') return { status: 'not-needed', reason: null, measures: null };
  if (status === 'no-figures') return { status, reason: NOT_LISTED, measures: null };
  const isOpen = status === 'open';
  return { status, reason: isOpen ? null : what, measures: isOpen ? Number(what) : null } as C3;
}

function caseOf(line: string): RoomCase {
  const words = line.trim().split(/\s+/);
  const [fluid, safetyClass, charge, access, place = '', application, mounting, area, height, flags = ''] = words;
  const [, limit = '', governing, tox = '', flam = '', verdict, c3 = '', readings = '', says = ''] = words.slice(9 + 1);
  const [location, enclosureIn] = place.split('/');
  return {
    inputs: {
      fluid,
      class: safetyClass,
      charge: Number(charge),
      access,
      location,
      ...(enclosureIn === undefined ? {} : { enclosureIn }),
      application,
      mounting,
      area: Number(area),
      height: Number(height),
      belowGround: flags.includes('B'),
      upperFloorNoExit: flags.includes('U'),
      lowestUnderground: flags.includes('L'),
      densityBelow1per10m2: flags.includes('D'),
      emergencyExits: flags.includes('E'),
      sealed: flags.includes('S'),
    } as ChargeInputs,
    figures: { limit: figure(limit), byToxicity: figure(tox), byFlammability: figure(flam) },
    words: { governing, verdict, c3: c3Of(c3), says: says === '-' ? [] : says.split(',') } as RoomCase['words'],
    readings: readings === '-' ? [] : readings.split('/').map(figure),
  };
}

/** The rooms, inputs and answers, in the order they are written. */
export const roomCases = (): readonly RoomCase[] => ROOM_CASES.trim().split('\n').map(caseOf);
