import { admission } from 'virtual:endpoints'
import type { InstituteType } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { api } from '../../api/client.ts'
import { user } from '../../stores/session.ts'
import { showToast } from '../../toast/toast.ts'

export type ShortlistMessages = { added: string; already: string; failed: string }

/** Adds an institute to the shortlist of the signed-in account. Its entry here stays in any case. */
export async function putOnShortlist(
  instituteType: InstituteType,
  instituteId: number,
  { added, already, failed }: ShortlistMessages,
): Promise<void> {
  if (!user.get()) return
  try {
    await api().call(admission.addShortlist, { body: { instituteType, instituteId } })
    showToast({ type: 'success', title: added, message: '' })
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.requestId !== undefined
    const isListed = error instanceof ApiError && error.code === 'ALREADY_SHORTLISTED'
    if (isListed) showToast({ type: 'warning', title: already, message: '' })
    else showToast({ message: (isAnswer && error.message) || failed, duration: 5000 })
  }
}
