import { type RaRecord, useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin'

/** The address of a record in the list: its page if the resource has one, else its editor, unless the list declares another. */
export function useRecordPath(
  pathOf: ((record: RaRecord) => string | undefined) | undefined,
): (record: RaRecord) => string {
  const resource = useResourceContext() ?? ''
  const { hasShow } = useResourceDefinition()
  const createPath = useCreatePath()
  return (record) => pathOf?.(record) ?? createPath({ resource, type: hasShow ? 'show' : 'edit', id: record.id })
}
