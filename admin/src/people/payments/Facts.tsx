import ContentCopy from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MuiLink from '@mui/material/Link'
import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import { DescriptionList } from '@pravesh/console-kit/page/DescriptionList'
import type { StaffPaymentDetails } from '@pravesh/contract'
import type { Message } from '@pravesh/messages/consoles'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { paymentTexts } from '@pravesh/messages/screens/people/payments'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router-dom'

/** A number of the gateway or of ours, with a button that copies it. */
function CopyableId({ label, value }: { label: string; value: string }) {
  const { translate } = useTranslations()
  const notify = useNotify()
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => notify(translate(paymentTexts.copied)),
      () => notify(translate(paymentTexts.itCouldNotBeCopied), { type: 'warning' }),
    )
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, my: -0.5, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ minWidth: 0 }}>
        {value}
      </Box>
      <IconButton size="small" aria-label={`${translate(paymentTexts.copy)}: ${label}`} onClick={() => void copy()}>
        <ContentCopy fontSize="inherit" />
      </IconButton>
    </Box>
  )
}

/** Payer, purpose, and reference numbers. */
export function Facts({ payment }: { payment: StaffPaymentDetails }) {
  const { text, translate } = useTranslations()
  const { payer, instituteType, instituteId, instituteName, application, applicationStatus, feesType } = payment
  const { courseName, childName, orderId, paymentId, receiptNumber } = payment
  const copyable = (label: Message, value: string | null): [Message, ReactNode] => [
    label,
    value && <CopyableId label={translate(label)} value={value} />,
  ]
  const rows: readonly (readonly [Message, ReactNode])[] = [
    [paymentTexts.whoPaid, payer.name],
    [paymentTexts.child, childName],
    [
      sharedTexts.institute,
      <MuiLink key="institute" component={Link} to={`/${instituteType}s/edit/${instituteId}`}>
        {instituteName}
      </MuiLink>,
    ],
    [menuTexts.course, courseName],
    [paymentTexts.fee, optionLabel(feesType)],
    [
      sharedTexts.application,
      <MuiLink key="application" component={Link} to={`/applications/${application}`}>
        {application} · {text(`applicationStatus.${applicationStatus}`)}
      </MuiLink>,
    ],
    copyable(paymentTexts.receipt, receiptNumber),
    copyable(paymentTexts.orderId, orderId),
    copyable(paymentTexts.paymentId, paymentId),
  ]
  const descriptions = rows
    .filter(([, value]) => Boolean(value))
    .map(([label, value]) => ({ name: label.key, label: translate(label), value }))
  return <DescriptionList descriptions={descriptions} labelWidth={140} columnGap={2} />
}
