import { ApiError } from '@pravesh/contract/errors'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { touch } from '../../../api/cache.ts'
import { isEmptySection, type Section, sectionOf, stable, type Task } from '../../../lib/application/form-tasks.ts'
import { autosave, type SaveState } from '../../../lib/family/autosave.ts'
import { draftOf } from '../../../lib/family/draft.ts'
import type { FieldIssue } from '../../parts/sending/ErrorSummary.tsx'
import { isSection } from '../labels.ts'
import { isNewer, isRecord, type LongRecord, useSource } from '../source.ts'
import { findConflict, type SaveConflict, unsent } from './conflict.ts'
import { putNewer, useAccount } from './use-tabs.ts'

type Form = {
  /** Whether it can be sent as it is. */
  isWhole: () => boolean
  /** The current values of the fields. */
  currentSection: () => Section
  /** A server error as text. */
  toMessage: (issue: FieldIssue) => FieldIssue
}

/**
 * One section that saves itself. Input is a draft based on the server's version of this section, so that a concurrent save of another
 * section, in any tab, is no conflict; one of the same section is, and both are displayed.
 */
export function useTask(task: Task, record: LongRecord, form: Form) {
  const source = useSource()
  const account = useAccount()
  const [draft] = useState(() => draftOf(account, `${source.key}:${task.name}`, isSection))
  const [initialState] = useState(() => {
    const server = sectionOf(task, record)
    const [mine, ...others] = unsent(draft.all(), server)
    mine?.takeOwnership()
    return { server, mine, others, clash: mine && findConflict(mine, others, server) }
  })
  /** Values of fields without input. */
  const untouched = (server: Section): Section =>
    isEmptySection(task, server) ? (source.prefill?.[task.name] ?? server) : server
  const [visibleSection, setVisibleSection] = useState({
    section: initialState.mine?.values ?? untouched(initialState.server),
    version: 0,
  })
  const [conflict, setConflict] = useState(initialState.clash)
  const [state, setState] = useState<SaveState | undefined>(
    initialState.mine && { kind: initialState.clash ? 'stopped' : 'kept here' },
  )
  const [errors, setErrors] = useState<readonly FieldIssue[]>([])
  const now = useRef({
    form,
    wrong: errors,
    /** The server's version of this section, and its record. */
    server: initialState.server,
    updatedAt: record.updatedAt,
    /** The version at the start of typing; differs from `server` until the person has decided. */
    madeOf: initialState.mine ? initialState.mine.madeOf : stable(initialState.server),
    /** Input that is not confirmed by the server. */
    typed: initialState.mine?.values,
    others: initialState.others,
  })
  Object.assign(now.current, { form, wrong: errors })
  const redraw = (section: Section) => setVisibleSection(({ version }) => ({ section, version: version + 1 }))
  /** The input here is based on the server's current version. */
  function settle() {
    now.current.madeOf = stable(now.current.server)
    const { typed: inputs, madeOf: baseVersion } = now.current
    if (inputs) draft.write(inputs, baseVersion)
  }
  function learn(next: LongRecord) {
    now.current.server = sectionOf(task, next)
    now.current.updatedAt = next.updatedAt
  }
  async function send(section: Section, leaving: boolean): Promise<'saved' | 'held' | 'stop'> {
    if (!now.current.form.isWhole()) return 'held'
    try {
      adopt(await source.save(section, now.current.updatedAt, leaving))
      setErrors([])
      return 'saved'
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'INVALID') {
        now.current.wrong = error.errors.map(now.current.form.toMessage)
        setErrors(now.current.wrong)
        return 'held'
      }
      if (error.code !== 'CONFLICT' || !isRecord(error.record)) throw error
      const theirs = sectionOf(task, error.record)
      // It had arrived, and only the answer was lost.
      if (stable(theirs) === stable(section)) {
        adopt(error.record)
        return 'saved'
      }
      learn(error.record)
      // Another section was written: this one is as it was.
      if (stable(theirs) === now.current.madeOf) return send(section, leaving)
      // The draft stays based on the older version until the person has decided: also after a reload.
      setConflict({ mine: now.current.typed ?? section, theirs })
      return 'stop'
    }
  }
  function adopt(next: LongRecord) {
    learn(next)
    settle()
    putNewer(source, next)
    touch('dashboard')
  }
  const current = useRef(send)
  current.current = send
  const [saver] = useState(() =>
    autosave<Section>({
      send: (section, leaving) => current.current(section, leaving),
      store(section) {
        now.current.typed = section
        setConflict((open) => open && { ...open, mine: section })
        return draft.write(section, now.current.madeOf)
      },
      drop() {
        now.current.typed = undefined
        draft.clear()
      },
      onState: setState,
    }),
  )
  useEffect(() => {
    // A draft of an earlier visit goes on its way without another key, unless the person has to decide first.
    if (initialState.clash) saver.pause()
    else if (initialState.mine) saver.change(initialState.mine.values)
    return () => saver.stop()
  }, [saver, initialState])

  /** A record that another tab has written, or that was read again. */
  async function applyRecord(next: LongRecord) {
    // Pending requests of this tab may be the cause of the change.
    await saver.idle()
    if (!isNewer(next.updatedAt, now.current.updatedAt)) return
    const before = stable(now.current.server)
    learn(next)
    const { server, typed: inputs } = now.current
    if (stable(server) === before) return
    const open = conflictRef.current
    if (open?.foundDraft) return
    if (inputs && stable(inputs) !== stable(server)) {
      saver.pause()
      return setConflict({ mine: inputs, theirs: server })
    }
    discard()
    // With the same input it is already in the fields.
    if (!inputs) redraw(untouched(server))
  }
  const conflictRef = useRef<SaveConflict>(undefined)
  conflictRef.current = conflict
  const takeRecord = useEffectEvent((next: LongRecord) => void applyRecord(next))
  useEffect(() => takeRecord(record), [record])

  /** The server's version remains, and no request is pending. */
  function discard() {
    setConflict(undefined)
    saver.reset()
    settle()
    setState(undefined)
  }
  /** The person has decided for `values`, in the fields or as a draft: next is another decision, or the request. */
  function decided(values: Section, baseVersion: string | null) {
    const next = findConflict({ values, madeOf: baseVersion }, now.current.others, now.current.server)
    now.current.madeOf = baseVersion
    setConflict(next)
    if (next) saver.change(values)
    else saver.resume(values)
  }
  const resolve = conflict && {
    onMine() {
      // The current values of the fields: typing may have continued.
      if (!conflict.foundDraft) return decided(now.current.form.currentSection(), stable(now.current.server))
      conflict.foundDraft.drop()
      now.current.others = now.current.others.slice(1)
      decided(now.current.form.currentSection(), now.current.madeOf)
    },
    onTheirs() {
      if (!conflict.foundDraft) {
        discard()
        return redraw(untouched(now.current.server))
      }
      draft.clear()
      conflict.foundDraft.takeOwnership()
      now.current.others = now.current.others.slice(1)
      redraw(conflict.theirs)
      decided(conflict.theirs, conflict.foundDraft.madeOf)
    },
  }
  /** Sends the current values of the fields at once. Returns the errors if they are not saved. */
  async function saveNow(): Promise<readonly FieldIssue[] | undefined> {
    now.current.wrong = []
    saver.change(now.current.form.currentSection())
    return (await saver.flush()) ? undefined : now.current.wrong
  }
  return {
    shown: visibleSection,
    state,
    errors,
    setErrors,
    clash: conflict,
    resolve,
    change: saver.change,
    saveNow,
    redraw,
  }
}
