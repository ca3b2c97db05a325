import type { Message } from '@pravesh/messages/consoles'
import { instituteTexts } from '@pravesh/messages/screens/catalogue/institutes'
import { sharedTexts } from '@pravesh/messages/screens/shared'

export type BulkAction = 'published' | 'archived' | 'deleted'

/** Texts of the dialog of each action. */
export const actionTexts: Readonly<
  Record<BulkAction, { question: Message<`${string}{count}${string}`>; warning: Message; confirm: Message }>
> = {
  published: {
    question: instituteTexts.publishCountSelected,
    warning: instituteTexts.eachBecomesPublicOnThe,
    confirm: instituteTexts.publishNow,
  },
  archived: {
    question: instituteTexts.archiveCountSelected,
    warning: instituteTexts.eachIsTakenOffThe,
    confirm: instituteTexts.archive,
  },
  deleted: {
    question: instituteTexts.deleteCountSelected,
    warning: instituteTexts.eachIsDeletedWithIts,
    confirm: sharedTexts.delete,
  },
}
