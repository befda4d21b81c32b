import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

let known: string | undefined

/** One hash of every machine and of the generator itself. */
export function hashOfSources(): string {
  known ??= ['machines', 'src/paths']
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
    )
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .reduce((hash, file) => hash.update(file).update(readFileSync(file)), createHash('sha256'))
    .digest('hex')
  return known
}
