import { PGlite } from '@electric-sql/pglite'
import * as v from 'valibot'
import { pgliteOptions } from './pglite-options.ts'

/** The entry of the process that makes an embedded database, whose folder is its last argument; errors go to stderr. */
const asked = v.pipe(v.string(), v.parseJson(), v.object({ files: v.string(), fsync: v.boolean() }))

try {
  const { files, fsync } = v.parse(asked, process.argv.at(-1))
  const client = await PGlite.create(pgliteOptions(files, fsync))
  await client.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
