import type { EnquiryColleague } from '@pravesh/contract'
import { useResourceContext } from 'react-admin'
import { useRead } from '../../api.ts'

type Colleagues = { colleagues: readonly EnquiryColleague[]; me: EnquiryColleague | undefined }

/** People of the institute whom an enquiry can be given to, and which of them is signed in: undefined where that person may not answer. */
export function useColleagues(): Colleagues {
  const isAdmission = useResourceContext()?.endsWith('admission-enquiries')
  const { data: response } = useRead(isAdmission ? 'admission-enquiries' : 'general-enquiries', 'colleagues')
  const colleagues = response?.data ?? []
  return { colleagues, me: colleagues.find(({ isSelf }) => isSelf) }
}
