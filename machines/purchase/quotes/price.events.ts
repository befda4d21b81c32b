import * as v from 'valibot'
import { button, navigation, selection, system } from '../../core/event.ts'
import { unavailable } from '../../schemas/plan.ts'

const insurer = v.object({ insurerId: v.number() })

/** What happens on a list of prices of any product, apart from the prices themselves. */
export const priceEvents = {
  'insurer.unavailable': system('An insurer has no price', v.object({ unavailable }), [
    {
      unavailable: {
        insurerId: 33,
        insurer: 'United India',
        logo: '/logos/insurers/united-india.svg',
        reason: 'late',
        message: 'United India did not answer in time.',
      },
    },
  ]),
  'quotes.ended': system('Every insurer has answered', v.object({}), [{}]),
  'quotes.failed': system('The quotes could not be fetched', v.object({ message: v.string() }), [
    { message: 'We could not fetch quotes. Please try again.' },
  ]),
  'quotes.retried': button('Try again'),
  'insurer.retried': selection('Ask again', insurer, [{ insurerId: 33 }]),

  'plan.opened': selection('Premium breakup', insurer, [{ insurerId: 13 }]),
  'plan.compared': selection('Compare', insurer, [{ insurerId: 13 }, { insurerId: 15 }]),
  'comparison.opened': button('Compare plans'),
  'assumptions.opened': button('What we assumed'),
  closed: navigation(button('Close')),
} as const
