import './course.css'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { showToast } from '../../../toast/toast.ts'
import { useText } from '../../shell/i18n.ts'
import { Field } from '../fields/Field.tsx'
import { SendButton } from '../sending/SendButton.tsx'
import { useSend } from '../sending/use-send.ts'
import { courseOptions } from './course-options.ts'

/** The choice: ids of a course and of one of its specializations. */
export type CourseChoice = { course: number; specialization: number | null }
type Props = {
  college: number
  /** Names the college for those who hear the buttons one by one. */
  name: string
  label: string
  value?: { course: number | null; specialization: number | null }
  onSave: (choice: CourseChoice) => Promise<unknown>
  onClose?: () => void
}

/** A choice of a college's course, and of a specialization where the course has some; displays a note where no course is on record. */
export function CourseForm({ college, name, label, value, onSave, onClose }: Props) {
  const text = useText<'course'>()
  const { data: options } = useStore(courseOptions(college))
  const [course, setCourse] = useState(value?.course ?? 0)
  const { busy, errors, onSubmit } = useSend(async (values) => {
    const specialization = Number(values.get('specialization')) || null
    await onSave({ course: Number(values.get('course')), specialization })
    showToast({ type: 'success', title: text('course.saved'), message: name })
    onClose?.()
  })
  if (!options) return null
  if (options.length === 0) return <p className="small soft">{text('course.notOnRecord')}</p>
  const branches = options.find(({ id }) => id === course)?.specializations ?? []
  return (
    <form className="form course-form" noValidate onSubmit={onSubmit}>
      <Field name="course" label={text('course.which')} errors={errors}>
        {(attributes) => (
          <select
            {...attributes}
            defaultValue={value?.course ?? ''}
            onChange={({ target }) => setCourse(Number(target.value))}
          >
            <option value="">{text('shared.choose')}</option>
            {options.map(({ id, name: courseName }) => (
              <option key={id} value={id}>
                {courseName}
              </option>
            ))}
          </select>
        )}
      </Field>
      {branches.length > 0 && (
        <Field key={course} name="specialization" label={text('course.specialization')} errors={errors} optional>
          {(attributes) => (
            <select {...attributes} defaultValue={value?.specialization ?? ''}>
              <option value="">{text('shared.choose')}</option>
              {branches.map(({ id, name: branch }) => (
                <option key={id} value={id}>
                  {branch}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <p className="row-actions">
        <SendButton busy={busy}>
          {label}
          <span className="away">: {name}</span>
        </SendButton>
        {onClose && (
          <button type="button" className="button" onClick={onClose}>
            {text('course.keep')}
          </button>
        )}
      </p>
    </form>
  )
}
