import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import { RecordEdit } from '@pravesh/console-kit/form/RecordEdit'
import type { Partner } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { EditButton, ListButton, useRecordContext } from 'react-admin'
import { useAct } from '../api.ts'
import { PartnerMoves } from './PartnerMoves.tsx'
import { Rows } from './Rows.tsx'

/** Letters open where they lie: an address of ours, or of another site. */
const proofOf = (proof: readonly string[]) =>
  proof.length > 0 &&
  proof.map((address) => (
    <MuiLink key={address} href={address} target="_blank" rel="noreferrer" sx={{ mr: 1 }}>
      {address.split('/').at(-1)}
    </MuiLink>
  ))

/** Sends the link for the first sign-in again: it may have expired, or the mail was lost. */
function LoginLink({ us_id }: { us_id: number }) {
  const { translate } = useTranslations()
  const { act, busy } = useAct('partners', 'sendLink')
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {translate('They have a login. The link for the first sign-in was mailed to them, and works for seven days.')}
      </Typography>
      <Button variant="outlined" loading={busy} onClick={() => void act({ id: us_id, data: {} })}>
        {translate('Send the link again')}
      </Button>
    </>
  )
}

function PartnerRecord() {
  const partner = useRecordContext<Partner>()
  const { translate, language } = useTranslations()
  if (!partner) return null
  const { name, instituteType, status, createdAt, timeline, buyer } = partner
  return (
    <>
      <PageHead
        title={name}
        detail={`${optionLabel(instituteType)} · ${optionLabel(status)} · ${formatDateTime(createdAt, language)}`}
        actions={
          <>
            {status !== 'approved' && <EditButton />}
            <ListButton label={translate('All applications')} />
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <div>
          <Rows
            title={translate('What they say')}
            rows={[
              ['Who applies', [partner.person, partner.role].filter(Boolean).join(', ')],
              [
                'E-mail',
                <MuiLink key="mail" href={`mailto:${partner.email}`}>
                  {partner.email}
                </MuiLink>,
              ],
              [
                'Mobile',
                <MuiLink key="call" href={`tel:${partner.mobile}`}>
                  {partner.mobile}
                </MuiLink>,
              ],
              ['Code', partner.code],
              ['City', partner.city],
              ['Website', partner.website],
              ['Proof', proofOf(partner.proof)],
              ['Remarks', partner.remarks],
            ]}
          />
        </div>
        <div>
          <PartnerMoves key={partner.updatedAt} partner={partner} />
          <Rows
            title={translate('What happened')}
            rows={timeline.map(({ to, by: author, at: movedAt }) => [
              optionLabel(to),
              `${author} · ${formatDateTime(movedAt, language)}`,
            ])}
          />
          {buyer !== null && <LoginLink us_id={partner.id} />}
        </div>
      </Box>
    </>
  )
}

/** An application of an institute, beside what we have on record, with its next steps. */
export const PartnerPage = () => (
  <RecordEdit recordLabel={{ declared: 'Partner application' }} redirect={false}>
    <PartnerRecord />
  </RecordEdit>
)
