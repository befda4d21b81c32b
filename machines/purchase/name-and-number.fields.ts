import { limits } from '../reference/limits.ts'
import { cleanDetailsMobile, detailsMobileError } from '../rules/mobile.ts'
import { cleanName } from '../rules/person-name.ts'
import { givenName, judged } from '../schemas/answers.ts'

/** A person's name and number, before the prices as in the proposal. */
export const nameAndNumber = {
  fullName: {
    label: 'Full name',
    control: 'text',
    schema: givenName,
    clean: cleanName,
    maxLength: limits.name.max,
    autocomplete: 'name',
  },
  mobile: {
    label: 'Mobile number',
    control: 'mobile',
    schema: judged(detailsMobileError),
    clean: cleanDetailsMobile,
    autocomplete: 'tel-national',
  },
} as const
