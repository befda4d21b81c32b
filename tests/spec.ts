import { commandLine } from '#cli/command-line.ts'
import { areaOf, otherRows, type Row, registerRows } from './spec/rows.ts'
import { citingTests } from './spec/titles.ts'

const usage = `The acceptance register with the tests that name each row; see tests/spec/README.md.

  npm run spec -- LOGIN EXPIRY    areas, or single ids
  npm run spec -- --missing       only what no test names`

// A reader that goes away, as `head` does, ends this without a word.
process.stdout.on('error', () => process.exit())

const { positionals: wanted, values } = commandLine(usage, {
  allowPositionals: true,
  options: { missing: { type: 'boolean' } },
})
const onlyMissing = values.missing === true

const tests = citingTests()
const naming = (id: string) => tests.filter(({ ids }) => ids.includes(id))
const isNamed = ({ id }: Row) => naming(id).length > 0
const isWanted = ({ id }: Row) => wanted.includes(id) || wanted.includes(areaOf(id))

function print({ id, sentence }: Row) {
  console.log(`${id}  ${sentence}`)
  for (const { file, title } of naming(id)) console.log(`    ${file}  ${title}`)
}

const all = [...registerRows, ...otherRows]
const unknown = wanted.filter((word) => !all.some(({ id }) => id === word || areaOf(id) === word))
const chosen = wanted.length === 0 ? registerRows : all.filter(isWanted)

if (unknown.length > 0) {
  console.error(`Not in the register: ${unknown.join(', ')}`)
  process.exitCode = 1
}
for (const row of chosen) if (!onlyMissing || !isNamed(row)) print(row)
if (wanted.length === 0) {
  const missing = registerRows.filter((row) => !isNamed(row))
  if (!onlyMissing) console.log(`\nNo test names: ${missing.map(({ id }) => id).join(' ')}`)
  console.log(`\n${registerRows.length - missing.length} of ${registerRows.length} rows are named by a test`)
}
