import { describe, expect, test } from 'vitest'
import { deskMachine } from '#machines/staff/desk/desk.machine.ts'
import { sampleLocked, sampleRow } from '#machines/staff/desk/desk.test-model.ts'
import { outcome, play } from '../play.ts'

const findJourneys = 'findJourneys'
const refreshRows = 'refreshRows'
const page = (rows: readonly object[], next?: string) => outcome.done(findJourneys, { rows, next })
const refreshed = (rows: readonly object[], news = 0) => outcome.done(refreshRows, { rows, news })
const refreshDue = outcome.after('refresh', 'desk.list.resting')
const offline = (id: string) => outcome.error(id, new Error('You seem to be offline.'))
const desk = () => play(deskMachine, { query: { search: '' } })
const listed = () => desk().hear(page([sampleRow, sampleLocked], 'cursor'))
const inputOf = (snapshot: ReturnType<ReturnType<typeof desk>['snapshot']>, id: string) =>
  snapshot.children[id]?.getSnapshot().input

describe('the desk', () => {
  test('waits until typing pauses, and looks for what was typed last', () => {
    const typing = listed().hear({ type: 'query.changed', query: { search: 'sha' } })
    typing.hear({ type: 'query.changed', query: { search: 'sharma' } })
    expect(typing.screen()).toMatchObject({ state: 'settling', view: 'desk', busy: true })
    typing.hear(outcome.after('settle', 'desk.settling'))
    expect(inputOf(typing.snapshot(), findJourneys)).toEqual({ query: { search: 'sharma' } })
  })

  test('says why nothing could be found, and tries again', () => {
    const failed = desk().hear(offline(findJourneys))
    expect(failed.screen()).toMatchObject({ view: 'failed', problem: 'You seem to be offline.', busy: false })
    failed.hear({ type: 'list.retried' })
    expect(failed.screen()).toMatchObject({ view: 'desk', busy: true })
    expect(failed.hear(page([sampleRow])).screen().problem).toBeUndefined()
  })

  test('shows more after what it has, and no journey twice that moved up meanwhile', () => {
    const more = listed().hear({ type: 'more.asked' })
    expect(inputOf(more.snapshot(), findJourneys)).toEqual({ query: { search: '' }, cursor: 'cursor' })
    const third = { ...sampleRow, customerLeadId: 'lead-3' }
    more.hear(page([sampleLocked, third]))
    expect(more.context().rows).toEqual([sampleRow, sampleLocked, third])
    expect(more.refuses({ type: 'more.asked' })).toBe(true)
  })

  test('keeps each row in its place while the list is refreshed, with what has become of it', () => {
    const refreshing = listed().hear(refreshDue)
    expect(inputOf(refreshing.snapshot(), refreshRows)).toEqual({
      query: { search: '' },
      ids: ['lead-1', 'lead-2'],
    })
    const paid = { ...sampleLocked, status: 'paymentSuccess' }
    refreshing.hear(refreshed([paid], 2))
    expect(refreshing.context()).toMatchObject({ rows: [sampleRow, paid], news: 2 })
    expect(refreshing.hear({ type: 'news.shown' }).state()).toBe('finding')
    expect(refreshing.hear(page([paid])).context().news).toBe(0)
  })

  test('shows the first journeys by itself, for an empty list has nothing that jumps', () => {
    const empty = () => desk().hear(page([]), refreshDue)
    expect(empty().hear(refreshed([], 1)).state()).toBe('finding')
    expect(empty().hear(refreshed([])).state()).toBe('list.resting')
  })

  test('says what went wrong with a refresh, above the list that it still has', () => {
    const failed = listed().hear(refreshDue, offline(refreshRows))
    expect(failed.screen()).toMatchObject({
      state: 'list.resting',
      view: 'desk',
      problem: 'You seem to be offline.',
    })
    expect(failed.hear(refreshDue, refreshed([sampleRow])).screen().problem).toBeUndefined()
  })

  test('opens over itself what is about the journey that was pressed', () => {
    const opened = (event: { type: string; link?: string }, id: string) => {
      const open = listed().hear({ leadId: 'lead-2', ...event })
      expect(open.screen().view).toBe('desk')
      return [open.screen().overlay, open.snapshot().children[id]?.getSnapshot().context]
    }
    expect(opened({ type: 'consent.opened' }, 'consent')).toEqual([
      'consent',
      expect.objectContaining({ leadId: 'lead-2', mobile: '98XXXXXX11' }),
    ])
    expect(opened({ type: 'link.opened', link: 'payment' }, 'customerLink')).toEqual([
      'link',
      expect.objectContaining({ leadId: 'lead-2', link: 'payment' }),
    ])
    expect(opened({ type: 'handOver.opened' }, 'handOver')).toEqual([
      'handOver',
      expect.objectContaining({ leadId: 'lead-2', emplId: 'ravi.agent' }),
    ])
  })

  test('looks at once at what came of a journey that was handed over, and not where it was not', () => {
    const closed = (output: object) =>
      listed().hear({ type: 'handOver.opened', leadId: 'lead-1' }, outcome.done('handOver', output))
    expect(closed({ emplId: 'ravi.agent' }).state()).toBe('list.refreshing')
    expect(closed({}).state()).toBe('list.resting')
  })

  test('shows the history of one journey, and forgets it when it is closed', () => {
    const history = listed().hear({ type: 'history.opened', leadId: 'lead-2' })
    expect(inputOf(history.snapshot(), 'readHistory')).toEqual({ leadId: 'lead-2' })
    history.hear(offline('readHistory'))
    expect(history.screen()).toMatchObject({ overlay: 'history', problem: 'You seem to be offline.' })
    history.hear({ type: 'history.retried' }, outcome.done('readHistory', [{ what: 'Looked' }]))
    expect(history.context()).toMatchObject({ history: [{ what: 'Looked' }], problem: undefined })
    expect(history.hear({ type: 'closed' }).context().history).toEqual([])
  })
})
