import { expect, it } from 'vitest'
import { readFlow } from '#contract/flow/flow.calls.ts'
import { audits, leads, quoteRuns, quotes, traffic, transitions } from '#server/db/schema.ts'
import { nobody } from '#server/http/caller.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { anEmployee } from '../support/signed-in.ts'
import { aPerson, digit } from './a-person.ts'

const secret = 'Bypass in Kochi'
const medical = {
  heartDisease: true,
  heartDiseaseSince: '03/2019',
  smokes: 'yes',
  hospitalised: 'yes',
  hospitalisation: secret,
}
const told = /Kochi|heartDisease|2019-03|"smokes"|"conditions"/

let isEmployee = false
const identify = async () => (isEmployee ? anEmployee('asha', 'agent') : nobody)

describeOnEachDatabase('what a person says of their health', { deps: { identify } }, (server) => {
  async function proposed() {
    isEmployee = false
    const person = await aPerson(server)
    await person.complete(digit, { 'medical.given': medical })
    await person.submit()
    return person
  }

  it('reaches the insurer and lies sealed in the record, and nowhere else', async () => {
    const person = await proposed()
    expect((await person.record()).medical).toMatchObject({ hospitalisation: secret, smokes: true })
    const [sent] = await person.proposals()
    expect(sent?.insurerReply).toMatchObject({ status: 'referred' })
    const kept = await Promise.all(
      [leads, quoteRuns, quotes, transitions, traffic, audits].map((table) => server.db.select().from(table)),
    )
    expect(JSON.stringify(kept)).not.toMatch(told)
    expect(JSON.stringify(sent)).not.toMatch(told)
    expect(server.logs.length).toBeGreaterThan(0)
    expect(server.logText).not.toMatch(told)
  })

  it('comes back to the customer and not to an employee without consent, though the journey is theirs', async () => {
    const person = await proposed()
    expect((await person.read()).answers).toMatchObject({ medical: { hospitalisation: secret } })
    await server.db.update(leads).set({ source: 'empl', emplId: 'asha' })
    isEmployee = true
    const { customerLeadId } = person
    const { data } = await server.visitor().call(readFlow, { customerLeadId })
    expect(data.answers).not.toHaveProperty('medical')
    expect(data.answers).not.toHaveProperty('build')
    expect(JSON.stringify(data)).not.toMatch(told)
  })

  it('is not in the reply to a wrong answer, nor in what is logged of it', async () => {
    isEmployee = false
    const person = await aPerson(server)
    await person.choose(digit)
    await person.answer('person.given')
    await person.identify(digit)
    const late = { ...medical, heartDiseaseSince: '03/2099' }
    await expect(person.answer('medical.given', late, 'medical')).rejects.toThrow('heartDiseaseSince')
    const error = await person.answer('medical.given', late, 'medical').catch(String)
    expect(error).not.toMatch(/Kochi|03\/2099|2099-03/)
    expect(server.logText).not.toMatch(/Kochi|03\/2099|2099-03/)
  })
})
