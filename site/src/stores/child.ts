import { persistentAtom } from '@nanostores/persistent'

/** Of which child the screens of a parent speak, by its id; remembered in this browser until signing out clears it. */
export const chosenChild = persistentAtom<number | undefined>('child', undefined, {
  encode: (id) => String(id ?? ''),
  decode: (text) => Number(text) || undefined,
})
export const chooseChild = (id: number): void => chosenChild.set(id)

/** The chosen child, or the first: another account's, or a deleted one, is ignored. */
export const selectedChildOf = <C extends { id: number }>(
  children: readonly C[],
  id: number | undefined,
): C | undefined => children.find((child) => child.id === id) ?? children[0]
