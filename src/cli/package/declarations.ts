import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'

/** What begins with # in this repository. */
const aliases: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).imports

/** Writes the types of modules, and of all that they name, to a folder, with imports that another project can follow. */
export function writeDeclarations(folder: string, modules: readonly string[]): void {
  const work = mkdtempSync(join(tmpdir(), 'declarations-'))
  try {
    emit(work, modules)
    const left = modules.map(declaredIn)
    const seen = new Set(left)
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      const { text, names } = relativeTypes(file, readFileSync(join(work, file), 'utf8'))
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
      for (const name of names) {
        if (seen.has(name)) continue
        seen.add(name)
        left.push(name)
      }
    }
  } finally {
    rmSync(work, { recursive: true })
  }
}

function emit(outDir: string, modules: readonly string[]): void {
  const config = join(outDir, 'tsconfig.json')
  const compilerOptions = {
    rootDir: resolve('.'),
    outDir,
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: null,
    declaration: true,
    emitDeclarationOnly: true,
    typeRoots: [resolve('node_modules/@types')],
    types: ['node'],
  }
  const files = modules.map((file) => resolve(file))
  writeFileSync(
    config,
    JSON.stringify({ extends: resolve('tsconfig.json'), compilerOptions, files, include: [] }),
  )
  execFileSync(resolve('node_modules/.bin/tsc'), ['-p', config], { stdio: 'inherit' })
}

const declaredIn = (file: string): string => file.replace(/\.ts$/, '.d.ts')

/** A declaration file whose imports of ours are relative, and the declaration files that it imports. */
function relativeTypes(file: string, source: string): { text: string; names: string[] } {
  const names: string[] = []
  const text = source.replace(
    /(from |import\()(['"])([#.][^'"]+)\.ts\2/g,
    (_, before: string, mark: string, path: string) => {
      const target = path.startsWith('#') ? ofAlias(path) : join(dirname(file), path)
      names.push(`${target}.d.ts`)
      const way = relative(dirname(file), target)
      return `${before}${mark}${way.startsWith('.') ? way : `./${way}`}.js${mark}`
    },
  )
  return { text, names }
}

/** `#machines/core/graph` as a path from the top. */
function ofAlias(path: string): string {
  const [head = '', ...rest] = path.split('/')
  const folder = aliases[`${head}/*`]?.replace(/^\.\/|\*$/g, '')
  if (folder === undefined) throw new Error(`${path} is no import of this repository.`)
  return `${folder}${rest.join('/')}`
}
