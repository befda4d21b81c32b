import { Hono } from 'hono'
import { type PapersReply, papersReply, papersRequest } from '#contract/partners/kyc-papers.ts'
import { dayOf, printed } from '../days.ts'
import { hash } from '../hash.ts'
import { firstProblem, readForm } from '../read.ts'
import type { World } from '../world.ts'
import { personOf } from './people.ts'
import { refuseKyc } from './refuse.ts'

/**
 * Documents read from a picture, by Cashfree's contract. The file's name decides: one with `pending` in it stays
 * with a person, one with `invalid` cannot be read, any other is sound.
 */
export function papersRoutes(world: World): Hono {
  const app = new Hono()
  const answers = world.journal.collection('papers', papersReply)
  app.post('/', async (c) => {
    const read = await readForm(c, papersRequest)
    if (read.issues) return refuseKyc(c, 400, firstProblem(read.issues))
    const { verification_id, document_type, file, full_name } = read.output
    const status = /pending/i.test(file.name) ? 'PENDING' : /invalid/i.test(file.name) ? 'INVALID' : 'VALID'
    const person = personOf(verification_id, full_name, false, dayOf(world.clock()))
    const reply: PapersReply = {
      verification_id,
      reference_id: hash(verification_id),
      document_type,
      status,
      document_fields:
        status === 'VALID'
          ? {
              name: person.name,
              id_number: `X${hash(verification_id) % 10_000_000}`,
              dob: printed(person.born, '-'),
              address: person.street,
              pincode: person.pincode,
            }
          : null,
    }
    return c.json(answers.set(verification_id, reply))
  })
  app.get('/', (c) => {
    const known = answers.get(c.req.query('verification_id') ?? '')
    return known ? c.json(known) : refuseKyc(c, 404, 'No such request')
  })
  return app
}
