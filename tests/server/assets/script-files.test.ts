import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { type Language, languages } from '#machines/reference/languages.ts'
import { buildPages } from '#server/assets/build.ts'
import { built } from '#server/assets/built.ts'
import { readCatalogue } from '#texts/catalogue.ts'

const manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.object({ file: v.string(), name: v.optional(v.string()) })),
)

/** The script files of a language, each under its name. */
function scriptsIn(language: Language): Map<string, string> {
  const folder = built.pagesIn(language)
  const files = Object.values(v.parse(manifest, readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
  return new Map(
    files
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ file, name = file }) => [name, readFileSync(join(folder, file), 'utf8')]),
  )
}

/** Bytes of a script of this name as it travels. */
function gzipOf(scripts: Map<string, string>, name: string): number {
  const script = scripts.get(name)
  if (script === undefined) throw new Error(`No script is called ${name}`)
  return gzipSync(script).length
}

beforeAll(buildPages, 300_000)

it.each(languages.filter(({ code }) => code !== 'en'))(
  'in $code the names of places are a file of their own, which no journey begins with',
  ({ code }) => {
    const district = readCatalogue(code).get('Thiruvananthapuram') ?? ''
    const withNames = [...scriptsIn(code)].filter(([, script]) => script.includes(district))
    expect(withNames.map(([name]) => name)).toEqual(['places'])
  },
)

it.each(languages.filter(({ code }) => code !== 'en'))(
  'what every journey needs is at most a tenth larger in $code than in English',
  ({ code }) => {
    const [english = 0, translated = 0] = [scriptsIn('en'), scriptsIn(code)].map((scripts) =>
      gzipOf(scripts, 'journeys'),
    )
    expect(translated / english).toBeLessThan(1.1)
  },
)

it.each(languages)('in $code the recording of interactions is at most 3 KB of script', ({ code }) => {
  expect(gzipOf(scriptsIn(code), 'capture')).toBeLessThanOrEqual(3 * 1024)
})
