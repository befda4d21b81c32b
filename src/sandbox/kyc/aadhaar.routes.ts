import { Hono } from 'hono'
import * as v from 'valibot'
import { type AadhaarVerifyReply, aadhaarOtpRequest, aadhaarVerifyRequest } from '#contract/partners/kyc.ts'
import { verhoeffHolds } from '#machines/rules/checksums.ts'
import { dayOf } from '../days.ts'
import { numberFrom } from '../hash.ts'
import { bodyKey, type Played, play } from '../plan/play.ts'
import { firstProblem, readJson } from '../read.ts'
import { newCode, type World } from '../world.ts'
import { aadhaarOf, personOf, standingOf } from './people.ts'
import { refuseAs, refuseKyc } from './refuse.ts'

const sent = v.object({ aadhaar: v.string(), otp: v.string() })

/** The mobile number an Aadhaar is linked with, here: the same for everybody, so that the OTP can be read. */
const aadhaarMobile = '9000000001'

/** Aadhaar e-KYC by OTP, by Cashfree's contract. The OTP goes to the inbox of `aadhaarMobile`. */
export function aadhaarRoutes(world: World): Hono<Played> {
  const app = new Hono<Played>()
  const requests = world.journal.collection('aadhaar', sent)

  const asking = play(world, {
    party: 'kyc',
    call: 'aadhaarOtp',
    key: bodyKey('aadhaar_number'),
    refuse: refuseKyc,
  })
  app.post('/otp', asking, async (c) => {
    const read = await readJson(c, aadhaarOtpRequest)
    if (read.issues) return refuseKyc(c, 400, firstProblem(read.issues))
    const aadhaar = read.output.aadhaar_number
    const isUnknown = c.get('planned')?.do === 'decline' || standingOf(aadhaar) === 'unknown'
    if (!/^[2-9]\d{11}$/.test(aadhaar) || !verhoeffHolds(aadhaar) || isUnknown) {
      return refuseAs('aadhaar_invalid')(c, 422, 'Invalid Aadhaar Number, Please Try Again')
    }
    const otp = newCode(world)
    const ref_id = String(numberFrom(`${aadhaar}/${otp}/${world.clock().getTime()}`, 10_000_000, 999_999_999))
    requests.set(ref_id, { aadhaar, otp })
    const text = `${otp} is the OTP for your Aadhaar verification. SANDBOX.`
    world.inbox.deliver({ to: aadhaarMobile, channel: 'sms', text, at: world.clock().toISOString() })
    return c.json({ status: 'SUCCESS', message: 'OTP sent successfully', ref_id })
  })

  const verifying = play(world, {
    party: 'kyc',
    call: 'aadhaarVerify',
    key: bodyKey('ref_id'),
    refuse: refuseKyc,
  })
  app.post('/verify', verifying, async (c) => {
    const read = await readJson(c, aadhaarVerifyRequest)
    if (read.issues) return refuseKyc(c, 400, firstProblem(read.issues))
    const known = requests.get(read.output.ref_id)
    if (!known) return refuseKyc(c, 404, 'No such request')
    const plan = c.get('planned')?.do
    if (plan === 'expire') return refuseAs('otp_expired')(c, 422, 'OTP has expired')
    if (known.otp !== read.output.otp) return refuseAs('otp_invalid')(c, 422, 'Invalid OTP, Please Try Again')
    const isOther = plan === 'mismatch' || standingOf(known.aadhaar) === 'otherName'
    const reply: AadhaarVerifyReply = {
      ...aadhaarOf(personOf(known.aadhaar, undefined, isOther, dayOf(world.clock()))),
      ref_id: read.output.ref_id,
      status: 'VALID',
      message: 'Aadhaar Card Exists',
    }
    return c.json(reply)
  })
  return app
}
