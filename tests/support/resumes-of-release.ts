import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

/** The newest tag of a release (`v1.4`) before what is checked out; none where there is none, or no repository. */
function lastRelease(cwd = '.'): string | undefined {
  const args = ['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*']
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
