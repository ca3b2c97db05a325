import { dayInIndia, formatDate } from '@pravesh/messages'
import { type ReactNode, useState } from 'react'
import { sessionsOn } from '../../lib/choices.ts'
import { ageRuleSource, type EligibleClass, eligibleClasses } from '../../lib/eligible-classes.ts'
import { className } from '../parts/class-name.ts'
import { fieldId, type Wrong } from '../parts/ErrorSummary.tsx'
import { Field } from '../parts/Field.tsx'
import { useLanguage, useText } from '../shell/spoken.ts'

type Props = {
  errors: readonly Wrong[]
  born: string | undefined
  session?: string | null | undefined
  sought?: number | null | undefined
}

/** The school year, and for each class whether the age goes with it and by which rule. The highest that fits is chosen unless one was. */
export function ClassChoice({ errors, born, session: begun, sought }: Props) {
  const text = useText<'children'>()
  const offered = sessionsOn(dayInIndia(new Date()))
  const sessions = begun && !offered.includes(begun) ? [begun, ...offered] : offered
  const [session, setSession] = useState(begun ?? sessions[0] ?? '')
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
            {sessions.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
      </Field>
      <fieldset className="field classes" id={fieldId('classSought')} tabIndex={-1}>
        <legend>{text('children.classSought')}</legend>
        {born ? (
          <Eligible key={`${born} ${session}`} born={born} session={session} sought={sought} />
        ) : (
          <p className="hint">{text('children.classLead')}</p>
        )}
      </fieldset>
    </>
  )
}

function Eligible({ born, session, sought }: { born: string; session: string; sought: number | null | undefined }) {
  const text = useText<'children' | 'choices'>()
  const language = useLanguage()
  const { age, on, classes } = eligibleClasses(born, session)
  const fitting = classes.filter(({ fit }) => fit === 'fits')
  const others = classes.filter(({ fit }) => fit !== 'fits')
  const chosen = sought ?? fitting.at(-1)?.number
  const choice = ({ number, leastYears: least, fit }: EligibleClass): ReactNode => (
    <label key={number} className="choice" data-fit={fit}>
      <input type="radio" name="classSought" value={number} defaultChecked={number === chosen} />
      <span>
        <strong>{className(text, number)}</strong>{' '}
        <span className="small soft">{text(`children.${fit}`, { least })}</span>
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
      <details open={others.some(({ number }) => number === chosen) || undefined}>
        <summary>{text('children.otherClasses')}</summary>
        {others.map(choice)}
      </details>
      <p className="hint">{text('children.source', { source: ageRuleSource.name, date })}</p>
    </>
  )
}
