import { dayInIndia, formatDate } from '@pravesh/messages'
import { type ReactNode, useState } from 'react'
import { sessionsOn } from '../../lib/application/choices.ts'
import { ageRuleSource, type EligibleClass, eligibleClasses } from '../../lib/application/eligible-classes.ts'
import { className } from '../parts/class-name.ts'
import { Field } from '../parts/fields/Field.tsx'
import { type FieldIssue, fieldId } from '../parts/sending/ErrorSummary.tsx'
import { useLanguage, useText } from '../shell/i18n.ts'

type Props = {
  errors: readonly FieldIssue[]
  born: string | undefined
  session?: string | null | undefined
  desiredClass?: number | null | undefined
}

/** The school year, and for each class whether the age goes with it and by which rule. The highest that fits is chosen unless one was. */
export function ClassChoice({ errors, born, session: initialSession, desiredClass }: Props) {
  const text = useText<'children'>()
  const offered = sessionsOn(dayInIndia(new Date()))
  const sessions = initialSession && !offered.includes(initialSession) ? [initialSession, ...offered] : offered
  const [session, setSession] = useState(initialSession ?? sessions[0] ?? '')
  return (
    <>
      <Field name="session" label={text('children.session')} errors={errors}>
        {(attributes) => (
          <select
            {...attributes}
            className="short"
            defaultValue={session}
            onChange={(event) => setSession(event.target.value)}
          >
            {sessions.map((item) => (
              <option key={item}>{item}</option>
            ))}
          </select>
        )}
      </Field>
      <fieldset className="field classes" id={fieldId('classSought')} tabIndex={-1}>
        <legend>{text('children.classSought')}</legend>
        {born ? (
          <Eligible key={`${born} ${session}`} born={born} session={session} desiredClass={desiredClass} />
        ) : (
          <p className="hint">{text('children.classLead')}</p>
        )}
      </fieldset>
    </>
  )
}

function Eligible({
  born,
  session,
  desiredClass,
}: {
  born: string
  session: string
  desiredClass: number | null | undefined
}) {
  const text = useText<'children' | 'choices'>()
  const language = useLanguage()
  const { age, on, classes } = eligibleClasses(born, session)
  const fitting = classes.filter(({ fit }) => fit === 'fits')
  const others = classes.filter(({ fit }) => fit !== 'fits')
  const selectedClass = desiredClass ?? fitting.at(-1)?.number
  const choice = ({ number, leastYears: minYears, fit }: EligibleClass): ReactNode => (
    <label key={number} className="choice" data-fit={fit}>
      <input type="radio" name="classSought" value={number} defaultChecked={number === selectedClass} />
      <span>
        <strong>{className(text, number)}</strong>{' '}
        <span className="small soft">{text(`children.${fit}`, { least: minYears })}</span>
      </span>
    </label>
  )
  const date = formatDate(ageRuleSource.date, language)
  return (
    <>
      <p role="status">
        {text('children.ageOn', { date: formatDate(on, language), years: age.years, months: age.months })}{' '}
        {fitting.length === 0 && text('children.noneFits')}
      </p>
      {fitting.map(choice)}
      <details open={others.some(({ number }) => number === selectedClass) || undefined}>
        <summary>{text('children.otherClasses')}</summary>
        {others.map(choice)}
      </details>
      <p className="hint">{text('children.source', { source: ageRuleSource.name, date })}</p>
    </>
  )
}
