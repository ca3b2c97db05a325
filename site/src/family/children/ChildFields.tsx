import { useState } from 'react'
import { isDay } from '../../lib/birth-date.ts'
import { categories, childGenders, classes, relations } from '../../lib/choices.ts'
import { className } from '../parts/class-name.ts'
import { DateParts } from '../parts/DateParts.tsx'
import type { Wrong } from '../parts/ErrorSummary.tsx'
import { Field } from '../parts/Field.tsx'
import { useText } from '../shell/spoken.ts'
import { ClassChoice } from './ClassChoice.tsx'
import type { Asked, WrittenChild } from './written-child.ts'

/** A child that is there, or as far as it was written. */
export type Begun = { [K in Asked]?: WrittenChild[K] | undefined }
type Props = { child: Begun | undefined; errors: readonly Wrong[] }

/** What is asked of a child beside the form for all schools: who it is, and which class it goes to next. */
export function ChildFields({ child, errors }: Props) {
  const text = useText<'children' | 'choices'>()
  const [born, setBorn] = useState(isDay(child?.dateOfBirth ?? '') ? child?.dateOfBirth : undefined)
  const written = (name: Asked, most: number, optional: boolean, hint?: string) => (
    <Field name={name} label={text(`children.${labelOf(name)}`)} hint={hint} errors={errors} optional={optional}>
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          maxLength={most}
          autoComplete="off"
          defaultValue={String(child?.[name] ?? '')}
        />
      )}
    </Field>
  )
  const chosen = (name: Asked, options: readonly (readonly [value: string, label: string])[], optional: boolean) => (
    <Field name={name} label={text(`children.${labelOf(name)}`)} errors={errors} optional={optional}>
      {(attributes) => (
        <select {...attributes} defaultValue={String(child?.[name] ?? '')}>
          <option value="">{text('shared.choose')}</option>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
  return (
    <>
      {written('name', 120, false)}
      <DateParts
        name="dateOfBirth"
        label={text('children.born')}
        errors={errors}
        value={child?.dateOfBirth}
        own={false}
        onDate={setBorn}
      />
      {chosen(
        'relation',
        relations.map((one) => [one, text(`choices.relation_${one}`)] as const),
        false,
      )}
      <ClassChoice errors={errors} born={born} session={child?.session} sought={child?.classSought} />
      {chosen(
        'gender',
        childGenders.map((one) => [one, text(`choices.child_${one}`)] as const),
        true,
      )}
      {written('nationality', 60, true)}
      <details>
        <summary>{text('children.more')}</summary>
        <div className="form">
          {chosen(
            'currentClass',
            classes.map((one) => [String(one), className(text, one)] as const),
            true,
          )}
          {written('currentSchool', 200, true)}
          {written('motherTongue', 60, true)}
          {chosen(
            'category',
            categories.map((one) => [one, text(`choices.category_${one}`)] as const),
            true,
          )}
          {written('specialNeeds', 1_000, true, text('children.specialNeedsHint'))}
        </div>
      </details>
    </>
  )
}
const labelOf = (name: Asked) => (name === 'dateOfBirth' ? 'born' : name)
