import type { Listing, Model } from '../types.ts'
import type { Details, Imported } from './format.ts'
import { jsonOf } from './json-of.ts'
import { proofOf, reachOf } from './proof.ts'

/** Where path generation is imported from inside this repository. */
const usualPaths = '#paths/index.ts'

export const pathsFrom = ({ paths = usualPaths }: Details): string => paths
export const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`

/** `import { name as local } from 'from'`, or the default export. */
export const importOf = ({ from, name }: Imported, local: string): string => {
  const names = name === 'default' ? local : `{ ${name === local ? local : `${name} as ${local}`} }`
  return `import ${names} from ${quoted(from)}\n`
}

/** `import { one, other } from 'from'` */
export const importNames = (names: readonly string[], from: string): string =>
  `import { ${names.join(', ')} } from ${quoted(from)}\n`

/** What the reader of a written file should know. */
export function headOf(suite: Listing, { title }: Model): string {
  const proof = proofOf(suite)
  const reach = suite.criterion === 'simple' ? [] : [`${reachOf(suite)}.`]
  return [
    'Made by path generation; make it anew rather than edit it.',
    `${title}, criterion ${suite.criterion}.`,
    ...reach,
    ...(proof ? [proof] : []),
  ]
    .map((line) => `// ${line.replace(/\s+/g, ' ')}\n`)
    .join('')
}

/** The paths as they are walked. */
export function* pathsOf({ paths }: Listing): Generator<string> {
  yield 'const paths: TestPath[] = [\n'
  for (const path of paths) yield `  ${jsonOf(path)},\n`
  yield ']\n'
}

const usualMachine = { from: '#machines/catalogue.ts', name: 'catalogue', is: 'catalogue' } as const

/** How a machine gets into a written file. */
export function machineLines({ key }: Model, { machine = usualMachine }: Details) {
  const imports = importOf(machine, machine.is)
  if (machine.is === 'machine') return { imports, body: '' }
  const given = 'const { machine } = subject\n\n'
  if (machine.is === 'subject') return { imports, body: given }
  const lost = quoted(`There is no machine ${key} any more`)
  return {
    imports,
    body: `const subject = catalogue.find(({ key }) => key === ${quoted(key)})\nif (!subject) throw new Error(${lost})\n${given}`,
  }
}
