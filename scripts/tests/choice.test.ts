import { describe, expect, it } from 'vitest'
import { chosenTests } from './choice.mjs'

const server = 'packages/server/src'
const tests = [
  `${server}/people/payment/races.test.ts`,
  `${server}/people/payment/races.ts`,
  `${server}/catalogue/listing/tally.test.ts`,
  `${server}/web/pages/budget/site.test.ts`,
  'packages/messages/src/format/formats.test.ts',
  'e2e/visitor/payment.spec.ts',
  'e2e/visitor/find.spec.ts',
  'e2e/find-browser.test.ts',
]
const selectTests = (...args: string[]) => chosenTests(args, '.', tests)

describe('npm test -- …', () => {
  it('means a file, a folder, or whatever has a part of its name, in the runner that it belongs to', () => {
    expect(selectTests(`${server}/catalogue/listing/tally.test.ts`)).toEqual({
      units: [`${server}/catalogue/listing/tally.test.ts`],
      journeys: undefined,
      built: false,
    })
    expect(selectTests('payment')).toEqual({
      units: ['payment'],
      journeys: ['e2e/visitor/payment.spec.ts'],
      built: true,
    })
    expect(selectTests('e2e/visitor')).toEqual({
      units: undefined,
      journeys: ['e2e/visitor/payment.spec.ts', 'e2e/visitor/find.spec.ts'],
      built: true,
    })
    expect(selectTests('tally', 'visitor/find')).toEqual({
      units: ['tally'],
      journeys: ['e2e/visitor/find.spec.ts'],
      built: true,
    })
  })

  it('takes paths from where the person stands', () => {
    expect(chosenTests(['web/pages/budget/site.test.ts'], server, tests)).toEqual({
      units: [`${server}/web/pages/budget/site.test.ts`],
      journeys: undefined,
      built: true,
    })
  })

  it('hands the name of a test to the runner, alone or with a path', () => {
    expect(selectTests('-t', 'two at once')).toMatchObject({ units: ['-t', 'two at once'], journeys: undefined })
    expect(selectTests('payment', '--testNamePattern=two at once')).toMatchObject({
      units: ['payment', '-t', 'two at once'],
      journeys: ['e2e/visitor/payment.spec.ts', '-g', 'two at once'],
    })
  })

  it('hands other options to Vitest alone', () => {
    expect(selectTests('payment', '--project', 'postgres', '--bail=1')).toEqual({
      units: ['payment', '--project=postgres', '--bail=1'],
      journeys: undefined,
      built: false,
    })
  })

  it('selects everything without arguments', () => {
    expect(selectTests()).toEqual({
      units: [],
      journeys: ['e2e/visitor/payment.spec.ts', 'e2e/visitor/find.spec.ts'],
      built: true,
    })
  })

  it('says so when nothing is meant', () => {
    expect(() => selectTests('payment', 'nowhere')).toThrow('No test lies at “nowhere”.')
    expect(() => selectTests('e2e/visitor/find', '--bail=1')).toThrow('no journey')
  })
})
