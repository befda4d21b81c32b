import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lastRelease } from './last-release.ts'

/**
 * May I deploy? The command that tells whether every record that the machines of the last release can hold goes on in
 * these, without any that is stored here; undefined before the first release.
 */
export function resumesOfRelease(cwd = '.') {
  const release = lastRelease(cwd)
  if (release === undefined) return undefined
  return {
    args: ['src/cli/resumes.ts', '--against', release],
    env: { DATA_DIR: join(tmpdir(), 'safar-no-data'), DATABASE_URL: '' },
  }
}
