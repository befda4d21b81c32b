const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

type Trusted = {
  /** The origin of our own pages, which is trusted. */
  ours: string
  /** Addresses whose origins may be payment pages. */
  gateways?: readonly string[]
}

/** Whether a person may be sent to pay at this address: our own origin, or https at a known gateway (C-108). */
export function isSafePaymentUrl(url: string, { ours, gateways = [] }: Trusted): boolean {
  if (!URL.canParse(url)) return false
  const { origin, protocol, hostname } = new URL(url)
  if (origin === originOf(ours)) return true
  const isGuarded = protocol === 'https:' || (protocol === 'http:' && ownMachine.has(hostname))
  return isGuarded && gateways.some((gateway) => originOf(gateway) === origin)
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined)
