import { admission } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import type { ApplicationForm, Profile } from '@pravesh/contract'
import { cached } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { keepaliveFetch } from '../../../api/keepalive.ts'
import { collegeTasks } from '../../../lib/application/college-tasks.ts'
import { pathIn } from '../../../lib/page/language.ts'
import { studentApplicationFormInfo } from '../../../stores/student.ts'
import { profileCell } from '../../account/profile/profile-cell.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { Loading } from '../../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../../shell/Screen.tsx'
import { LongForm } from '../LongForm.tsx'
import type { LongRecord, Source } from '../source.ts'

function applyRecord(data: ApplicationForm): LongRecord {
  studentApplicationFormInfo.set(data.completeness)
  return data
}
const form = () =>
  cached<LongRecord>('college-form', async (signal) =>
    applyRecord((await api().call(admission.form, {}, { signal })).data),
  )
/** Colleges that may be chosen: those on the shortlist. */
const colleges = () =>
  cached('colleges', async (signal) => {
    const { data } = await api().call(admission.shortlist, { query: { limit: 100 } }, { signal })
    const rows = data.filter(({ instituteType }) => instituteType === 'college')
    return new Map(rows.map(({ instituteId, instituteName }) => [instituteId, instituteName]))
  })

/** Details from the sign-up, or from the profile since. */
const prefillOf = ({ name, dateOfBirth, gender, email, mobile, address, city, state, pincode }: Profile) => ({
  personal: { personal: { name, dateOfBirth, gender } },
  contact: { contact: { email, mobile, line: address, city, state, pincode } },
})

/** `/student/application-form`: the form that a student fills once for all colleges. */
export default function CollegeForm(props: ScreenProps<'collegeForm' | 'longForm' | 'choices'>) {
  return (
    <Screen {...props} track="college">
      <Filled />
    </Screen>
  )
}

function Filled() {
  const language = useLanguage()
  const text = useText<'longForm'>()
  const { data, busy } = useStore(colleges())
  const profile = useStore(profileCell())
  // The form is read meanwhile.
  if ((busy && !data) || (profile.busy && !profile.data)) return <Loading cell={form()}>{() => null}</Loading>
  const source: Source = {
    cell: form(),
    tasks: collegeTasks,
    key: 'college-form',
    address: pathIn(language, '/student/application-form'),
    colleges: data ?? new Map(),
    ...(profile.data && { prefill: prefillOf(profile.data) }),
    nextLinks: [
      { label: text('longForm.toShortlist'), href: pathIn(language, '/student/shortlist') },
      { label: text('longForm.toCart'), href: pathIn(language, '/student/cart') },
    ],
    async save(section, ifUpdatedAt, leaving) {
      const { data } = await api().call(
        admission.changeForm,
        { body: { ...section, ifUpdatedAt } },
        leaving ? { fetch: keepaliveFetch } : {},
      )
      return applyRecord(data)
    },
  }
  return <LongForm source={source} />
}
