import type { Question } from '@pravesh/contract'
import type { FormValues } from '../../../lib/application/form-values.ts'
import { Field, type FieldAttributes } from '../../parts/fields/Field.tsx'
import type { FieldIssue } from '../../parts/sending/ErrorSummary.tsx'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { labelOf } from './use-application.ts'

type Props = { questions: readonly Question[]; formValues: FormValues; errors: readonly FieldIssue[]; name: string }

/** The institute's own questions. An answer may be left out until the form is sent; it is then reported as missing. */
export function QuestionFields({ questions, formValues, errors, name }: Props) {
  const text = useText<'application'>()
  const language = useLanguage()
  if (questions.length === 0) return null
  return (
    <>
      <h3>{text('application.questionsTitle', { name })}</h3>
      {questions.map((question) => {
        const field = `answers.${question.id}`
        return (
          <Field
            key={question.id}
            name={field}
            label={labelOf(question, language)}
            errors={errors}
            optional={!question.required}
          >
            {(attributes) => (
              <QuestionInput
                question={question}
                attributes={{ ...attributes, required: false }}
                value={formValues[field] ?? ''}
              />
            )}
          </Field>
        )
      })}
    </>
  )
}

type InputProps = { question: Question; attributes: FieldAttributes; value: string }
function QuestionInput({ question: { kind, choices }, attributes, value }: InputProps) {
  const text = useText()
  if (kind === 'choice')
    return (
      <select {...attributes} defaultValue={value}>
        <option value="">{text('shared.choose')}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    )
  if (kind === 'date') return <input {...attributes} type="date" defaultValue={value} />
  if (kind === 'number')
    return <input {...attributes} inputMode="decimal" pattern="-?[0-9]{1,12}([.][0-9]{1,6})?" defaultValue={value} />
  return <textarea {...attributes} rows={3} maxLength={2000} defaultValue={value} />
}
