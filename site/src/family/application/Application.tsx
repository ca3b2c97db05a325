import './application.css'
import { admission } from 'virtual:endpoints'
import type { ShortlistRow } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { useRef } from 'react'
import { cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { pathIn } from '../../lib/page/language.ts'
import { courseText } from '../parts/course/course-text.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { useLanguage, useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import type { ApplicationRecord } from './application-record.ts'
import { ApplicationForm, type SaveFirst } from './form/ApplicationForm.tsx'
import { ApplicationStatus } from './status/ApplicationStatus.tsx'
import { Draws } from './status/Draws.tsx'
import { FeePart } from './status/FeePart.tsx'
import { Packet } from './status/Packet.tsx'
import { Readers } from './status/Readers.tsx'
import { Timeline } from './status/Timeline.tsx'

type Found = { form: ApplicationRecord } | { several: readonly ShortlistRow[] } | null

/**
 * The rows of the shortlist that an address means which names an application, or an institute: then one for each child or course, where
 * none is named.
 */
async function loadRequestedRows(query: URLSearchParams, signal: AbortSignal): Promise<ShortlistRow[]> {
  const [type, institute] = query.has('school') ? ['school', query.get('school')] : ['college', query.get('college')]
  const [child, course] = [Number(query.get('child')), Number(query.get('course'))]
  const { data } = await api().call(
    admission.shortlist,
    { query: { limit: 100, sort: 'id', order: 'desc' } },
    { signal },
  )
  const application = Number(query.get('application'))
  if (application > 0) return data.filter((row) => row.application?.id === application)
  const instituteRows = data.filter((row) => row.instituteType === type && row.instituteId === Number(institute))
  const isRequested = (row: ShortlistRow) =>
    (!(child > 0) || row.child === child || row.child === null) &&
    (!(course > 0) || row.course === course || row.course === null)
  const requestedRows = instituteRows
    .filter(isRequested)
    .toSorted((a, b) => Number(a.course === null) - Number(b.course === null))
  const [requestedRow] = child > 0 || course > 0 ? requestedRows : []
  return requestedRow ? [requestedRow] : instituteRows
}

/** The application that the address names: by its row of the shortlist, by its own id, or by the institute. */
const applicationCell = () =>
  cached<Found>(`application:${location.search}`, async (signal) => {
    const query = new URLSearchParams(location.search)
    const requestedRows = query.has('id') ? [] : await loadRequestedRows(query, signal)
    if (requestedRows.length > 1) return { several: requestedRows }
    const id = requestedRows[0]?.id ?? Number(query.get('id'))
    if (!(id > 0)) return null
    try {
      const { data } = await api().call(admission.shortlistForm, { params: { id } }, { signal })
      return { form: data }
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
      <Loading cell={applicationCell()}>
        {(found) =>
          found === null ? (
            <NotListed />
          ) : 'several' in found ? (
            <Several rows={found.several} />
          ) : (
            <Parts form={found.form} onChange={(form) => applicationCell().put({ form })} />
          )
        }
      </Loading>
    </Screen>
  )
}

function Several({ rows }: { rows: readonly ShortlistRow[] }) {
  const text = useText<'application' | 'stage'>()
  return (
    <EmptyState
      picture="list"
      title={text(rows.some(({ course }) => course !== null) ? 'application.whichCourse' : 'application.whichChild')}
    >
      {rows.map(({ childName, instituteName, ...row }) => (
        <a key={row.id} className="button" href={`?id=${row.id}`}>
          {childName ?? (courseText(row) || instituteName)}
        </a>
      ))}
    </EmptyState>
  )
}

function Parts({ form, onChange }: { form: ApplicationRecord; onChange: (form: ApplicationRecord) => void }) {
  const saveFirst = useRef<SaveFirst>(undefined)
  return (
    <div className="application">
      <ApplicationStatus form={form} onChange={onChange} />
      <ApplicationForm key={form.updatedAt} form={form} onChange={onChange} saveFirst={saveFirst} />
      <FeePart form={form} onLeave={async () => (await saveFirst.current?.()) ?? true} />
      <Timeline moves={form.timeline} messages={form.messages} />
      {form.application?.submittedAt && <Draws application={form.application.id} />}
      {form.application?.submittedAt && <Packet application={form.application} />}
      <Readers form={form} />
    </div>
  )
}

function NotListed() {
  const text = useText<'application'>()
  const language = useLanguage()
  return (
    <EmptyState picture="list" title={text('application.notListed')} lead={text('application.notListedLead')}>
      <a className="button main" href={pathIn(language, '/student/shortlist')}>
        {text('application.toShortlist')}
      </a>
    </EmptyState>
  )
}
