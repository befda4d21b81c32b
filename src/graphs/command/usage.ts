import { catalogue } from '#machines/catalogue.ts'
import { formatNames } from '../formats/formats.ts'

export const usage = `Machines, drawn.

  npm run graphs -- <machine> [options]
  npm run graphs -- --all --out DIR      every machine as SVG, Mermaid, JSON and a page of its own

A machine is a key of the catalogue, or a file and an export of it: ./some/file.ts#machine. None lists them.

  --format NAME          ${formatNames.join(', ')}; svg unless said otherwise
  --detail NAME          overview (what is large is folded), expanded; overview unless said otherwise
  --theme NAME           light, dark; of svg and png
  --out FILE             a file instead of standard output

Machines: ${catalogue.map(({ key }) => key).join(', ')}

Exit codes: 0 done, 2 not understood, 70 a fault of this program.
`
