import { Hono } from 'hono'
import * as v from 'valibot'
import { type AadhaarVerifyReply, aadhaarOtpRequest, aadhaarVerifyRequest } from '#contract/partners/kyc.ts'
import { verhoeffHolds } from '#machines/rules/checksums.ts'
import { dayOf } from '#machines/rules/day.ts'
import { newCode, type SandboxEnvironment } from '../environment.ts'
import { numberFrom } from '../hash.ts'
import { bodyKey, type Played, play } from '../plan/play.ts'
import { firstProblem, readJson } from '../read.ts'
import { aadhaarOf, personOf, recordStatusOf } from './people.ts'
import { refuseAs, rejectKyc } from './refuse.ts'

const sent = v.object({ aadhaar: v.string(), otp: v.string() })

/** The mobile number of every Aadhaar in the sandbox, so that the OTP can be read. */
const aadhaarMobile = '9000000001'

/** Aadhaar e-KYC by OTP, by Cashfree's contract. The OTP goes to the inbox of `aadhaarMobile`. */
export function aadhaarRoutes(environment: SandboxEnvironment): Hono<Played> {
  const app = new Hono<Played>()
  const requests = environment.journal.collection('aadhaar', sent)

  const asking = play(environment, {
    party: 'kyc',
    call: 'aadhaarOtp',
    key: bodyKey('aadhaar_number'),
    refuse: rejectKyc,
  })
  app.post('/otp', asking, async (c) => {
    const read = await readJson(c, aadhaarOtpRequest)
    if (read.issues) return rejectKyc(c, 400, firstProblem(read.issues))
    const aadhaar = read.output.aadhaar_number
    const isUnknown = c.get('planned')?.do === 'decline' || recordStatusOf(aadhaar) === 'unknown'
    if (!/^[2-9]\d{11}$/.test(aadhaar) || !verhoeffHolds(aadhaar) || isUnknown) {
      return refuseAs('aadhaar_invalid')(c, 422, 'Invalid Aadhaar Number, Please Try Again')
    }
    const otp = newCode(environment)
    const ref_id = String(
      numberFrom(`${aadhaar}/${otp}/${environment.clock().getTime()}`, 10_000_000, 999_999_999),
    )
    requests.set(ref_id, { aadhaar, otp })
    const text = `${otp} is the OTP for your Aadhaar verification. SANDBOX.`
    environment.inbox.deliver({
      to: aadhaarMobile,
      channel: 'sms',
      text,
      at: environment.clock().toISOString(),
    })
    return c.json({ status: 'SUCCESS', message: 'OTP sent successfully', ref_id })
  })

  const verifying = play(environment, {
    party: 'kyc',
    call: 'aadhaarVerify',
    key: bodyKey('ref_id'),
    refuse: rejectKyc,
  })
  app.post('/verify', verifying, async (c) => {
    const read = await readJson(c, aadhaarVerifyRequest)
    if (read.issues) return rejectKyc(c, 400, firstProblem(read.issues))
    const known = requests.get(read.output.ref_id)
    if (!known) return rejectKyc(c, 404, 'No such request')
    const plan = c.get('planned')?.do
    if (plan === 'expire') return refuseAs('otp_expired')(c, 422, 'OTP has expired')
    if (known.otp !== read.output.otp) return refuseAs('otp_invalid')(c, 422, 'Invalid OTP, Please Try Again')
    const isOther = plan === 'mismatch' || recordStatusOf(known.aadhaar) === 'otherName'
    const reply: AadhaarVerifyReply = {
      ...aadhaarOf(personOf(known.aadhaar, undefined, isOther, dayOf(environment.clock()))),
      ref_id: read.output.ref_id,
      status: 'VALID',
      message: 'Aadhaar Card Exists',
    }
    return c.json(reply)
  })
  return app
}
