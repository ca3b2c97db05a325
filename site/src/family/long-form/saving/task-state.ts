import { type Section, stable } from '../../../lib/application/form-tasks.ts'
import type { SaveState } from '../../../lib/family/autosave.ts'
import type { FoundDraft } from '../../../lib/family/draft.ts'
import type { FieldIssue } from '../../parts/sending/ErrorSummary.tsx'
import { isNewer } from '../source.ts'
import { findConflict, type SaveConflict } from './conflict.ts'

/** The server's version of a section. `initialFields` are the values of its fields without input. */
export type ServerVersion = { section: Section; initialFields: Section; updatedAt: string | null }
export type TaskState = {
  server: ServerVersion
  /** The server's version at the start of typing; differs from `server` until the person has decided. */
  baseVersion: string | null
  /** Input that is not confirmed by the server. */
  input: Section | undefined
  /** Drafts of other tabs that the person has not decided about. */
  drafts: readonly FoundDraft<Section>[]
  conflict: SaveConflict | undefined
  /** What the fields were last filled with; each `version` is a new form. */
  fields: { section: Section; version: number }
  saveState: SaveState | undefined
  errors: readonly FieldIssue[]
}
export type TaskEvent =
  | { type: 'typed'; input: Section }
  /** The input has reached the server, or was discarded. */
  | { type: 'inputDropped' }
  | { type: 'saved'; server: ServerVersion }
  /** `sent` was not saved: the record was written elsewhere. */
  | { type: 'rejected'; server: ServerVersion; sent: Section }
  /** Another tab has written the record, or it was read again. */
  | { type: 'received'; server: ServerVersion }
  /** The person has decided, for the values of the fields or for those from elsewhere. */
  | { type: 'mineChosen'; values: Section }
  | { type: 'theirsChosen' }
  | { type: 'fieldsFilled'; section: Section }
  | { type: 'errorsFound'; errors: readonly FieldIssue[] }
  | { type: 'saveStateChanged'; saveState: SaveState }

/** Next action of the autosave: `pause` until the person decides, `reset` for discarded input, or these values. */
type SaveCommand = { type: 'pause' | 'reset' } | { type: 'change' | 'resume'; values: Section }
type Transition = { state: TaskState; command?: SaveCommand }

/** The state of a section that is opened, with the drafts of earlier visits. */
export function openTask(server: ServerVersion, found: readonly FoundDraft<Section>[]): TaskState {
  const [mine, ...drafts] = found
  const conflict = mine && findConflict(mine, drafts, server.section)
  return {
    server,
    baseVersion: mine ? mine.madeOf : stable(server.section),
    input: mine?.values,
    drafts,
    conflict,
    fields: { section: mine?.values ?? server.initialFields, version: 0 },
    saveState: mine && { kind: conflict ? 'stopped' : 'kept here' },
    errors: [],
  }
}

/** The state after an event, and the action of the autosave that follows. */
export function reduceTask(state: TaskState, event: TaskEvent): Transition {
  switch (event.type) {
    case 'typed': {
      const { input } = event
      return { state: { ...state, input, conflict: state.conflict && { ...state.conflict, mine: input } } }
    }
    case 'inputDropped':
      return { state: { ...state, input: undefined } }
    case 'saved':
      return { state: { ...state, server: event.server, baseVersion: stable(event.server.section) } }
    case 'rejected':
      return { state: reject(state, event.server, event.sent) }
    case 'received':
      return receive(state, event.server)
    case 'mineChosen':
      return chooseMine(state, event.values)
    case 'theirsChosen':
      return chooseTheirs(state)
    case 'fieldsFilled':
      return { state: fill(state, event.section) }
    case 'errorsFound':
      return { state: { ...state, errors: event.errors } }
    case 'saveStateChanged':
      return { state: { ...state, saveState: event.saveState } }
  }
}

const fill = (state: TaskState, section: Section): TaskState => ({
  ...state,
  fields: { section, version: state.fields.version + 1 },
})

function reject(state: TaskState, server: ServerVersion, sent: Section): TaskState {
  const next = { ...state, server }
  // Another section was written: this one is as it was.
  if (stable(server.section) === state.baseVersion) return next
  // The draft stays based on the older version until the person has decided: also after a reload.
  return { ...next, conflict: { mine: state.input ?? sent, theirs: server.section } }
}

function receive(state: TaskState, server: ServerVersion): Transition {
  if (!isNewer(server.updatedAt, state.server.updatedAt)) return { state }
  const next = { ...state, server }
  const { input, conflict } = state
  if (stable(server.section) === stable(state.server.section) || conflict?.foundDraft) return { state: next }
  if (input && stable(input) !== stable(server.section))
    return { state: { ...next, conflict: { mine: input, theirs: server.section } }, command: { type: 'pause' } }
  const discarded = discard(next)
  // With the same input it is already in the fields.
  return input ? discarded : { ...discarded, state: fill(discarded.state, server.initialFields) }
}

/** The server's version remains, and no request is pending. */
const discard = (state: TaskState): Transition => ({
  state: {
    ...state,
    baseVersion: stable(state.server.section),
    input: undefined,
    conflict: undefined,
    saveState: undefined,
  },
  command: { type: 'reset' },
})

function chooseMine(state: TaskState, values: Section): Transition {
  if (!state.conflict?.foundDraft) return decide(state, values, stable(state.server.section))
  return decide({ ...state, drafts: state.drafts.slice(1) }, values, state.baseVersion)
}

function chooseTheirs(state: TaskState): Transition {
  if (!state.conflict?.foundDraft) {
    const discarded = discard(state)
    return { ...discarded, state: fill(discarded.state, state.server.initialFields) }
  }
  const { theirs, foundDraft } = state.conflict
  return decide(fill({ ...state, drafts: state.drafts.slice(1) }, theirs), theirs, foundDraft.madeOf)
}

/** The person has decided for `values`: next is another decision, or the request. */
function decide(state: TaskState, values: Section, baseVersion: string | null): Transition {
  const conflict = findConflict({ values, madeOf: baseVersion }, state.drafts, state.server.section)
  return { state: { ...state, baseVersion, conflict }, command: { type: conflict ? 'change' : 'resume', values } }
}
