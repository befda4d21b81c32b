import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { projectFiles } from './files.ts'

const foldersOf = (parent: string) => {
  const found = projectFiles().flatMap((file) => new RegExp(`^${parent}/([\\w-]+)/`).exec(file)?.[1] ?? [])
  return [...new Set(found)].sort()
}

/** The folders that a page lists below that heading, as `` `name` `` or `name/`. */
function listedIn(page: string): string[] {
  const [, section = ''] = readFileSync(page, 'utf8').split('\n## The folders\n')
  const list = section.split('\n## ', 1)[0] ?? ''
  const cells = [...list.matchAll(/^\| (`[^|]+)\|/gm)].map(([, cell]) => cell).join(' ')
  const names = [...cells.matchAll(/`([\w-]+)`/g), ...list.matchAll(/(?<=^| )([\w-]+)\/(?= )/gm)]
  return names.map(([, name = '']) => name).sort()
}

describe('the lists of folders', () => {
  test.each(['machines', 'src/server', 'src/web', 'tests'])('of %s name each folder once', (parent) => {
    expect(listedIn(`${parent}/README.md`)).toEqual(foldersOf(parent))
  })
})
