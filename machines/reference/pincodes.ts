import data from './data/pincodes.json' with { type: 'json' }

export interface Pincode {
  pincode: string
  area: string
  city: string
  district: string
  state: string
  stateCode: string
  healthZone: 1 | 2 | 3
}

/** Pincodes of the cities we serve, 362. Large: not for the browser, which asks the server. */
export const pincodes = data as readonly Pincode[]

const byPincode = new Map(pincodes.map((entry) => [entry.pincode, entry]))

export const findPincode = (pincode: string): Pincode | undefined => byPincode.get(pincode)
