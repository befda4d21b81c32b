import { sampleRecord } from '../record/samples.ts'
import type { JourneyRecord } from '../schemas/journey-record.ts'
import { type Subject, subject } from '../subject.ts'
import { resumeEvents } from './resume.events.ts'
import { resumeMachine } from './resume.machine.ts'

const savedSteps = [0, 1, 6, 8, 10] as const

export const resumeSubject: Subject = subject<{ way: string; leadId: string; record?: JourneyRecord }>({
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
    const accepted = { ...record, savedStep: 10, proposalStatus: 'proposalSuccess' }
    const records = [...savedSteps.map((savedStep) => ({ ...record, savedStep })), accepted]
    return {
      openLink: { done: [{ kind: 'opened', leadId: 'lead-1', mobile: '98XXXXXX10' }, { kind: 'gone' }] },
      readJourney: {
        done: [
          ...records.map((one) => ({ kind: 'found', record: one, isNews: false })),
          { kind: 'locked', mobile: '98XXXXXX10' },
          { kind: 'unknown' },
        ],
      },
      proveOwner: { done: [{ isProved: true }, { isProved: false }], fails: false },
    }
  },
  identity: ({ way, leadId, record }) => [way, leadId, record?.savedStep, record?.proposalStatus],
})
