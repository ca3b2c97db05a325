import { expect, test } from 'vitest'
import { OperatorError } from '../../platform/db/operator-error.ts'
import { measuredDatabasesOf } from './databases/measured-database.ts'
import { readOptions } from './options.ts'

test('options are read, with what holds where they are not given', () => {
  expect(readOptions([])).toEqual({ seconds: 3, only: [], pages: 3_000, rows: 20_000 })
  const args = ['--seconds', '.5', '--only', 'Kept page, record', '--database', 'embedded', '--against', '../before']
  expect(readOptions(args)).toEqual({
    seconds: 0.5,
    only: ['kept page', 'record'],
    database: 'embedded',
    pages: 3_000,
    rows: 20_000,
    against: '../before',
  })
  expect(readOptions(['--help'])).toBeUndefined()
})

test.each([['--seconds', '0'], ['--seconds', '1s'], ['--rows', '-5'], ['--database', 'sqlite'], ['--fast'], ['more']])(
  '%s %s is refused, with the usage',
  (...args) => {
    expect(() => readOptions(args)).toThrow(OperatorError)
    expect(() => readOptions(args)).toThrow(/npm run bench/)
  },
)

test('the databases are those that the environment names, or one of each kind', () => {
  const findPlaces = (environment: NodeJS.ProcessEnv, args: string[] = []) =>
    measuredDatabasesOf({
      options: readOptions(args) ?? expect.fail('No options'),
      environment,
      scratch: { folder: '/nowhere', ends: [] },
      log: () => undefined,
    }).length
  const [DATABASE_URL, DATA_DIR] = ['postgres://localhost/bench', '/data']
  expect([
    findPlaces({}),
    findPlaces({ DATABASE_URL }),
    findPlaces({ DATA_DIR }),
    findPlaces({ DATABASE_URL, DATA_DIR }),
  ]).toEqual([2, 1, 1, 2])
  expect(findPlaces({ DATABASE_URL, DATA_DIR }, ['--database', 'embedded'])).toBe(1)
  expect(() => findPlaces({ DATABASE_URL }, ['--database', 'embedded'])).toThrow('Set DATA_DIR, or neither of the two.')
})

test('a database that is named is opened as it is; an embedded one has a copy for the other checkout', async () => {
  const open = (environment: NodeJS.ProcessEnv, args: string[]) => {
    const options = readOptions(args) ?? expect.fail('No options')
    return measuredDatabasesOf({
      options,
      environment,
      scratch: { folder: '/scratch', ends: [] },
      log: expect.fail,
    })[0]?.()
  }
  const DATABASE_URL = 'postgres://localhost/bench'
  expect(await open({ DATABASE_URL, DATA_DIR: '/data' }, ['--against-database', `${DATABASE_URL}_before`])).toEqual({
    name: 'PostgreSQL',
    environment: { DATABASE_URL, DATA_DIR: '/scratch/files' },
    otherEnvironment: { DATABASE_URL: `${DATABASE_URL}_before`, DATA_DIR: '/scratch/other-files' },
    bareStatement: { kind: 'postgres', url: DATABASE_URL },
  })
  const DATA_DIR = '/data'
  await expect(open({ DATA_DIR }, ['--against', '../before'])).rejects.toThrow(/name a copy/)
  expect(await open({ DATA_DIR }, ['--against', '../before', '--against-data', '/copy'])).toMatchObject({
    environment: { DATA_DIR },
    otherEnvironment: { DATA_DIR: '/copy' },
    bareStatement: { kind: 'directory', path: '/scratch/bare' },
  })
})
