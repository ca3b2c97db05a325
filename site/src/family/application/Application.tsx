import './application.css'
import { admission } from 'virtual:endpoints'
import type { ShortlistForm } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { type Cell, cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { pathIn } from '../../lib/language.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { useLanguage, useText } from '../shell/spoken.ts'
import { ApplicationForm } from './form/ApplicationForm.tsx'
import { FeePart } from './standing/FeePart.tsx'
import { Readers } from './standing/Readers.tsx'
import { Standing } from './standing/Standing.tsx'
import { Timeline } from './standing/Timeline.tsx'

/** An application as its screen knows it: the row of the shortlist it belongs to, and the form. */
export type Shown = ShortlistForm & { id: number }

/** Which application the address names: a row of the shortlist, or an institute on it, for one child where it is there for several. */
async function rowNamed(query: URLSearchParams, signal: AbortSignal): Promise<{ id: number; by?: 'institute' }> {
  const id = Number(query.get('id'))
  if (id > 0) return { id }
  const institute = Number(query.get('school') ?? query.get('college'))
  if (!(institute > 0)) throw new ApiError('NOT_FOUND')
  const child = Number(query.get('child'))
  if (!(child > 0)) return { id: institute, by: 'institute' }
  const { data } = await api().call(admission.shortlist, { query: { limit: 100 } }, { signal })
  const row = data.find((one) => one.instituteId === institute && (one.child === child || one.child === null))
  if (!row) throw new ApiError('NOT_FOUND')
  return { id: row.id }
}

const shown = () =>
  cached<Shown | null>(`application:${location.search}`, async (signal) => {
    try {
      const { id, by } = await rowNamed(new URLSearchParams(location.search), signal)
      const { data } = await api().call(
        admission.shortlistForm,
        { params: { id }, query: by ? { by } : {} },
        { signal },
      )
      return data
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
      throw error
    }
  })

/** `/student/application`: one application, from its first answer to the decision. */
export default function Application(
  props: ScreenProps<'application' | 'overview' | 'stage' | 'choices' | 'formSection'>,
) {
  return (
    <Screen {...props}>
      <Loading cell={shown()}>{(form) => (form ? <Parts form={form} cell={shown()} /> : <NotListed />)}</Loading>
    </Screen>
  )
}

function Parts({ form, cell }: { form: Shown; cell: Cell<Shown | null> }) {
  return (
    <div className="application">
      <Standing form={form} onChange={cell.put} />
      <ApplicationForm key={form.updatedAt} form={form} onChange={cell.put} />
      <FeePart form={form} />
      <Timeline moves={form.timeline} />
      <Readers reads={form.reads} />
    </div>
  )
}

function NotListed() {
  const text = useText<'application'>()
  const language = useLanguage()
  return (
    <div className="empty">
      <h2>{text('application.notListed')}</h2>
      <p>{text('application.notListedLead')}</p>
      <a className="button main" href={pathIn(language, '/student/shortlist')}>
        {text('application.toShortlist')}
      </a>
    </div>
  )
}
