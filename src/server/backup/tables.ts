import * as v from 'valibot'
import type { ExecuteSql } from '../db/types.ts'

/** What a backup holds: our tables and the jobs. The rest of the queue is made anew where it is restored. */
const found = `
  select format('%I.%I', n.nspname, c.relname) as name, array(
    select format('%I.%I', rn.nspname, r.relname) from pg_constraint f
      join pg_class r on r.oid = f.confrelid join pg_namespace rn on rn.oid = r.relnamespace
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname in ('job', 'archive')))
  order by 1`

const rows = v.array(v.object({ name: v.string(), needs: v.array(v.string()) }))

/** The tables by name, each after those that its rows refer to. */
export async function tablesOf(executeSql: ExecuteSql): Promise<string[]> {
  let left = v.parse(rows, (await executeSql(found)).rows)
  const sorted: string[] = []
  while (left.length > 0) {
    const ready = left.filter(({ needs }) => needs.every((name) => sorted.includes(name)))
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.')
    sorted.push(...ready.map(({ name }) => name))
    left = left.filter(({ name }) => !sorted.includes(name))
  }
  return sorted
}

const contents = v.record(v.string(), v.object({ rows: v.number(), sha256: v.string() }))
const sequences = v.record(v.string(), v.number())

/** What tells two databases apart: of each table its rows, in any order, and where each sequence stands. */
export const fingerprint = v.object({ tables: contents, sequences })
export type Fingerprint = v.InferOutput<typeof fingerprint>

const oneDigest = v.tuple([v.object({ rows: v.number(), sha256: v.string() })])
const someSequences = v.array(v.object({ name: v.string(), at: v.number() }))

export async function fingerprintOf(executeSql: ExecuteSql): Promise<Fingerprint> {
  const tables: Fingerprint['tables'] = {}
  for (const name of await tablesOf(executeSql)) {
    const digest = await executeSql(
      `select count(*)::int as rows, encode(sha256(coalesce(string_agg(row, '' order by row), '')), 'hex') as sha256
        from (select sha256(convert_to(t::text, 'UTF8')) as row from ${name} t) rows`,
    )
    tables[name] = v.parse(oneDigest, digest.rows)[0]
  }
  const sequences = await executeSql(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::float8 as at from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  )
  const at = v.parse(someSequences, sequences.rows).map((one) => [one.name, one.at] as const)
  return { tables, sequences: Object.fromEntries(at) }
}

const hashes = v.array(v.object({ hash: v.string() }))

/** The migrations of a database, which a backup has to fit. */
export async function migrationsOf(executeSql: ExecuteSql): Promise<string[]> {
  const { rows: applied } = await executeSql('select hash from drizzle.__drizzle_migrations order by id')
  return v.parse(hashes, applied).map(({ hash }) => hash)
}
