import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { buttonClass } from '../../../ui/actions/button.tsx'

/** With a script every change counts at once. */
export const Apply = () => (
  <noscript>
    <button type="submit" className={buttonClass({ variant: 'secondary', size: 'small' })}>
      {texts.apply}
    </button>
  </noscript>
)
