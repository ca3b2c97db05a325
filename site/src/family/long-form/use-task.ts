import { useStore } from '@nanostores/react'
import { ApiError } from '@pravesh/contract/errors'
import { useEffect, useRef, useState } from 'react'
import { touch } from '../../api/cache.ts'
import { autosave, type SaveState } from '../../lib/autosave.ts'
import { draftOf } from '../../lib/draft.ts'
import { type Section, sectionOf, stable, type Task } from '../../lib/form-tasks.ts'
import { user } from '../../stores/session.ts'
import type { Wrong } from '../parts/ErrorSummary.tsx'
import { type LongRecord, useSource } from './source.ts'
import { isSection } from './words.ts'

/** The same section, written here and elsewhere. */
export type Clash = { mine: Section; theirs: Section }
const isRecord = (record: Record<string, unknown> | undefined): record is LongRecord =>
  record !== undefined && 'completeness' in record

/**
 * One section that saves itself. What is typed is a draft of what the server has of this section, so that another section that is saved
 * meanwhile, in whichever tab, is no conflict; the same one is, and both are shown. `isWhole` says whether it can be sent as it is.
 */
export function useTask(task: Task, record: LongRecord, isWhole: () => boolean, held: () => Section) {
  const source = useSource()
  const who = useStore(user)
  const [draft] = useState(() =>
    draftOf(`${who?.student_type}:${who?.username}`, `${source.key}:${task.name}`, isSection),
  )
  const now = useRef({ base: sectionOf(task, record), updatedAt: record.updatedAt, isWhole })
  now.current.isWhole = isWhole
  const baseText = () => stable(now.current.base)
  const [kept] = useState(() => draft.read())
  const differs = kept !== undefined && stable(kept.values) !== baseText()
  const [shown, setShown] = useState({ section: differs ? kept.values : now.current.base, version: 0 })
  const [clash, setClash] = useState<Clash | undefined>(() =>
    differs && kept.madeOf !== baseText() ? { mine: kept.values, theirs: now.current.base } : undefined,
  )
  const [state, setState] = useState<SaveState | undefined>(differs && !clash ? { kind: 'kept here' } : undefined)
  const [errors, setErrors] = useState<readonly Wrong[]>([])

  function adopt(next: LongRecord) {
    now.current = { ...now.current, base: sectionOf(task, next), updatedAt: next.updatedAt }
    source.cell.put(next)
    // What was typed while this was on its way is a draft of what the server has now.
    const later = draft.read()
    if (later) draft.write(later.values, baseText())
  }
  async function send(section: Section): Promise<'saved' | 'held' | 'stop'> {
    if (!now.current.isWhole()) return 'held'
    try {
      adopt(await source.save(section, now.current.updatedAt))
      touch('dashboard')
      setErrors([])
      return 'saved'
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'INVALID') {
        setErrors(error.errors)
        return 'held'
      }
      if (error.code !== 'CONFLICT' || !isRecord(error.record)) throw error
      const theirs = sectionOf(task, error.record)
      const before = baseText()
      now.current.updatedAt = error.record.updatedAt
      // It had arrived, and only the answer was lost.
      if (stable(theirs) === stable(section)) {
        adopt(error.record)
        return 'saved'
      }
      // Another section was written: this one is as it was.
      if (stable(theirs) === before) return send(section)
      // The draft stays one of what was there before until the person has decided: also after a reload.
      setClash({ mine: section, theirs })
      return 'stop'
    }
  }
  const current = useRef(send)
  current.current = send
  const [saver] = useState(() =>
    autosave<Section>({
      send: (section) => current.current(section),
      keep: (section) => draft.write(section, stable(now.current.base)),
      // Another tab may have written a draft of its own since: that one stays.
      drop: (sent) => {
        const there = draft.read()
        if (there && stable(there.values) === stable(sent)) draft.clear()
      },
      clear: draft.clear,
      tell: setState,
    }),
  )
  useEffect(() => {
    // A draft of an earlier visit goes on its way without another key, unless the person has to decide first.
    if (differs && clash) saver.pause()
    else if (differs) saver.change(kept.values)
    // It reached the server, and the page was closed before it was dropped.
    else if (kept) draft.clear()
    return () => saver.stop()
  }, [saver])

  const redraw = (section: Section) => setShown(({ version }) => ({ section, version: version + 1 }))
  const resolve = clash && {
    onMine() {
      setClash(undefined)
      now.current.base = clash.theirs
      // As it stands in the fields now: somebody may have typed on meanwhile.
      saver.resume(held())
    },
    onTheirs() {
      setClash(undefined)
      now.current.base = clash.theirs
      saver.forget()
      setState(undefined)
      redraw(clash.theirs)
    },
  }
  return { shown, state, errors, setErrors, clash, resolve, change: saver.change, flush: saver.flush, redraw }
}
