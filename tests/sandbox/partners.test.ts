import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { proposeReply, quoteReply } from '#contract/partners/insurer.ts'
import { aadhaarVerifyReply, ckycDownloadReply, ckycSearchReply } from '#contract/partners/kyc.ts'
import { vehicleRc } from '#contract/partners/registry.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import { findVariant } from '#machines/reference/vehicles.ts'
import { demoPlates } from '#sandbox/registry/plates.ts'
import { sandbox, secrets, today } from './partners.ts'
import { proposedSwift } from './rating/samples.ts'

const swift = findVariant(470502)?.variant
const risk = {
  vehicleType: '4w',
  fuelType: 'Petrol',
  cubicCapacity: 1197,
  motorKw: null,
  seating: 5,
  exShowroom: swift?.exShowroom,
  zone: 'B',
  registrationDate: '2022-10-12',
  isNew: false,
  ownerType: 'individual',
  coverType: 'comprehensive',
  businessType: 'not expired',
  previousEnd: '2026-12-11',
  previousPolicyType: 'Comprehensive',
  previousNcb: 25,
  claimed: false,
  ownerChanged: false,
  addOns: ['zeroDepriciationCover'],
  personalAccident: true,
}

describe('the registry', () => {
  const ask = (plate: string, id = plate) =>
    sandbox().json('/registry/verification/vehicle-rc', { verification_id: id, vehicle_number: plate })

  test.each(demoPlates)('knows $plate: $shows', async ({ plate }) => {
    const reply = v.parse(vehicleRc, await (await ask(plate)).json())
    expect(reply.reg_no).toBe(plate)
  })

  test('gives any other plate of a known office the same vehicle every time', async () => {
    const [one, two] = await Promise.all([ask('RJ14XY4321'), ask('RJ14XY4321')])
    expect(await one.json()).toEqual(await two.json())
  })

  test('has no record of a number that ends in 0, and says what is no number', async () => {
    expect((await ask('RJ14XY4320')).status).toBe(404)
    expect((await ask('nonsense!', 'n1')).status).toBe(422)
  })

  test('refuses an id that was used before and a stranger', async () => {
    const { json } = sandbox()
    const question = { verification_id: 'one', vehicle_number: 'RJ14CA1234' }
    await json('/registry/verification/vehicle-rc', question)
    expect((await json('/registry/verification/vehicle-rc', question)).status).toBe(409)
    const stranger = await json('/registry/verification/vehicle-rc', question, { 'x-client-secret': 'no' })
    expect(stranger.status).toBe(401)
  })
})

