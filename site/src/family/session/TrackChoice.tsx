import type { Track } from '../../stores/session.ts'
import { useText } from '../shell/spoken.ts'

const tracks = ['college', 'school'] as const

/** Student or parent: the two are accounts of their own, also where one mobile has both. */
export function TrackChoice({ track, onChoose }: { track: Track; onChoose: (track: Track) => void }) {
  const text = useText<'session'>()
  return (
    <fieldset className="tracks">
      <legend>{text('session.iAm')}</legend>
      {tracks.map((one) => (
        <label key={one} className="choice">
          <input type="radio" name="student_type" value={one} checked={track === one} onChange={() => onChoose(one)} />
          <span>
            <strong>{text(`session.${one}`)}</strong> <small className="soft">{text(`session.${one}Hint`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
