import * as v from 'valibot'

const chunk = v.object({
  file: v.string(),
  src: v.optional(v.string()),
  imports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
})

/** What the bundler says of its files, by their sources. */
export const manifest = v.record(v.string(), chunk)
type Manifest = v.InferOutput<typeof manifest>

/** The styles of a page that is loaded when it is wanted, and its scripts, so that they are wanted at once. */
export function linksOf(files: Manifest, page: string): string {
  const chunks = ownChunks(files, page)
  const styles = chunks.flatMap(({ css }) => css.map((href) => `<link rel="stylesheet" href="/${href}">`))
  const scripts = chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}">`)
  return [...new Set([...styles, ...scripts])].join('')
}

/** What a page needs beyond what every page loads. */
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
