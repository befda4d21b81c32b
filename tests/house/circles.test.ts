import { describe, expect, test } from 'vitest'
import { circlesAmong, circlesOf } from './circles.ts'

/** Folders whose sub-folders and files import each other in one direction only. */
const layered = [
  'src/web',
  'src/paths',
  'src/graphs',
  'src/server',
  'src/server/paths',
  'src/server/graphs',
  'src/server/traffic',
]

describe('import circles', () => {
  test.each(layered)('the parts of %s form no import circle, types included', (folder) => {
    expect(circlesOf(folder)).toEqual([])
  })

  test('a circle is named by the imports it consists of', () => {
    const found = [
      { file: 'src/a/one/x.ts', target: 'src/a/two/y.ts' },
      { file: 'src/a/two/z.ts', target: 'src/a/three.ts' },
      { file: 'src/a/three.ts', target: 'src/a/one/w.ts' },
      { file: 'src/a/four.ts', target: 'src/a/one/x.ts' },
      { file: 'src/a/one/w.ts', target: 'src/a/one/x.ts' },
      { file: 'src/a/one/w.ts', target: 'valibot' },
    ]
    expect(circlesAmong('src/a', found)).toEqual([
      [
        'src/a/one/x.ts imports src/a/two/y.ts',
        'src/a/two/z.ts imports src/a/three.ts',
        'src/a/three.ts imports src/a/one/w.ts',
      ],
    ])
  })
})
