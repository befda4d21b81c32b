import { BlockList, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import * as v from 'valibot'

const near = new BlockList()
near.addSubnet('127.0.0.0', 8)
near.addSubnet('10.0.0.0', 8)
near.addSubnet('172.16.0.0', 12)
near.addSubnet('192.168.0.0', 16)
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

const connection = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
})

/**
 * The client's address. A local peer that forwards is our own proxy, so the address it saw counts: the last in the
 * header, since those before it can be forged.
 */
export function clientAddressOf(c: Context): string {
  const read = v.safeParse(connection, c.env)
  const socket = read.success ? read.output.incoming.socket.remoteAddress : '127.0.0.1'
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  const isNear = near.check(socket, isIPv6(socket) ? 'ipv6' : 'ipv4')
  return isNear && forwarded ? forwarded : socket
}
