import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { projectFiles } from './files.ts'
import { imports } from './imports.ts'

const files = projectFiles()
const sources = files.filter((file) => /\.(tsx?|css)$/.test(file))
const read = (file: string) => readFileSync(file, 'utf8')
const having = (pattern: RegExp, among = sources) => among.filter((file) => pattern.test(read(file)))

const chosenPackages = [
  'react',
  'react-dom',
  'xstate',
  '@xstate/react',
  '@tanstack/react-router',
  '@tanstack/react-query',
  'valibot',
  'ofetch',
  'dayjs',
  '@radix-ui/react-dialog',
  '@radix-ui/react-popover',
  'vitest',
  '@xstate/graph',
  'playwright',
]

describe('the order of the house', () => {
  test('keeps to the top level the owner chose [DESIGN-04]', () => {
    const tops = new Set(files.map((file) => file.split('/')[0] ?? ''))
    const visible = [...tops].filter((top) => !top.startsWith('.')).sort()
    expect(visible).toEqual(
      [
        'LICENSE',
        'README.md',
        'e2e',
        'machines',
        'package-lock.json',
        'package.json',
        'src',
        'tests',
        'tsconfig.json',
        'vite.config.ts',
      ].sort(),
    )
  })

  test('lets no test wait for a second only, which Vitest does where it is told nothing', () => {
    const waiting = having(
      /\bvi\.waitFor\(/,
      files.filter((file) => file.startsWith('tests/')),
    )
    expect(waiting.sort()).toEqual(['tests/cli/watch.test.ts', 'tests/support/eventually.ts'])
  })

  test('is written in TypeScript throughout [DESIGN-01]', () => {
    expect(files.filter((file) => /\.(js|jsx|mjs|cjs)$/.test(file))).toEqual([])
  })

  test('declares and really uses every package of the design card [DESIGN-02, DESIGN-03]', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'))
    const declared = Object.keys({ ...dependencies, ...devDependencies })
    const used = new Set(
      ['machines', 'src', 'tests', 'e2e', 'vite.config.ts']
        .flatMap((folder) => imports(folder))
        .map(({ target }) => target),
    )
    expect(new Set(chosenPackages).size).toBe(14)
    expect(chosenPackages.filter((name) => !declared.includes(name) || !used.has(name))).toEqual([])
  })

  test('leaves nothing unfinished: no marks, skipped tests or lost types', () => {
    const marks = new RegExp(
      [
        'TO' + 'DO',
        'FIX' + 'ME',
        '@ts-' + 'ignore',
        // A type, not the word in a comment.
        ': an' + 'y(?=[,;)\\]|\\n =])(?! \\w)',
        'as an' + 'y\\b',
        '\\.(skip|only|todo)\\(',
      ].join('|'),
    )
    expect(having(marks)).toEqual([])
  })

  test('names no place outside the repository', () => {
    const outside = new RegExp(['/wo' + 'rk/', '(?<![\'"/])\\.\\./sha' + 'red', '\\.libra' + 'ry/'].join('|'))
    expect(
      having(
        outside,
        files.filter((file) => /\.(tsx?|md|json|css|html|sql)$|^\.ci/.test(file)),
      ),
    ).toEqual([])
  })
})
