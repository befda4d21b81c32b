import { isIPv6 } from 'node:net'

/** The network of an address: what one customer of a provider is given, /24 of IPv4 and /48 of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address.split('.').slice(0, 3).join('.')
  const mapped = /^::ffff:(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const whole = [
    ...groups,
    ...Array<string>(Math.max(0, missing)).fill('0'),
    ...(tail ?? '').split(':').filter(Boolean),
  ]
  return whole.slice(0, 3).join(':')
}