describe('the insurers', () => {
  const quote = (key: string, box = sandbox()) =>
    box.json(`/insurers/${key}/quotes`, { product: 'motor', reference: 'r1', risk })

  test.each(motorInsurers)(
    '$name prices the same risk the same way, line by line to the total',
    async ({ key }) => {
      const reply = v.parse(quoteReply, await (await quote(key)).json())
      const { lines, net, gst, final } = reply.premium
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(net)
      expect(net + gst).toBe(final)
      expect(await (await quote(key)).json()).toEqual(reply)
    },
  )

  test.each(motorInsurers)(
    '$name tells what each add-on costs before it is asked for, as it then prices it',
    async ({ key }) => {
      const ask = async (addOns: string[]) =>
        v.parse(
          quoteReply,
          await (
            await sandbox().json(`/insurers/${key}/quotes`, {
              product: 'motor',
              reference: 'r1',
              risk: { ...risk, addOns },
            })
          ).json(),
        )
      const { add_on_prices: told = [] } = await ask([])
      const { premium } = await ask(['zeroDepriciationCover', 'roadSideAssistance', 'consumables'])
      const lines = premium.lines.filter(({ key }) => told.some(({ add_on }) => add_on === key))
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) expect(told).toContainEqual({ add_on: line.key, amount: line.amount })
      for (const { key } of premium.notOffered) expect(told.map(({ add_on }) => add_on)).not.toContain(key)
    },
  )

  const proposal = async (box: ReturnType<typeof sandbox>, key: string, agreed?: number) => {
    const { quote_number, premium } = v.parse(quoteReply, await (await quote('digit', box)).json())
    const body = {
      product: 'motor',
      quote_number,
      risk,
      agreed_premium: agreed ?? premium.final,
      proposer: {
        type: 'individual',
        salutation: 'Ms',
        name: 'Asha Sharma',
        email: 'asha@example.com',
        mobile: '9876543210',
        address: '12 Lake Road',
        pincode: '302001',
        city: 'Jaipur',
        state: 'Rajasthan',
      },
      kyc: { mode: 'ckyc', reference: 'k1' },
      vehicle: proposedSwift,
    }
    const reply = await box.json('/insurers/digit/proposals', body, { 'x-idempotency-key': key })
    return v.parse(proposeReply, await reply.json())
  }

  test('accepts a proposal at the quoted premium, and answers the same key the same way', async () => {
    const box = sandbox()
    const first = await proposal(box, 'key-0000001')
    expect(first.status).toBe('accepted')
    await box.plan({ party: 'insurer', do: 'decline', call: 'propose' })
    expect(await proposal(box, 'key-0000001')).toEqual(first)
  })

  test('changes its price when told to, and keeps to the changed one', async () => {
    const box = sandbox()
    await box.plan({ party: 'insurer', call: 'propose', do: 'changePrice', by: 500 })
    const changed = await proposal(box, 'key-0000001')
    if (changed.status !== 'premium_changed') throw new Error(changed.status)
    expect(changed.premium.lines.at(-1)).toMatchObject({ label: 'Underwriter loading', amount: 500_00 })
    const accepted = await proposal(box, 'key-0000002', changed.premium.final)
    expect(accepted.status).toBe('accepted')
  })

  test('leaves a proposal to a person when told to, who may charge more for it', async () => {
    const box = sandbox()
    await box.plan({ party: 'insurer', key: 'digit', do: 'refer' })
    const referred = await proposal(box, 'key-0000001')
    expect(referred.status).toBe('referred')
    const path = `/insurers/digit/proposals/${referred.proposal_number}/decision`
    const decision = { decision: 'load', loading_percent: 10, reason: 'An old engine' }
    const changed = v.parse(proposeReply, await (await box.json(path, decision)).json())
    if (changed.status !== 'premium_changed') throw new Error(changed.status)
    const { lines, net, gst, final } = changed.premium
    expect(lines.at(-1)).toMatchObject({ label: 'Underwriter loading', reason: 'An old engine' })
    expect([lines.reduce((sum, { amount }) => sum + amount, 0), net + gst]).toEqual([net, final])
    expect((await proposal(box, 'key-0000002', final)).status).toBe('accepted')
  })

  test('issues a policy once for the very amount of the proposal', async () => {
    const box = sandbox()
    const accepted = await proposal(box, 'key-0000001')
    if (accepted.status !== 'accepted') throw new Error(accepted.status)
    const pay = (amount: number) =>
      box.json('/insurers/digit/policies', {
        proposal_number: accepted.proposal_number,
        payment: { reference: 'pay_1', amount, paid_at: `${today}T06:00:00.000Z` },
      })
    expect((await pay(accepted.premium.final - 1)).status).toBe(422)
    const [one, two] = [await pay(accepted.premium.final), await pay(accepted.premium.final)]
    expect(await one.json()).toEqual(await two.json())
  })

  test('does what a plan says for so many calls and then no more', async () => {
    const box = sandbox()
    await box.plan({ party: 'insurer', key: 'digit', do: 'down', times: 2 })
    const seen = [
      await quote('digit', box),
      await quote('tata-aig', box),
      await quote('digit', box),
      await quote('digit', box),
    ]
    expect(seen.map((reply) => reply.status)).toEqual([503, 200, 503, 200])
  })
})

