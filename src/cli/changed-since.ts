import { spawnSync } from 'node:child_process'
import { basename, join, resolve } from 'node:path'
import { UserError } from './errors.ts'
import { moduleFiles } from './module-files.ts'

/** Packages and the paths of imports may be others after a change of these, in any file. */
const ofAll = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'tsconfig.json']

/**
 * Tells whether a file, or a module that it imports, differs from where this branch left a revision of git. What is
 * not committed counts, and what git does not know yet.
 */
export function changedSince(revision: string, folder: string): (file: string) => Promise<boolean> {
  const top =
    git(['rev-parse', '--show-toplevel'], folder) ?? fail(`${resolve(folder)} is in no git repository`)
  const commit =
    git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`], top) ??
    fail(`git knows no revision ${revision}`)
  const base =
    git(['merge-base', commit, 'HEAD'], top) ??
    fail(`${revision} and HEAD have no common ancestor here; a shallow clone needs more depth`)
  const names = [
    ...namesOf(git(['diff', '--name-only', '--no-renames', '-z', base], top)),
    ...namesOf(git(['ls-files', '--others', '--exclude-standard', '-z'], top)),
  ]
  const changed = new Set(names.map((name) => join(top, name)))
  const isAll = names.some((name) => ofAll.includes(basename(name)))
  return async (file) => {
    if (isAll) return true
    const { files, isWhole } = await moduleFiles(file)
    return !isWhole || files.some((one) => changed.has(one))
  }
}

/** What git prints; nothing where it does not succeed. */
function git(args: readonly string[], cwd: string): string | undefined {
  const { error, status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (error) fail(`git cannot be run: ${error.message}`)
  return status === 0 ? stdout.trim() : undefined
}

const namesOf = (printed: string | undefined): string[] =>
  (printed ?? '').split('\0').filter((name) => name !== '')

function fail(reason: string): never {
  throw new UserError(`--changed-since: ${reason}.`)
}
