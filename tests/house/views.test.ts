import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sourceFiles } from './files.ts'
import { type Import, imports } from './imports.ts'

const web = imports('src/web')

describe('views', () => {
  test('form no import circle with other files, types included', () => {
    // The outbox and its shelf are one thing in three files.
    const isOutbox = ({ file }: Import) => file.startsWith('src/web/saving/outbox')
    expect(inCircles(web.filter((found) => !isOutbox(found)))).toEqual([])
  })

  test('take their types from machines: a journey is imported to be run, never by a view', () => {
    const isView = /\.(view|dialog)\.tsx$/
    const ofViews = web.filter(({ file, target }) => isView.test(file) && /\.journey\.ts$/.test(target))
    const typeOnly = /import type [^'"]*\.journey\.ts'|import [^'";]*\btype \w+[^'";]*\.journey\.ts'/
    const ofTypes = sourceFiles('src/web').filter((file) => typeOnly.test(readFileSync(file, 'utf8')))
    expect([...ofViews.map(({ file }) => file), ...ofTypes]).toEqual([])
  })
})

/** The files that are left when, again and again, those that import none of the rest are dropped. */
function inCircles(found: readonly Import[]): string[] {
  const importing = new Set(found.map(({ file }) => file))
  const rest = found.filter(({ target }) => importing.has(target))
  return rest.length === found.length ? [...importing].sort() : inCircles(rest)
}
