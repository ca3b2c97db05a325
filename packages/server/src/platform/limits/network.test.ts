import { expect, test } from 'vitest'
import { networksOf } from './network.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['not an address', 'not an address'],
])('%s is counted as %s alone', (address, name) => {
  expect(networksOf(address)).toEqual([{ name, lines: 1 }])
})

test.each([
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:0DB8:0001:0002::', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
  ['1:2:3:4:5:6:7::', ['1:2:3:4::/64', '1:2:3:0::/56', '1:2:3::/48']],
  ['::2:3:4:5:6:7:8', ['0:2:3:4::/64', '0:2:3:0::/56', '0:2:3::/48']],
  ['[2001:db8:1:ab12::3]:51234', ['2001:db8:1:ab12::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48']],
  ['[2001:db8:1:2::3]', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
])('%s is counted as %j, and a wider one gets more', (address, names) => {
  const networks = networksOf(address)
  expect(networks.map(({ name }) => name)).toEqual(names)
  expect(networks.map(({ lines }) => lines)).toEqual([1, 4, 16])
})
