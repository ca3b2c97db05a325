import { type SubmitEvent, useRef } from 'react'
import { type Row, rowsOf, type Section, sectionIn, sectionOf, type Task } from '../../lib/form-tasks.ts'
import { Conflict } from '../parts/Conflict.tsx'
import { ErrorSummary } from '../parts/ErrorSummary.tsx'
import { SaveState } from '../parts/SaveState.tsx'
import { SendButton } from '../parts/SendButton.tsx'
import { faultsIn } from '../parts/use-send.ts'
import { useLanguage, useText } from '../shell/spoken.ts'
import { CopyFrom } from './CopyFrom.tsx'
import { Rows } from './fields/Rows.tsx'
import { TaskFields } from './fields/TaskFields.tsx'
import { useTask } from './saving/use-task.ts'
import { type LongRecord, sectionAddress, useSource } from './source.ts'
import { answerWords, fieldLabel, taskHint, taskTitle } from './words.ts'

/** One section of a long form. It saves itself; the button checks it and leads to the next. */
export function TaskPage({ task, record }: { task: Task; record: LongRecord }) {
  const text = useText<'longForm' | 'choices'>()
  const language = useLanguage()
  const source = useSource()
  const form = useRef<HTMLFormElement>(null)
  const held = (): Section => {
    const rows = form.current?.querySelectorAll('[data-row]').length ?? 0
    return form.current ? sectionIn(task, new FormData(form.current), rows) : sectionOf(task, record)
  }
  const saving = useTask(task, record, () => form.current?.checkValidity() ?? false, held)
  const { shown, state, errors, clash, resolve } = saving
  const hint = taskHint(task, text)
  const take = (section: Section) => {
    saving.redraw(section)
    saving.change(section)
  }
  const next = source.tasks[source.tasks.indexOf(task) + 1]
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const faults = faultsIn(event.currentTarget, text)
    saving.setErrors(faults)
    if (faults.length > 0) return
    saving.change(held())
    if (await saving.flush())
      location.assign(next ? sectionAddress(source, next.name) : sectionAddress(source, 'check'))
  }
  const words = (section: Section, at: number, name: string) => {
    const field = task.fields.find((one) => one.name === name)
    const row: Row | undefined = rowsOf(task, section)[at]
    return field && row ? answerWords(field, row, text, language, source) : ''
  }
  const differences = clash
    ? Array.from({ length: Math.max(...[clash.mine, clash.theirs].map((one) => rowsOf(task, one).length)) }, (_, at) =>
        task.fields
          .filter(({ name, kind }) => kind !== 'kept' && words(clash.mine, at, name) !== words(clash.theirs, at, name))
          .map((field) => ({
            name: `${at} ${field.name}`,
            label: task.kind === 'many' ? `${at + 1}. ${fieldLabel(field, text)}` : fieldLabel(field, text),
            mine: words(clash.mine, at, field.name),
            theirs: words(clash.theirs, at, field.name),
          })),
      ).flat()
    : []
  const parts = { task, section: shown.section, errors }
  return (
    <div className="long-form">
      <p>
        <a href={source.address}>{text('longForm.backToList')}</a>
      </p>
      <h2>{taskTitle(task, text)}</h2>
      {hint && <p className="soft">{hint}</p>}
      {resolve && <Conflict differences={differences} {...resolve} />}
      <CopyFrom task={task} onCopy={take} />
      <SaveState state={state} />
      <form
        key={shown.version}
        ref={form}
        className="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={() => saving.change(held())}
      >
        <ErrorSummary errors={errors} />
        {task.kind === 'many' ? <Rows {...parts} onRows={() => saving.change(held())} /> : <TaskFields {...parts} />}
        <p className="go">
          <SendButton busy={state?.kind === 'saving'}>{text('longForm.saveNext')}</SendButton>
        </p>
      </form>
    </div>
  )
}
