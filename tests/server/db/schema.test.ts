import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { expect, it } from 'vitest'
import config from '#server/db/drizzle.config.ts'
import * as schema from '#server/db/schema.ts'

const read = (name: string) => JSON.parse(readFileSync(join(config.out ?? '', 'meta', name), 'utf8'))

it('the migrations make the tables, columns, keys and indexes that the schema declares', () => {
  const number = String(read('_journal.json').entries.at(-1).idx).padStart(4, '0')
  const made = read(`${number}_snapshot.json`)
  const declared = generateDrizzleJson(schema, undefined, undefined, config.casing)
  expect({ ...JSON.parse(JSON.stringify(declared)), id: made.id, prevId: made.prevId }).toEqual(made)
})
