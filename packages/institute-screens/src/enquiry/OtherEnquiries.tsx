import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { OtherEnquiry } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { Link } from 'react-router-dom'
import { kindLabel } from './kind-label.ts'

type OtherEnquiriesProps = {
  enquiries: readonly OtherEnquiry[] | undefined
  pathOf: (enquiry: OtherEnquiry) => string
}

/** What the same person asked besides, each a link; nothing where that is all. */
export function OtherEnquiries({ enquiries, pathOf }: OtherEnquiriesProps) {
  const { translate, language } = useTranslations()
  if (!enquiries || enquiries.length === 0) return null
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {translate(enquiryTexts.moreOfThisPerson)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <MuiLink component={Link} to={pathOf(enquiry)}>
              {kindLabel(enquiry.kind)} · {enquiry.reference}
            </MuiLink>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {formatDate(enquiry.createdAt, language)} · {optionLabel(enquiry.status)}
            </Typography>
          </li>
        ))}
      </Box>
    </Paper>
  )
}
