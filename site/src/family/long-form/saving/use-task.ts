import { ApiError } from '@pravesh/contract/errors'
import { useEffect, useRef, useState } from 'react'
import { touch } from '../../../api/cache.ts'
import { autosave, type SaveState } from '../../../lib/autosave.ts'
import { draftOf } from '../../../lib/draft.ts'
import { isEmptySection, type Section, sectionOf, stable, type Task } from '../../../lib/form-tasks.ts'
import type { Wrong } from '../../parts/ErrorSummary.tsx'
import { isNewer, isRecord, type LongRecord, useSource } from '../source.ts'
import { isSection } from '../words.ts'
import { type Clash, clashOf, unsent } from './clash.ts'
import { putNewer, useAccount } from './use-tabs.ts'

type Form = {
  /** Whether it can be sent as it is. */
  isWhole: () => boolean
  /** What stands in the fields. */
  held: () => Section
  /** What the server finds wrong, as a person reads it. */
  inWords: (wrong: Wrong) => Wrong
}

/**
 * One section that saves itself. What is typed is a draft of what the server has of this section, so that another section that is saved
 * meanwhile, in whichever tab, is no conflict; the same one is, and both are shown.
 */
export function useTask(task: Task, record: LongRecord, form: Form) {
  const source = useSource()
  const account = useAccount()
  const [draft] = useState(() => draftOf(account, `${source.key}:${task.name}`, isSection))
  const [begun] = useState(() => {
    const server = sectionOf(task, record)
    const [mine, ...others] = unsent(draft.all(), server)
    mine?.own()
    return { server, mine, others, clash: mine && clashOf(mine, others, server) }
  })
  /** What stands in fields that nobody has typed in. */
  const untouched = (server: Section): Section =>
    isEmptySection(task, server) ? (source.known?.[task.name] ?? server) : server
  const [shown, setShown] = useState({ section: begun.mine?.values ?? untouched(begun.server), version: 0 })
  const [clash, setClash] = useState(begun.clash)
  const [state, setState] = useState<SaveState | undefined>(
    begun.mine && { kind: begun.clash ? 'stopped' : 'kept here' },
  )
  const [errors, setErrors] = useState<readonly Wrong[]>([])
  const now = useRef({
    form,
    wrong: errors,
    /** What the server has of this section, and of which record. */
    server: begun.server,
    updatedAt: record.updatedAt,
    /** What was there when somebody began to type; another than `server` until the person has decided. */
    madeOf: begun.mine ? begun.mine.madeOf : stable(begun.server),
    /** What was typed and is not known to have arrived. */
    typed: begun.mine?.values,
    others: begun.others,
  })
  Object.assign(now.current, { form, wrong: errors })
  const redraw = (section: Section) => setShown(({ version }) => ({ section, version: version + 1 }))
  /** What is typed here is of what the server has now. */
  function settle() {
    now.current.madeOf = stable(now.current.server)
    const { typed, madeOf } = now.current
    if (typed) draft.write(typed, madeOf)
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
        now.current.wrong = error.errors.map(now.current.form.inWords)
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
      // The draft stays one of what was there before until the person has decided: also after a reload.
      setClash({ mine: now.current.typed ?? section, theirs })
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
      keep(section) {
        now.current.typed = section
        setClash((open) => open && { ...open, mine: section })
        return draft.write(section, now.current.madeOf)
      },
      drop() {
        now.current.typed = undefined
        draft.clear()
      },
      tell: setState,
    }),
  )
  useEffect(() => {
    // A draft of an earlier visit goes on its way without another key, unless the person has to decide first.
    if (begun.clash) saver.pause()
    else if (begun.mine) saver.change(begun.mine.values)
    return () => saver.stop()
  }, [saver])

  /** A record that another tab has written, or that was read again. */
  async function take(next: LongRecord) {
    // What is on its way from here may be what was written.
    await saver.idle()
    if (!isNewer(next.updatedAt, now.current.updatedAt)) return
    const before = stable(now.current.server)
    learn(next)
    const { server, typed } = now.current
    if (stable(server) === before) return
    const open = clashNow.current
    if (open?.kept) return
    if (typed && stable(typed) !== stable(server)) {
      saver.pause()
      return setClash({ mine: typed, theirs: server })
    }
    giveUp()
    // Where the same was typed it stands there already.
    if (!typed) redraw(untouched(server))
  }
  const clashNow = useRef<Clash>(undefined)
  clashNow.current = clash
  useEffect(() => void take(record), [record])

  /** What the server has stands, and nothing is on its way there. */
  function giveUp() {
    setClash(undefined)
    saver.forget()
    settle()
    setState(undefined)
  }
  /** The person has decided for `values`, in the fields or drawn there: now the next thing to decide, or the way to the server. */
  function decided(values: Section, madeOf: string | null) {
    const next = clashOf({ values, madeOf }, now.current.others, now.current.server)
    now.current.madeOf = madeOf
    setClash(next)
    if (next) saver.change(values)
    else saver.resume(values)
  }
  const resolve = clash && {
    onMine() {
      // As it stands in the fields now: somebody may have typed on meanwhile.
      if (!clash.kept) return decided(now.current.form.held(), stable(now.current.server))
      clash.kept.drop()
      now.current.others = now.current.others.slice(1)
      decided(now.current.form.held(), now.current.madeOf)
    },
    onTheirs() {
      if (!clash.kept) {
        giveUp()
        return redraw(untouched(now.current.server))
      }
      draft.clear()
      clash.kept.own()
      now.current.others = now.current.others.slice(1)
      redraw(clash.theirs)
      decided(clash.theirs, clash.kept.madeOf)
    },
  }
  /** Sends at once what stands in the fields. Answers what is wrong where it is not saved then. */
  async function saveNow(): Promise<readonly Wrong[] | undefined> {
    now.current.wrong = []
    saver.change(now.current.form.held())
    return (await saver.flush()) ? undefined : now.current.wrong
  }
  return { shown, state, errors, setErrors, clash, resolve, change: saver.change, saveNow, redraw }
}
