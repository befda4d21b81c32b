import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'safar-paths-'))

/** A file outside the repository, by name. */
export const fileNamed = (name: string): string => join(folder, name)

/** A file with this in it. */
export function fileWith(name: string, content: unknown): string {
  const file = fileNamed(name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
