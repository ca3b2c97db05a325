import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { commonness } from './common-password.ts'

test.each([
  '1q2w3e4r5t',
  'q1w2e3r4t5',
  '1qaz2wsx3edc',
  'zaq1xsw2cde3',
  'michael1234',
  'liverpool1',
  'India@12345',
  'Sharma@123',
  'Rajesh@2024',
  'RajeshKumar@123',
  'Amit@Sharma1',
  'Priya@1998',
  'JaiShriRam@108',
  'radhekrishna108',
  'sairamsairam',
  'SatSriAkal1',
  'ViratKohli18',
  'rcb@kohli18',
  'ShahRukh@Khan',
  'Thalapathy@65',
  'Bangalore@560001',
  'vandemataram',
  'MummyPapa143',
  'Pravesh@2026',
  'P@$$w0rd2024',
  'drowssap1234',
  'abcdefghij',
  'asdfghjkl123',
  'qwertyqwerty',
  '15081947@1508',
  '98765 43210',
  '+91 98123 45670',
  'पासवर्ड@123',
  'constructor1',
])('%s is tried soon', (password) => {
  expect(commonness(password)).toMatch(/\. Put three or four words together/)
})

test.each([
  'neem tree by the well',
  'a long enough one',
  'correct horse battery',
  'purple-elephant-dances',
  'umbrella sky river',
  'hathi samosa khidki',
  'teen badal do chidiya',
  'steel bangle rains 42',
  'नीम के नीचे एक कुआँ',
  'xK9#qPz!7v',
  'qzvkwjxmpt',
  'jh4Gd82kSl',
  'vT7$kLm2@Qz',
])('%s is not', (password) => {
  expect(commonness(password)).toBeUndefined()
})

const personalDetails = ['Kadambari Nambiar', 'k.nambiar1987@blue-heron.example', '+919812345670']
test.each([
  'Kadambari#1987#',
  'nambiarkadambari',
  'KadambariNambiar!!',
  'k.nambiar1987!',
  'blue-heron.2019',
  'x9812345670x',
  'nambiar+9812345670',
])('%s is hers, and nobody else’s', (password) => {
  expect(commonness(password, personalDetails)).toMatch(/^This is your own name, address or number/)
  expect(commonness(password) ?? '').not.toMatch(/your own/)
})

test('a name among words of some length does no harm', () => {
  expect(commonness('kadambari reads under seven lamps', personalDetails)).toBeUndefined()
})

test('each kind of weakness is told in its own words', () => {
  const weaknessOf = (password: string) => commonness(password)?.split('.')[0]
  expect(weaknessOf('liverpool1')).toBe('This is a common password')
  expect(weaknessOf('Sharma@123')).toBe('A common word or name with something added is easy to guess')
  expect(weaknessOf('dfghjklkjhgf')).toBe('Keys in a row are easy to guess')
  expect(weaknessOf('zkzkzkzkzkzk')).toBe('The same again and again is easy to guess')
  expect(weaknessOf('abcdefghijklm')).toBe('A sequence such as abcd or 1234 is easy to guess')
  expect(weaknessOf('15-08-1947')).toBe('A number alone is easy to guess')
  expect(weaknessOf('15.08.1947x')).toBe('Days and years are easy to guess')
})

test('of a long password the beginning is looked at, so that its length is no work', () => {
  const hostile = '4@8({[</369&#!|1/$50+7%2'.repeat(9).slice(0, 200)
  expect(commonness(hostile)).toBeUndefined()
  expect(commonness(`${'a'.repeat(32)} neem tree by the well`)).toMatch(/^The same again/)
  expect(commonness(`${'a'.repeat(31)} neem tree by the well`, ['a'.repeat(200)])).toBeDefined()
})

test('the lists are loaded with the first password that is judged, not before', async () => {
  const loaded = `import { createRequire } from 'node:module'
    const { cache } = createRequire(import.meta.url)
    const lists = () => Object.keys(cache).some((file) => file.includes('zxcvbn'))
    await import(${JSON.stringify(new URL('../../people/session/passwords/password.ts', import.meta.url).href)})
    const before = lists()
    const { commonness } = await import(${JSON.stringify(new URL('./common-password.ts', import.meta.url).href)})
    commonness('neem tree by the well')
    console.log(before, lists())`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', loaded])
  expect(stdout.trim()).toBe('false true')
})
