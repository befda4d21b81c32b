import { journey } from '../../reference/messages/journey.ts'
import { motor } from './motor.setup.ts'

/** The policy that is renewed runs on for too long: another date, or the day on which it does not. */
export const tooEarly = motor.createStateConfig({
  meta: {
    view: 'tooEarly',
    title: 'Too early to renew',
    lead: journey.renewalTooEarly,
    step: 'tooEarly',
    screen: 8,
  },
  on: {
    'expiry.opened': { target: '#motor.previousPolicy.choosingExpiry', actions: 'returnToPast' },
    back: '#motor.previousPolicy.asking',
  },
})
