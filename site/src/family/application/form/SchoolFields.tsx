import { dayInIndia } from '@pravesh/messages'
import { classes, sessionsOn } from '../../../lib/application/choices.ts'
import type { FormValues } from '../../../lib/application/form-values.ts'
import { pathIn } from '../../../lib/page/language.ts'
import { className } from '../../parts/class-name.ts'
import { Field } from '../../parts/fields/Field.tsx'
import type { FieldIssue } from '../../parts/sending/ErrorSummary.tsx'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { Loading } from '../../shell/Loading.tsx'
import { children } from './family-cells.ts'

type Props = { formValues: FormValues; errors: readonly FieldIssue[]; fixedChild: boolean }

/** Child, class, session and quota of an application to a school. A sent application stays with its child. */
export function SchoolFields({ formValues, errors, fixedChild }: Props) {
  const text = useText<'application' | 'choices'>()
  const language = useLanguage()
  const sessions = sessionsOn(dayInIndia(new Date()))
  const sessionOptions =
    formValues.session && !sessions.includes(formValues.session) ? [formValues.session, ...sessions] : sessions
  return (
    <>
      <Loading cell={children()}>
        {(rows) =>
          rows.length === 0 ? (
            <p>
              {text('application.noChildren')}{' '}
              <a href={pathIn(language, '/student/children')}>{text('application.addChild')}</a>
            </p>
          ) : (
            <Field name="child" label={text('application.child')} errors={errors}>
              {(attributes) => (
                <select {...attributes} defaultValue={formValues.child || String(rows[0]?.id)}>
                  {rows
                    .filter(({ id }) => !fixedChild || String(id) === formValues.child)
                    .map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                </select>
              )}
            </Field>
          )
        }
      </Loading>
      <Field name="class" label={text('application.grade')} errors={errors}>
        {(attributes) => (
          <select {...attributes} defaultValue={formValues.class}>
            <option value="">{text('shared.choose')}</option>
            {classes.map((number) => (
              <option key={number} value={number}>
                {className(text, number)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="session" label={text('application.session')} errors={errors}>
        {(attributes) => (
          <select {...attributes} defaultValue={formValues.session || sessionOptions[0]}>
            {sessionOptions.map((session) => (
              <option key={session}>{session}</option>
            ))}
          </select>
        )}
      </Field>
      <Field
        name="quota"
        label={text('application.quota')}
        hint={text('application.quotaHint')}
        errors={errors}
        optional
      >
        {(attributes) => <input {...attributes} maxLength={60} defaultValue={formValues.quota} />}
      </Field>
    </>
  )
}
