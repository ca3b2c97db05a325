import { ApiError } from '@pravesh/contract/errors'
import { atom } from 'nanostores'
import { touch } from '../../../api/cache.ts'
import {
  isEmptySection,
  type Section,
  sectionOf,
  stable,
  type Task,
  withoutSensitive,
  withSensitive,
} from '../../../lib/application/form-tasks.ts'
import { autosave } from '../../../lib/family/autosave.ts'
import { draftOf } from '../../../lib/family/draft.ts'
import type { FieldIssue } from '../../parts/sending/ErrorSummary.tsx'
import { isSection } from '../labels.ts'
import { isRecord, type LongRecord, type Source } from '../source.ts'
import { unsent } from './conflict.ts'
import { openTask, reduceTask, type ServerVersion, type TaskEvent } from './task-state.ts'
import { putNewer } from './use-tabs.ts'

export type TaskForm = {
  /** Whether it can be sent as it is. */
  isWhole: () => boolean
  /** The current values of the fields. */
  currentSection: () => Section
  /** A server error as text. */
  toMessage: (issue: FieldIssue) => FieldIssue
}
/** Parts of the latest render: requests that were begun earlier use them too. */
type Latest = { form: TaskForm; source: Source }

/** Carries out the transitions of one section: its state, its draft in this browser and its requests. */
export function createTaskSaver(task: Task, record: LongRecord, account: string, latest: () => Latest) {
  const versionOf = (next: LongRecord): ServerVersion => {
    const section = sectionOf(task, next)
    const prefilled = isEmptySection(task, section) ? latest().source.prefill?.[task.name] : undefined
    return { section, initialFields: prefilled ?? section, updatedAt: next.updatedAt }
  }
  const stored = draftOf(account, `${latest().source.key}:${task.name}`, isSection)
  const draft = {
    ...stored,
    write: (section: Section, baseVersion: string | null) => stored.write(withoutSensitive(task, section), baseVersion),
  }
  const server = versionOf(record)
  const drafts = stored.all().map((each) => ({ ...each, values: withSensitive(task, each.values, server.section) }))
  const found = unsent(drafts, server.section)
  found[0]?.takeOwnership()
  const opened = openTask(server, found)
  const state = atom(opened)
  function dispatch(event: TaskEvent): void {
    const { state: next, command } = reduceTask(state.get(), event)
    state.set(next)
    if (!command) return
    if ('values' in command) saver[command.type](command.values)
    else saver[command.type]()
  }
  /** The server has this version: input that was typed meanwhile is based on it. */
  function adopt(next: LongRecord): 'saved' {
    dispatch({ type: 'saved', server: versionOf(next) })
    const { input, baseVersion } = state.get()
    if (input) draft.write(input, baseVersion)
    putNewer(latest().source, next)
    touch('dashboard')
    return 'saved'
  }
  async function send(section: Section, leaving: boolean): Promise<'saved' | 'held' | 'stop'> {
    const { form, source } = latest()
    if (!form.isWhole()) return 'held'
    try {
      adopt(await source.save(section, state.get().server.updatedAt, leaving))
      dispatch({ type: 'errorsFound', errors: [] })
      return 'saved'
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'INVALID') {
        dispatch({ type: 'errorsFound', errors: error.errors.map(latest().form.toMessage) })
        return 'held'
      }
      if (error.code !== 'CONFLICT' || !isRecord(error.record)) throw error
      const theirs = versionOf(error.record)
      // It had arrived, and only the answer was lost.
      if (stable(theirs.section) === stable(section)) return adopt(error.record)
      dispatch({ type: 'rejected', server: theirs, sent: section })
      return state.get().conflict ? 'stop' : send(section, leaving)
    }
  }
  const saver = autosave<Section>({
    send,
    store(input) {
      dispatch({ type: 'typed', input })
      return draft.write(input, state.get().baseVersion)
    },
    drop() {
      dispatch({ type: 'inputDropped' })
      draft.clear()
    },
    onState: (saveState) => dispatch({ type: 'saveStateChanged', saveState }),
  })
  return {
    state,
    change: saver.change,
    setErrors: (errors: readonly FieldIssue[]) => dispatch({ type: 'errorsFound', errors }),
    /** Fills the fields with values that are not typed. */
    fill: (section: Section) => dispatch({ type: 'fieldsFilled', section }),
    /** A draft of an earlier visit is sent without another key, unless the person has to decide first. Returns how to stop. */
    start() {
      if (opened.conflict) saver.pause()
      else if (opened.input) saver.change(opened.input)
      return saver.stop
    },
    async receive(next: LongRecord): Promise<void> {
      // Pending requests of this tab may be the cause of the change.
      await saver.idle()
      dispatch({ type: 'received', server: versionOf(next) })
    },
    resolve: {
      onMine() {
        state.get().conflict?.foundDraft?.drop()
        // The current values of the fields: typing may have continued.
        dispatch({ type: 'mineChosen', values: latest().form.currentSection() })
      },
      onTheirs() {
        const foundDraft = state.get().conflict?.foundDraft
        if (foundDraft) {
          draft.clear()
          foundDraft.takeOwnership()
        }
        dispatch({ type: 'theirsChosen' })
      },
    },
    /** Sends the current values of the fields at once. Returns the errors if they are not saved. */
    async saveNow(): Promise<readonly FieldIssue[] | undefined> {
      dispatch({ type: 'errorsFound', errors: [] })
      saver.change(latest().form.currentSection())
      return (await saver.flush()) ? undefined : state.get().errors
    },
  }
}
