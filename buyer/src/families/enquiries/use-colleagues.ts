import type { EnquiryColleague } from '@pravesh/contract'
import { useRead } from '../../api.ts'

type Colleagues = { colleagues: readonly EnquiryColleague[]; me: EnquiryColleague | undefined }

/** People of the institute whom an enquiry can be given to, and which of them is signed in: undefined where that person may not answer. */
export function useColleagues(): Colleagues {
  const { data: response } = useRead('colleagues', 'list')
  const colleagues = response?.data ?? []
  return { colleagues, me: colleagues.find(({ isSelf }) => isSelf) }
}
