import { useState } from 'react'
import type { Track } from '../../stores/session.ts'
import { applyingTo } from './next-address.ts'

const key = 'track'

/** Student or parent: what was chosen on this device the last time, unless the address says where somebody wants to apply. */
export function useTrack(): [Track, (track: Track) => void] {
  const [track, setTrack] = useState<Track>(
    () => applyingTo(location.search)?.instituteType ?? (localStorage.getItem(key) === 'school' ? 'school' : 'college'),
  )
  const choose = (chosen: Track) => {
    localStorage.setItem(key, chosen)
    setTrack(chosen)
  }
  return [track, choose]
}
