import { type TestModel, testModel } from '../../core/test-model.ts'
import { journeyPaths } from '../../journey-pages.ts'
import { sampleRecord } from '../../motor/record/samples.ts'
import type { JourneyRecord, LeadsTo } from '../../schemas/journey-record.ts'
import { resumeEvents } from './resume.events.ts'
import { resumeMachine } from './resume.machine.ts'

const paths = journeyPaths(['quotes', 'proposal', 'checkout', 'success'])

export const resumeTestModel: TestModel = testModel<{
  way: string
  leadId: string
  record?: JourneyRecord
  leadsTo?: LeadsTo
}>({
  key: 'resume',
  title: 'Continue a journey',
  machine: resumeMachine,
  events: resumeEvents,
  starts: () => [
    { name: 'a lead of this browser', input: { way: 'browser', leadId: 'lead-1' } },
    { name: 'a link', input: { way: 'link', link: 'link-1' } },
    { name: 'an id', input: { way: 'id', leadId: 'lead-1' } },
    { name: 'a page of a journey', input: { way: 'page', leadId: 'lead-1' } },
  ],
  outcomes: (today) => {
    const record = sampleRecord(today)
    const begun = paths.map((path) => ({ record, leadsTo: { path, screen: '', activeStep: 1 } }))
    const nothing = {
      record: { ...record, savedStep: 0 },
      leadsTo: { path: '/motor', screen: 'start', activeStep: 0 },
    }
    return {
      openLink: { done: [{ kind: 'opened', leadId: 'lead-1', mobile: '98XXXXXX10' }, { kind: 'gone' }] },
      readJourney: {
        done: [
          ...[nothing, ...begun].map((one) => ({ kind: 'found', ...one, isNews: false })),
          { kind: 'locked', mobile: '98XXXXXX10' },
          { kind: 'unknown' },
        ],
      },
      proveOwner: { done: [{ isProved: true }, { isProved: false }], fails: false },
    }
  },
  identity: ({ way, leadId, record, leadsTo }) => [way, leadId, record?.savedStep, leadsTo?.path],
  meant: {
    'nondeterminism resume.reading xstate.done.actor.readJourney 1':
      'a journey that is found is shown to everybody, and only else forgotten by the browser it was kept in',
    'nondeterminism resume.reading xstate.done.actor.readJourney 2':
      'the browser of whoever began forgets a journey that is locked, and does not ask for a proof',
  },
})
