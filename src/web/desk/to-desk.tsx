import { Link } from '@tanstack/react-router'
import { messages } from '#machines/reference/messages.ts'
import { linkClass } from '../ui/actions/link.tsx'

/** The way back from one of the desk's lists. */
export const ToDesk = () => (
  <p>
    <Link to="/desk" className={linkClass.bold}>
      {messages.desk.backToDesk}
    </Link>
  </p>
)
