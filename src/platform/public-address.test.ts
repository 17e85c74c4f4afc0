import { type LookupAddress } from 'node:dns'
import { describe, expect, it } from 'vitest'
import { isPublicAddress, mayBePublicHost, publicLookup } from './public-address.ts'

describe('isPublicAddress', () => {
  it.each(['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'accepts %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::1',
    '2001::1',
  ])('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('mayBePublicHost', () => {
  it.each(['push.example.org', 'fcm.googleapis.com.', '1.1.1.1', '[2606:4700::1111]'])('accepts %s', (host) =>
    expect(mayBePublicHost(host)).toBe(true),
  )
  it.each(['localhost', 'redis', 'a.localhost', 'nas.local', 'db.internal', '10.0.0.1', '[::1]', 'router.home.arpa'])(
    'refuses %s',
    (host) => expect(mayBePublicHost(host)).toBe(false),
  )
})

describe('publicLookup', () => {
  const resolve = (host: string, all: boolean) =>
    new Promise<string | LookupAddress[]>((done, fail) =>
      publicLookup(host, { all }, (error, found) => (error ? fail(error) : done(found))),
    )

  it('fails for a name that resolves to private addresses only', async () => {
    for (const all of [true, false]) await expect(resolve('localhost', all)).rejects.toThrow('no public address')
  })
})
