import { editingTexts } from './hi/catalogue/editing.ts'
import { importFieldTexts, importTexts } from './hi/catalogue/imports.ts'
import { instituteTexts } from './hi/catalogue/institutes.ts'
import { mergeTexts } from './hi/catalogue/merge.ts'
import { rankTexts } from './hi/catalogue/ranks.ts'
import { searchTexts } from './hi/catalogue/searches.ts'
import { templateTexts } from './hi/catalogue/templates.ts'
import { callTexts } from './hi/institute/call.ts'
import { decisionTexts } from './hi/institute/decisions.ts'
import { drawTexts } from './hi/institute/draws.ts'
import { editorFieldTexts } from './hi/institute/editor-fields.ts'
import { embedTexts } from './hi/institute/embed.ts'
import { feeFieldTexts } from './hi/institute/fee-fields.ts'
import { figureTexts } from './hi/institute/figures.ts'
import { buyerFieldTexts } from './hi/institute/filters.ts'
import { mediaTexts } from './hi/institute/media.ts'
import { deliveryTexts, noticeKindTexts, noticeTexts } from './hi/institute/notices.ts'
import { partFieldTexts } from './hi/institute/part-fields.ts'
import { partTexts } from './hi/institute/parts.ts'
import { webhookTexts } from './hi/institute/webhook.ts'
import { workTexts } from './hi/institute/work.ts'
import { menuTexts } from './hi/menu.ts'
import { binTexts } from './hi/operations/bin.ts'
import { bulkTexts } from './hi/operations/bulk.ts'
import { changeDetailTexts, changeTexts } from './hi/operations/changes.ts'
import { jobTexts } from './hi/operations/jobs.ts'
import { redirectTexts } from './hi/operations/redirects.ts'
import { securityTexts } from './hi/operations/security.ts'
import { settingsTexts } from './hi/operations/settings.ts'
import { accountTexts } from './hi/people/accounts.ts'
import { applicationTexts } from './hi/people/applications.ts'
import { inboxTexts } from './hi/people/enquiries.ts'
import { enquiryTexts } from './hi/people/enquiry.ts'
import { mailTexts } from './hi/people/mails.ts'
import { ownAccountTexts } from './hi/people/own-account.ts'
import { partnerTexts } from './hi/people/partners.ts'
import { paymentTexts } from './hi/people/payments.ts'
import { reconciliationTexts } from './hi/people/reconciliation.ts'
import { reviewTexts } from './hi/people/reviews.ts'
import { teamTexts } from './hi/people/team.ts'
import { unreachableTexts } from './hi/people/unreachable.ts'
import { sharedTexts } from './hi/shared.ts'

/** The Hindi of the screens' texts, by domain. */
export const screenTexts = {
  buyerFieldTexts,
  partFieldTexts,
  feeFieldTexts,
  editorFieldTexts,
  editingTexts,
  importFieldTexts,
  importTexts,
  instituteTexts,
  searchTexts,
  templateTexts,
  callTexts,
  decisionTexts,
  drawTexts,
  mediaTexts,
  noticeTexts,
  noticeKindTexts,
  deliveryTexts,
  unreachableTexts,
  partTexts,
  workTexts,
  embedTexts,
  webhookTexts,
  figureTexts,
  menuTexts,
  bulkTexts,
  binTexts,
  redirectTexts,
  mergeTexts,
  rankTexts,
  changeDetailTexts,
  changeTexts,
  jobTexts,
  securityTexts,
  settingsTexts,
  accountTexts,
  applicationTexts,
  enquiryTexts,
  inboxTexts,
  mailTexts,
  ownAccountTexts,
  partnerTexts,
  paymentTexts,
  reconciliationTexts,
  reviewTexts,
  teamTexts,
  sharedTexts,
}
