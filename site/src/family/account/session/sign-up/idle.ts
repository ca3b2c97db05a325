import { useEffect } from 'react'
import { dropTicket } from './ticket.ts'

const idleMinutes = 15
const key = 'sign-up-used'
const signs = ['input', 'pointerdown', 'keydown'] as const

/** Erases the sign-up data of this tab: the input, and the ticket of the verified mobile. */
function eraseSignUp(): void {
  for (const name of Object.keys(sessionStorage)) if (name.includes(':sign-up:')) sessionStorage.removeItem(name)
  sessionStorage.removeItem(key)
  dropTicket()
}

const isIdle = () => Date.now() - Number(sessionStorage.getItem(key) ?? Date.now()) > idleMinutes * 60_000

/**
 * Ends a sign-up that was idle for a quarter of an hour: in a café the next person would open an account under the first one's mobile.
 * Call it before the stored data is read; in the browser alone.
 */
export function endIdleSignUp(): void {
  if (isIdle()) eraseSignUp()
}

/** Records activity, and calls `onEnd` after a period without it; returns a function that stops this. */
export function watchIdle(onEnd: () => void): () => void {
  const note = () => sessionStorage.setItem(key, String(Date.now()))
  note()
  for (const sign of signs) addEventListener(sign, note, { passive: true })
  const watch = setInterval(() => {
    if (!isIdle()) return
    eraseSignUp()
    onEnd()
  }, 30_000)
  return () => {
    clearInterval(watch)
    for (const sign of signs) removeEventListener(sign, note)
  }
}

/** The same while a component is mounted. */
export const useIdleEnd = (onEnd: () => void): void => useEffect(() => watchIdle(onEnd), [onEnd])
