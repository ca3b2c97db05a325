import type { ShortlistRow } from '@pravesh/contract'
import { useState } from 'react'
import { useText } from '../shell/i18n.ts'
import { CourseForm } from './CourseForm.tsx'
import { changeCourse, shortlistCourse } from './save-course.ts'

/** Chooses or changes the course of a college on the shortlist until the application is sent, and adds another course of it. */
export function ListedCourse({ row, unpaid }: { row: ShortlistRow; unpaid: boolean }) {
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
  if (!task)
    return (
      <p className="row-actions">
        {(unpaid || course === null) && button('change', text(course === null ? 'course.choose' : 'course.change'))}
        {course !== null && button('another', text('course.another'))}
      </p>
    )
  return task === 'change' ? (
    <CourseForm
      college={instituteId}
      name={name}
      label={text('course.save')}
      value={row}
      onSave={(choice) => changeCourse(id, choice)}
      onClose={onClose}
    />
  ) : (
    <CourseForm
      college={instituteId}
      name={name}
      label={text('course.add')}
      onSave={(choice) => shortlistCourse(row, choice)}
      onClose={onClose}
    />
  )
}
