import * as v from 'valibot'
import { sealedFilesOf } from '../storage/sealed-files.ts'
import { type ResealDeps, storedFiles } from './reseal.ts'
import { sealedColumns } from './sealed-columns.ts'

const use = v.object({ rows: v.number(), files: v.number() })
export const uses = v.record(v.string(), use)
/** How much is sealed with each key. */
export type Uses = v.InferOutput<typeof uses>

const counted = v.array(v.object({ key: v.string(), rows: v.number() }))

export async function usesOf(deps: ResealDeps): Promise<Uses> {
  const found: Uses = {}
  const add = (key: string, kind: 'rows' | 'files', count: number) => {
    const before = found[key] ?? { rows: 0, files: 0 }
    found[key] = { ...before, [kind]: before[kind] + count }
  }
  for (const { table, sealed } of sealedColumns) {
    const { rows } = await deps.executeSql(
      `select case when ${sealed} like 'v2.%' then split_part(${sealed}, '.', 2) else '1' end as key,
        count(*)::int as rows from ${table} where ${sealed} is not null group by 1`,
    )
    for (const { key, rows: count } of v.parse(counted, rows)) add(key, 'rows', count)
  }
  const files = sealedFilesOf(deps.config)
  for await (const { name } of storedFiles(deps)) {
    const key = await files.keyOf(name)
    if (key !== undefined) add(key, 'files', 1)
  }
  return found
}
