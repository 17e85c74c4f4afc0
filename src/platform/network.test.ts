import { BlockList } from 'node:net'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkOf } from './network.ts'

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', 'an IPv4 address is itself'],
    ['::ffff:203.0.113.7', '203.0.113.7', 'as a socket for both families writes it'],
    ['::FFFF:cb00:7107', '203.0.113.7', 'the same in hexadecimal'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7', 'the same written out'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', 'an IPv6 household'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64', 'another form of it'],
    ['2001:db8::5', '2001:db8:0:0::/64', 'what is left out is zero'],
    ['::1', '0:0:0:0::/64', 'this machine'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'with a zone'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64', 'a dotted end'],
    ['session_1', 'session_1', 'no address'],
    ['', '', 'nothing'],
  ])('%s is %s: %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is the same for two addresses exactly if they share a /64', () => {
    const group = fc.constantFrom(0, 1, 0xffff)
    const address = fc.tuple(group, group, group, group, group, group, group, group)
    const text = (groups: readonly number[]) => groups.map((value) => value.toString(16)).join(':')
    const isMapped = (groups: readonly number[]) =>
      groups.slice(0, 5).every((value) => value === 0) && groups[5] === 0xffff
    fc.assert(
      fc.property(address, address, (one, two) => {
        fc.pre(!isMapped(one) && !isMapped(two))
        const net = new BlockList()
        net.addSubnet(text(one), 64, 'ipv6')
        expect(networkOf(text(one)) === networkOf(text(two))).toBe(net.check(text(two), 'ipv6'))
      }),
      { seed: 5, numRuns: 500 },
    )
  })
})
