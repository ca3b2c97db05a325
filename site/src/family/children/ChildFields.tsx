import { useState } from 'react'
import { isDay } from '../../lib/application/birth-date.ts'
import { categories, childGenders, classes, relations } from '../../lib/application/choices.ts'
import { className } from '../parts/class-name.ts'
import { DateParts } from '../parts/fields/DateParts.tsx'
import { Field } from '../parts/fields/Field.tsx'
import type { FieldIssue } from '../parts/sending/ErrorSummary.tsx'
import { SuggestedInput } from '../parts/suggested/SuggestedInput.tsx'
import { suggestedNames } from '../parts/suggested/suggested-names.ts'
import { useText } from '../shell/i18n.ts'
import { ClassChoice } from './ClassChoice.tsx'
import type { ChildField, WrittenChild } from './child-values.ts'

/** A child that is there, or as far as it was written. */
export type ChildDraft = { [K in ChildField]?: WrittenChild[K] | undefined }
type Props = { child: ChildDraft | undefined; errors: readonly FieldIssue[] }

/** Details of a child outside the form for all schools: the person, and the next class. */
export function ChildFields({ child, errors }: Props) {
  const text = useText<'children' | 'choices'>()
  const [born, setBorn] = useState(isDay(child?.dateOfBirth ?? '') ? child?.dateOfBirth : undefined)
  const textField = (name: ChildField, maxLength: number, optional: boolean, hint?: string) => (
    <Field name={name} label={text(`children.${labelOf(name)}`)} hint={hint} errors={errors} optional={optional}>
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          maxLength={maxLength}
          autoComplete="off"
          defaultValue={String(child?.[name] ?? '')}
        />
      )}
    </Field>
  )
  const choiceField = (
    name: ChildField,
    options: readonly (readonly [value: string, label: string])[],
    optional: boolean,
  ) => (
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
      {textField('name', 120, false)}
      <DateParts
        name="dateOfBirth"
        label={text('children.born')}
        errors={errors}
        value={child?.dateOfBirth}
        isOwnDate={false}
        onDate={setBorn}
      />
      {choiceField(
        'relation',
        relations.map((relation) => [relation, text(`choices.relation_${relation}`)] as const),
        false,
      )}
      <ClassChoice errors={errors} born={born} session={child?.session} desiredClass={child?.classSought} />
      {choiceField(
        'gender',
        childGenders.map((gender) => [gender, text(`choices.child_${gender}`)] as const),
        true,
      )}
      {textField('nationality', 60, true)}
      <details>
        <summary>{text('children.more')}</summary>
        <div className="form">
          {choiceField(
            'currentClass',
            classes.map((number) => [String(number), className(text, number)] as const),
            true,
          )}
          <Field name="currentSchool" label={text('children.currentSchool')} errors={errors} optional>
            {(attributes) => (
              <SuggestedInput
                {...attributes}
                read={suggestedNames.school}
                maxLength={200}
                autoComplete="off"
                defaultValue={child?.currentSchool ?? ''}
              />
            )}
          </Field>
          {textField('motherTongue', 60, true)}
          {choiceField(
            'category',
            categories.map((category) => [category, text(`choices.category_${category}`)] as const),
            true,
          )}
          {textField('specialNeeds', 1_000, true, text('children.specialNeedsHint'))}
        </div>
      </details>
    </>
  )
}
const labelOf = (name: ChildField) => (name === 'dateOfBirth' ? 'born' : name)
