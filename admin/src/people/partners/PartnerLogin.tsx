import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { AccountRow, Partner } from '@pravesh/contract'
import { partnerTexts } from '@pravesh/messages/screens/people/partners'
import { useGetList } from 'react-admin'
import { useAct } from '../../api.ts'
import { ManagedInstitutes } from '../accounts/ManagedInstitutes.tsx'
import { UnlinkButton } from '../accounts/UnlinkButton.tsx'

const pagination = { page: 1, perPage: 1 }
const sort = { field: 'id', order: 'ASC' as const }
const maxShown = 20

/** Sends the link for the first sign-in again, for as long as no password has been chosen: it may have expired, or the mail was lost. */
function LinkAgain({ us_id }: { us_id: number }) {
  const { translate } = useTranslations()
  const { act, busy, canAct } = useAct('partners', 'sendLink')
  if (!canAct) return null
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1.5, mb: 1 }}>
        {translate(partnerTexts.theyHaveNotChosenA)}
      </Typography>
      <Button variant="outlined" loading={busy} onClick={() => void act({ id: us_id, data: {} })}>
        {translate(partnerTexts.sendTheLinkAgain)}
      </Button>
    </>
  )
}

/** The login of an approval: its institutes, which can be removed, and its sign-in method. */
export function PartnerLogin({ partner, login }: { partner: Partner; login: number }) {
  const { translate } = useTranslations()
  const { data } = useGetList<AccountRow>('accounts', { filter: { realm: 'buyer', id: login }, pagination, sort })
  const account = data?.[0]
  if (!account) return null
  const { institutes, passwordPending, suspended: isSuspended } = account
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={translate(partnerTexts.theirLoginManages)}
      sx={{ p: 2, mb: 2 }}
    >
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {translate(partnerTexts.theirLoginManages)}
      </Typography>
      <Typography component="div" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {institutes && institutes.total > 0 ? (
          <ManagedInstitutes institutes={institutes} max={maxShown} />
        ) : (
          translate(partnerTexts.noInstitute)
        )}
      </Typography>
      <Box sx={{ mt: 1, ml: -0.5 }}>
        <UnlinkButton account={account} />
      </Box>
      {isSuspended && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {translate(partnerTexts.thisLoginIsSuspended)}
        </Typography>
      )}
      {!isSuspended && passwordPending && <LinkAgain us_id={partner.id} />}
      {!isSuspended && !passwordPending && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {translate(partnerTexts.theySignInWithThe)}
        </Typography>
      )}
    </Paper>
  )
}
