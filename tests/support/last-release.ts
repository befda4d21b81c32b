import { spawnSync } from 'node:child_process'

/** The newest tag of a release (`v1.4`) before what is checked out; none where there is none, or no repository. */
export function lastRelease(cwd = '.'): string | undefined {
  const args = ['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*']
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
