import { describe, expect, test } from 'vitest'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { statePath } from '#machines/core/screen.ts'
import { walkerOf } from '#machines/recording/step.ts'
import { findingsOf } from '#paths/checks/checks.ts'
import type { Finding } from '#paths/checks/finding.ts'
import { eventOf } from '#paths/model/events.ts'
import * as deadEnd from '../fixtures/dead-end.ts'
import { exploredFully } from '../fixtures/explored.ts'
import * as livelock from '../fixtures/livelock.ts'
import * as noErrorBranch from '../fixtures/no-error-branch.ts'
import * as nondeterminism from '../fixtures/nondeterminism.ts'
import * as shadowedGuard from '../fixtures/shadowed-guard.ts'
import * as trap from '../fixtures/trap.ts'
import * as unreachableState from '../fixtures/unreachable-state.ts'

const check = (machine: AnyStateMachine, events: readonly AnyEventObject[] = []): Finding[] =>
  findingsOf(exploredFully(machine, { events }))

/** Check, place and the events of the path that shows it. */
const told = (findings: readonly Finding[]) =>
  findings.map(({ check: name, place, path }) => [name, place, path?.events.map(({ type }) => type)])

describe('the checks report', () => {
  test('the outermost state that nothing enters', () => {
    expect(told(check(unreachableState.broken))).toEqual([
      ['unreachable state', 'parcel.archived', undefined],
    ])
    expect(check(unreachableState.broken)[0]?.message).toBe(
      'Nothing enters parcel.archived: no transition leads to it.',
    )
  })

  test('a state that nothing leaves, and one that is stuck in some contexts only', () => {
    expect(told(check(deadEnd.broken))).toEqual([
      ['dead end', 'lost', ['key.lost']],
      ['dead end', 'closed', ['code.given', 'code.given', 'code.given']],
    ])
    expect(check(deadEnd.broken).map(({ message }) => message)).toEqual([
      'Nothing leaves lost: it hears no event, waits for no outcome and has no delay.',
      'Nothing leaves closed: its guards let nothing through of what it hears: code.given, key.lost.',
    ])
  })

  test('states from which no final state can be reached', () => {
    expect(told(check(trap.broken))).toEqual([['trap', 'queue', ['pressed']]])
    expect(check(trap.broken)[0]?.message).toContain('there is only queue, clerk')
  })

  test('two guards that can hold together and separately', () => {
    expect(told(check(nondeterminism.broken, nondeterminism.events))).toEqual([
      ['nondeterminism', 'till.open paid 1', ['paid']],
    ])
    const [found] = check(nondeterminism.broken, nondeterminism.events)
    expect(found?.path?.events.at(-1)?.data).toEqual({ amount: 50 })
  })

  test('two regions that would leave the same state', () => {
    expect(told(check(nondeterminism.conflicting))).toEqual([
      ['unreachable state', 'ship.abandoned', undefined],
      ['nondeterminism', 'ship.sailing.crew alarm 0', ['alarm']],
    ])
  })

  test('a branch that an earlier one shadows', () => {
    expect(told(check(shadowedGuard.broken, shadowedGuard.events))).toEqual([
      ['shadowed guard', 'till.open closed 1', undefined],
      ['shadowed guard', 'till.open paid 1', ['paid']],
    ])
  })

  test('an actor whose failure is not handled', () => {
    expect(told(check(noErrorBranch.broken))).toEqual([['no error branch', 'search.looking', ['asked']]])
  })

  test('endless steps, without hanging', () => {
    expect(told(check(livelock.broken))).toEqual([['livelock', 'ball.right always 0', ['thrown']]])
    expect(check(livelock.broken)[0]?.message).toBe(
      'After thrown in held the machine never comes to rest: ball.right always 0, ball.left always 0, and so on.',
    )
    expect(told(check(livelock.raising))).toEqual([['livelock', 'echo.there heard 0', ['called']]])
    expect(told(check(livelock.fromTheStart))).toEqual([['livelock', 'wheel.up always 0', []]])
  })
})

describe('a machine that only looks broken has no findings', () => {
  const events = [...nondeterminism.events]
  test.each([
    ['states left at once', unreachableState.sound],
    ['ends, doors, outcomes and delays', deadEnd.sound],
    ['a long way out', trap.sound],
    ['a special case before the general one', nondeterminism.sound],
    ['regions that move within themselves', nondeterminism.concurrent],
    ['the larger amount first', shadowedGuard.sound],
    ['failures heard further out', noErrorBranch.sound],
    ['a circle that ends', livelock.sound],
  ])('%s', (_, machine) => {
    expect(check(machine, events)).toEqual([])
  })
})

test('every path of a finding leads where it claims', () => {
  for (const machine of [deadEnd.broken, trap.broken, noErrorBranch.broken]) {
    const walker = walkerOf(machine)
    for (const { path } of check(machine)) {
      let { snapshot } = walker.begin(undefined)
      for (const event of path?.events ?? []) {
        snapshot = walker.transition(snapshot, eventOf(event)).snapshot
        expect(statePath(snapshot.value)).toBe(event.to)
      }
    }
  }
})
