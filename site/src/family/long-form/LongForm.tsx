import './long-form.css'
import { useStore } from '@nanostores/react'
import { Loading } from '../shell/Loading.tsx'
import { CheckAnswers } from './CheckAnswers.tsx'
import { useTabs } from './saving/use-tabs.ts'
import { type Source, SourceContext } from './source.ts'
import { TaskList } from './TaskList.tsx'
import { TaskPage } from './TaskPage.tsx'

/** A long form: the list of its sections, one of them, or all answers, by the address. */
export function LongForm({ source: initialSource }: { source: Source }) {
  const source = useTabs(initialSource)
  return (
    <SourceContext value={source}>
      <Loading cell={source.cell}>{() => <Part source={source} />}</Loading>
    </SourceContext>
  )
}

function Part({ source }: { source: Source }) {
  const { data } = useStore(source.cell)
  const sectionName = new URLSearchParams(location.search).get('section')
  const task = source.tasks.find(({ name }) => name === sectionName)
  if (data === undefined) return null
  if (sectionName === 'check') return <CheckAnswers record={data} />
  return task ? <TaskPage task={task} record={data} /> : <TaskList record={data} />
}
