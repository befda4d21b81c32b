import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { sourceFiles } from '../house/files.ts'
import { type Import, imports } from '../house/imports.ts'

/** `src/contract` of a file or a folder in it. */
export const partOf = (file: string) => file.split('/', file.startsWith('src/') ? 2 : 1).join('/')

/** The tests that a part has for itself: `tests/contract/` of `src/contract/`. */
export const ownFolder = (file: string) => `tests/${partOf(file).replace(/^src\//, '')}/`

/** The tests that a feature has for itself: `tests/server/quotes/` of `src/server/quotes/`. */
const featureFolder = (file: string) =>
  `tests/${file
    .replace(/^src\//, '')
    .split('/', 2)
    .join('/')}/`

const globbed = /import\.meta\.glob\b[^(]*\(\s*['"]\/([\w/-]+)\/\*\.ts['"]/g

/** What tests import as the files of a whole folder. */
const folderImports = (): Import[] =>
  sourceFiles('tests').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(globbed)].flatMap(([, folder = '']) =>
      sourceFiles(folder).map((target) => ({ file, target })),
    ),
  )

/**
 * The test files nearest to each file by imports: first the one of its name, then those that import it and those of its
 * own feature, then those of its own part, then all others; of those equally near, those without a server and those
 * that import least.
 */
export function nearestTests(files: readonly string[], most: number): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  const size = new Map<string, number>()
  for (const { file, target } of [...['machines', 'src', 'tests'].flatMap(imports), ...folderImports()]) {
    importers.set(target, [...(importers.get(target) ?? []), file])
    size.set(file, (size.get(file) ?? 0) + 1)
  }
  const isTest = (file: string) => file.endsWith('.test.ts') && !/^tests\/(house|bench|mutants)\//.test(file)

  function of(file: string): string[] {
    const far = new Map([[file, 0]])
    for (const [at, steps] of far)
      for (const importer of importers.get(at) ?? []) if (!far.has(importer)) far.set(importer, steps + 1)
    const isOfName = (test: string) => basename(test) === basename(file).replace(/\..*/, '.test.ts')
    const isAbout = (test: string) => far.get(test) === 1 || test.startsWith(featureFolder(file))
    const group = (test: string) =>
      [isOfName, isAbout, (own: string) => own.startsWith(ownFolder(file)), () => true].findIndex((is) =>
        is(test),
      ) * 100
    const cost = (test: string) => group(test) + (test.startsWith('tests/server/') ? 1 : 0)
    const rank = (test: string) => ((far.get(test) ?? 0) + cost(test)) * 1000 + (size.get(test) ?? 0)
    return [...far.keys()]
      .filter(isTest)
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, most)
  }
  return new Map(files.map((file) => [file, of(file)]))
}
