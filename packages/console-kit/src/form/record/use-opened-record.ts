import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useUnsaved } from '../../page/unsaved.tsx'

/** The record that the page's form works on: a new read of it waits until nothing is unsaved, for it would reset the form. */
export function useOpenedRecord<R extends RaRecord>(record: R | undefined): R | undefined {
  const { unsaved } = useUnsaved()
  const [opened, setOpened] = useState(record)
  const current = unsaved && opened?.id === record?.id ? opened : record
  if (current !== opened) setOpened(current)
  return current
}
