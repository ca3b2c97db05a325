import { factor } from 'virtual:endpoints'
import type { SecondFactorStatus } from '@pravesh/contract'
import { useState } from 'react'
import { touch } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { showToast } from '../../../toast/toast.ts'
import { useSend } from '../../parts/sending/use-send.ts'
import { useText } from '../../shell/i18n.ts'
import { Loading } from '../../shell/Loading.tsx'
import { factorCell } from '../privacy-cells.ts'
import { FactorForm, type Proof } from './FactorForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpApp } from './SetUpApp.tsx'

/** The second step of signing in: codes of an authenticator app, which is added, replaced by recovery codes, and removed here. */
export function SecondFactor() {
  const text = useText<'privacy'>()
  const [codes, setCodes] = useState<readonly string[]>([])
  return (
    <section className="stack" aria-labelledby="second-factor">
      <h2 id="second-factor">{text('privacy.factorTitle')}</h2>
      <p className="soft">{text('privacy.factorLead')}</p>
      {codes.length > 0 && <RecoveryCodes codes={codes} onDone={() => setCodes([])} />}
      <Loading cell={factorCell()}>
        {(status) => (status.totp ? <AppOn status={status} onCodes={setCodes} /> : <AppOff onCodes={setCodes} />)}
      </Loading>
    </section>
  )
}

type CodesProps = { onCodes: (codes: readonly string[]) => void }

function AppOff({ onCodes }: CodesProps) {
  const text = useText<'privacy'>()
  const [begun, setBegun] = useState<{ secret: string; uri: string }>()
  const { busy, run } = useSend()
  const begin = () => run(async () => setBegun((await api().call(factor.begin, {})).data))
  if (!begun)
    return (
      <p className="row-actions">
        <button type="button" className="button" aria-disabled={busy || undefined} onClick={() => void begin()}>
          {text('privacy.factorAdd')}
        </button>
      </p>
    )
  return (
    <SetUpApp secret={begun.secret} uri={begun.uri}>
      <FactorForm
        label={text('privacy.factorConfirm')}
        send={async (body) => {
          const { recoveryCodes } = await api().call(factor.confirm, { body })
          onCodes(recoveryCodes)
          setBegun(undefined)
          touch('second-factor')
        }}
      />
    </SetUpApp>
  )
}

/** One form at a time: two of the same fields on a page would have the same names. */
function AppOn({ status, onCodes }: CodesProps & { status: SecondFactorStatus }) {
  const text = useText<'privacy'>()
  const [form, setForm] = useState<'renew' | 'off'>()
  async function renew(body: Proof) {
    onCodes((await api().call(factor.recovery, { body })).recoveryCodes)
    setForm(undefined)
    touch('second-factor')
  }
  async function turnOff(body: Proof) {
    await api().call(factor.off, { body })
    touch('second-factor')
    showToast({ type: 'success', title: text('privacy.factorIsOff'), message: '', duration: 5000 })
  }
  return (
    <>
      <p>{text('privacy.factorOn', { count: status.recoveryCodesLeft })}</p>
      <p className="row-actions">
        <button type="button" className="button" aria-expanded={form === 'renew'} onClick={() => setForm('renew')}>
          {text('privacy.factorRenew')}
        </button>
        <button type="button" className="button" aria-expanded={form === 'off'} onClick={() => setForm('off')}>
          {text('privacy.factorOff')}
        </button>
      </p>
      {form === 'renew' && <FactorForm key="renew" label={text('privacy.factorRenewNow')} send={renew} />}
      {form === 'off' && <FactorForm key="off" label={text('privacy.factorOffNow')} send={turnOff} />}
    </>
  )
}
