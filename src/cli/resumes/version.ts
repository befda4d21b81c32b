import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { firstLine, UserError } from '../errors.ts'

type Products = typeof import('#machines/server-products.ts')['serverProducts']
type Catalogue = typeof import('#machines/catalogue.ts')
type SavedMachines = typeof import('#machines/core/saved-machine.ts')
type Answers = typeof import('#machines/core/answer.ts')

/** The machines of one commit, each with the code of its own time. */
export type Version = {
  name: string
  folder: string
  products: Products
  catalogue: Catalogue['catalogue']
} & Pick<SavedMachines, 'walk' | 'reachable'> &
  Pick<Answers, 'knownEvents'>

/** The machines as they are in the folder now. */
export const currentVersion = (): Promise<Version> => versionIn(resolve('.'), 'now')

/** The machines of a commit, a tag or a branch. Kept in `.cache`, where packages are found as usual. */
export async function versionAt(ref: string): Promise<Version> {
  const commit = commitOf(ref)
  const folder = resolve('.cache', 'versions', commit)
  if (!existsSync(folder)) extract(commit, folder)
  return versionIn(folder, `${ref} (${commit.slice(0, 8)})`)
}

function commitOf(ref: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).trim()
  } catch {
    throw new UserError(`git knows no commit, tag or branch ${ref}.`)
  }
}

/** All that machines import of this repository. */
const parts = ['machines', 'src/contract', 'package.json', 'tsconfig.json']

/** In one move, for another process may be reading it. */
function extract(commit: string, folder: string): void {
  const above = resolve(folder, '..')
  mkdirSync(above, { recursive: true })
  const draft = mkdtempSync(join(above, 'draft-'))
  try {
    const archive = join(draft, 'machines.tar')
    git('archive', '--format', 'tar', '--output', archive, commit, ...parts)
    execFileSync('tar', ['-xf', archive, '-C', draft])
    rmSync(archive)
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw new UserError(`The machines of ${commit} cannot be read: ${firstLine(error)}`)
  }
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Where products are listed: today, and in versions before that. */
const lists = [
  { file: 'server-products.ts', name: 'serverProducts' },
  { file: 'underwriting.ts', name: 'underwriting' },
]

/** Where the products of the version in a folder are listed. */
export const productList = (folder: string) =>
  lists.find(({ file }) => existsSync(join(folder, 'machines', file)))

/** A version whose machines lie in `folder/machines`. */
export async function versionIn(folder: string, name: string): Promise<Version> {
  const load = (file: string) => import(pathToFileURL(join(folder, 'machines', file)).href)
  const list = productList(folder)
  if (!list) throw new UserError(`${name} has no products to compare with.`)
  const { [list.name]: products }: Record<string, Products> = await load(list.file)
  if (!products) throw new UserError(`${name} has no ${list.name} in machines/${list.file}.`)
  const { catalogue }: Catalogue = await load('catalogue.ts')
  const { walk, reachable }: SavedMachines = await load('core/saved-machine.ts')
  const { knownEvents }: Answers = await load('core/answer.ts')
  return { name, folder, products, catalogue, walk, reachable, knownEvents }
}
