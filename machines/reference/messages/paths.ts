import { limits } from '../limits.ts'

const { n, maxLength, workers } = limits.paths
const between = ({ least, most }: { least: number; most: number }) =>
  `Give a whole number from ${least} to ${most}.`

/** What a tester reads of paths, and what is wrong with what was asked for. */
export const paths = {
  machines: 'Journeys as machines',
  machinesLead: 'Every journey is one state machine. Each has paths that walk all of it, as few as can be.',
  title: (machine: string) => `Paths of ${machine}`,
  unknown: (key: string) => `There is no machine “${key}”`,
  unknownLead: 'These are all there are.',
  retry: 'Try again',
  copied: 'Copied',
  unreadable: 'This machine could not be read',
  criteria: {
    transitions: {
      label: 'Every transition',
      hint: 'Each declared transition is taken: every guard branch, every outcome of a call, every delay.',
    },
    negative: {
      label: 'Transitions and refusals',
      hint: 'The same, and at each state every event that must be refused is tried.',
    },
    states: { label: 'Every state', hint: 'Each declared state is entered.' },
    'n-switch': {
      label: 'Sequences of transitions',
      hint: 'Every sequence that can happen: a transition and the n that follow it.',
    },
    simple: {
      label: 'Simple paths',
      hint: 'Every path that meets no situation twice. All are counted, the first 200 are listed.',
    },
    chosen: { label: 'What I choose', hint: 'States, events, transitions and tags you name.' },
  },
  formats: {
    text: 'Text',
    markdown: 'Markdown',
    json: 'JSON',
    csv: 'CSV',
    mermaid: 'Mermaid',
    gherkin: 'Gherkin',
    vitest: 'Vitest file',
    playwright: 'Playwright file',
  },
  levels: { machine: 'Machine', server: 'Server', browser: 'Browser' },
  faults: {
    machine: 'Name a machine.',
    criterion: 'Choose one of the criteria.',
    n: between(n),
    maxLength: between(maxLength),
    workers: between(workers),
    format: 'Choose one of the formats.',
    path: 'There is no such path in this suite.',
    targets: 'Choose at least one state, event, transition or tag.',
    noState: (machine: string, name: string) => `${machine} has no state “${name}”.`,
    noTarget: (machine: string, name: string) =>
      `${machine} has no state, event, transition or tag “${name}”.`,
  },
  tooLong: (seconds: number) =>
    `This takes longer than ${seconds} s and was given up. Ask for less: a state to begin from, or a smaller n.`,
  tooMuch: 'This needs more memory than there is. Ask for less: a state to begin from, or a smaller n.',
  tooMany: 'Too many suites are being made right now. Please try again in a minute.',
  notMade: 'The paths could not be made. Please try again.',
  noDownload: 'The file could not be made. Please try again.',
} as const
