import type { ConsentRow } from '@pravesh/contract'
import { useState } from 'react'
import { saveFile } from '../parts/save-file.ts'
import { useText } from '../shell/i18n.ts'
import { brokenEntry } from './consent-chain.ts'

/** Lets the family check in its browser that no entry of its consents was changed or taken out, and download them. */
export function CheckConsents({ rows }: { rows: readonly ConsentRow[] }) {
  const text = useText<'privacy'>()
  const [result, setResult] = useState('')
  const [newest] = rows
  if (!newest) return null
  const check = async () => {
    const broken = await brokenEntry(rows)
    const found = { count: rows.length, hash: `${newest.hash.slice(0, 16)}…` }
    setResult(broken === undefined ? text('privacy.checkOk', found) : text('privacy.checkBroken', { id: broken }))
  }
  const download = () =>
    saveFile(new Blob([JSON.stringify(rows, null, 2)], { type: 'application/json' }), 'pravesh-consents.json')
  return (
    <div className="stack">
      <p className="row-actions">
        <button type="button" className="button" onClick={() => void check()}>
          {text('privacy.check')}
        </button>
        <button type="button" className="button" onClick={download}>
          {text('privacy.download')}
        </button>
      </p>
      <p role="status">{result}</p>
    </div>
  )
}
