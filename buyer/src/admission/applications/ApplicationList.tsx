import { useTranslations } from '@pravesh/console-kit'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { type InstituteType, type OwnDraw, staffStates } from '@pravesh/contract'
import { applicationColumns } from '@pravesh/institute-screens/application/application-columns'
import { BulkMove } from '@pravesh/institute-screens/application/bulk/BulkMove'
import { useAct } from '@pravesh/institute-screens/application/use-act'
import { classLabel } from '@pravesh/institute-screens/record/field-label'
import { dayInIndia } from '@pravesh/messages'
import { decisionTexts } from '@pravesh/messages/screens/institute/decisions'
import { workTexts } from '@pravesh/messages/screens/institute/work'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { lazy, type ReactElement } from 'react'
import { SelectInput, useGetList, useListContext } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { instituteType, useRead } from '../../api.ts'
import { useInstituteId } from '../../institutes/use-institute-id.ts'
import { ApplicationTabs, oldestFirst, openGroup } from './ApplicationTabs.tsx'
import { ExportButton } from './ExportButton.tsx'
import { SeatTable } from './SeatTable.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'

const Board = lazy(async () => ({ default: (await import('./board/Board.tsx')).Board }))
const Schedule = lazy(async () => ({ default: (await import('./Schedule.tsx')).Schedule }))

/** The target of an application by kind of institute: a class in a session, or a course. */
function columnsOf(type: InstituteType, hasDraws: boolean): readonly ListColumn[] {
  const {
    applicant,
    status,
    class: classColumn,
    session,
    courses,
    quota,
    documentCount,
    statusSince,
    submittedAt,
    drawPlace,
  } = applicationColumns
  const subject = type === 'school' ? [classColumn, session] : [courses]
  return [
    applicant,
    status,
    statusSince,
    ...subject,
    ...(hasDraws ? [drawPlace] : []),
    quota,
    documentCount,
    submittedAt,
  ]
}
const filters = {
  status: { kind: 'choice', options: staffStates.options, message: sharedTexts.status },
  lapsing: { kind: 'boolean', message: workTexts.lapsing },
} as const satisfies OwnFields

/** School years that families apply for now, which begin in April: this one, the next and the one after it. */
function sessionsFrom(today: string): string[] {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '04-01' ? 1 : 0)
  return [0, 1, 2].map((offset) => `${year + offset}-${String(year + offset + 1).slice(2)}`)
}
const latestDraws = { pagination: { page: 1, perPage: 50 }, sort: { field: 'id', order: 'DESC' as const } }
const classNumbers = Array.from({ length: 15 }, (_, index) => index - 2)

/** Draws of the institute whose list is closed: by their places its applications are sorted. */
function useDrawFilter(): { hasDraws: boolean; inputs: ReactElement[] } {
  const { text } = useTranslations()
  const sid = useInstituteId()
  const { data = [], isPending } = useGetList<OwnDraw>(`institutes/${sid}/draws`, latestDraws)
  const choices = data.filter(({ state }) => state === 'closed' || state === 'drawn')
  const hasDraws = choices.length > 0
  // Also while they are read: a filter of the address is filled in when its input is first there.
  if (!hasDraws && !isPending) return { hasDraws, inputs: [] }
  const input = (
    <SelectInput key="draw" source="draw" label={text('application.draw')} choices={choices} helperText={false} />
  )
  return { hasDraws, inputs: [input] }
}

/** Class and year, by which a school narrows the list. */
function useClassFilters(): ReactElement[] {
  const { text, translate } = useTranslations()
  if (instituteType() !== 'school') return []
  const classes = classNumbers.map((id) => ({ id, name: classLabel(id) }))
  const sessions = sessionsFrom(dayInIndia(new Date())).map((id) => ({ id, name: id }))
  return [
    <SelectInput key="class" source="class" label={text('editor.class')} choices={classes} helperText={false} />,
    <SelectInput
      key="session"
      source="session"
      label={translate(decisionTexts.session)}
      choices={sessions}
      helperText={false}
    />,
  ]
}

/** Tabs and seats above the list, counted for the class and the year that it is narrowed by. */
function Counts() {
  const { filterValues } = useListContext()
  const { class: number, session } = filterValues
  const { data: response } = useRead('applications', 'counts', { parents: { class: number, session } })
  return (
    <>
      {response && <SeatTable classes={response.data.classes} />}
      <ApplicationTabs counts={response?.data} />
    </>
  )
}

/** Applications that families sent to the institute: those to decide on first, the longest waiting on top. Selected ones are moved together. */
function Rows() {
  const drawFilter = useDrawFilter()
  const { canAct } = useAct('applications', 'move')
  return (
    <ListPage
      plural="application.many"
      columns={columnsOf(instituteType(), drawFilter.hasDraws)}
      filters={filters}
      moreFilters={[...useClassFilters(), ...drawFilter.inputs]}
      perPage={50}
      sort={oldestFirst}
      watch={{ topic: 'applications', order: 'submittedAt' }}
      filterDefaultValues={openGroup}
      above={<Counts />}
      canChange={canAct}
      dated={false}
      bulkActions={<BulkMove />}
      actions={
        <>
          <ExportButton />
          <ViewSwitch />
        </>
      }
    />
  )
}

/** The applications as a list, or as a board or by their appointments if the address says so. */
export function ApplicationList() {
  const [search] = useSearchParams()
  const view = search.get('view')
  if (view === 'schedule') return <Schedule />
  return view === 'board' ? <Board /> : <Rows />
}
