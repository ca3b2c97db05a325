import { useStore } from '@nanostores/react'
import type { FormFilled, SchoolDashboard } from '@pravesh/contract'
import { pathIn } from '../../lib/page/language.ts'
import { user } from '../../stores/session.ts'
import { useLanguage, useText } from '../shell/i18n.ts'

type Props = { form?: FormFilled | undefined; children?: SchoolDashboard['children'] | undefined; profile: FormFilled }

/** How far each form is filled, with the way to it. A parent has one a child. */
export function Forms({ form, children, profile }: Props) {
  const text = useText<'overview'>()
  const language = useLanguage()
  const parent = useStore(user)?.student_type === 'school'
  const addressOf = (path: string) => pathIn(language, `/student/${path}`)
  return (
    <section className="panel" aria-labelledby="forms">
      <h2 id="forms">{text('overview.formsTitle')}</h2>
      <ul className="forms">
        {form && <Filled name={text('overview.collegeForm')} href={addressOf('application-form')} form={form} />}
        {children?.map(({ id, name, form: filled, applications }) => (
          <Filled
            key={id}
            name={text('overview.childForm', { name })}
            href={`${addressOf('child')}?id=${id}`}
            form={filled}
            details={text('overview.childApplications', { count: applications })}
          />
        ))}
        <Filled name={text('overview.profile')} href={addressOf('profile')} form={profile} />
      </ul>
      {parent && (
        <a className="button" href={addressOf('children')}>
          {text('overview.addChild')}
        </a>
      )}
    </section>
  )
}

type FilledProps = { name: string; href: string; form: FormFilled; details?: string }
function Filled({ name, href, form: { percent }, details }: FilledProps) {
  const text = useText<'overview'>()
  return (
    <li>
      <a href={href}>{name}</a>
      <span className="small soft">
        {text('shared.percentDone', { percent })}
        {details && ` · ${details}`}
      </span>
      <meter min={0} max={100} value={percent} aria-label={name} />
    </li>
  )
}
