import { useText } from '../../shell/i18n.ts'
import type { UploadState } from './use-upload.ts'

/** Progress of an upload, updated continuously and announced at each quarter; with a cancel button. */
export function UploadProgress({ state, onCancel }: { state: UploadState; onCancel: () => void }) {
  const text = useText<'documents'>()
  const quarter = state.kind === 'sending' ? Math.floor(state.part * 4) * 25 : 0
  return (
    <div className="upload">
      {state.kind !== 'idle' && (
        <p className="row-actions">
          {state.kind === 'sending' ? (
            <progress value={state.part} aria-label={text('documents.uploading')} />
          ) : (
            <progress aria-label={text('documents.uploading')} />
          )}
          <button type="button" className="button" onClick={onCancel}>
            {text('shared.cancel')}
          </button>
        </p>
      )}
      <p role="status" className={state.kind === 'idle' ? 'wrong' : 'soft'}>
        {state.kind === 'preparing' && text('documents.preparing')}
        {state.kind === 'sending' && text('documents.percent', { percent: quarter })}
        {state.kind === 'idle' && state.ended && text(`documents.${state.ended}`)}
      </p>
    </div>
  )
}
