import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Task } from '../../../lib/application/form-tasks.ts'
import { type LongRecord, useSource } from '../source.ts'
import { createTaskSaver, type TaskForm } from './task-saver.ts'
import { useAccount } from './use-tabs.ts'

/**
 * One section that saves itself. Input is a draft based on the server's version of this section, so that a concurrent save of another
 * section, in any tab, is no conflict; one of the same section is, and both are displayed.
 */
export function useTask(task: Task, record: LongRecord, form: TaskForm) {
  const source = useSource()
  const account = useAccount()
  const latest = useRef({ form, source })
  useLayoutEffect(() => {
    latest.current = { form, source }
  })
  const [saver] = useState(() => createTaskSaver(task, record, account, () => latest.current))
  const state = useStore(saver.state)
  useEffect(() => saver.start(), [saver])
  useEffect(() => void saver.receive(record), [saver, record])
  return { ...saver, ...state }
}
