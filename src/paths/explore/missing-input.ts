import { type AnyStateMachine, initialTransition } from 'xstate'
import { PathsError } from '../error.ts'

/** A machine that was begun without an input, and reads one. */
export class MissingInput extends PathsError {
  override readonly name = 'MissingInput'
  /** An input with every field that is read, as JSON; what belongs into them is for the caller to say. */
  readonly sample: string

  constructor(fields: readonly string[]) {
    const sample = JSON.stringify(sampleWith(fields))
    super(`The machine cannot begin without an input: it reads ${fields.join(', ')}.`)
    this.sample = sample
  }
}

/** The error for a machine that failed to begin without an input; undefined where it reads none of one. */
export function missingInput(machine: AnyStateMachine): MissingInput | undefined {
  const fields = new Set<string>()
  try {
    initialTransition(machine, readingOf('', fields))
  } catch {
    // It has read what it could of an input without values.
  }
  const leaves = [...fields].filter((field) => ![...fields].some((other) => other.startsWith(`${field}.`)))
  return leaves.length > 0 ? new MissingInput(leaves) : undefined
}

/** What is called on a list or a text is no field of it. */
const isMethod = (name: string): boolean => [Object, Array, String].some(({ prototype }) => name in prototype)

/** Any field of it is another of its kind. */
function readingOf(above: string, fields: Set<string>): object {
  return new Proxy(() => undefined, {
    get(_, name) {
      if (typeof name === 'symbol') return undefined
      if (isMethod(name)) return () => undefined
      const field = above === '' ? name : `${above}.${name}`
      fields.add(field)
      return readingOf(field, fields)
    },
  })
}

/** `stands.floor` is `{ stands: { floor: '…' } }`. */
function sampleWith(fields: readonly string[]): object {
  const sample: Record<string, unknown> = {}
  for (const field of fields) {
    const names = field.split('.')
    const last = names.pop() ?? field
    let part = sample
    for (const name of names) {
      part[name] ??= {}
      part = part[name] as Record<string, unknown>
    }
    part[last] = '…'
  }
  return sample
}
