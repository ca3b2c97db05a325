import { formatWhen, translations } from '@pravesh/console-kit'
import { Names } from '@pravesh/console-kit/fields/reference/References'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import type { StaffApplicationRow } from '@pravesh/contract'
import { dayInIndia, daysBetween, formatDays } from '@pravesh/messages'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { classLabel } from '../record/field-label.ts'
import { statusLabel } from './status-label.ts'

type Column = Omit<ListColumn, 'render'> & { render: (application: StaffApplicationRow) => ReactNode }
const course = ({ courseName, specializationName, courses }: StaffApplicationRow): ReactNode =>
  courseName ? [courseName, specializationName].filter(Boolean).join(', ') : <Names to="course" ids={courses} />

/** Whole days, in India, for which an application is in its state. */
export const daysInState = (statusSince: string, now = new Date()): number =>
  daysBetween(dayInIndia(new Date(statusSince)), dayInIndia(now))

/** Where an application is in a draw of lots, in words. */
export const drawPlaceText = ({ place, seats }: StaffApplicationRow['draws'][number]): string => {
  const { text } = translations()
  if (place === null) return text('application.drawListed')
  return text(place <= seats ? 'application.drawDrawn' : 'application.drawWaiting', { place })
}

/** The place in the draw that the list is narrowed to, or else in the latest one that is drawn: the list is sorted by it. */
function DrawPlace({ draws }: Pick<StaffApplicationRow, 'draws'>) {
  const { filterValues } = useListContext()
  const chosen = draws.find(({ draw }) => draw === Number(filterValues.draw))
  if (chosen) return drawPlaceText(chosen)
  const latest = draws.find(({ place }) => place !== null) ?? draws[0]
  return latest && `${drawPlaceText(latest)}: ${latest.name}`
}

/** Columns of a list of applications. */
export const applicationColumns = {
  applicant: {
    name: 'applicant',
    label: 'application.applicant',
    sortable: false,
    render: ({ applicant }) => applicant,
  },
  status: { name: 'status', label: 'editor.status', sortable: true, render: ({ status }) => statusLabel(status) },
  class: { name: 'class', label: 'editor.class', sortable: false, render: (row) => classLabel(row.class) },
  session: { name: 'session', label: 'application.session', sortable: false, render: ({ session }) => session },
  courses: { name: 'courses', label: 'application.course', sortable: false, render: course },
  quota: { name: 'quota', label: 'application.quota', sortable: false, render: ({ quota }) => quota, hidden: true },
  documentCount: {
    name: 'documentCount',
    label: 'application.documents',
    sortable: false,
    render: ({ documentCount }) => documentCount || '',
    right: true,
  },
  statusSince: {
    name: 'statusSince',
    label: 'application.inState',
    sortable: false,
    render: ({ statusSince }) => formatDays(daysInState(statusSince), translations().language),
  },
  drawPlace: {
    name: 'drawPlace',
    label: 'application.draw',
    sortable: true,
    render: ({ draws }) => <DrawPlace draws={draws} />,
  },
  submittedAt: {
    name: 'submittedAt',
    label: 'application.submitted',
    sortable: true,
    render: ({ submittedAt }) => formatWhen(submittedAt),
  },
} as const satisfies Record<string, Column>
