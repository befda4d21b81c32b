import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Subject } from '#machines/subject.ts'
import { generate } from '../generate.ts'
import { modelOf } from '../model/of-subject.ts'
import type { Options } from '../options.ts'
import type { Suite } from '../suite/suite.ts'
import { hashOfSources } from './sources.ts'

const folder = join('node_modules', '.cache', 'safar', 'suites')

/**
 * The suite of a machine on a day, from the file that whoever asked first has written: machine, server and browser
 * walk the same one. It is made anew where the machines or the generator have changed.
 */
export async function keptSuite(subject: Subject, day: string, options: Options = {}): Promise<Suite> {
  const file = join(folder, `${subject.key}-${nameOf(day, options)}.json`)
  const known = read(file)
  if (known) return known
  const suite = await generate(modelOf(subject, day), options)
  write(file, suite)
  return suite
}

const nameOf = (day: string, options: Options): string =>
  createHash('sha256')
    .update(JSON.stringify([hashOfSources(), day, options]))
    .digest('hex')
    .slice(0, 16)

function read(file: string): Suite | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** In one move, for several processes may ask at once. */
function write(file: string, suite: Suite): void {
  mkdirSync(folder, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(suite))
  renameSync(draft, file)
}
