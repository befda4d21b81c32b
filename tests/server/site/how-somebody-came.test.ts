import { expect, it } from 'vitest'
import { logOut } from '#contract/account/session.calls.ts'
import { seedSandbox } from '#server/account/sandbox-people.ts'
import { customers, employees, leads } from '#server/db/schema.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { signInCustomer } from '../support/sign-in.ts'
import type { Visitor } from '../support/visitor.ts'

const who = { relation: 'Self', gender: 'Female', age: '34', pincode: '302001' }
const plate = { registrationNumber: 'RJ14CA1234' }

describeOnPglite('a journey begun without script', {}, (server) => {
  const leadsTo = async (visitor: Visitor, path: string, fields: Record<string, string>) => {
    const response = await visitor.fetch(path, { method: 'POST', body: new URLSearchParams(fields) })
    expect(response.status).toBe(303)
    return response.headers.get('location')
  }
  const begun = () => server.database.db.select().from(leads)

  it('takes along what the link said of how somebody came, and nothing else', async () => {
    const link = '?token=t%261&ref=R1&employeeId=asha.agent&vehicle=4w'
    const said = '?token=t%261&ref=R1&employeeId=asha.agent'
    expect(await leadsTo(server.visitor(), `/hi${link}`, plate)).toBe(`/hi/motor${said}`)
    expect(await leadsTo(server.visitor(), `/health${link}`, who)).toMatch(
      /^\/resume\/[^?]+\?token=t%261&ref/,
    )
  })

  it('is attributed to the link and to the employee whom it names', async () => {
    await seedSandbox(server.deps)
    const [{ username } = { username: '' }] = await server.database.db.select().from(employees)
    await leadsTo(server.visitor(), `/health?ref=R1&employeeId=${username}`, who)
    expect(await begun()).toMatchObject([{ refCode: 'R1', emplId: username, source: 'empl' }])
  })

  it('is attributed to no employee where nobody has that name', async () => {
    await leadsTo(server.visitor(), '/health?employeeId=nobody.known', who)
    expect(await begun()).toMatchObject([{ refCode: null, emplId: null, source: 'customer' }])
  })

  it('is that of the customer who is signed in, and of nobody after a logout elsewhere', async () => {
    const visitor = server.visitor()
    await signInCustomer(server, visitor, '9876543210')
    const [customer] = await server.database.db.select().from(customers)
    await leadsTo(visitor, '/health', who)
    expect(await begun()).toMatchObject([{ customerId: customer?.id }])
    const token = visitor.jar.get('access_token') ?? ''
    await visitor.call(logOut, { everywhere: true })
    const other = server.visitor()
    other.jar.set('access_token', token)
    await leadsTo(other, '/health', who)
    expect((await begun()).map(({ customerId }) => customerId)).toContain(null)
  })
})
