import * as v from 'valibot'
import { answering } from '../../core/answer.ts'
import { form } from '../../core/event.ts'
import { limits } from '../../reference/limits.ts'
import { form as texts } from '../../reference/messages/form.ts'
import { cleanMobile, isMobile } from '../../rules/mobile.ts'
import { cleanName } from '../../rules/person-name.ts'
import { entry, given, givenName } from '../../schemas/answers.ts'
import type { PetRecord } from './pet-record.ts'

/** Cleaned before it is judged, so that a pasted +91 never becomes a stranger's number (C-63). */
const contactNumber = v.pipe(given, v.transform(cleanMobile), v.check(isMobile, texts.mobile))

const question = form(
  'Continue',
  {
    ownerName: {
      label: 'Your name',
      control: 'text',
      schema: givenName,
      clean: cleanName,
      maxLength: limits.name.max,
      autocomplete: 'name',
    },
    contactNumber: {
      label: 'Mobile number',
      control: 'mobile',
      schema: contactNumber,
      clean: cleanMobile,
      autocomplete: 'tel-national',
    },
    pincode: { label: 'Pincode', control: 'combobox', list: 'pincodes', schema: entry },
  },
  [
    {
      ownerName: 'Asha Rani Sharma',
      contactNumber: '9876543210',
      pincode: { value: '302001', label: '302001 Jaipur, Rajasthan' },
    },
  ],
)

/** Whose pets they are (VALID-51, VALID-52). */
export const ownerQuestion = answering<PetRecord>()(1, question, {
  change: ({ ownerName: name, contactNumber: mobile, pincode }, { customer }) => ({
    owner: { name, mobile, pincode },
    customer: { email: '', ...customer, name, mobile },
    plan: undefined,
  }),
  known: ({ owner, customer }) => ({
    ownerName: owner?.name ?? customer?.name,
    contactNumber: owner?.mobile ?? customer?.mobile,
    pincode: owner?.pincode,
  }),
  rated: true,
})
