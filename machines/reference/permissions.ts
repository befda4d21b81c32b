/** Who may use the product: a visitor nobody knows, who signed in, and what an employee was engaged as. */
export const employeeRoles = ['agent', 'analyst', 'tester', 'admin'] as const
export type EmployeeRole = (typeof employeeRoles)[number]

export const roles = ['anonymous', 'customer', 'partner', ...employeeRoles] as const
export type Role = (typeof roles)[number]

const everyone = roles
const whoBuys = ['anonymous', 'customer', 'partner', 'agent', 'admin'] as const

/**
 * Who may do what, and nothing else (specification §6; decisions 9, 10). Every call names its action and the
 * server asks here first; which journey it may be done with is the next question, see the lead guard.
 */
export const permissions = {
  /** Lists, the registry, what a link brought along, captured events, prices somebody shared. */
  'product.look': everyone,
  /** Codes, sign-up, a partner's link, renewing and ending a session. */
  'account.enter': everyone,
  /** Begin a journey, go on with it, ask for prices, propose, pay, fetch the policy. */
  'journey.buy': whoBuys,
  /** One's own details, policies, quotations and transactions; for a partner's visitor those made there. */
  'profile.own': ['customer', 'partner'],
  /** Find journeys, ask for consent, send links. */
  'desk.work': ['agent', 'admin'],
  /** Give a journey to a colleague; read who looked at and changed a journey. */
  'desk.lead': ['admin'],
  /** Suites of paths and what the last tests took of them. */
  'paths.use': ['tester', 'analyst', 'admin'],
  /** Machines drawn with the traffic that went over them. */
  'graphs.look': ['tester', 'analyst', 'admin'],
  /** One journey step by step. */
  'graphs.replay': ['analyst', 'admin'],
} as const satisfies Record<string, readonly Role[]>

export type Action = keyof typeof permissions

export const may = (role: Role, action: Action): boolean =>
  (permissions[action] as readonly Role[]).includes(role)
