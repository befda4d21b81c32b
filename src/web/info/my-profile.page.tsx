import { Link } from '@tanstack/react-router'
import { messages } from '#machines/reference/messages.ts'
import { buttonClass } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Article, Part } from './article.tsx'

export default function MyProfilePage() {
  return (
    <Article
      title="My Profile"
      lead="Your policies, quotations and transactions in one place."
      actions={
        <Link to="/" className={buttonClass()}>
          Go on with a journey
        </Link>
      }
    >
      <Notice title={messages.account.pleaseLogIn}>
        Logging in is not open yet. You can buy without it.
      </Notice>
      <Part title="Until then">
        <p>
          A journey begun in this browser waits for you on the home page for two hours. Its page can be opened
          later, or on another device, with a code sent to the mobile number you gave.
        </p>
      </Part>
    </Article>
  )
}
