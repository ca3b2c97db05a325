import { expect, test, vi } from 'vitest'
import { type Section, stable } from '../../../lib/application/form-tasks.ts'
import { openTask, reduceTask, type ServerVersion, type TaskEvent, type TaskState } from './task-state.ts'

const section = (statement: string): Section => ({ statement })
const version = (statement: string, minute = 0): ServerVersion => ({
  section: section(statement),
  initialFields: section(`filled ${statement}`),
  updatedAt: `2026-11-28T10:${String(minute).padStart(2, '0')}:00.000Z`,
})
const draft = (text: string, baseVersion: string | null) => ({
  values: section(text),
  madeOf: baseVersion,
  at: 0,
  takeOwnership: vi.fn(),
  drop: vi.fn(),
})
/** The state after these events, and the last command. */
function run(state: TaskState, ...events: TaskEvent[]) {
  let result: ReturnType<typeof reduceTask> = { state }
  for (const event of events) result = reduceTask(result.state, event)
  return result
}
const fresh = () => openTask(version('Old'), [])
const typed: TaskEvent = { type: 'typed', input: section('Mine') }

test('a section without a draft has the initial values in its fields', () => {
  expect(fresh()).toMatchObject({
    baseVersion: stable(section('Old')),
    input: undefined,
    conflict: undefined,
    saveState: undefined,
    fields: { section: section('filled Old'), version: 0 },
  })
})

test('a draft of the current version goes on; one of an older version waits for a decision', () => {
  const current = openTask(version('Old'), [draft('Mine', stable(section('Old')))])
  expect(current).toMatchObject({ input: section('Mine'), conflict: undefined, saveState: { kind: 'kept here' } })
  const older = openTask(version('New'), [draft('Mine', stable(section('Old')))])
  expect(older.conflict).toEqual({ mine: section('Mine'), theirs: section('New') })
  expect([older.saveState, older.baseVersion]).toEqual([{ kind: 'stopped' }, stable(section('Old'))])
})

test('a save makes its version the base of later input, and typing on is no conflict', () => {
  const { state } = run(fresh(), typed, { type: 'saved', server: version('Mine', 1) }, { type: 'inputDropped' })
  expect(state).toMatchObject({ baseVersion: stable(section('Mine')), input: undefined, conflict: undefined })
})

test('a rejected save is a conflict only where this section was written', () => {
  const sent = section('Mine')
  const other = run(fresh(), typed, { type: 'rejected', server: version('Old', 1), sent }).state
  expect([other.conflict, other.server.updatedAt]).toEqual([undefined, version('Old', 1).updatedAt])
  const same = run(fresh(), typed, { type: 'rejected', server: version('Theirs', 1), sent }).state
  expect(same.conflict).toEqual({ mine: sent, theirs: section('Theirs') })
  expect(same.baseVersion).toBe(stable(section('Old')))
  expect(run(same, { type: 'typed', input: section('Mine, and more') }).state.conflict?.mine).toEqual(
    section('Mine, and more'),
  )
})

test('a record from elsewhere fills fields without input, and is asked about where there is another input', () => {
  const received: TaskEvent = { type: 'received', server: version('Theirs', 1) }
  const untouched = run(fresh(), received)
  expect(untouched.command).toEqual({ type: 'reset' })
  expect(untouched.state).toMatchObject({
    baseVersion: stable(section('Theirs')),
    fields: { section: section('filled Theirs'), version: 1 },
  })
  const differing = run(fresh(), typed, received)
  expect(differing.command).toEqual({ type: 'pause' })
  expect(differing.state.conflict).toEqual({ mine: section('Mine'), theirs: section('Theirs') })
  expect(differing.state.fields.version).toBe(0)
})

test('a record with the same input discards it and leaves the fields; an older record changes nothing', () => {
  const typedState = run(fresh(), typed).state
  const same = run(typedState, { type: 'received', server: version('Mine', 1) })
  expect(same.command).toEqual({ type: 'reset' })
  expect(same.state).toMatchObject({ input: undefined, fields: { version: 0 } })
  expect(run(typedState, { type: 'received', server: version('Theirs', 0) })).toEqual({ state: typedState })
})

test('a decision about the server’s version sends mine on its base, or fills the fields with theirs', () => {
  const { state } = run(fresh(), typed, { type: 'received', server: version('Theirs', 1) })
  const mine = run(state, { type: 'mineChosen', values: section('Mine, typed on') })
  expect(mine.command).toEqual({ type: 'resume', values: section('Mine, typed on') })
  expect(mine.state).toMatchObject({ baseVersion: stable(section('Theirs')), conflict: undefined })
  const theirs = run(state, { type: 'theirsChosen' })
  expect(theirs.command).toEqual({ type: 'reset' })
  expect(theirs.state).toMatchObject({
    input: undefined,
    conflict: undefined,
    saveState: undefined,
    fields: { section: section('filled Theirs'), version: 1 },
  })
})

test('of two drafts one is chosen first, then the server’s version is asked about', () => {
  const base = stable(section('Old'))
  const opened = openTask(version('New', 1), [draft('Mine', base), draft('Of a tab', base)])
  expect(opened.conflict).toMatchObject({ mine: section('Mine'), theirs: section('Of a tab') })
  const chosen = run(opened, { type: 'theirsChosen' })
  expect(chosen.command).toEqual({ type: 'change', values: section('Of a tab') })
  expect(chosen.state).toMatchObject({
    drafts: [],
    baseVersion: base,
    conflict: { mine: section('Of a tab'), theirs: section('New') },
    fields: { section: section('Of a tab'), version: 1 },
  })
  // A record that arrives before the decision about drafts does not replace it.
  const received = run(opened, { type: 'received', server: version('Newer', 2) })
  expect([received.command, received.state.conflict?.theirs]).toEqual([undefined, section('Of a tab')])
})

test('errors, save state and filled fields are as they were last said', () => {
  const { state } = run(
    fresh(),
    { type: 'fieldsFilled', section: section('Copied') },
    { type: 'errorsFound', errors: [{ field: 'statement', message: 'Too long' }] },
    { type: 'saveStateChanged', saveState: { kind: 'held' } },
  )
  expect(state).toMatchObject({
    fields: { section: section('Copied'), version: 1 },
    errors: [{ field: 'statement', message: 'Too long' }],
    saveState: { kind: 'held' },
  })
})
