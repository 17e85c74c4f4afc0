import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The caller's address; an IPv6 household has a /64, so that is what is counted, in whatever form a proxy writes it. */
export function addressOf(request: FastifyRequest): string {
  const { ip } = request
  if (!ip.includes(':') || !isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  const [head = '', tail] = ip.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const whole =
    tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest]
  const network = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
