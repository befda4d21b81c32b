import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './files.ts'
import { imports } from './imports.ts'

const declared = /^export (?:declare )?(?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm

const folders = ['machines', 'src', 'tests', 'e2e']

/**
 * Read by their path: the pages and what prints by the server, the tables by Drizzle, the sheets of logos by Vite's
 * configuration, the host by the package of paths.
 */
const loadedByPath = [
  'src/web/router.tsx',
  'src/web/server-page.tsx',
  'src/server/printed/documents-in-language.ts',
  'src/server/db/schema/',
  'src/server/assets/logo-sheets.ts',
  'src/cli/package/host.ts',
]

test('what a file exports is imported by another', () => {
  const direct = new Map<string, string[]>()
  for (const { file, target } of folders.flatMap(imports))
    direct.set(target, [...(direct.get(target) ?? []), file])
  const texts = new Map(folders.flatMap(sourceFiles).map((file) => [file, readFileSync(file, 'utf8')]))
  const passesOn = (file: string) => texts.get(file)?.includes('\nexport * from ')
  const importers = (target: string): string[] =>
    (direct.get(target) ?? []).flatMap((file) => (passesOn(file) ? [file, ...importers(file)] : file))
  const whole = (text: string, file: string) =>
    new RegExp(`import \\* as \\w+ from '[^']*/?${basename(file).replaceAll('.', '\\.')}'`).test(text)

  const unused = ['machines', 'src']
    .flatMap(sourceFiles)
    .filter((file) => !loadedByPath.some((path) => file.startsWith(path)))
    .flatMap((file) =>
      [...(texts.get(file) ?? '').matchAll(declared)]
        .map(([, name = '']) => name)
        .filter((name) => {
          const mention = new RegExp(`\\b${name}\\b`)
          return !importers(file)
            .map((importer) => texts.get(importer) ?? '')
            .some((text) => mention.test(text) || whole(text, file))
        })
        .map((name) => `${file}: ${name}`),
    )
  expect(unused).toEqual([])
})

test('no two types of machines share a name', () => {
  const named = sourceFiles('machines').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:type|interface|class) (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  )
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([])
})
