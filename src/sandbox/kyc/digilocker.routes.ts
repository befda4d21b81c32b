import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import {
  type DigilockerAadhaar,
  type DigilockerStatus,
  type DigilockerStatusReply,
  digilockerCreateRequest,
  digilockerStatus,
} from '#contract/partners/kyc.ts'
import { dayOf } from '#machines/rules/day.ts'
import { printed } from '../days.ts'
import { pathOf, type SandboxEnvironment } from '../environment.ts'
import { hash } from '../hash.ts'
import { sandboxPage } from '../pages/page.ts'
import { bodyKey, type Played, play } from '../plan/play.ts'
import { firstProblem, readJson } from '../read.ts'
import { aadhaarOf, personOf } from './people.ts'
import { needsKey, rejectKyc } from './refuse.ts'

const locker = v.object({ request: digilockerCreateRequest, status: digilockerStatus, until: v.number() })
type Locker = v.InferOutput<typeof locker>

const goodForMs = 600_000

/** DigiLocker by Cashfree's contract, with the page on which a person says yes or no. */
export function digilockerRoutes(environment: SandboxEnvironment): { api: Hono<Played>; pages: Hono } {
  const lockers = environment.journal.collection('digilocker', locker)
  const api = new Hono<Played>()
  const queryKey = (c: Context) => c.req.query('verification_id')
  const planned = (call: 'digilockerStatus' | 'digilockerDocument') =>
    play(environment, { party: 'kyc', call, key: queryKey, refuse: rejectKyc })
  const creating = play(environment, {
    party: 'kyc',
    call: 'digilockerCreate',
    key: bodyKey('verification_id'),
    refuse: rejectKyc,
  })

  api.use(needsKey(environment))
  api.post('/', creating, async (c) => {
    const read = await readJson(c, digilockerCreateRequest)
    if (read.issues) return rejectKyc(c, 400, firstProblem(read.issues))
    const request = read.output
    if (lockers.get(request.verification_id)) return rejectKyc(c, 409, 'verification_id was used before')
    lockers.set(request.verification_id, {
      request,
      status: 'PENDING',
      until: environment.clock().getTime() + goodForMs,
    })
    return c.json({
      verification_id: request.verification_id,
      reference_id: hash(request.verification_id),
      url: `${environment.publicUrl}/digilocker/${encodeURIComponent(request.verification_id)}`,
      status: 'PENDING',
      document_requested: request.document_requested,
      redirect_url: request.redirect_url,
    })
  })

  api.get('/', planned('digilockerStatus'), (c) => {
    const known = lockers.get(queryKey(c) ?? '')
    if (!known) return rejectKyc(c, 404, 'No such request')
    const plan = c.get('planned')?.do
    const status = plan === 'pending' ? 'PENDING' : plan === 'expire' ? 'EXPIRED' : statusOf(known)
    return c.json(replyOf(known, status))
  })

  api.get('/document/AADHAAR', planned('digilockerDocument'), (c) => {
    const known = lockers.get(queryKey(c) ?? '')
    if (!known || statusOf(known) !== 'AUTHENTICATED') return rejectKyc(c, 404, 'user_not_authenticated')
    const { verification_id } = known.request
    const reply: DigilockerAadhaar = {
      ...aadhaarOf(ownerOf(known, c.get('planned')?.do === 'mismatch')),
      verification_id,
      reference_id: hash(verification_id),
      status: 'SUCCESS',
      message: 'Aadhaar document fetched',
      uid: `xxxxxxxx${String(hash(verification_id) % 10_000).padStart(4, '0')}`,
    }
    return c.json(reply)
  })

  const pages = new Hono()
  pages.get('/:id', (c) => {
    const known = lockers.get(c.req.param('id'))
    if (!known || statusOf(known) === 'EXPIRED')
      return c.html(sandboxPage('This address has expired', html`<p>Go back and ask for a new one.</p>`), 410)
    const action = pathOf(environment, `/digilocker/${encodeURIComponent(known.request.verification_id)}`)
    return c.html(
      sandboxPage(
        'Share your documents',
        html`<form method="post" action="${action}" class="card">
          <p>Safar asks to read your Aadhaar from DigiLocker for your insurance proposal.</p>
          <button class="go" name="answer" value="allow">Allow</button>
          <button class="stop" name="answer" value="deny">Deny</button>
          <button name="answer" value="expire">Let it expire</button>
        </form>`,
      ),
    )
  })
  pages.post('/:id', async (c) => {
    const known = lockers.get(c.req.param('id'))
    if (!known) return c.html(sandboxPage('No such request', html`<p>Go back and try again.</p>`), 404)
    const { answer } = await c.req.parseBody()
    const status = answer === 'allow' ? 'AUTHENTICATED' : answer === 'deny' ? 'CONSENT_DENIED' : 'EXPIRED'
    lockers.set(c.req.param('id'), { ...known, status })
    const back = new URL(known.request.redirect_url)
    back.searchParams.set('verification_id', known.request.verification_id)
    return c.redirect(back.toString(), 303)
  })

  const statusOf = ({ status, until }: Locker): DigilockerStatus =>
    status === 'PENDING' && environment.clock().getTime() > until ? 'EXPIRED' : status

  const ownerOf = ({ request }: Locker, isOther: boolean) =>
    personOf(request.verification_id, request.full_name, isOther, dayOf(environment.clock()))

  function replyOf(known: Locker, status: DigilockerStatus): DigilockerStatusReply {
    const { verification_id, document_requested } = known.request
    const isOpen = status === 'AUTHENTICATED'
    const { name, born, gender } = ownerOf(known, false)
    return {
      verification_id,
      reference_id: hash(verification_id),
      status,
      document_requested,
      document_consent: isOpen ? document_requested : [],
      user_details: isOpen
        ? { name, dob: printed(born, '-'), gender, eaadhaar: 'Y', mobile: '9000000001' }
        : null,
    }
  }

  return { api, pages }
}
