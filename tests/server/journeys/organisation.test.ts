import { expect, it } from 'vitest'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { leads } from '#server/db/schema.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { swift } from '../../machines/motor/record/quoted-record.ts'
import { aLead } from '../support/a-lead.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aCustomer } from '../support/signed-in.ts'
import { aPlan } from './a-plan.ts'
import { aSave } from './asha.ts'

const vehicleDetails = {
  engineNumber: 'K12MN1234567',
  chassisNumber: 'MA3EWDE1S00123456',
  registrationAddressSame: true,
  previousPolicyNumber: 'OG-25-1234-5678',
}
const deps = { identify: async () => aCustomer('asha') }

describeOnEachDatabase('an organisation', { modules: [flowRoutes], deps }, (server) => {
  it('names nobody, so its vehicle is saved after its own details', async () => {
    const answered = { ...swift, plan: aPlan(), savedStep: 8, kyc, person }
    const record = { ...answered, customerType: 'organisation' }
    await server.db.insert(leads).values(aLead({ customerId: 'asha', status: 'quotesGenerated', record }))
    const save = aSave(10, { customerLeadId: 'lead-1', version: 1, step10: { vehicleDetails } })
    const { data } = await server.visitor().call(saveFlow, save)
    expect(data.data.version).toBe(2)
  })
})

const person = {
  salutation: 'M/s',
  fullName: 'Sharma Traders',
  email: 'office@example.com',
  mobile: '9876543210',
  addressLine: '12 Lake Road, Civil Lines',
  pincode: '302001',
  city: 'Jaipur',
  state: 'Rajasthan',
}
const kyc = {
  kycStatus: 'success',
  kycType: 'ckyc',
  docName: 'gstin',
  docNumber: '08AAACSXXXXD1Z5',
  reference: 'kyc-1',
}
