import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** After a rejected save, calls `open` with the fields that have errors: a part of the form that is not shown may hold them. */
export function useOpenAtError(open: (names: readonly string[]) => void) {
  const { errors, submitCount } = useFormState()
  const handled = useRef(submitCount)
  useEffect(() => {
    if (submitCount === handled.current) return
    handled.current = submitCount
    const names = Object.keys(errors)
    if (names.length > 0) open(names)
  })
}
