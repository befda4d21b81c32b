import { sampleRecord } from '../record/samples.ts'
import type { MotorRecord } from '../schemas/record.ts'
import { type Subject, subject } from '../subject.ts'
import { resumeEvents } from './resume.events.ts'
import { resumeMachine } from './resume.machine.ts'

const savedSteps = [1, 6, 8, 10] as const

export const resumeSubject: Subject = subject<{ record?: MotorRecord }>({
  key: 'resume',
  title: 'Continue a journey',
  machine: resumeMachine,
  events: resumeEvents,
  starts: () => [{ name: 'a lead of this browser', input: { leadId: 'lead-1' } }],
  outcomes: (today) => {
    const record = sampleRecord(today)
    return {
      readJourney: {
        done: [
          ...savedSteps.map((savedStep) => ({ ...record, savedStep })),
          { ...record, savedStep: 10, proposalStatus: 'proposalSuccess' },
          null,
        ],
      },
    }
  },
  identity: ({ record }) => [record?.savedStep, record?.proposalStatus],
})
