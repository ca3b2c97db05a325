import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { RecordEdit } from '@pravesh/console-kit/form/record/RecordEdit'
import type { StaffApplication, StaffPayment } from '@pravesh/contract'
import { ApplicationRecord } from '@pravesh/institute-screens/application/ApplicationRecord'
import { fieldLabel } from '@pravesh/institute-screens/record/field-label'
import { dayInIndia, formatDate } from '@pravesh/messages'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { applicationTexts } from '@pravesh/messages/screens/people/applications'
import { useGetList, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'

/** Names and validity of the documents: their content is for the institute alone. */
function DocumentNames({ documents }: Pick<StaffApplication, 'documents'>) {
  const { translate, language } = useTranslations()
  const state = (expires: string | null) =>
    expires &&
    (expires < dayInIndia(new Date()) ? `${translate(applicationTexts.expired)} ${formatDate(expires, language)}` : '')
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate(applicationTexts.documentsAreListedNotOpened)}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {documents.map(({ id, type, title, expires }) => (
          <Typography component="li" variant="body2" key={id} sx={{ overflowWrap: 'anywhere' }}>
            {[title, fieldLabel(type), state(expires)].filter(Boolean).join(' · ')}
          </Typography>
        ))}
      </Box>
    </>
  )
}

const pagination = { page: 1, perPage: 1 }
const sort = { field: 'id', order: 'DESC' as const }

/** The payment of the fee with this receipt. */
function PaymentLink({ receiptNumber }: { receiptNumber: string }) {
  const { translate } = useTranslations()
  const { data } = useGetList<StaffPayment>('payments', { filter: { q: receiptNumber }, pagination, sort })
  const payment = data?.[0]
  if (!payment) return null
  return (
    <MuiLink component={Link} to={`/payments/${payment.id}/show`}>
      {translate(menuTexts.payment)}: {receiptNumber}
    </MuiLink>
  )
}

function Application() {
  const application = useRecordContext<StaffApplication>()
  const { translate } = useTranslations()
  if (!application) return null
  const { instituteType, instituteId, instituteName, documents, moves, receiptNumber } = application
  return (
    <ApplicationRecord
      application={application}
      detail={
        <>
          <MuiLink component={Link} to={`/${instituteType}s/edit/${instituteId}`}>
            {instituteName}
          </MuiLink>
          {receiptNumber !== null && <PaymentLink receiptNumber={receiptNumber} />}
        </>
      }
      above={
        moves.length > 0 && (
          <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
            {translate(applicationTexts.aMoveThatYouMake)}
          </Alert>
        )
      }
      documents={<DocumentNames documents={documents} />}
      questions={applicationTexts.repliesToTheInstitutesQuestions}
    />
  )
}

/** One application as the family sent it, without the contents of its documents, with its history and the moves that are open. */
export const ApplicationPage = () => (
  <RecordEdit recordLabel="application.one" redirect={false}>
    <Application />
  </RecordEdit>
)
