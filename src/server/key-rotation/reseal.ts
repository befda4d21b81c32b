import * as v from 'valibot'
import type { Config } from '../config.ts'
import type { ExecuteSql } from '../db/types.ts'
import { markOf, type Seal, sealOf } from '../sealed/seal.ts'
import { type SealedFiles, sealedFilesOf } from '../storage/sealed-files.ts'
import { type SealedColumn, sealedColumns } from './sealed-columns.ts'

export type ResealDeps = {
  config: Pick<Config, 'dataDir' | 'documents' | 'keys'>
  executeSql: ExecuteSql
  /** Between two batches, so that whoever waits for the database comes first. */
  giveWay: () => Promise<void>
}

/** `unreadable` is what no accepted key opens; it stays as it is. */
export type Resealed = { rows: number; files: number; unreadable: number }

/** What came of looking at everything once; `overtaken` was saved by somebody else meanwhile, and is looked at again. */
type Pass = Resealed & { overtaken: number }

const batchSize = 100
const batch = v.array(v.object({ id: v.string(), about: v.string(), sealed: v.string() }))
const files = v.array(v.object({ id: v.string(), name: v.string() }))

/**
 * Seals with the current key what is sealed with another, while others read and save. It may be ended at any moment
 * and begun again: what is done is passed over.
 */
export async function reseal(deps: ResealDeps): Promise<Resealed> {
  const total: Resealed = { rows: 0, files: 0, unreadable: 0 }
  for (;;) {
    const pass = await onePass(deps)
    total.rows += pass.rows
    total.files += pass.files
    total.unreadable = pass.unreadable
    if (pass.rows + pass.files + pass.overtaken === 0) return total
  }
}

async function onePass(deps: ResealDeps): Promise<Pass> {
  const pass: Pass = { rows: 0, files: 0, unreadable: 0, overtaken: 0 }
  for (const column of sealedColumns) await passOverColumn(deps, column, pass)
  await passOverFiles(deps, pass)
  return pass
}

async function passOverColumn(deps: ResealDeps, column: SealedColumn, pass: Pass): Promise<void> {
  const { table, about, sealed } = column
  const seal = sealOf(deps.config.keys)
  const current = `${markOf(deps.config.keys.current().id)}%`
  let after = ''
  for (;;) {
    const { rows } = await deps.executeSql(
      `select id, ${about} as about, ${sealed} as sealed from ${table}
        where id > $1 and ${sealed} not like $2 order by id limit ${batchSize}`,
      [after, current],
    )
    const found = v.parse(batch, rows)
    for (const row of found) pass[await sealRow(deps, seal, column, row)] += 1
    const last = found.at(-1)
    if (!last) return
    after = last.id
    await deps.giveWay()
  }
}

/** Only where the row still has what was opened: a save that came in between has sealed something else. */
async function sealRow(
  { executeSql }: ResealDeps,
  seal: Seal,
  { table, sealed, put }: SealedColumn,
  row: v.InferOutput<typeof batch>[number],
): Promise<'rows' | 'overtaken' | 'unreadable'> {
  const text = seal.open(row.sealed, row.about)
  if (text === undefined) return 'unreadable'
  const { rows } = await executeSql(
    `update ${table} set ${put} where id = $1 and ${sealed} = $3 returning id`,
    [row.id, seal.close(text, row.about), row.sealed],
  )
  return rows.length === 1 ? 'rows' : 'overtaken'
}

async function passOverFiles(deps: ResealDeps, pass: Pass): Promise<void> {
  const store = sealedFilesOf(deps.config)
  const current = deps.config.keys.current().id
  for await (const { id, name } of storedFiles(deps)) {
    const keyId = await store.keyOf(name)
    if (keyId === undefined || keyId === current) continue
    if (!(await store.sealAnew(name))) pass.unreadable += 1
    else {
      pass.files += 1
      await removeIfErased(deps, store, { id, name })
    }
  }
}

type StoredFile = v.InferOutput<typeof files>[number]

/** A row is erased before its file: one that is gone by now may have been so before we put its file back. */
async function removeIfErased({ executeSql }: ResealDeps, store: SealedFiles, { id, name }: StoredFile) {
  const { rows } = await executeSql('select id from documents where id = $1', [id])
  if (rows.length === 0) await store.remove(name)
}

/** The files that documents name, in batches. */
export async function* storedFiles({
  executeSql,
  giveWay,
}: Pick<ResealDeps, 'executeSql' | 'giveWay'>): AsyncGenerator<StoredFile> {
  let after = ''
  for (;;) {
    const { rows } = await executeSql(
      `select id, stored_name as name from documents where id > $1 order by id limit ${batchSize}`,
      [after],
    )
    const found = v.parse(files, rows)
    yield* found
    const last = found.at(-1)
    if (!last) return
    after = last.id
    await giveWay()
  }
}
