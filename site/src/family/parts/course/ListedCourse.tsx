import type { ShortlistRow } from '@pravesh/contract'
import { type ReactNode, useState } from 'react'
import { useText } from '../../shell/i18n.ts'
import { CourseForm } from './CourseForm.tsx'
import { changeCourse, shortlistCourse } from './save-course.ts'

type Props = { row: ShortlistRow; unpaid: boolean; children: ReactNode }

/**
 * Chooses or changes the course of a college on the shortlist until the application is sent, and adds another course of it; next to other
 * actions of the row.
 */
export function ListedCourse({ row, unpaid, children }: Props) {
  const { id, instituteId, instituteName: name, course } = row
  const text = useText<'course'>()
  const [task, setTask] = useState<'change' | 'another'>()
  const onClose = () => setTask(undefined)
  const button = (next: 'change' | 'another', label: string) => (
    <button type="button" className="button" onClick={() => setTask(next)}>
      {label}
      <span className="away">: {name}</span>
    </button>
  )
  const parts = { college: instituteId, name, onClose }
  return (
    <>
      {task === 'change' && (
        <CourseForm {...parts} label={text('course.save')} value={row} onSave={(choice) => changeCourse(id, choice)} />
      )}
      {task === 'another' && (
        <CourseForm {...parts} label={text('course.add')} onSave={(choice) => shortlistCourse(row, choice)} />
      )}
      <p className="row-actions">
        {children}
        {!task &&
          (unpaid || course === null) &&
          button('change', text(course === null ? 'course.choose' : 'course.change'))}
        {!task && course !== null && button('another', text('course.another'))}
      </p>
    </>
  )
}
