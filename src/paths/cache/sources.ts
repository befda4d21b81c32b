import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of path generation that use suites and do not make them. */
const users = /^src\/paths\/(run|coverage|reports|command|formats|checks|cache|diff|mutants)\//

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
