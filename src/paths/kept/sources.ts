import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Parts of path generation that do with suites what they like, and make none. */
const users = /^src\/paths\/(run|coverage|reports|command|formats|checks|kept|diff)/

let known: string | undefined

/** One hash of every machine and of what makes suites of them. */
export function hashOfSources(): string {
  known ??= ['machines', 'src/paths']
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
    )
    .filter((file) => /\.(ts|json)$/.test(file) && !users.test(file))
    .sort()
    .reduce((hash, file) => hash.update(file).update(readFileSync(file)), createHash('sha256'))
    .digest('hex')
  return known
}
