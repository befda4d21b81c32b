import { host } from '#cli/host.ts'
import { machineHelp } from '#cli/known-machine.ts'
import { formatNames } from '../formats/formats.ts'
import { criteria } from '../types.ts'

export const usage = `Minimal test paths of a state machine, with proof.

  ${host.typed('paths')} <machine> [options]

${machineHelp.named}

What to reach
  --criterion NAME       ${criteria.join(', ')}; transitions unless said otherwise
  --n 0..3               transitions that follow the first in a sequence (n-switch), 1 unless said otherwise
  --targets A,B          states, events, transitions or tags (chosen)
  --traffic FILE         how often each transition was taken: JSON, or a CSV of /graphs
  --share PERCENT        of what people did, to be covered (traffic), 99 unless said otherwise
  --from STATE           every path comes by this state first
  --to STATE             every path ends in this state
  --max-length N         events a path may have
  --limit N|all          simple paths that are listed, 1000 unless said otherwise; all are counted
  --workers W            shares the paths out among so many workers
  --costs FILE.json      what events cost, and beginning a path: { "events": { "make.chosen": 3 }, "path": 10 }

What the machine is told
  --events FILE.json     payloads: [{ "type": "make.chosen", "make": "Tata" }]
  --input FILE|JSON      what it is begun with; several times for several beginnings
  --identity A,B         the fields of its context that tell states apart
  --today YYYY-MM-DD     the day of a machine of the catalogue: today for playwright, else a fixed one
  --max-states N         states after which exploration ends
  --max-seconds S        time for all of it; steps alone are counted unless said otherwise

What comes out
  --format NAME          ${formatNames.join(', ')}
  --json                 the same as --format json
  --driver FILE#NAME     for playwright: a function from a page to a driver
  --out FILE             a file instead of standard output
  --check                what is wrong with the machine itself; exit code 1 where something is;
                         as text, json, github (annotations of a workflow) or junit
  --all                  for --check: every machine of the catalogue
  --changed-since REV    only machines that changed since this branch left a revision of git, with what they import
  --shard 1/3            the paths of one of so many jobs, about equally long
  --merge FILE.json      the suites of all shards, each with --merge: whether they are the whole suite; else exit code 1
  --diff OLDER.json      what has changed since a suite that was kept
  --watch                again whenever the machine changes, a module that it imports, or a file that is named here
  --list                 the machines; with a machine its states, events and tags
${machineHelp.listed}
Exit codes: 0 done, 1 --check or --merge found something, 2 not understood, 70 a fault of this program.
`
