import { UserError } from '#cli/errors.ts'
import { suggestNearest } from '#cli/suggest.ts'
import { graphOf } from '#machines/core/graph.ts'
import { UnknownState } from '../explore/scope.ts'
import type { Model, Options } from '../types.ts'

/** Does what it is given to do; a state that there is none of is told with those that it may be a slip of. */
export async function withKnownStates<T>(
  model: Model,
  options: Options,
  make: () => T | Promise<T>,
): Promise<T> {
  try {
    return await make()
  } catch (error) {
    throw error instanceof UnknownState ? withNearest(error, model, options) : error
  }
}

function withNearest(error: UnknownState, { machine }: Model, { from, to }: Options): UserError {
  const ids = graphOf(machine).nodes.flatMap(({ id, parent }) => (parent === undefined ? [] : [id]))
  const words = ids.map((id) => id.slice(machine.root.id.length + 1))
  const wrong = [from, to].find((name) => name !== undefined && ![...ids, ...words].includes(name))
  if (wrong === undefined || wrong.includes(' + ')) return error
  return new UserError(`There is no state ${wrong}: ${suggestNearest(wrong, words)}`)
}
