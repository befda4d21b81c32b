import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Made = {
  /** What it is called where it is said what is being done. */
  name: string
  /** Files and folders it is made from. */
  sources: readonly string[]
  /** A file that exists once it is made. */
  output: string
  /** The file that keeps the hash of what it was made from. */
  stamp: string
  make: () => Promise<void>
}

/** Makes something unless it was made from the same files with the same content, and says so on standard output. */
export async function makeOnce({ name, sources, output, stamp, make }: Made): Promise<void> {
  const hash = hashOf(sources)
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  const begun = performance.now()
  process.stdout.write(`Building the ${name} …\n`)
  // A build that fails half way is begun again.
  rmSync(stamp, { force: true })
  await make()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
  process.stdout.write(`Built the ${name} in ${Math.ceil((performance.now() - begun) / 1000)} s.\n`)
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) {
    const content = readFileSync(file)
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** The files of a folder and all below it, or the one file of a path; none where there is nothing. */
export function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
