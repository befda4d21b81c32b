import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const chunk = v.object({
  file: v.string(),
  name: v.optional(v.string()),
  src: v.optional(v.string()),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
  assets: v.optional(v.array(v.string()), []),
})

/** What every page begins with: the styles that the built page names, and the file that its script is put together in. */
export const firstParts = ['index.html', 'first']

/** The file that shows all pages but the first ones. */
export const routerFile = 'router.tsx'

/** The bundler's manifest, by source; what `vite.config.ts` puts together goes by its name there. */
export const manifest = v.record(v.string(), chunk)
export type Manifest = v.InferOutput<typeof manifest>

/** That of a folder of built pages. */
export const readManifest = (pages: string): Manifest =>
  v.parse(
    v.pipe(v.string(), v.parseJson(), manifest),
    readFileSync(join(pages, '.vite/manifest.json'), 'utf8'),
  )

/** The stylesheets of every page and of some lazily loaded parts. */
export function stylesOf(files: Manifest, parts: readonly string[]): string[] {
  const names = [...firstParts, ...parts].flatMap((part) => [...needed(files, part)])
  const styles = names.flatMap((name) => [files[name]?.file ?? '', ...(files[name]?.css ?? [])])
  return [...new Set(styles.filter((file) => file.endsWith('.css')))]
}

/** The scripts of lazily loaded parts, so that they are fetched with those of every page and not after them. */
export const preloadsOf = (files: Manifest, parts: readonly string[]): string =>
  scriptsOf(files, parts)
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
    .join('')

/** The scripts of lazily loaded parts, besides those of every page. */
export function scriptsOf(files: Manifest, parts: readonly string[]): string[] {
  const shared = new Set(firstParts.flatMap((part) => [...needed(files, part)]))
  const names = new Set(parts.flatMap((part) => [...needed(files, part)]))
  return [...names].filter((name) => !shared.has(name)).flatMap((name) => files[name]?.file ?? [])
}

/** The source or the name of a part as the manifest lists it. */
export function listed(files: Manifest, part: string): string {
  const name = part in files ? part : Object.keys(files).find((key) => files[key]?.name === part)
  if (name === undefined) throw new Error(`The pages were built without ${part}`)
  return name
}

function needed(files: Manifest, part: string, found = new Set<string>()): Set<string> {
  const name = listed(files, part)
  if (found.has(name)) return found
  found.add(name)
  for (const other of files[name]?.imports ?? []) needed(files, other, found)
  return found
}
