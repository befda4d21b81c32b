import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  PGlite,
  type PGliteOptions,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'
import { BrokenDatabase, whenAborted } from './broken-database.ts'

const { serialize } = protocol

type Message = Parameters<typeof parse.parseResults>[0][number]
type Prepared = { name: string; parameters: number[]; columns: Message[] }

/** More than the server has statements of its own; lists of any length make some more. */
const mostPrepared = 500
/** So long may queries follow one another before the event loop turns. */
const longestTurnMs = 10
/** Files of Node are written as PostgreSQL writes them: there is no copy to bring up to date after each query. */
const written = { syncToFs: false }
/** The statement was deallocated, or its table has changed since. */
const outdated = new Set(['26000', '0A000'])

/**
 * The embedded database, which plans each statement once. PGlite itself parses, plans and describes a statement anew
 * at every query, in six messages; of one that is prepared already, one message remains.
 */
export class PreparedPglite extends PGlite {
  /** By their text, the one that was not used for longest first. */
  readonly #prepared = new Map<string, Prepared>()
  #names = 0
  #turnedAt = 0
  #broken: Error | undefined
  #break: (error: Error) => void = () => undefined
  /** Resolves once it can no longer be used, with what is then thrown at every statement. */
  readonly broken = new Promise<Error>((resolve) => {
    this.#break = resolve
  })

  static async open(options: PGliteOptions): Promise<PreparedPglite> {
    const client = new PreparedPglite(options)
    await client.waitReady
    if (client.mod) whenAborted(client.mod, () => client.#giveUp())
    return client
  }

  #giveUp(): Error {
    const error = new BrokenDatabase()
    this.#broken = error
    this.#break(error)
    return error
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#broken) throw this.#broken
    return super.execProtocolRawSync(message)
  }

  override async query<T>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    // The base class asks for the types of arrays before it is ready.
    if (!this.ready) return super.query(text, values, options)
    return this._runExclusiveTransaction(() =>
      this.#run<T>(text, values, options).catch((error: unknown) => {
        if (!isOutdated(error)) throw error
        return this.#run<T>(text, values, options)
      }),
    )
  }

  override transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) => {
      const query = async <Row>(text: string, values: unknown[] = [], options?: QueryOptions) => {
        if (tx.closed) throw new Error('Transaction is closed')
        return this.#run<Row>(text, values, options)
      }
      return callback(Object.assign(Object.create(tx), { query }))
    })
  }

  #run<T>(text: string, values: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this._runExclusiveQuery(async () => {
      await this.#letOthers()
      const { name, parameters, columns } = this.#known(text) ?? (await this.#prepare(text))
      const bound = values.map((value, at) => this.#written(value, parameters[at]))
      const sent = [
        serialize.bind({ statement: name, values: bound }),
        serialize.execute({}),
        serialize.sync(),
      ]
      try {
        const messages = await this.execProtocolStream(joined(sent), written)
        // Handed over beside the base ones, they would be copied together for each result.
        const parsers = Object.assign(Object.create(this.parsers), options?.parsers)
        const rowMode = options?.rowMode ?? 'object'
        const [result] = parse.parseResults([...columns, ...messages], parsers, { rowMode })
        return result as Results<T>
      } catch (error) {
        if (isOutdated(error)) this.#prepared.delete(text)
        throw error
      }
    })
  }

  /** The answer is there at once: queries that wait for one another would never let go of the event loop. */
  async #letOthers(): Promise<void> {
    if (performance.now() - this.#turnedAt < longestTurnMs) return
    await nextTurn()
    this.#turnedAt = performance.now()
  }

  #known(text: string): Prepared | undefined {
    const known = this.#prepared.get(text)
    if (!known) return undefined
    this.#prepared.delete(text)
    this.#prepared.set(text, known)
    return known
  }

  async #prepare(text: string): Promise<Prepared> {
    const name = `s${this.#names++}`
    const sent = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]
    const messages = await this.execProtocolStream(joined([...this.#closeUnused(), ...sent]), written)
    const parameters = parse.parseDescribeStatementResults(messages)
    const columns = messages.filter((message) => message.name === 'rowDescription')
    const prepared = { name, parameters, columns }
    this.#prepared.set(text, prepared)
    return prepared
  }

  #closeUnused(): Uint8Array[] {
    if (this.#prepared.size < mostPrepared) return []
    const [[text, { name }] = ['', { name: '' }]] = this.#prepared
    this.#prepared.delete(text)
    return [serialize.close({ type: 'S', name })]
  }

  #written(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null
    return this.serializers[type]?.(value) ?? String(value)
  }
}

const isOutdated = (error: unknown) =>
  error instanceof Error && 'code' in error && outdated.has(String(error.code))

const joined = (messages: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(messages))
