import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFiles } from './files.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const pages = projectFiles().filter((file) => file.endsWith('.md'))
const withoutCode = (text: string) => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '')

/** The headings of a page as a link names them: `## Whom to be` is `#whom-to-be`. */
const anchors = (page: string) =>
  [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

function isBroken(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : join(dirname(page), path)
  if (!existsSync(target)) return true
  return anchor !== undefined && !anchors(target).includes(anchor)
}

describe('the pages of the repository', () => {
  test('link to what is there', () => {
    const broken = pages.flatMap((page) =>
      [...withoutCode(read(page)).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^[a-z]+:/.test(link) && isBroken(page, link))
        .map((link) => `${page}: ${link}`),
    )
    expect(broken).toEqual([])
  })

  test('name only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const unknown = pages.flatMap((page) =>
      [...read(page).matchAll(/npm run (?:--silent )?([a-z][a-z:]*)/g)]
        .map(([, script = '']) => script)
        .filter((script) => !(script in scripts))
        .map((script) => `${page}: npm run ${script}`),
    )
    expect(unknown).toEqual([])
  })

  test('say in the README how to start, test and draw, and where assumptions stand [DESIGN-15]', () => {
    const readme = read('README.md')
    for (const named of [
      'npm start',
      'npm test',
      'npm run graphs',
      'npm run paths',
      'src/decisions/README.md',
    ])
      expect(readme).toContain(named)
    expect(readme).toContain('machines/rules/README.md#validation-beyond-the-specification')
    expect(readme.split('\n').length).toBeLessThanOrEqual(110)
  })
})
