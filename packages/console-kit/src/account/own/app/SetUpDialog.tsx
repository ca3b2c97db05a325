import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ownAccountTexts } from '@pravesh/messages/screens/people/own-account'
import { useTranslations } from '../../../language/translations.ts'
import { useAct } from '../account-calls.ts'
import { ProofDialog, proofFields } from '../ProofDialog.tsx'
import { QrCode } from './QrCode.tsx'
import { useCopy } from './use-copy.ts'

type SetUpProps = {
  secret: string
  uri: string
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
}

/** Gives an authenticator app its secret, as a QR code and as text, and turns its codes on with the first of them. */
export function SetUpDialog({ secret, uri, onCodes, onClose }: SetUpProps) {
  const { text, translate } = useTranslations()
  const { busy, act } = useAct('account', 'confirmApp', { fields: proofFields })
  const copy = useCopy()
  return (
    <ProofDialog
      title={translate(ownAccountTexts.setUp)}
      submit={translate(ownAccountTexts.turnOn)}
      lead={`${translate(ownAccountTexts.scan)} ${text('account.othersEnd')}`}
      busy={busy}
      asksCode
      codeHelp={translate(ownAccountTexts.codeHelp)}
      onClose={onClose}
      send={async ({ current_password, code = '' }) => {
        const result = await act({ data: { current_password, code } })
        if ('response' in result) onCodes(result.response.recoveryCodes)
        return result
      }}
    >
      <QrCode value={uri} label={translate(ownAccountTexts.qrCode)} />
      <Box>
        <Typography variant="body2">{translate(ownAccountTexts.secret)}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
            {secret.replace(/.{4}(?=.)/g, '$& ')}
          </Box>
          <Button size="small" onClick={() => copy(secret)}>
            {translate(ownAccountTexts.copySecret)}
          </Button>
        </Box>
      </Box>
    </ProofDialog>
  )
}
