/** Roles: anonymous visitor, customer, and the kinds of employees. */
export const employeeRoles = ['agent', 'analyst', 'tester', 'admin'] as const
export type EmployeeRole = (typeof employeeRoles)[number]

export const roles = ['anonymous', 'customer', 'partner', ...employeeRoles] as const
export type Role = (typeof roles)[number]

const everyone = roles
const whoBuys = ['anonymous', 'customer', 'partner', 'agent', 'admin'] as const

/**
 * The complete table of permissions (spec §6, ruling 9, ruling 10). Every call names its action and the server checks
 * it here first; on which journey it may be done is decided by the lead guard.
 */
export const permissions = {
  /** Reference lists, the registry, parameters of links, captured events, shared prices. */
  'product.look': everyone,
  /** Codes, sign-up, partner links, renewing and ending a session. */
  'account.enter': everyone,
  /** Start and continue a journey, request quotes, propose, pay, fetch the policy. */
  'journey.buy': whoBuys,
  /** One's own details, policies, quotations and payments; for a partner's visitor those made through that partner. */
  'profile.own': ['customer', 'partner'],
  /** For whoever has proved the number. */
  'profile.data': ['customer'],
  /** Ask support for help. */
  'support.ask': everyone,
  /** Find journeys, ask for consent, send links. */
  'desk.work': ['agent', 'admin'],
  /** Hand a journey over to a colleague; read its audit trail. */
  'desk.lead': ['admin'],
  /** Decide on proposals that an insurer has referred to a person. */
  'desk.decide': ['admin'],
  /** Path suites, and their coverage in the last test run. */
  'paths.use': ['tester', 'analyst', 'admin'],
  /** Graphs of machines with their traffic. */
  'graphs.look': ['tester', 'analyst', 'admin'],
  /** One journey step by step. */
  'graphs.replay': ['analyst', 'admin'],
} as const satisfies Record<string, readonly Role[]>

export type Action = keyof typeof permissions

export const may = (role: Role, action: Action): boolean =>
  (permissions[action] as readonly Role[]).includes(role)
