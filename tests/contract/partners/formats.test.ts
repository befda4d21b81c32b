import * as v from 'valibot'
import { expect, it } from 'vitest'
import * as gateway from '#contract/partners/gateway.ts'
import * as kyc from '#contract/partners/kyc.ts'
import { papersReply, papersRequest } from '#contract/partners/kyc-papers.ts'
import { mailRequest, smsRequest } from '#contract/partners/messaging.ts'
import { vehicleRc, vehicleRcRequest } from '#contract/partners/registry.ts'

const { ckycNumber, kycDate } = kyc.ckycSearchReply.entries.data.entries.kycResult.entries
const { dob } = papersReply.entries.document_fields.wrapped.entries
const { to } = smsRequest.entries.sms.pipe[0].item.entries
const hash = '0123456789abcdef'.repeat(4)
const id = 'safar_1.a-b'
const anSms = { message: 'a', to: ['9876543210'] }
const mailbox = { email: 'asha@example.com' }

/** What the outside parties write down of their own formats, each with what they take and what they refuse. */
const formats: Readonly<Record<string, readonly [v.GenericSchema, taken: unknown[], refused: unknown[]]>> = {
  'an order’s amount is one rupee at least, in whole paise': [
    gateway.orderRequest.entries.amount,
    [100, 101],
    [99, 0, 100.5, '100'],
  ],
  'what is captured is one rupee at least': [gateway.captureRequest.entries.amount, [100], [99, 100.5]],
  'a refund is one rupee at least, or all that is left': [
    gateway.refundRequest.entries.amount,
    [100, undefined],
    [99, 100.5],
  ],
  'an amount that was paid is in whole paise, none at the least': [
    gateway.order.entries.amount_paid,
    [0, 1],
    [-1, 0.5],
  ],
  'a moment is in whole seconds': [gateway.order.entries.created_at, [1_780_000_000], [1_780_000_000.5]],
  'a receipt has 40 letters at most': [
    gateway.orderRequest.entries.receipt,
    ['x'.repeat(40), undefined],
    ['x'.repeat(41)],
  ],
  'a refund’s key has ten letters at least': [
    gateway.refundKey,
    ['refund-0_9'],
    ['refund-09', 'refund key', 'refund-0_9!', '!refund-0_9'],
  ],
  'an order is called order_': [gateway.order.entries.id, ['order_1'], ['1_order_', 'pay_1']],
  'a payment is called pay_': [gateway.payment.entries.id, ['pay_1'], ['order_1', '1pay_']],
  'a refund is called rfnd_': [gateway.refund.entries.id, ['rfnd_1'], ['pay_1', '1rfnd_']],
  'what the browser brings back is signed by 64 hexadecimal digits': [
    gateway.callbackSuccess.entries.razorpay_signature,
    [hash],
    [`${hash}0`, `0${hash}`, hash.slice(1), hash.toUpperCase()],
  ],
  'what the gateway tells is signed likewise': [
    gateway.webhookHeaders.entries['x-razorpay-signature'],
    [hash],
    [`${hash}0`, `g${hash.slice(1)}`, hash.slice(1)],
  ],
  'a number of the central registry has 14 digits': [
    ckycNumber,
    ['50012345678901'],
    ['5001234567890', '500123456789012', 'x50012345678901'],
  ],
  'it is fetched by the same': [
    kyc.ckycDownloadRequest.entries.id_number,
    ['50012345678901'],
    ['5001234567890', '500123456789012', 'x50012345678901'],
  ],
  'its days are day-month-year': [
    kycDate,
    ['15-06-1992'],
    ['1992-06-15', '15-06-92', '15-06-19920', '015-06-1992'],
  ],
  'a day on a paper is day-month-year': [
    dob,
    ['15-06-1992', null],
    ['1992-06-15', '15-06-19920', '015-06-1992'],
  ],
  'an Aadhaar number comes masked': [
    kyc.digilockerAadhaar.entries.uid,
    ['xxxxxxxx1234'],
    ['234123412346', 'xxxxxxxx12345', 'xxxxxxxxx1234'],
  ],
  'a check of papers has an id of 50 plain letters at most': [
    papersRequest.entries.verification_id,
    [id, 'x'.repeat(50)],
    ['x'.repeat(51), '', 'a b', `${id}!`, `!${id}`],
  ],
  'so has a visit to the locker': [
    kyc.digilockerCreateRequest.entries.verification_id,
    [id, 'x'.repeat(50)],
    ['x'.repeat(51), '', 'a b', `${id}!`, `!${id}`],
  ],
  'so has a search for a vehicle': [
    vehicleRcRequest.entries.verification_id,
    [id, 'x'.repeat(50)],
    ['x'.repeat(51), '', 'a b', `${id}!`, `!${id}`],
  ],
  'a day of the vehicle register is day/month/year': [
    vehicleRc.entries.reg_date,
    ['06/07/2022'],
    ['2022-07-06', '06/07/22', '006/07/2022', '06/07/20220'],
  ],
  'the month of manufacture is month/year': [
    vehicleRc.entries.vehicle_manufacturing_month_year,
    ['01/2022'],
    ['1/2022', '01/20220', '001/2022'],
  ],
  'an SMS goes to Indian mobile numbers, one at least': [
    to,
    [['9876543210'], ['919876543210', '6000000000']],
    [[], ['5876543210'], ['98765432100'], ['09876543210'], ['929876543210']],
  ],
  'it says something': [smsRequest.entries.sms.pipe[0].item.entries.message, ['a'], ['']],
  'there is one SMS at least': [smsRequest.entries.sms, [[anSms], [anSms, anSms]], [[]]],
  'a mail has one reader at least': [
    mailRequest.entries.personalizations,
    [[{ to: [mailbox] }]],
    [[], [{ to: [] }], [{ to: [{ email: 'asha' }] }]],
  ],
  'it has one text at least': [
    mailRequest.entries.content,
    [[{ type: 'text/plain', value: '' }]],
    [[], [{ type: 'text', value: '' }]],
  ],
  'its sender has six letters': [smsRequest.entries.sender, ['SAFARI'], ['SAFAR', 'SAFARIN']],
}

it.each(Object.entries(formats))('%s', (_, [schema, taken, refused]) => {
  for (const value of taken) expect(v.is(schema, value), String(value)).toBe(true)
  for (const value of refused) expect(v.is(schema, value), String(value)).toBe(false)
})

it('an order that is too small is refused in the gateway’s own words', () => {
  const { issues } = v.safeParse(gateway.orderRequest, { amount: 99, currency: 'INR' })
  expect(issues?.map(({ message }) => message)).toEqual(['Order amount less than minimum amount allowed'])
})
