import { Session } from 'node:inspector'

/** How far from a function those are followed that it refers to. */
const deepest = 3
const mostFunctions = 200

type Property = { name: string; value?: Remote }
type Remote = { type: string; subtype?: string; value?: unknown; objectId?: string; description?: string }
type Properties = { result: Property[]; internalProperties?: Property[] }

/**
 * The texts and numbers that functions compare with out of sight of their source: constants that they refer to by
 * name, and those of the functions that they call. A debugger reads them from where the functions were made.
 */
export function referredIn(functions: readonly ((...args: never[]) => unknown)[]): unknown[] {
  return new Reader(debuggerOfProcess()).literals(functions)
}

let attached: Session | undefined

/** Attached once: a debugger is told of every script that the process has loaded. */
function debuggerOfProcess(): Session {
  if (attached) return attached
  attached = new Session()
  attached.connect()
  attached.post('Debugger.enable')
  return attached
}

class Reader {
  readonly #session: Session
  readonly #found = new Set<unknown>()
  readonly #seen = new Set<string>()

  constructor(session: Session) {
    this.#session = session
  }

  literals(functions: readonly ((...args: never[]) => unknown)[]): unknown[] {
    const shelf: { held?: unknown } = {}
    Object.assign(globalThis, { [place]: shelf })
    try {
      for (const one of functions) {
        shelf.held = one
        const { result } = this.#ask<{ result: Remote }>('Runtime.evaluate', {
          expression: `globalThis[${JSON.stringify(place)}].held`,
          objectGroup: place,
        })
        this.#read(result, String(one), 0)
      }
    } finally {
      Reflect.deleteProperty(globalThis, place)
      this.#ask('Runtime.releaseObjectGroup', { objectGroup: place })
    }
    return [...this.#found]
  }

  /** Follows the names that stand in the source of a function. */
  #read(remote: Remote, source: string, depth: number): void {
    if (this.#seen.has(source) || this.#seen.size >= mostFunctions) return
    this.#seen.add(source)
    for (const literal of comparedIn(source)) this.#found.add(literal)
    if (depth >= deepest) return
    for (const { name, value } of this.#scopeOf(remote)) {
      if (!value || !new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(source)) continue
      if (value.type !== 'object') this.#follow(value, depth)
      else if (value.subtype === 'array') for (const item of this.#membersOf(value)) this.#note(item.value)
      else for (const way of membersIn(source, name)) this.#follow(this.#at(value, way), depth)
    }
  }

  #follow(value: Remote, depth: number): void {
    if (value.type === 'function') this.#read(value, value.description ?? '', depth + 1)
    else this.#note(value)
  }

  #note(value: Remote | undefined): void {
    if (value?.type === 'string' || value?.type === 'number') this.#found.add(value.value)
  }

  /** What stands in an object, as `Status.Done` says it. */
  #at({ objectId }: Remote, way: readonly string[]): Remote {
    const { result } = this.#ask<{ result: Remote }>('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: 'function (...way) { return way.reduce((value, name) => value?.[name], this) }',
      arguments: way.map((value) => ({ value })),
    })
    return result
  }

  #scopeOf(remote: Remote): Property[] {
    const { internalProperties = [] } = this.#properties(remote)
    const scopes = internalProperties.find(({ name }) => name === '[[Scopes]]')?.value
    if (!scopes) return []
    return this.#membersOf(scopes).flatMap(({ value }) =>
      value?.objectId && value.description !== 'Global' ? this.#membersOf(value) : [],
    )
  }

  #membersOf(remote: Remote): Property[] {
    return this.#properties(remote).result
  }

  #properties({ objectId }: Remote): Properties {
    if (objectId === undefined) return { result: [] }
    return this.#ask<Properties>('Runtime.getProperties', { objectId, ownProperties: true })
  }

  /** A session of one's own process answers at once. */
  #ask<T>(method: string, params: object): T {
    let answer: unknown
    this.#session.post(method, params, (error, result) => {
      if (!error) answer = result
    })
    return (answer ?? { result: [] }) as T
  }
}

/** The members of an object that a source names, each as the way to it. */
const membersIn = (source: string, object: string): string[][] =>
  [
    ...source.matchAll(
      new RegExp(`(?<![\\w$.])${object.replaceAll('$', '\\$')}((?:\\.[A-Za-z_$][\\w$]*){1,2})`, 'g'),
    ),
  ].flatMap(([, way = '']) => {
    const [, first = '', second] = way.split('.')
    return second === undefined ? [[first]] : [[first], [first, second]]
  })

const place = 'safar.paths.referred'

/** What stands beside a comparison or a case: texts, and numbers but those that are tried anyway. */
const comparedIn = (source: string): unknown[] => {
  const code = source.replaceAll(/typeof\s+[\w$.?]+\s*[=!]==?\s*(?:"\w+"|'\w+')/g, '')
  const texts = code.matchAll(
    /(?:[=!]==?\s*|case\s+|includes\()(["'`])([^"'`\\]{1,60})\1|(["'`])([^"'`\\]{1,60})\3\s*[=!]==?/g,
  )
  const numbers = code.matchAll(/(?:[=!]==?|[<>]=?|case)\s*(\d[\d_]*(?:\.\d+)?)(?![\w.])/g)
  return [
    ...[...texts].map(([, , right, , left]) => right ?? left),
    ...[...numbers].map(([, number = '']) => Number(number.replaceAll('_', ''))).filter((one) => one > 1),
  ]
}
