import { describe, expect, test } from 'vitest'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { resumeMachine } from '#machines/purchase/resume/resume.machine.ts'
import { outcome, play, today } from '../play.ts'

const record = sampleRecord(today)
const found = (savedStep: number, path = '/motor', isNews = false) =>
  outcome.done('readJourney', {
    kind: 'found',
    record: { ...record, savedStep },
    leadsTo: { path, screen: '', activeStep: 0 },
    isNews,
  })
const locked = outcome.done('readJourney', { kind: 'locked', mobile: '98XXXXXX10' })
const come = (way: string) =>
  play(resumeMachine, way === 'link' ? { way, link: 'link-1' } : { way, leadId: 'lead-1' })

describe('coming back', () => {
  test.each(['/motor', '/quotelist/{id}', '/proposal/{id}', '/checkout/{id}', '/success-page/{id}'])(
    'by an id leads to where the record leads, here %s',
    (path) => {
      expect(come('id').hear(found(6, path)).screen().path).toBe(path)
    },
  )

  test('in the browser that began it is offered, and is nobody’s business where it does not open [RESUME-22]', () => {
    expect(come('browser').hear(found(3)).screen().view).toBe('resume')
    for (const no of [found(0), locked, outcome.error('readJourney', new Error('offline'))]) {
      expect(come('browser').hear(no).state()).toBe('forgotten')
    }
  })

  test('by a link asks for the code, uses the link up by it and goes on', () => {
    const opened = outcome.done('openLink', { kind: 'opened', leadId: 'lead-9', mobile: '98XXXXXX10' })
    const coming = come('link').hear(opened, locked)
    expect(coming.snapshot().children.proveOwner?.getSnapshot().context).toMatchObject({
      leadId: 'lead-9',
      link: 'link-1',
      mobile: '98XXXXXX10',
    })
    coming.hear(outcome.done('proveOwner', { isProved: true }), found(6, '/quotelist/{id}'))
    expect(coming.screen().path).toBe('/quotelist/{id}')
  })

  test('by a link that is used up says so, with a way on', () => {
    const gone = come('link').hear(outcome.done('openLink', { kind: 'gone' }))
    expect(gone.screen().title).toBe('This link does not open a journey any more')
    expect(gone.hear({ type: 'search.restarted' }).screen().path).toBe('/')
  })

  test('tries again what could not be read, and never a link that was opened', () => {
    const opened = outcome.done('openLink', { kind: 'opened', leadId: 'lead-9' })
    const failed = come('link').hear(opened, outcome.error('readJourney', new Error('offline')))
    expect(failed.screen()).toMatchObject({ view: 'resumeFailed', problem: 'offline' })
    expect(failed.hear({ type: 'read.retried' }).state()).toBe('reading')
  })

  test('tries again by itself, and says meanwhile what went wrong until it could be read', () => {
    const failed = come('page').hear(outcome.error('readJourney', new Error('offline')))
    const again = failed.hear({ type: 'xstate.after.retry.resume.failed' })
    expect(again.state()).toBe('reading')
    expect(again.context().problem).toBe('offline')
    expect(again.hear(found(6)).context().problem).toBeUndefined()
  })

  test('to one page stays there, and tells whether somebody else has moved it on', () => {
    const here = come('page').hear(found(2, '/motor', true))
    expect(here.state()).toBe('here')
    expect(here.context()).toMatchObject({ isNews: true, record: { savedStep: 2 } })
  })
})
