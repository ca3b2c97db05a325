import { useEffect, useState } from 'react'

const minuteMs = 60_000
const currentMinute = () => Math.floor(Date.now() / minuteMs)

/** The current minute since 1970. Its component renders again once a minute: what it says of now remains true while a page is open. */
export function useMinute(): number {
  const [minute, setMinute] = useState(currentMinute)
  useEffect(() => {
    const timer = setInterval(() => setMinute(currentMinute()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return minute
}
