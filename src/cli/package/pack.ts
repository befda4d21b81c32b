import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { commandLine } from '../command-line.ts'
import { bundled } from './bundle.ts'
import { writeDeclarations } from './declarations.ts'

const name = 'safar-paths'
/** Files that a program reads by name, where it finds them inside the package. */
const read = { '#graphs/*': './graphs/*' }
/** Packages that are read and not imported: the letters of drawings. */
const fonts = '@expo-google-fonts/noto-sans-devanagari'

/** The oldest that has all that is called of it. */
const oldestXState = '^5.28.0'

const usage = `npm run pack:paths -- [DIR]

Writes the npm package of paths and graphs to a folder, dist if none is named.`

const [into = 'dist'] = commandLine(usage, { allowPositionals: true }).positionals
const folder = resolve(into)
const inside = join(folder, name)
rmSync(inside, { recursive: true, force: true })
mkdirSync(join(inside, 'graphs', 'draw'), { recursive: true })
const imported = await bundled(inside)
writeDeclarations(join(inside, 'types'), ['src/paths/index.ts', 'src/graphs/index.ts'])
copyFileSync('src/graphs/draw/map.css', join(inside, 'graphs', 'draw', 'map.css'))
copyFileSync('src/paths/formats/suite.schema.json', join(inside, 'suite.schema.json'))
copyFileSync('src/cli/package/README.md', join(inside, 'README.md'))
copyFileSync('LICENSE', join(inside, 'LICENSE'))
writeFileSync(join(inside, 'package.json'), `${JSON.stringify(manifest(imported), undefined, 2)}\n`)
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: inside, encoding: 'utf8' }),
)
console.log(join(folder, packed.filename))

function manifest(packages: readonly string[]) {
  const { version, license, engines, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const needed = [...packages.filter((one) => one !== 'xstate'), fonts].sort()
  return {
    name,
    version,
    description: 'The fewest test paths through an XState 5 machine, with the proof; and its drawing.',
    license,
    type: 'module',
    engines,
    bin: { paths: './paths-command.js', graphs: './graphs-command.js' },
    imports: read,
    exports: {
      '.': { types: './types/src/paths/index.d.ts', default: './paths.js' },
      './graphs': { types: './types/src/graphs/index.d.ts', default: './graphs.js' },
      './suite.schema.json': './suite.schema.json',
    },
    dependencies: Object.fromEntries(needed.map((one) => [one, dependencies[one]])),
    peerDependencies: { xstate: oldestXState },
  }
}
