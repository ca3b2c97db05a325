import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import type { Environment } from './environment.ts'
import { missingOperatorDetails } from './operator.ts'

const production: Environment = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'https://www.example.in',
  SESSION_SECRET: 'mZ8kq1vX0pLw3nRt7bYc5dHs9gJf2aUe4iO6',
  ENCRYPTION_KEY: 'Qe7uW2rT9yI4oP1aS6dF3gH8jK5lZ0xCvBnM',
}
const operator: Environment = {
  OPERATOR_NAME: 'Neem Education Private Limited',
  OPERATOR_ADDRESS: '4 Baba Kharak Singh Marg, New Delhi 110001',
  OPERATOR_EMAIL: 'hello@example.in',
  OPERATOR_PHONE: '+91 11 2345 6789',
  GRIEVANCE_OFFICER: 'Asha Rao',
  GRIEVANCE_EMAIL: 'grievance@example.in',
}
function operatorOf(environment: Environment) {
  const result = readConfig(environment, '/srv/pravesh')
  if ('problems' in result) throw new Error(result.problems.join())
  return result.config.operator
}

test('the demo invents an operator, and each value says that it is a demo’s', () => {
  const { details, invented } = operatorOf({})
  expect(invented).toBe(true)
  expect([details.name, details.address, details.email, details.officer, details.officerEmail].join()).toMatch(
    /^Demo .+Demo .+demo\..+Demo .+demo\./,
  )
  expect(details).not.toHaveProperty('gstin')
  expect(operatorOf(operator).invented).toBe(false)
})

test('production invents nothing, and names what is missing', () => {
  const { details, invented } = operatorOf({ ...production, OPERATOR_NAME: 'Neem' })
  expect([details, invented]).toEqual([{ name: 'Neem' }, false])
  const [notice = ''] = missingOperatorDetails({ details, invented })
  expect(notice.match(/[A-Z]+_[A-Z]+/g)).toEqual([
    'OPERATOR_ADDRESS',
    'OPERATOR_EMAIL',
    'OPERATOR_PHONE',
    'GRIEVANCE_OFFICER',
    'GRIEVANCE_EMAIL',
  ])
  expect(missingOperatorDetails(operatorOf({ ...production, ...operator }))).toEqual([])
})

test.each([
  ['OPERATOR_EMAIL', 'nobody'],
  ['GRIEVANCE_EMAIL', 'a@b'],
  ['OPERATOR_PHONE', '12'],
  ['OPERATOR_GSTIN', '07AAAAA0000A1'],
  ['OPERATOR_CIN', 'U80300'],
])('%s is refused where it is %j', (name, value) => {
  const result = readConfig({ ...production, ...operator, [name]: value }, '/srv/pravesh')
  expect('problems' in result ? result.problems : []).toEqual([expect.stringMatching(new RegExp(`^${name} is not`))])
})
