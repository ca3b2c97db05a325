import { admission } from 'virtual:endpoints'
import type { CartItem, ShortlistRow } from '@pravesh/contract'
import { formatRupees } from '@pravesh/messages'
import { touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { payAddress } from '../../lib/family/family-address.ts'
import { pathIn } from '../../lib/page/language.ts'
import { showToast } from '../../toast/toast.ts'
import { courseText } from '../parts/course/course-text.ts'
import { ListedCourse } from '../parts/course/ListedCourse.tsx'
import { Institute } from '../parts/institute/Institute.tsx'
import { ConfirmButton } from '../parts/sending/ConfirmButton.tsx'
import { useLanguage, useText } from '../shell/i18n.ts'

/** `waits`: its fee in the cart. */
type Props = {
  row: ShortlistRow
  waits: CartItem | undefined
  ticked: boolean
  full: boolean
  onTick: (on: boolean) => void
}
/** One institute of the list: the status of its application, and the actions. */
export function Listed({ row, waits, ticked, full, onTick }: Props) {
  const {
    id,
    instituteType,
    instituteName: name,
    instituteUrl,
    instituteId,
    child,
    childName,
    course,
    admitting,
    application,
  } = row
  const text = useText<'shortlist' | 'stage' | 'choices' | 'course'>()
  const language = useLanguage()
  const remove = async () => {
    await api().call(admission.removeShortlist, { query: { id }, body: { id } })
    touch('shortlist', 'dashboard')
    showToast({ type: 'success', title: text('shortlist.removed'), message: name })
  }
  const unpaid = !application || application.status === 'draft' || application.status === 'payment_pending'
  const actions = (
    <>
      {unpaid && admitting === 'open' && (
        <a
          className="button act"
          href={
            waits
              ? payAddress(language, waits)
              : `${pathIn(language, '/student/cart')}?add=${instituteType}:${instituteId}${child ? `&child=${child}` : ''}${course ? `&course=${course}` : ''}`
          }
        >
          {waits
            ? text('shortlist.pay', { amount: formatRupees(waits.amount / 100, language) })
            : text('shortlist.apply')}
          <span className="away">: {name}</span>
        </a>
      )}
      {(application || admitting !== 'not-here') && (
        <a className="button" href={`${pathIn(language, '/student/application')}?id=${id}`}>
          {text(application ? 'shortlist.open' : 'shortlist.start')}
          <span className="away">: {name}</span>
        </a>
      )}
      <ConfirmButton
        label={text('shortlist.remove')}
        accessibleName={`${text('shortlist.remove')}: ${name}`}
        title={text('shortlist.removeSure', { name })}
        act={remove}
      >
        <p>{text('shortlist.removeLead')}</p>
      </ConfirmButton>
    </>
  )
  return (
    <li className="line">
      <label className="choice">
        <input
          type="checkbox"
          checked={ticked}
          disabled={full && !ticked}
          aria-label={text('shortlist.tick', { name })}
          onChange={({ target }) => onTick(target.checked)}
        />
        <Institute
          type={instituteType}
          id={instituteId}
          name={name}
          place={row.institutePlace}
          logo={row.instituteLogo}
          href={instituteUrl && pathIn(language, `/${instituteType}/${instituteUrl}`)}
        >
          {instituteType === 'college' && (
            <span className={course === null ? 'small soft' : 'small'}>
              {courseText(row) || text('course.notChosen')}{' '}
            </span>
          )}
          {childName && <span className="small soft">{text('shortlist.forChild', { name: childName })} </span>}
          <span className={application ? 'tag good' : 'tag'}>
            {application ? text(`stage.${application.status}`) : text(`choices.admitting_${admitting}`)}
          </span>{' '}
          {waits && <span className="tag">{text('shortlist.inCart')}</span>}
        </Institute>
      </label>
      {instituteType === 'college' ? (
        <ListedCourse row={row} unpaid={unpaid}>
          {actions}
        </ListedCourse>
      ) : (
        <div className="row-actions">{actions}</div>
      )}
    </li>
  )
}
