import { saveFile } from '../../parts/save-file.ts'
import { useText } from '../../shell/i18n.ts'

/** Recovery codes, which are shown this once: to write down, or to save. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = useText<'privacy'>()
  const save = () => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'pravesh-recovery-codes.txt')
  return (
    <div className="stack" role="status">
      <p>{text('privacy.factorCodes')}</p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="row-actions">
        <button type="button" className="button" onClick={save}>
          {text('privacy.factorSave')}
        </button>
        <button type="button" className="button" onClick={onDone}>
          {text('privacy.factorKept')}
        </button>
      </p>
    </div>
  )
}
