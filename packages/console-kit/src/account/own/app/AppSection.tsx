import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { SecondFactorStatus } from '@pravesh/contract'
import { ownAccountTexts } from '@pravesh/messages/screens/people/own-account'
import { useState } from 'react'
import { useTranslations } from '../../../language/translations.ts'
import { useAct } from '../account-calls.ts'
import { ProofDialog, proofFields } from '../ProofDialog.tsx'
import { Section } from '../Section.tsx'
import { SetUpDialog } from './SetUpDialog.tsx'

type AppProps = { factors: SecondFactorStatus; onCodes: (codes: readonly string[]) => void }

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('account', 'turnAppOff', { fields: proofFields })
  return (
    <ProofDialog
      title={translate(ownAccountTexts.turnOffApp)}
      submit={translate(ownAccountTexts.turnOff)}
      lead={translate(ownAccountTexts.turnOffLead)}
      busy={busy}
      asksCode
      onClose={onClose}
      send={({ current_password, code = '' }) => act({ data: { current_password, code } })}
    />
  )
}

function RenewDialog({ factors, onCodes, onClose }: AppProps & { onClose: () => void }) {
  const { text, translate } = useTranslations()
  const { busy, act } = useAct('account', 'renewCodes', { fields: proofFields })
  return (
    <ProofDialog
      title={translate(ownAccountTexts.newCodes)}
      submit={translate(ownAccountTexts.newCodes)}
      lead={`${translate(ownAccountTexts.newCodesLead)} ${text('account.othersEnd')}`}
      busy={busy}
      asksCode={factors.totp}
      onClose={onClose}
      send={async (proof) => {
        const result = await act({ data: proof })
        if ('response' in result) onCodes(result.response.recoveryCodes)
        return result
      }}
    />
  )
}

/** The authenticator app: set up, turned off; and the recovery codes of all factors. */
export function AppSection({ factors, onCodes }: AppProps) {
  const { translate } = useTranslations()
  const [dialog, setDialog] = useState<'off' | 'renew' | { secret: string; uri: string }>()
  const { busy, act } = useAct('account', 'beginApp')
  const close = () => setDialog(undefined)
  const { totp: isOn, passkeys, recoveryCodesLeft } = factors
  async function begin() {
    const result = await act({})
    if ('response' in result) setDialog(result.response.data)
  }
  return (
    <Section
      title={translate(ownAccountTexts.app)}
      lead={translate(isOn ? ownAccountTexts.appIsOn : ownAccountTexts.appIsOff)}
    >
      {(isOn || passkeys.length > 0) && (
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          {translate(ownAccountTexts.codesLeft, { count: recoveryCodesLeft })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isOn && (
          <Button variant="outlined" loading={busy} onClick={() => void begin()}>
            {translate(ownAccountTexts.setUp)}
          </Button>
        )}
        {isOn && (
          <Button variant="outlined" color="error" onClick={() => setDialog('off')}>
            {translate(ownAccountTexts.turnOffApp)}
          </Button>
        )}
        {(isOn || passkeys.length > 0) && (
          <Button variant="outlined" onClick={() => setDialog('renew')}>
            {translate(ownAccountTexts.newCodes)}
          </Button>
        )}
      </Box>
      {dialog === 'off' && <TurnOffDialog onClose={close} />}
      {dialog === 'renew' && <RenewDialog factors={factors} onCodes={onCodes} onClose={close} />}
      {typeof dialog === 'object' && <SetUpDialog {...dialog} onCodes={onCodes} onClose={close} />}
    </Section>
  )
}
