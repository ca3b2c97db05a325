import { type SubmitEvent, useRef, useState } from 'react'
import { isEmptySection, refusedIn, type Section, sectionIn, sectionOf, type Task } from '../../lib/form-tasks.ts'
import { arriving } from '../parts/arriving.ts'
import { Conflict } from '../parts/Conflict.tsx'
import { ErrorSummary, type Wrong } from '../parts/ErrorSummary.tsx'
import { SaveState } from '../parts/SaveState.tsx'
import { SendButton } from '../parts/SendButton.tsx'
import { useLanguage, useText } from '../shell/spoken.ts'
import { CopyFrom } from './CopyFrom.tsx'
import { NoCollege } from './fields/NoCollege.tsx'
import { Rows } from './fields/Rows.tsx'
import { atItsRow, faultsInRows, rowsDrawn } from './fields/row-faults.ts'
import { TaskFields } from './fields/TaskFields.tsx'
import { differencesIn } from './saving/differences.ts'
import { useTask } from './saving/use-task.ts'
import { type LongRecord, sectionAddress, useSource } from './source.ts'
import { faultWords, refusalWords, taskHint, taskTitle } from './words.ts'

/** One section of a long form. It saves itself; the button checks it and leads to the next. */
export function TaskPage({ task, record }: { task: Task; record: LongRecord }) {
  const text = useText<'longForm' | 'choices'>()
  const language = useLanguage()
  const source = useSource()
  const form = useRef<HTMLFormElement>(null)
  const held = (): Section =>
    form.current ? sectionIn(task, new FormData(form.current), rowsDrawn(form.current)) : sectionOf(task, record)
  const saving = useTask(task, record, {
    isWhole: () => form.current !== null && faultsInRows(task, form.current, text).length === 0,
    held,
    inWords: (wrong) => faultWords(task, form.current ? atItsRow(task, form.current, wrong) : wrong, text, language),
  })
  const { shown, state, errors, clash, resolve } = saving
  // It takes the focus, which it may after a try alone: what is found wrong while somebody types is told beside the field.
  const [summary, setSummary] = useState<readonly Wrong[]>([])
  const hint = taskHint(task, text)
  const take = (section: Section) => {
    saving.redraw(section)
    saving.change(section)
  }
  const next = source.tasks[source.tasks.indexOf(task) + 1]
  const nextAddress = sectionAddress(source, next?.name ?? 'check')
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const faults = faultsInRows(task, event.currentTarget, text)
    saving.setErrors(faults)
    setSummary(faults)
    if (faults.length > 0) return
    const refused = refusedIn(task, held()).map((name) => refusalWords(name, text))
    const wrong = await saving.saveNow()
    if (wrong === undefined && refused.length === 0) return location.assign(nextAddress)
    saving.setErrors(wrong ?? refused)
    setSummary(wrong ?? refused)
  }
  function onRows() {
    // What was found wrong names rows by their place.
    saving.setErrors([])
    saving.change(held())
  }
  const isWithoutCollege =
    source.colleges?.size === 0 &&
    task.fields.some(({ kind }) => kind === 'college') &&
    isEmptySection(task, shown.section)
  const parts = { task, section: shown.section, errors }
  return (
    <div className="long-form">
      <p>
        <a href={source.address}>{text('longForm.backToList')}</a>
      </p>
      <h2 ref={arriving} tabIndex={-1}>
        {taskTitle(task, text)}
      </h2>
      {hint && <p className="soft">{hint}</p>}
      {isWithoutCollege ? (
        <NoCollege />
      ) : (
        <>
          {clash && resolve && (
            <Conflict differences={differencesIn(task, clash, text, language, source)} {...resolve} />
          )}
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
            <ErrorSummary errors={errors.length > 0 ? summary : []} />
            {task.kind === 'many' ? <Rows {...parts} onRows={onRows} /> : <TaskFields {...parts} />}
            <p className="go">
              <SendButton busy={state?.kind === 'saving'}>{text('longForm.saveNext')}</SendButton>
            </p>
          </form>
        </>
      )}
    </div>
  )
}
