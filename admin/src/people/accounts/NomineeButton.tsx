import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { AccountRow, NomineeForStaff } from '@pravesh/contract'
import { accountTexts } from '@pravesh/messages/screens/people/accounts'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useId, useState } from 'react'
import { useAct } from '../../api.ts'

/** Shows who exercises the rights of a family's account. The family is shown who has opened this. */
export function NomineeButton({ account: { id, realm, name } }: { account: AccountRow }) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('accounts', 'nominee')
  const [nominee, setNominee] = useState<NomineeForStaff | null>()
  const title = useId()
  if (realm !== 'student') return null
  const label = translate(accountTexts.nominee)
  async function read() {
    const result = await act({ id })
    if ('response' in result) setNominee(result.response.data)
  }
  const lines = nominee && [nominee.name, nominee.relation, nominee.mobile, nominee.email]
  return (
    <>
      <Button size="small" loading={busy} onClick={() => void read()} aria-label={`${label}: ${name}`}>
        {label}
      </Button>
      {nominee !== undefined && (
        <Dialog open onClose={() => setNominee(undefined)} aria-labelledby={title}>
          <DialogTitle id={title}>
            {label}: {name}
          </DialogTitle>
          <DialogContent>
            <Typography>{lines ? lines.filter(Boolean).join(' · ') : translate(accountTexts.namedNobody)}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {translate(accountTexts.theFamilyIsShownWho)}
            </Typography>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setNominee(undefined)}>{translate(sharedTexts.close)}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
