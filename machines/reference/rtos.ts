import data from './data/rtos.json' with { type: 'json' }

/** Zone A is the eight big cities, B the rest; the own-damage tariff has only these two. */
type Zone = 'A' | 'B'

export interface Rto {
  /** Two letters and two digits, such as RJ14. */
  value: string
  registered_city_name: string
  zone: Zone
  status: 'active' | 'active-old-series' | 'historic' | 'government'
}

/** All registration offices, 1,356. Large: not for the browser, which asks the server. */
export const rtos = data as readonly Rto[]

const byCode = new Map(rtos.map((rto) => [rto.value, rto]))

export const rtoByCode = (code: string): Rto | undefined => byCode.get(code.toUpperCase())

/** The zone of an office; plates without one (the Bharat series) and unknown codes count as B. */
export const zoneOf = (code: string | undefined): Zone => (code && rtoByCode(code)?.zone) || 'B'
