import './stage-line.css'
import type { ApplicationState } from '@pravesh/contract'
import { applicationSteps, stepsDone } from '../../lib/application/stages.ts'
import { useText } from '../shell/i18n.ts'

/** The usual way of an application as a line of stages, with the one where it stands. */
export function StageLine({ status }: { status: ApplicationState }) {
  const text = useText<'overview'>()
  const position = stepsDone(status)
  return (
    <ol className="stage-line" aria-label={text('overview.stepsTitle')}>
      {applicationSteps.map((step, index) => (
        <li
          key={step}
          className={index + 1 <= position ? 'done' : undefined}
          aria-current={index + 1 === position ? 'step' : undefined}
        >
          {text(`overview.step_${step}`)}
        </li>
      ))}
    </ol>
  )
}
