import { beforeEach, expect, it } from 'vitest'
import type { VehicleRc } from '#contract/partners/registry.ts'
import { recallVehicle } from '#contract/registration/registration.calls.ts'
import { certificateOf } from '#sandbox/registry/vehicle.ts'
import { journeys } from '#server/journeys/journeys.routes.ts'
import { registry } from '#server/registry/registry.routes.ts'
import { vehicleOfRc } from '#server/registry/vehicle-of-rc.ts'
import { aJourney } from '../journeys/asha.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { anRc } from './an-rc.ts'

const party = { rc: anRc() }
const fetch = async () => Response.json(party.rc)

describeOnEachDatabase(
  'what the registry knows of the vehicle of a journey',
  { modules: [journeys, registry], deps: { fetch } },
  (server) => {
    const registered = (rc: Partial<VehicleRc>) => {
      party.rc = anRc(rc)
    }
    beforeEach(() => registered({}))
    async function recalled(upTo: number) {
      const visitor = server.visitor()
      const { customerLeadId } = await aJourney(visitor, upTo)
      return (await visitor.call(recallVehicle, { customerLeadId })).data
    }

    it('is told once there is somebody to insure, its own numbers only by their ends', async () => {
      expect(await recalled(5)).toEqual({
        PreInsurerCode: { value: 'ICICI', label: 'ICICI Lombard General Insurance' },
        PrePolicyEndDate: '2026-07-05',
        PrePolicyNumber: 'XXXXX1234',
        PUCNumber: 'XXXXXXXXXXX2345',
        PUCValidUpto: '2026-12-01',
        hypothecationBank: 'HDFC BANK LTD',
        engineNumber: 'XXXXXXXX4567',
        chassisNumber: 'XXXXXXXXXXXXX3456',
      })
    })

    it('is told to nobody who has not said who they are', async () => {
      expect(await recalled(4)).toBeNull()
    })

    it.each(['MH-12-AB-1234', 'RJ-14-SB-1234'])(
      'is told to nobody who describes another vehicle than %s',
      async (plate) => {
        const rc = certificateOf(plate.replaceAll('-', ''), server.clock.today(), 'id-1')
        registered({ ...rc, reg_no: 'RJ14CA1234' })
        expect(rc && vehicleOfRc('RJ-14-CA-1234', party.rc)).toBeDefined()
        expect(await recalled(5)).toBeNull()
      },
    )

    it("is told to nobody of another person's journey", async () => {
      const { customerLeadId } = await aJourney(server.visitor(), 5)
      expect(await server.visitor().refused(recallVehicle, { customerLeadId })).toMatchObject({ http: 403 })
    })

    it('leaves out what the registry hides or does not know', async () => {
      const hidden = { engine: 'K12MNXXXXXX', chassis: 'MA3EWDE1S*****456', rc_financer: null }
      const uninsured = { vehicle_insurance_company_name: null, vehicle_insurance_upto: null }
      registered({
        ...hidden,
        ...uninsured,
        vehicle_insurance_policy_number: null,
        pucc_number: null,
        pucc_upto: null,
      })
      expect(await recalled(5)).toEqual({})
    })
  },
)
