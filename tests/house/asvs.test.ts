import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { projectFiles } from './files.ts'

/** How many requirements of levels 1 and 2 the sections of ASVS 5.0.0 have; those of level 3 come after them. */
const required: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
}
const ids = Object.entries(required).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
)
const chapters = [...new Set(ids.map((id) => id.split('.', 1)[0]))]

const states = ['held', 'not applicable', 'open']
const rows = projectFiles()
  .filter((file) => file.startsWith('src/decisions/asvs/'))
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/^\| (\d[\d.]*) +\| .*? +\| (.*?) +\| (.*?) *\|$/gm),
  ])
  .map(([, id = '', state = '', by = '']) => ({
    id,
    state,
    by,
    /** A section or chapter stands for all that is in it. */
    covers: ids.filter((one) => one === id || one.startsWith(`${id}.`)),
  }))

/** What a row cites: a file, and words that stand in it. */
const citedIn = (by: string) =>
  [...by.matchAll(/`([^`\s]+)`((?: “[^”]+”)+)/g)].flatMap(([, file = '', quotes = '']) =>
    [...quotes.matchAll(/“([^”]+)”/g)].map(([, words = '']) => ({ file, words })),
  )

function isGone({ file, words }: { file: string; words: string }): boolean {
  if (!existsSync(file)) return true
  const text = readFileSync(file, 'utf8')
  const isTest = /\.(test|spec)\.tsx?$/.test(file)
  return !(isTest ? isTitleIn(text, words) : text.includes(words))
}

/** A title may go on with ids in square brackets. */
const isTitleIn = (text: string, words: string) =>
  ["'", '"', '`'].some((quote) => text.includes(quote + words + quote) || text.includes(`${quote}${words} [`))

describe('the requirements of ASVS 5.0.0 up to level 2', () => {
  test('have a row each, or one for their section or chapter', () => {
    expect(ids).toHaveLength(253)
    expect(rows.flatMap(({ covers }) => covers).sort()).toEqual([...ids].sort())
    expect(rows.filter(({ covers }) => covers.length === 0).map(({ id }) => id)).toEqual([])
  })

  test('are held by something, do not apply for a reason, or say what is missing', () => {
    const without = rows.filter(({ id, state, by }) => {
      const isCited = citedIn(by).length > 0 || by.includes('](')
      return !states.includes(state) || by === '' || (state === 'held' && !isCited) || isTooMuch(id, state)
    })
    expect(without.map(({ id }) => id)).toEqual([])
  })

  test('cite files that are there, and titles and words that stand in them', () => {
    const gone = rows.flatMap(({ id, by }) =>
      citedIn(by)
        .filter(isGone)
        .map(({ file, words }) => `${id}: ${file} “${words}”`),
    )
    expect(gone).toEqual([])
  })

  test('are counted in the decision', () => {
    const page = readFileSync('src/decisions/0294-asvs-level-2.md', 'utf8')
    const counted = [...page.matchAll(/^\| (?:\[V(\d+) .*?|all) +\|((?: +\d+ \|){3}) (.*?) *\|$/gm)]
    expect(counted.map(([, chapter, numbers, open]) => [chapter, numbers?.match(/\d+/g), open])).toEqual(
      [...chapters, undefined].map((chapter) => {
        const of = rows.filter(({ id }) => !chapter || id.split('.', 1)[0] === chapter)
        const inState = (state: string) =>
          of.filter((row) => row.state === state).flatMap((row) => row.covers)
        const open = chapter ? of.filter(({ state }) => state === 'open').map(({ id }) => id) : []
        return [chapter, states.map((state) => String(inState(state).length)), open.join(', ')]
      }),
    )
  })
})

/** Only what does not apply may be judged as a whole. */
const isTooMuch = (id: string, state: string) => state !== 'not applicable' && !ids.includes(id)
