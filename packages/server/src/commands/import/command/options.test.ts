import { expect, test } from 'vitest'
import { presets } from '../presets/all.ts'
import { readOptions, usage } from './options.ts'

const read = (...args: string[]) => readOptions(args, presets)

test('reads the command line', () => {
  expect(
    read('schools', '/data/list.csv.gz', '--map', 'name=School Name', '--map', 'state=State', '--dry-run'),
  ).toMatchObject({
    kind: 'school',
    file: '/data/list.csv.gz',
    map: { name: 'School Name', state: 'State' },
    dryRun: true,
    rejects: 'list.csv.gz.rejects.csv',
    resumption: 'either',
    batch: 1000,
  })
  expect(read('colleges', 'a.csv', '--preset', 'aishe-export', '--restart')).toMatchObject({
    preset: { name: 'aishe-export' },
    resumption: 'restart',
  })
  expect(read()).toBeUndefined()
  expect(read('--help')).toBeUndefined()
})

test('refuses in one sentence', () => {
  expect(() => read('exams', 'a.csv')).toThrow('Say what to import: schools or colleges, not “exams”.')
  expect(() => read('schools')).toThrow('Name the file to import')
  expect(() => read('schools', 'a.csv', 'b.csv')).toThrow('One file at a time')
  expect(() => read('schools', 'a.csv', '--preset', 'x')).toThrow('There is no preset x; there are cbse-directory')
  expect(() => read('schools', 'a.csv', '--map', 'nome=X')).toThrow('--map nome=X: write field=value')
  expect(() => read('schools', 'a.csv', '--resume', '--restart')).toThrow('Either --resume or --restart')
  expect(() => read('schools', 'a.csv', '--batch', '0')).toThrow('--batch')
  expect(() => read('schools', 'a.csv', '--as-of', 'soon')).toThrow('--as-of')
  expect(() => read('schools', 'a.csv', '--unknown')).toThrow("Unknown option '--unknown'")
})

test('the help names every preset', () => {
  for (const { name } of presets) expect(usage(presets)).toContain(name)
})
