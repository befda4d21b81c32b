import * as v from 'valibot'

const chunk = v.object({
  file: v.string(),
  src: v.optional(v.string()),
  imports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
})

/** The bundler's manifest, by source. */
export const manifest = v.record(v.string(), chunk)
type Manifest = v.InferOutput<typeof manifest>

/** The styles and scripts of a lazily loaded page, so that they are fetched at once. */
export function linksOf(files: Manifest, page: string): string {
  const chunks = ownChunks(files, page)
  const styles = chunks.flatMap(({ css }) => css.map((href) => `<link rel="stylesheet" href="/${href}">`))
  const scripts = chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}">`)
  return [...new Set([...styles, ...scripts])].join('')
}

/** A page's own files, besides those of every page. */
export function ownChunks(files: Manifest, page: string): v.InferOutput<typeof chunk>[] {
  const shared = needed(files, 'index.html')
  return [...needed(files, page)].filter((name) => !shared.has(name)).flatMap((name) => files[name] ?? [])
}

function needed(files: Manifest, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const other of files[name]?.imports ?? []) needed(files, other, found)
  return found
}
