import { type EventsOf, form } from '../../core/event.ts'
import { messages } from '../../reference/messages.ts'
import { cleanMobile, loginMobileError } from '../../rules/mobile.ts'
import { judged } from '../../schemas/answers.ts'

export const unlockEvents = {
  'number.given': form(
    messages.desk.unlock.button,
    {
      mobile: {
        label: 'Mobile number',
        control: 'mobile',
        secret: true,
        schema: judged(loginMobileError),
        clean: cleanMobile,
      },
    },
    [{ mobile: '9876543210' }],
  ),
} as const

export type UnlockEvent = EventsOf<typeof unlockEvents>
