import { type RefObject, useEffect, useRef } from 'react'
import type { ownDetailsMachine } from '#machines/account/profile/own-details.machine.ts'
import { profile } from '#machines/reference/messages/profile.ts'
import { formatMoment } from '#machines/rules/dates.ts'
import type { OwnSession } from '#machines/schemas/profile.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './details.module.css'

const texts = profile.devices
type View = ViewProps<typeof ownDetailsMachine>

/** Where this person is logged in, read when it is asked for; each other device can be logged out. */
export function OwnSessions(view: View) {
  const { sessions, sessionsProblem } = view.model
  const { state } = view.screen
  const isListing = state === 'viewing.listingSessions'
  const list = useFocusWhenBack(isListing || state === 'viewing.endingSession', state === 'viewing.idle')
  return (
    <>
      {sessionsProblem && <Notice kind="error">{sessionsProblem}</Notice>}
      {sessions ? (
        <ul ref={list} tabIndex={-1} aria-label={texts.list} className={styles.sessions}>
          {sessions.map((session) => (
            <SessionRow key={session.id} {...view} session={session} />
          ))}
        </ul>
      ) : (
        <Button
          variant="quiet"
          size="small"
          busy={isListing}
          disabled={!view.can('sessions.asked')}
          data-label={texts.show}
          onClick={() => view.send({ type: 'sessions.asked' })}
        >
          {texts.show}
        </Button>
      )}
    </>
  )
}

/** The button that was pressed is gone or was disabled by then, and the focus with it. */
function useFocusWhenBack(isAway: boolean, isBack: boolean): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const wasAway = useRef(false)
  useEffect(() => {
    if (wasAway.current && isBack) list.current?.focus()
    wasAway.current = isAway
  }, [isAway, isBack])
  return list
}

function SessionRow({ session, model, screen, send, can }: View & { session: OwnSession }) {
  const { id, startedAt, usedAt, isHere, isPartners } = session
  const times = `times-of-${id}`
  return (
    <li>
      <strong>{isHere ? texts.here : isPartners ? texts.byPartner : texts.other}</strong>
      <div id={times} className={styles.text}>
        <div>{texts.since(formatMoment(startedAt))}</div>
        <div>{texts.used(formatMoment(usedAt))}</div>
      </div>
      {!isHere && (
        <Button
          variant="quiet"
          size="small"
          busy={screen.state === 'viewing.endingSession' && model.closed === id}
          disabled={!can({ type: 'session.closed', id })}
          aria-describedby={times}
          data-label={texts.end}
          onClick={() => send({ type: 'session.closed', id })}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}
