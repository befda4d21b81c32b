import { readFileSync } from 'node:fs'
import { projectFiles } from './house/files.ts'
import { areas, rowsOf } from './spec/areas.ts'

/** Prints the rows of the register that no test names at the end of its title. */
const titled = /\[((?:[A-Z0-9]+-\d{2,3})(?:,\s*[A-Z0-9]+-\d{2,3})*)\]['"`]/g

const named = new Set(
  projectFiles()
    .filter((file) => /^(tests|e2e)\/.*\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(titled)])
    .flatMap((match) => (match[1] ?? '').split(/,\s*/)),
)

const all = Object.keys(areas).flatMap(rowsOf)
for (const area of Object.keys(areas)) {
  const rows = rowsOf(area)
  const missing = rows.filter((row) => !named.has(row))
  const list = missing.length === 0 ? '' : `  not named: ${missing.join(' ')}`
  console.log(
    `${area.padEnd(9)} ${String(rows.length - missing.length).padStart(3)} of ${rows.length}${list}`,
  )
}
const strangers = [...named].filter((row) => !all.includes(row))
if (strangers.length > 0) console.log(`Named by tests, but in no register: ${strangers.join(' ')}`)
console.log(`${all.filter((row) => named.has(row)).length} of ${all.length} rows are named by a test`)
