import { isEmptySection, sectionOf, stable, type Task, withSensitive } from '../../lib/application/form-tasks.ts'
import { draftOf } from '../../lib/family/draft.ts'
import { useText } from '../shell/i18n.ts'
import { isSection, taskTitle } from './labels.ts'
import { NextLinks } from './NextLinks.tsx'
import { useAccount } from './saving/use-tabs.ts'
import { type LongRecord, sectionAddress, useSource } from './source.ts'

/** The start page of a long form: each section is a row with a link, completed ones in plain text, so that open ones are prominent. */
export function TaskList({ record }: { record: LongRecord }) {
  const text = useText<'longForm'>()
  const source = useSource()
  const account = useAccount()
  const { percent, missing } = record.completeness
  const needed = source.tasks.filter(({ optional }) => !optional)
  const stateOf = (task: Task): 'done' | 'onDevice' | 'todo' | 'optional' => {
    const storedDrafts = draftOf(account, `${source.key}:${task.name}`, isSection).all()
    const server = sectionOf(task, record)
    if (storedDrafts.some(({ values }) => stable(withSensitive(task, values, server)) !== stable(server)))
      return 'onDevice'
    if (!task.optional) return missing.includes(task.name) ? 'todo' : 'done'
    return isEmptySection(task, sectionOf(task, record)) ? 'optional' : 'done'
  }
  const first = source.tasks.find((task) => stateOf(task) === 'todo')
  const done = needed.filter((task) => stateOf(task) === 'done').length
  return (
    <div className="long-form">
      <p>
        <strong>{text('longForm.tasksDone', { done, all: needed.length })}</strong> ·{' '}
        {text('shared.percentDone', { percent })}
      </p>
      <meter className="filled" min={0} max={100} value={percent} aria-label={text('longForm.start')} />
      <ul className="tasks">
        {source.tasks.map((task) => {
          const state = stateOf(task)
          return (
            <li key={task.name}>
              <a href={sectionAddress(source, task.name)}>
                <span>{taskTitle(task, text)}</span>
                <span className={state === 'todo' ? 'tag' : state === 'onDevice' ? 'tag urgent' : 'soft'}>
                  {text(`longForm.${state}`)}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
      {missing.length === 0 && <p>{text('longForm.complete')}</p>}
      <p className="soft">{text('longForm.nothingSent')}</p>
      <p className="row-actions">
        {first && (
          <a className="button main" href={sectionAddress(source, first.name)}>
            {text('longForm.goOn', { section: taskTitle(first, text) })}
          </a>
        )}
        <a className={first ? 'button' : 'button main'} href={sectionAddress(source, 'check')}>
          {text('longForm.check')}
        </a>
        <NextLinks />
      </p>
    </div>
  )
}
