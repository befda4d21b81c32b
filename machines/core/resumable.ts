import { type AnyStateMachine, type AnyStateNode, assign, StateMachine } from 'xstate'
import type { StateMeta } from './meta.ts'
import { type SavedMachine, walk } from './saved-machine.ts'
import { nameOf, placeOf, stepOf } from './screen.ts'

/**
 * Gives the state `resuming` of a wizard a transition to each of its screens, which follow those that it declares
 * itself. The one that is taken leads to the screen asked for, or to the last one before it whose answers are all
 * there; where none is asked for, to the one where the record leads.
 */
export function resumable<M extends AnyStateMachine>(machine: M, saved: Omit<SavedMachine, 'machine'>): M {
  const { resuming, ...states } = machine.config.states ?? {}
  const doors = distinct(Object.values<AnyStateNode>(machine.states).flatMap(screensIn))
  const [first, ...further] = doors
  const always = [
    ...[resuming?.always ?? []].flat(),
    ...further.map(({ name, node }) => ({
      guard: { type: 'goesTo', params: { screen: name } },
      target: `#${node.id}`,
    })),
    ...(first ? [{ target: `#${first.node.id}` }] : []),
  ]
  const config = { ...machine.config, context, states: { resuming: { ...resuming, always }, ...states } }
  const complete: AnyStateMachine = new StateMachine(config, {
    ...machine.implementations,
    actions: { ...machine.implementations.actions, findScreen: assign(findScreen) },
  })
  const found = new WeakMap<object, Map<string, string | undefined>>()
  return complete as M

  function context(creating: { input: Begin }): Wizard {
    const { input } = creating
    const begun: Wizard = machine.config.context(creating)
    const isDoor = doors.some(({ name }) => name === input.screen)
    if (input.isReached && isDoor) found.set(begun.record, new Map([[keyOf(input), input.screen]]))
    return begun
  }

  /** Records never change in place, so what was found for one of them is remembered as long as it lives. */
  function findScreen({ context }: { context: Wizard }) {
    const { record } = context
    const remembered = found.get(record) ?? new Map<string, string | undefined>()
    found.set(record, remembered)
    const key = keyOf(context)
    if (!remembered.has(key)) remembered.set(key, screenFor(context))
    return { screen: remembered.get(key) }
  }

  function screenFor({ today, record, screen: wanted }: Wizard): string | undefined {
    const at = wanted === undefined ? -1 : doors.findIndex(({ name }) => name === wanted)
    const door = doors[at]
    if (door && (door === first || isDirect(door, record))) return door.name
    const begin = { today, record, screen: first?.name }
    let nearest = first?.name
    for (const { snapshot } of walk(
      { ...saved, machine: complete },
      begin,
      door ? undefined : record.savedStep,
    )) {
      const screen = placeOf(snapshot)
      if (door && nameOf(screen) === door.name) return door.name
      const passed = doors.findIndex(({ name }) => name === stepOf(screen))
      if (passed !== -1 && (door === undefined || passed < at)) nearest = doors[passed]?.name
    }
    return nearest
  }
}

type Wizard = { today: string; record: { savedStep: number; leadId: string }; screen?: string }

/** A wizard that rested on `screen` with this record today need not find out that it leads there. */
type Begin = Pick<Wizard, 'today' | 'screen'> & { isReached?: boolean }

const keyOf = ({ today, screen }: Pick<Wizard, 'today' | 'screen'>) => JSON.stringify([today, screen])

type Door = {
  name: string
  node: AnyStateNode
}

/** Can be entered without its answers: a decision, or the page of a journey that has begun. Both check for themselves. */
function isDirect({ node }: Door, { leadId }: Wizard['record']): boolean {
  const { path }: StateMeta = node.meta ?? {}
  return path === undefined ? node.always !== undefined : leadId !== ''
}

/** The screens of a state that can be named in an address, the first of each name. */
function screensIn(node: AnyStateNode): Door[] {
  const { asks, step, path }: StateMeta = node.meta ?? {}
  const isTop = node.parent?.parent === undefined
  const isNamed = step !== undefined || (isTop && node.type !== 'final' && (asks ?? path) !== undefined)
  const own = isNamed ? [{ name: step ?? node.key, node }] : []
  const inner = Object.values<AnyStateNode>(node.states).flatMap(screensIn)
  return [...own, ...inner]
}

const distinct = (doors: readonly Door[]) =>
  doors.filter(({ name }, at) => doors.findIndex((door) => door.name === name) === at)
