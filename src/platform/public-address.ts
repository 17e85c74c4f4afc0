import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'

// Not globally reachable (IANA special-purpose address registries), so never a service on the Internet.
const PRIVATE_IPV4 = blockList('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
const GLOBAL_IPV6 = blockList('ipv6', ['2000::/3'])
/** Within it: documentation, and tunnels (Teredo, 6to4) whose addresses contain an IPv4 address. */
const SPECIAL_IPV6 = blockList('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16'])

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !PRIVATE_IPV4.check(address)
  return GLOBAL_IPV6.check(address, 'ipv6') && !SPECIAL_IPV6.check(address, 'ipv6')
}

/** Whether a host of a URL may be on the Internet: a public address, or a name with a dot, which `publicLookup` resolves. */
export function mayBePublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  if (isIP(host) !== 0) return isPublicAddress(host)
  return host.includes('.') && !/\.(?:localhost|local|internal|home\.arpa)$/.test(host)
}

/**
 * Resolves names to public addresses only. Checked when the connection is made, because a name may change its address after
 * any earlier check. An address in place of a name is never looked up: check it with `mayBePublicHost`.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found = error ? [] : addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = found
    if (!first) callback(error ?? new Error('the name has no public address'), '')
    else if (options.all) callback(null, found satisfies LookupAddress[])
    else callback(null, first.address, first.family)
  })
}

function blockList(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    list.addSubnet(network, Number(bits), family)
  }
  return list
}
