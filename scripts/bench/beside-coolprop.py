"""
CoolProp's side of scripts/bench/beside-coolprop.ts: answers requests, one JSON object a line.

  {"make": name, "components": "R32&R125", "fractions": [0.5, 0.5] or null, "steps": [...], "inputs": [[...], ...]}
     A step is {"pair": "PT_INPUTS", "at": [a, b], "read": ["hmass"]}: places in a row whose first entries are
     the inputs, and to which each step adds what it reads. Answers {"rows": [[...] or null, ...]}, what each
     input gave, null where CoolProp raised.
  {"time": name, "from": i, "to": j}
     One round over these of the inputs that gave something: {"ns": of an input, the calls alone, "empty": taken off}.

The time of the binding is not CoolProp's: the same loop is measured with a call of as many steps that do
nothing (`specify_phase` with what is already so, which converts an enumerator as `update` does, and a
second reading of a value already known), and taken off. A loop in C over the wheel's own table of
functions (include/CoolProp/detail/state_capi.h) measured the same, most within a tenth. Enthalpies and
entropies are on the IIR's zero.
"""

import json
import sys
import time

import CoolProp
from CoolProp import AbstractState

cases = {}


def runner(calls):
    """A function that does one input's steps, written out so that the loop holds nothing else."""
    names = {}
    body = []
    width = None
    for k, (call, pair, at, reads, inputs) in enumerate(calls):
        width = inputs if width is None else width
        names[f"call{k}"] = call
        names[f"pair{k}"] = pair
        arguments = "" if at is None else "".join(f", v{place}" for place in at)
        body.append(f"    call{k}(pair{k}{arguments})")
        for place, read in reads:
            names[f"read{place}"] = read
            body.append(f"    v{place} = read{place}()")
    row = ", ".join(f"v{i}" for i in range(width))
    lines = ["def loop(rows):", f"  for {row}, in rows:", *body]
    exec("\n".join(lines), names)
    return names["loop"]


def make(request):
    state = AbstractState("HEOS", request["components"])
    if request["fractions"]:
        state.set_mass_fractions(request["fractions"])
    width = len(request["inputs"][0])
    calls, empties, place = [], [], width
    for step in request["steps"]:
        reads = [(place + i, getattr(state, name)) for i, name in enumerate(step["read"])]
        place += len(reads)
        calls.append((state.update, getattr(CoolProp, step["pair"]), step["at"], reads, width))
        nothing = [(at, state.p) for at, _ in reads]
        empties.append((state.specify_phase, CoolProp.iphase_not_imposed, None, nothing, width))
    rows = []
    for given in request["inputs"]:
        row = list(given)
        try:
            for call, pair, at, reads, _ in calls:
                call(pair, *(row[i] for i in at))
                row += [read() for _, read in reads]
            rows.append(row[width:] if all(x == x for x in row) else None)
        except ValueError:
            rows.append(None)
    good = [tuple(given) for given, row in zip(request["inputs"], rows) if row is not None]
    if good:
        # The empty loop reads the pressure of a state that stands.
        runner(calls)(good[:1])
    cases[request["make"]] = (runner(calls), runner(empties), good)
    return {"rows": rows}


def elapsed(loop, rows):
    start = time.perf_counter_ns()
    loop(rows)
    return (time.perf_counter_ns() - start) / len(rows)


def measure(name, start, end):
    loop, nothing, rows = cases[name]
    rows = rows[start:end]
    empty = elapsed(nothing, rows)
    return {"ns": elapsed(loop, rows) - empty, "empty": empty}


print(json.dumps({"python": sys.version.split()[0], "coolprop": CoolProp.__version__}), flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    if "zero" in asked:
        CoolProp.CoolProp.set_reference_state(asked["zero"], "IIR")
        answer = {}
    else:
        answer = make(asked) if "make" in asked else measure(asked["time"], asked["from"], asked["to"])
    print(json.dumps(answer), flush=True)
