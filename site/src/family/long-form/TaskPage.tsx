import { type SubmitEvent, useRef, useState } from 'react'
import {
  isEmptySection,
  missingConsents,
  type Section,
  sectionIn,
  sectionOf,
  type Task,
} from '../../lib/application/form-tasks.ts'
import { Conflict } from '../parts/draft/Conflict.tsx'
import { SaveState } from '../parts/draft/SaveState.tsx'
import { focusOnMount } from '../parts/focus-on-mount.ts'
import { ErrorSummary, type FieldIssue } from '../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../parts/sending/SendButton.tsx'
import { useLanguage, useText } from '../shell/i18n.ts'
import { CopyFrom } from './CopyFrom.tsx'
import { NoCollege } from './fields/NoCollege.tsx'
import { Rows } from './fields/Rows.tsx'
import { atItsRow, renderedRowCount, rowErrors } from './fields/row-errors.ts'
import { TaskFields } from './fields/TaskFields.tsx'
import { consentMessage, errorMessage, taskHint, taskTitle } from './labels.ts'
import { differencesIn } from './saving/differences.ts'
import { useTask } from './saving/use-task.ts'
import { type LongRecord, sectionAddress, useSource } from './source.ts'

/** One section of a long form. It saves itself; the button checks it and leads to the next. */
export function TaskPage({ task, record }: { task: Task; record: LongRecord }) {
  const text = useText<'longForm' | 'choices'>()
  const language = useLanguage()
  const source = useSource()
  const form = useRef<HTMLFormElement>(null)
  const currentSection = (): Section =>
    form.current ? sectionIn(task, new FormData(form.current), renderedRowCount(form.current)) : sectionOf(task, record)
  const saving = useTask(task, record, {
    isWhole: () => form.current !== null && rowErrors(task, form.current, text).length === 0,
    currentSection,
    toMessage: (issue) => errorMessage(task, form.current ? atItsRow(task, form.current, issue) : issue, text),
  })
  const { fields, saveState, errors, conflict, resolve } = saving
  // It takes the focus, which is allowed after an attempt alone: errors found while typing are displayed next to the field.
  const [summary, setSummary] = useState<readonly FieldIssue[]>([])
  const hint = taskHint(task, text)
  const replaceSection = (section: Section) => {
    saving.fill(section)
    saving.change(section)
  }
  const next = source.tasks[source.tasks.indexOf(task) + 1]
  const nextAddress = sectionAddress(source, next?.name ?? 'check')
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const issues = rowErrors(task, event.currentTarget, text)
    saving.setErrors(issues)
    setSummary(issues)
    if (issues.length > 0) return
    const missingConsentIssues = missingConsents(task, currentSection()).map((name) => consentMessage(name, text))
    const saveIssues = await saving.saveNow()
    if (saveIssues === undefined && missingConsentIssues.length === 0) return location.assign(nextAddress)
    saving.setErrors(saveIssues ?? missingConsentIssues)
    setSummary(saveIssues ?? missingConsentIssues)
  }
  function onRows() {
    // Errors refer to rows by their position.
    saving.setErrors([])
    saving.change(currentSection())
  }
  const isWithoutCollege =
    source.colleges?.size === 0 &&
    task.fields.some(({ kind }) => kind === 'college') &&
    isEmptySection(task, fields.section)
  const parts = { task, section: fields.section, errors }
  return (
    <div className="long-form">
      <p>
        <a href={source.address}>{text('longForm.backToList')}</a>
      </p>
      <h2 ref={focusOnMount} tabIndex={-1}>
        {taskTitle(task, text)}
      </h2>
      {hint && <p className="soft">{hint}</p>}
      {isWithoutCollege ? (
        <NoCollege />
      ) : (
        <>
          {conflict && <Conflict differences={differencesIn(task, conflict, text, language, source)} {...resolve} />}
          <CopyFrom task={task} onCopy={replaceSection} />
          <SaveState state={saveState} />
          <form
            key={fields.version}
            ref={form}
            className="form"
            noValidate
            onSubmit={(event) => void submit(event)}
            onInput={() => saving.change(currentSection())}
          >
            <ErrorSummary errors={errors.length > 0 ? summary : []} />
            {task.kind === 'many' ? <Rows {...parts} onRows={onRows} /> : <TaskFields {...parts} />}
            <p className="go">
              <SendButton busy={saveState?.kind === 'saving'}>{text('longForm.saveNext')}</SendButton>
            </p>
          </form>
        </>
      )}
    </div>
  )
}
