import { useStore } from '@nanostores/react'
import {
  fieldsOf,
  isEmptySection,
  rowsOf,
  type SectionRow,
  sectionOf,
  type Task,
} from '../../lib/application/form-tasks.ts'
import { courseOptions } from '../parts/course/course-options.ts'
import { focusOnMount } from '../parts/focus-on-mount.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import { fieldLabel, taskTitle, valueText } from './labels.ts'
import { NextLinks } from './NextLinks.tsx'
import { type LongRecord, sectionAddress, useSource } from './source.ts'

/** All saved answers, section by section, each with a link to change it. */
export function CheckAnswers({ record }: { record: LongRecord }) {
  const text = useText<'longForm' | 'choices'>()
  const source = useSource()
  const missing = source.tasks.filter(({ name }) => record.completeness.missing.includes(name))
  return (
    <div className="long-form check">
      <p>
        <a href={source.address}>{text('longForm.backToList')}</a>
      </p>
      <h2 ref={focusOnMount} tabIndex={-1}>
        {text('longForm.check')}
      </h2>
      <p className="soft">{text('longForm.checkLead')}</p>
      {source.tasks.map((task) => {
        const section = sectionOf(task, record)
        const title = taskTitle(task, text)
        return (
          <section key={task.name}>
            <h3>
              {title}{' '}
              <a className="small" href={sectionAddress(source, task.name)}>
                {text('shared.change')}
                <span className="away">: {title}</span>
              </a>
            </h3>
            {isEmptySection(task, section) ? (
              <p className="soft">{text('longForm.empty')}</p>
            ) : (
              rowsOf(task, section).map((row, index) => (
                // Rows have no names of their own, and stay where they are on this page.
                <RowAnswers key={`${task.name} ${index + 1}`} task={task} row={row} />
              ))
            )}
          </section>
        )
      })}
      <section>
        <h3>{text(missing.length > 0 ? 'longForm.stillMissing' : 'longForm.complete')}</h3>
        <ul>
          {missing.map((task) => (
            <li key={task.name}>
              <a href={sectionAddress(source, task.name)}>{taskTitle(task, text)}</a>
            </li>
          ))}
        </ul>
        <p className="soft">{text('longForm.nothingSent')}</p>
        <p className="row-actions">
          <NextLinks main={missing.length === 0} />
        </p>
      </section>
    </div>
  )
}

function RowAnswers({ task, row }: { task: Task; row: SectionRow }) {
  const text = useText<'longForm' | 'choices'>()
  const language = useLanguage()
  const source = useSource()
  // The names of courses come with the college's courses.
  useStore(courseOptions(task.fields.some(({ kind }) => kind === 'course') ? Number(row.eid) : 0))
  return (
    <dl>
      {fieldsOf(task, row).map((field) => (
        <div key={field.name}>
          <dt>{fieldLabel(field, text)}</dt>
          <dd>{valueText(field, row, text, language, source) || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
