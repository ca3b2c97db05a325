import { student } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import type { CartItem, ShortlistRow } from '@pravesh/contract'
import { formatRupees } from '@pravesh/messages'
import { useState } from 'react'
import { touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { applicationAddress, payAddress } from '../../lib/family/family-address.ts'
import { pathIn } from '../../lib/page/language.ts'
import { showToast } from '../../toast/toast.ts'
import { className } from '../parts/class-name.ts'
import { CourseForm } from '../parts/course/CourseForm.tsx'
import { courseOptions } from '../parts/course/course-options.ts'
import { courseText } from '../parts/course/course-text.ts'
import { changeCartCourse } from '../parts/course/save-course.ts'
import { Institute } from '../parts/institute/Institute.tsx'
import { useSend } from '../parts/sending/use-send.ts'
import { ownFee } from '../payments/pay/own-fee.ts'
import { findExact } from '../payments/pay/payment-query.ts'
import { useLanguage, useText } from '../shell/i18n.ts'

type Props = { line: CartItem; childName: string | undefined; shortlist: readonly ShortlistRow[] }

/** A fee in the cart: its purpose, and the payment link. At a college with courses on record the course comes first. */
export function CartLine({ line, childName, shortlist }: Props) {
  const { id, instituteType, instituteId, instituteName: name, instituteUrl, amount, admitting, feesType } = line
  const text = useText<'cart' | 'choices' | 'course' | 'ownFee'>()
  const language = useLanguage()
  const { busy, run } = useSend()
  const application = findExact(line, shortlist)?.application
  const grade = application?.class ?? null
  const [isChanging, setChanging] = useState(false)
  const isCourseOpen = instituteType === 'college' && line.course === null
  const { data: options, error } = useStore(courseOptions(isCourseOpen ? instituteId : 0))
  // If the college's courses cannot be read, payment is not blocked.
  const isPayable = admitting === 'open' && !(isCourseOpen && !error && options?.length !== 0)
  const remove = () =>
    run(async () => {
      await api().call(student.removeCart, { query: { id }, body: { id } })
      touch('cart', 'dashboard')
      showToast({ type: 'success', title: text('cart.removed'), message: name })
    })
  return (
    <li className="line">
      <Institute
        type={instituteType}
        id={instituteId}
        name={name}
        place={line.institutePlace}
        logo={line.instituteLogo}
        href={instituteUrl && pathIn(language, `/${instituteType}/${instituteUrl}`)}
      >
        {line.courseName && <p>{courseText(line)}</p>}
        <p className="small soft">
          {[
            text(`choices.fee_${feesType}`),
            childName && text('cart.forChild', { name: childName }),
            grade !== null && className(text, grade),
            application?.session,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="small soft">{ownFee(line.formFee, text, language)}</p>
        {admitting !== 'open' && <p>{text('cart.notNow', { why: text(`choices.admitting_${admitting}`) })}</p>}
      </Institute>
      {(isCourseOpen || isChanging) && (
        <CourseForm
          college={instituteId}
          name={name}
          label={text('course.save')}
          value={line}
          onSave={(choice) => changeCartCourse(line, shortlist, choice)}
          {...(isChanging && { onClose: () => setChanging(false) })}
        />
      )}
      <p className="row-actions">
        {isPayable && (
          <a className="button act" href={payAddress(language, line)}>
            {text('cart.pay', { amount: formatRupees(amount / 100, language) })}
            <span className="away">: {name}</span>
          </a>
        )}
        <a className="button" href={applicationAddress(language, line)}>
          {text('cart.open')}
          <span className="away">: {name}</span>
        </a>
        {line.course !== null && !isChanging && (
          <button type="button" className="button" onClick={() => setChanging(true)}>
            {text('course.change')}
            <span className="away">: {name}</span>
          </button>
        )}
        <button type="button" className="button" aria-disabled={busy || undefined} onClick={() => void remove()}>
          {text('shared.remove')}
          <span className="away">: {name}</span>
        </button>
      </p>
    </li>
  )
}
