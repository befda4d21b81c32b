import { support } from '#machines/reference/messages/support.ts'
import { formatDayWithYear, formatRelativeMoment } from '#machines/rules/dates.ts'
import type { SupportRequest } from '#machines/schemas/support-request.ts'
import type { supportDeskMachine } from '#machines/staff/support/support-desk.machine.ts'
import { today } from '../../browser/today.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { KeyValue } from '../../ui/facts/key-value.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { ReadFailed } from '../read-failed.tsx'
import { ToDesk } from '../to-desk.tsx'

type Props = ViewProps<typeof supportDeskMachine>
const texts = support.desk

/** What people have asked and nobody has closed. */
export const RequestsView = (view: Props) => (
  <JourneyScreen {...view} width="page">
    <Stack>
      <ToDesk />
      {view.model.told && <Notice kind="success">{view.model.told}</Notice>}
      {view.screen.problem && view.screen.overlay !== 'answer' && (
        <Notice kind="error">{view.screen.problem}</Notice>
      )}
      <Requests {...view} />
    </Stack>
  </JourneyScreen>
)

function Requests(view: Props) {
  const { requests } = view.model
  if (!requests) return <Skeleton height="12rem" />
  if (requests.length === 0) return <Notice>{texts.empty}</Notice>
  return requests.map((request) => <RequestCard key={request.number} request={request} {...view} />)
}

const RequestCard = ({ request, ...view }: Props & { request: SupportRequest }) => (
  <Card as="section" aria-label={request.number}>
    <Stack>
      <h2>
        {support.topics[request.topic]} <State {...request} />
      </h2>
      <KeyValue entries={entriesOf(request)} />
      <p>{request.text}</p>
      {request.answer && (
        <p>
          <strong>{texts.states.answered}:</strong> {request.answer}
        </p>
      )}
      <div>
        <RequestButton request={request} {...view} />
      </div>
    </Stack>
  </Card>
)

function State({ state, promisedOn }: SupportRequest) {
  const isLate = state === 'open' && promisedOn < today()
  return <Badge tone={isLate ? 'danger' : 'info'}>{isLate ? texts.overdue : texts.states[state]}</Badge>
}

/** An open request is answered, an answered one closed. */
function RequestButton({
  request: { number, state },
  journey,
  send,
  screen,
}: Props & { request: SupportRequest }) {
  const type = state === 'open' ? 'answer.opened' : 'request.closed'
  return (
    <Button
      size="medium"
      variant={state === 'open' ? 'primary' : 'secondary'}
      disabled={screen.busy}
      onClick={() => send({ type, number })}
    >
      {journey.events[type]?.label}
    </Button>
  )
}

const entriesOf = ({ number, fullName, email, about, promisedOn, askedAt, ...call }: SupportRequest) =>
  [
    ['Number', number],
    ['From', `${fullName}, ${email}`],
    ...(about ? [['About', about] as const] : []),
    ...(call.mobile && call.callTime
      ? [['Call', `${call.mobile}, ${support.callTimes[call.callTime]}`] as const]
      : []),
    ['Asked', formatRelativeMoment(askedAt, today())],
    ['Answer by', formatDayWithYear(promisedOn)],
  ] as const

export const RequestsFailedView = (view: Props) => (
  <JourneyScreen {...view} width="page">
    <Stack>
      <ToDesk />
      <ReadFailed {...view} title="The requests could not be read" />
    </Stack>
  </JourneyScreen>
)
