import { formatDateTime } from '@pravesh/messages'
import type { SaveState as State } from '../../../lib/family/autosave.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'

/** One line with the state of the input: saved on the server, being sent, stored on this device, or in the page alone. */
export function SaveState({ state }: { state: State | undefined }) {
  const text = useText()
  const language = useLanguage()
  return (
    <p className="save-state" role="status" data-kind={state?.kind}>
      {state && sentence(state)}
    </p>
  )
  function sentence(now: State) {
    if (now.kind === 'saved') return text('shared.saved', { time: timeOf(now.at) })
    if (now.kind === 'saving') return text('shared.saving')
    if (now.kind === 'waiting') return text('shared.waiting')
    if (now.kind === 'kept here') return text('shared.keptHere')
    if (now.kind === 'held') return text('shared.held')
    return text(now.kind === 'stopped' ? 'shared.changedElsewhere' : 'shared.notKept')
  }
  function timeOf(timestamp: number) {
    return formatDateTime(new Date(timestamp).toISOString(), language).split(', ')[1] ?? ''
  }
}
