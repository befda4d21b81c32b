import { messages } from '#machines/reference/messages.ts'
import { useTitle } from '../../journey/use-title.ts'
import { Link } from '../../navigation/link.tsx'
import { buttonClass } from '../../ui/actions/button.tsx'
import { Screen } from '../../ui/layout/screen.tsx'

const { notYours, askAtDesk, backToDesk } = messages.desk

/** An employee opened a journey by its address: without the customer's consent it stays closed. */
export function AskAtDesk() {
  useTitle(notYours)
  const desk = (
    <Link to="/desk" className={buttonClass({ size: 'large' })}>
      {backToDesk}
    </Link>
  )
  return <Screen title={notYours} lead={askAtDesk} actions={desk} />
}
