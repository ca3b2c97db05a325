import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)

/** False while the browser has no network. react-query holds reads and writes back meanwhile, and sends them once it is back. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => onlineManager.isOnline())
