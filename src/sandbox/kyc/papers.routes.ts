import { type Context, Hono } from 'hono'
import { type PapersReply, papersReply, papersRequest } from '#contract/partners/kyc-papers.ts'
import { dayOf } from '#machines/rules/day.ts'
import { printed } from '../days.ts'
import type { SandboxEnvironment } from '../environment.ts'
import { hash } from '../hash.ts'
import { type Played, play } from '../plan/play.ts'
import { firstProblem, readForm } from '../read.ts'
import { personOf } from './people.ts'
import { rejectKyc } from './refuse.ts'

/** Documents read from a picture, by Cashfree's contract; every one is sound unless a plan says otherwise. */
export function papersRoutes(environment: SandboxEnvironment): Hono<Played> {
  const app = new Hono<Played>()
  const answers = environment.journal.collection('papers', papersReply)
  const planned = play(environment, {
    party: 'kyc',
    call: 'papers',
    key: (c) => c.req.query('verification_id'),
    refuse: rejectKyc,
  })

  app.post('/', planned, async (c) => {
    const read = await readForm(c, papersRequest)
    if (read.issues) return rejectKyc(c, 400, firstProblem(read.issues))
    const { verification_id, document_type, full_name } = read.output
    if (c.get('planned')?.do === 'decline') return rejectKyc(c, 422, 'The document cannot be read')
    const isOther = c.get('planned')?.do === 'mismatch'
    const person = personOf(verification_id, full_name, isOther, dayOf(environment.clock()))
    const reply: PapersReply = {
      verification_id,
      reference_id: hash(verification_id),
      document_type,
      status: 'VALID',
      document_fields: {
        name: person.name,
        id_number: `X${hash(verification_id) % 10_000_000}`,
        dob: printed(person.born, '-'),
        address: person.street,
        pincode: person.pincode,
      },
    }
    return c.json(asPlanned(c, answers.set(verification_id, reply)))
  })

  app.get('/', planned, (c) => {
    const known = answers.get(c.req.query('verification_id') ?? '')
    return known ? c.json(asPlanned(c, known)) : rejectKyc(c, 404, 'No such request')
  })
  return app
}

/** During manual review nothing about the document is revealed. */
function asPlanned(c: Context<Played>, reply: PapersReply): PapersReply {
  return c.get('planned')?.do === 'pending' ? { ...reply, status: 'PENDING', document_fields: null } : reply
}
