import * as v from 'valibot'
import { type VehicleRc, type VehicleRcRequest, vehicleRc } from '#contract/partners/registry.ts'
import type { Deps } from '../deps.ts'

const deadlineMs = 5_000
const clientId = 'safar'

/** The certificate of a number, or undefined where none is on record; rejects where the registry fails. */
export async function askRegistry(
  { fetch, config, random }: Pick<Deps, 'fetch' | 'config' | 'random'>,
  registrationNumber: string,
): Promise<VehicleRc | undefined> {
  const body: VehicleRcRequest = {
    verification_id: random.id(),
    vehicle_number: registrationNumber.replaceAll('-', ''),
  }
  const response = await fetch(`${config.partners.registry}/verification/vehicle-rc`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client-id': clientId,
      'x-client-secret': config.secrets.partnerKey,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(deadlineMs),
  })
  if (response.status === 404 || response.status === 422) return undefined
  if (!response.ok) throw new Error(`The registry answered ${response.status}`)
  const read = v.safeParse(vehicleRc, await response.json())
  if (!read.success) throw new Error('The registry answered something else')
  return read.output
}
