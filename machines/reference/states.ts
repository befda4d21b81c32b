interface State {
  name: string
  /** First two letters of its number plates. */
  rtoCode: string
  /** First two digits of its GSTINs. */
  gstCode: string
}

export const states: readonly State[] = [
  { name: 'Jammu and Kashmir', rtoCode: 'JK', gstCode: '01' },
  { name: 'Himachal Pradesh', rtoCode: 'HP', gstCode: '02' },
  { name: 'Punjab', rtoCode: 'PB', gstCode: '03' },
  { name: 'Chandigarh', rtoCode: 'CH', gstCode: '04' },
  { name: 'Uttarakhand', rtoCode: 'UK', gstCode: '05' },
  { name: 'Haryana', rtoCode: 'HR', gstCode: '06' },
  { name: 'Delhi', rtoCode: 'DL', gstCode: '07' },
  { name: 'Rajasthan', rtoCode: 'RJ', gstCode: '08' },
  { name: 'Uttar Pradesh', rtoCode: 'UP', gstCode: '09' },
  { name: 'Bihar', rtoCode: 'BR', gstCode: '10' },
  { name: 'Sikkim', rtoCode: 'SK', gstCode: '11' },
  { name: 'Arunachal Pradesh', rtoCode: 'AR', gstCode: '12' },
  { name: 'Nagaland', rtoCode: 'NL', gstCode: '13' },
  { name: 'Manipur', rtoCode: 'MN', gstCode: '14' },
  { name: 'Mizoram', rtoCode: 'MZ', gstCode: '15' },
  { name: 'Tripura', rtoCode: 'TR', gstCode: '16' },
  { name: 'Meghalaya', rtoCode: 'ML', gstCode: '17' },
  { name: 'Assam', rtoCode: 'AS', gstCode: '18' },
  { name: 'West Bengal', rtoCode: 'WB', gstCode: '19' },
  { name: 'Jharkhand', rtoCode: 'JH', gstCode: '20' },
  { name: 'Odisha', rtoCode: 'OD', gstCode: '21' },
  { name: 'Chhattisgarh', rtoCode: 'CG', gstCode: '22' },
  { name: 'Madhya Pradesh', rtoCode: 'MP', gstCode: '23' },
  { name: 'Gujarat', rtoCode: 'GJ', gstCode: '24' },
  { name: 'Dadra and Nagar Haveli and Daman and Diu', rtoCode: 'DD', gstCode: '26' },
  { name: 'Maharashtra', rtoCode: 'MH', gstCode: '27' },
  { name: 'Karnataka', rtoCode: 'KA', gstCode: '29' },
  { name: 'Goa', rtoCode: 'GA', gstCode: '30' },
  { name: 'Lakshadweep', rtoCode: 'LD', gstCode: '31' },
  { name: 'Kerala', rtoCode: 'KL', gstCode: '32' },
  { name: 'Tamil Nadu', rtoCode: 'TN', gstCode: '33' },
  { name: 'Puducherry', rtoCode: 'PY', gstCode: '34' },
  { name: 'Andaman and Nicobar Islands', rtoCode: 'AN', gstCode: '35' },
  { name: 'Telangana', rtoCode: 'TG', gstCode: '36' },
  { name: 'Andhra Pradesh', rtoCode: 'AP', gstCode: '37' },
  { name: 'Ladakh', rtoCode: 'LA', gstCode: '38' },
]

/** State codes that were renamed; the offices keep their numbers. */
export const renamedStateCodes: Readonly<Record<string, string>> = { OR: 'OD', UA: 'UK' }

/** Old letters still on plates whose offices are listed under their own code: Telangana to 2024, Dadra to 2020. */
const formerStateCodes: Readonly<Record<string, string>> = { TS: 'TG', DN: 'DD' }

/** Every state code that may begin a plate in use. */
export const plateStateCodes: ReadonlySet<string> = new Set([
  ...states.map((state) => state.rtoCode),
  ...Object.keys(renamedStateCodes),
  ...Object.keys(formerStateCodes),
])

const byCode = new Map(states.map((state) => [state.rtoCode, state]))

/** The state behind the letters of a plate or of an RTO code, old letters included. */
export function stateOf(code: string): State | undefined {
  const letters = code.slice(0, 2)
  return byCode.get(renamedStateCodes[letters] ?? formerStateCodes[letters] ?? letters)
}

export const stateByName = (name: string): State | undefined => states.find((state) => state.name === name)