describe('the identity services', () => {
  const search = (box: ReturnType<typeof sandbox>, number: string) =>
    box.json('/kyc/v2/kyc/ckyc/search', {
      reference_id: 'r',
      document_type: 'PAN',
      id_number: number,
      full_name: 'Asha Rani Sharma',
      consent: true,
      consent_purpose: 'KYC',
    })

  test('find, do not find, or find somebody else by the last digit of a PAN', async () => {
    const box = sandbox()
    const found = v.parse(ckycSearchReply, await (await search(box, 'ABCPS1234D')).json())
    expect(found.data.kycResult.name).toBe('Asha Rani Sharma')
    expect((await search(box, 'ABCPS1237D')).status).toBe(422)
    const other = v.parse(ckycSearchReply, await (await search(box, 'ABCPS1239D')).json())
    expect(other.data.kycResult.name).not.toBe('Asha Rani Sharma')
  })

  test('give the record with the birth date as second factor', async () => {
    const box = sandbox()
    const { data } = v.parse(ckycSearchReply, await (await search(box, 'ABCPS1234D')).json())
    const reply = await box.json('/kyc/v2/kyc/ckyc/download', {
      reference_id: 'r',
      id_number: data.kycResult.ckycNumber,
      auth_factor_type: 1,
      auth_factor: '1990-05-10',
      consent: true,
      consent_purpose: 'KYC',
    })
    const { personalDetails } = v.parse(ckycDownloadReply, await reply.json()).data.kycResult
      .personalIdentifiableData
    expect(personalDetails).toMatchObject({ fullName: 'Asha Rani Sharma', dob: '10-05-1990' })
  })

  test('send an Aadhaar OTP to the inbox and take only that one', async () => {
    const box = sandbox()
    const sent = await box.json('/kyc/verification/offline-aadhaar/otp', { aadhaar_number: '234123412346' })
    const { ref_id } = v.parse(v.object({ ref_id: v.string() }), await sent.json())
    const inbox = v.parse(
      v.array(v.object({ text: v.string() })),
      await (await box.app.request('/inbox.json?to=9000000001')).json(),
    )
    const otp = inbox[0]?.text.slice(0, 6) ?? ''
    const verify = (code: string) =>
      box.json('/kyc/verification/offline-aadhaar/verify', { ref_id, otp: code })
    expect((await verify(otp === '000000' ? '000001' : '000000')).status).toBe(422)
    expect(v.parse(aadhaarVerifyReply, await (await verify(otp)).json()).status).toBe('VALID')
  })

  test('keep an SMS in the inbox, newest first', async () => {
    const box = sandbox()
    for (const text of ['one', 'two']) {
      await box.json(
        '/sms/api/v2/sendsms',
        {
          sender: 'SAFARI',
          route: '4',
          country: '91',
          DLT_TE_ID: '1',
          sms: [{ message: text, to: ['9876543210'] }],
        },
        { authkey: secrets.partnerKey },
      )
    }
    const reply = await box.app.request('/inbox.json?to=%2B919876543210')
    expect(await reply.json()).toMatchObject([
      { to: '9876543210', channel: 'sms', text: 'two' },
      { to: '9876543210', channel: 'sms', text: 'one' },
    ])
  })
})

describe('a message that comes again with its reference', () => {
  const sms = {
    sender: 'SAFARI',
    route: '4',
    country: '91',
    DLT_TE_ID: '1',
    sms: [{ message: 'one', to: ['9876543210'] }],
  }
  const mail = {
    personalizations: [{ to: [{ email: 'asha@example.com' }] }],
    from: { email: 'hello@safar.example' },
    subject: 'one',
    content: [{ type: 'text/plain', value: 'one' }],
  }
  const carriers = {
    sms: ['/sms/api/v2/sendsms', sms, { authkey: secrets.partnerKey }],
    mail: ['/mail/v3/mail/send', mail, { authorization: `Bearer ${secrets.partnerKey}` }],
  } as const

  test.each(Object.keys(carriers) as ('sms' | 'mail')[])('by %s gets the first answer', async (carrier) => {
    const box = sandbox()
    const [path, message, key] = carriers[carrier]
    const send = async (reference: string) => {
      const response = await box.json(path, message, { ...key, 'Idempotency-Key': reference })
      return `${response.headers.get('x-message-id')} ${await response.text()}`
    }
    const first = await send('a')
    expect(await send('a')).toBe(first)
    expect(await send('b')).not.toBe(first)
    expect(await (await box.app.request('/inbox.json')).json()).toHaveLength(2)
  })
})

describe('the wording of a policy', () => {
  test('is published by every motor insurer, for anybody', async () => {
    for (const { key, name } of motorInsurers) {
      const page = await sandbox().app.request(`/insurers/${key}/wordings/motor`)
      expect(await page.text()).toContain(`Policy wording, ${name}`)
    }
    expect((await sandbox().app.request('/insurers/digit/wordings/travel')).status).toBe(404)
  })
})
