import { pathIn } from '../../../lib/page/language.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'
import type { ApplicationRecord } from '../application-record.ts'

const sections = ['parents', 'address', 'emergency', 'previousSchool', 'medical', 'transport', 'declaration'] as const

/** Optional sections, listed only if they are filled. */
const ifItApplies: readonly string[] = ['previousSchool', 'medical']

/** The parts of the common form that the institute reads with the answers above, and a link to change them. */
export function CommonPart({ form }: { form: ApplicationRecord }) {
  const { instituteType, instituteName: name, common, child, childName } = form
  const text = useText<'application' | 'formSection'>()
  const language = useLanguage()
  if (instituteType === 'college')
    return (
      <div className="panel common">
        <h3>{text('application.commonTitle', { name })}</h3>
        <p>{text('application.collegeLead')}</p>
        <a className="button" href={pathIn(language, '/student/application-form')}>
          {text('application.openForm')}
        </a>
      </div>
    )
  if (child === null) return null
  const isThere = (section: (typeof sections)[number]) => {
    const value = common?.[section]
    return value != null && (!Array.isArray(value) || value.length > 0)
  }
  return (
    <div className="panel common">
      <h3>{text('application.commonTitle', { name })}</h3>
      <p>{text('application.commonLead', { child: childName ?? '' })}</p>
      <ul className="common-sections">
        {sections
          .filter((section) => isThere(section) || !ifItApplies.includes(section))
          .map((section) => (
            <li key={section}>
              <span>{text(`formSection.${section}`)}</span>
              <span className={isThere(section) ? 'tag good' : 'tag'}>
                {text(isThere(section) ? 'application.sectionThere' : 'application.sectionMissing')}
              </span>
            </li>
          ))}
      </ul>
      <a className="button" href={`${pathIn(language, '/student/child')}?id=${child}`}>
        {text('application.openForm')}
      </a>
    </div>
  )
}
