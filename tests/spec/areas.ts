/** The areas of the acceptance register and how many rows each has: `HOME-01` to `HOME-32`, and so on. */
export const areas: Record<string, number> = {
  DESIGN: 15,
  HOME: 32,
  HEADER: 18,
  FOOTER: 15,
  ROUTE: 23,
  MODAL: 20,
  MOTOR: 33,
  EXPIRY: 33,
  QUOTE: 17,
  PROPOSAL: 15,
  CHECKOUT: 6,
  LIFE: 7,
  RESUME: 22,
  LOGIN: 12,
  SIGNUP: 7,
  EMP: 13,
  PARTNER: 6,
  HEALTH: 16,
  PET: 5,
  VALID: 67,
  API: 53,
  STATE: 11,
  EVENT: 9,
  ERR: 23,
  CONST: 37,
  REF: 37,
  A11Y: 12,
}

export const rowsOf = (area: string) =>
  Array.from({ length: areas[area] ?? 0 }, (_, index) => `${area}-${String(index + 1).padStart(2, '0')}`)
